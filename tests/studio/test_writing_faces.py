"""Sentences that live by the face, written in the window with real keys and clicks, in few of them."""

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

import signer.library
from body_model.face_shapes import FACE_SHAPES
from nonmanuals import catalogue
from signer.document.inserting import insert_sign
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact
from signer.files import load_sign, read_sign
from signer.files.writing import sign_bytes
from signer.motion.face.track import face_at
from signer.motion.pose import MET_M
from signer.motion.posing import pose_at
from signer.studio.panels.face.cards import UNREVIEWED, section_of
from signer.studio.panels.face.panel import FacePanel
from signer.studio.widgets.found_list import ID_ROLE
from signer.studio.window import Window
from tests.helpers.windows import child

LIBRARY = Path(str(signer.library.__file__)).parent / "signs"
CTRL = Qt.KeyboardModifier.ControlModifier
APART_S = 0.3


def opened(window: Window, *glosses: str) -> list[str]:
    """Open a sign made of others one after the other; the first key of each on the dominant track."""
    sign, at_s, firsts = Sign(gloss=" ".join(glosses)), 0.0, []
    for gloss in glosses:
        known = {key.id for key in sign.hand("dominant").keys}
        sign = insert_sign(load_sign(LIBRARY / f"{gloss}.sign"), at_s)(sign)
        firsts.append(next(key.id for key in sign.hand("dominant").keys if key.id not in known))
        at_s = max(key.end_s for key in sign.hand("dominant").keys) + APART_S
    window.session.open_sign(sign, None)
    return firsts


class Hand:
    """A hand on mouse and keyboard that counts what it does."""

    def __init__(self, window: Window) -> None:
        self.window, self.clicks, self.keys = window, 0, 0

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)
        self.keys += 1

    def type(self, text: str) -> None:
        QTest.keyClicks(QApplication.focusWidget() or self.window, text)
        self.keys += len(text)

    def click(self, name: str) -> None:
        QTest.mouseClick(self.window.findChild(QToolButton, name), Qt.MouseButton.LeftButton)
        self.clicks += 1

    def click_card(self, signal_id: str) -> None:
        """A click on a card: on its section first unless that is shown."""
        panel = child(self.window, "face")
        assert isinstance(panel, FacePanel)
        section = section_of(catalogue.find(signal_id).track)
        if panel.sections.value != section:
            self.click(f"face.section.{section}")
        grid = panel.grid
        grid.reveal(signal_id)
        item = next(one for row in range(grid.count()) if (one := grid.item(row)).data(ID_ROLE) == signal_id)
        QTest.mouseClick(
            grid.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            grid.visualItemRect(item).center(),
        )
        self.clicks += 1


def weights(sign: Sign, time_s: float) -> dict[str, float]:
    return dict(zip(FACE_SHAPES, face_at(sign, np.array([time_s])).weights[0], strict=True))


@pytest.mark.parametrize("way", ["keys", "clicks"])
def test_you_name_what_gets_its_question(window: Window, way: str) -> None:
    you, name, what = opened(window, "YOU", "NAME", "WHAT")
    hand, session = Hand(window), window.session
    last = session.sign.hand("dominant").keys[-1].id
    if way == "keys":
        window.timeline.track_view.setFocus()
        hand.press(Qt.Key.Key_A, CTRL)
        hand.press(Qt.Key.Key_7, CTRL)
        hand.type("wh")
        hand.press(Qt.Key.Key_Return)
    else:
        session.select("dominant", you, name, what, last)
        hand.click("hand.tab.face")
        hand.click_card("q.wh")
    (span,) = session.sign.spans("grammar")
    assert (span.signal, span.from_key, span.to_key) == ("q.wh", you, last)
    assert hand.keys <= 8
    assert hand.clicks <= 4
    assert session.undo_stack.count() == 1
    assert "wh-question" in window.sentence.findChild(QWidget, "sentence.face").text()
    shown = weights(session.sign, span.time_s + 0.1)
    assert min(shown["browDownLeft"], shown["browDownRight"]) > 0.3
    assert child(window, "face.unreviewed").isVisible()
    assert UNREVIEWED in child(window, "face.unreviewed").toolTip() + child(window, "face.unreviewed").text()


def test_a_topic_and_a_negated_comment(window: Window) -> None:
    name, know = opened(window, "NAME", "KNOW")
    hand, session = Hand(window), window.session
    keys = [key.id for key in session.sign.hand("dominant").keys]
    before = keys[: keys.index(know)]
    session.select("dominant", *before)
    hand.click("hand.tab.face")
    hand.click_card("topic")
    session.select("dominant", *keys[keys.index(know) :])
    hand.click_card("negation")
    topic, negation = session.sign.spans("grammar")
    assert (topic.signal, topic.from_key, topic.to_key) == ("topic", name, before[-1])
    assert (negation.signal, negation.from_key, negation.to_key) == ("negation", know, keys[-1])
    assert weights(session.sign, topic.time_s + 0.05)["browInnerUp"] > 0.3
    turns = face_at(session.sign, np.linspace(negation.time_s, negation.end_s, 40)).head[:, 1]
    assert turns.min() < -0.05 < 0.05 < turns.max()
    assert read_sign(sign_bytes(session.sign)).sign == session.sign


def test_a_finger_stays_on_a_cheek_that_is_puffed(window: Window) -> None:
    key = Key("k1", 0.5, "i", Contact("pinky.tip", "cheek.lower.R"), hold_s=0.5)
    window.session.open_sign(Sign(tracks=(HandTrack("dominant", (key,)),)), None)
    hand, session = Hand(window), window.session
    rest = pose_at(session.sign, 0.7).hands["dominant"].articulator
    hand.press(Qt.Key.Key_7, CTRL)
    hand.type("puffed")
    hand.press(Qt.Key.Key_Return)
    (span,) = session.sign.spans("mouth")
    assert span.from_key == "k1"
    held = pose_at(session.sign, 0.7).hands["dominant"]
    assert np.linalg.norm(held.articulator - rest) > 0.004
    for time_s in np.linspace(0.5, 1.0, 4):
        assert pose_at(session.sign, float(time_s)).hands["dominant"].contact_error_m < MET_M


def test_a_role_shift_turns_the_signer_and_looks_at_the_other(window: Window) -> None:
    (think,) = opened(window, "THINK")
    hand, session = Hand(window), window.session
    session.select("dominant", think)
    hand.click("hand.tab.face")
    hand.click_card("role.ipsi")
    hand.click("face.section.gaze")
    hand.click_card("gaze.character")
    assert hand.clicks <= 6
    (role,), (gaze,) = session.sign.spans("grammar"), session.sign.spans("gaze")
    assert (role.from_key, gaze.from_key) == (think, think)
    face = face_at(session.sign, np.array([role.time_s + 0.1]))
    assert abs(face.torso[0, 1]) > 0.1
    pose = pose_at(session.sign, role.time_s + 0.1)
    assert pose.gaze is not None
    assert not pose.gaze.held_back
