"""What a change takes along is said in words; what stays is not."""

from dataclasses import replace
from math import radians

import pytest
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Orientation
from signer.motion.operations.turning import facing_answer
from signer.motion.posing import pose_at
from signer.motion.solving.hand_moment import HandMoment
from signer.studio.editing.session import Session
from signer.studio.panels.posture.panel import PosturePanel
from signer.studio.workspace import Workspace
from signer.words.facing import easier_words
from signer.words.went_along import after_placing, after_pointing, after_shaping
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import sign_of, touching_key

IN_FRONT = Key("k1", 0.4, "b", Contact("palm.centre", "space.ipsi.mid.mid", "none"), 0.2)


def test_a_palm_that_turns_with_the_fingers_is_told() -> None:
    flat = facing_answer(
        HandMoment(REFERENCE, sign_of(IN_FRONT), "dominant", IN_FRONT), palm="up", fingers="out"
    ).key
    pointed = facing_answer(HandMoment(REFERENCE, sign_of(flat), "dominant", flat), fingers="right").key
    before, after = (pose_at(sign_of(key), 0.4) for key in (flat, pointed))
    words = after_pointing("fingers", "dominant", before, after)
    assert words.startswith("The palm turned by ")
    assert words.endswith("so this is shown most easily.")
    assert after_pointing("fingers", "dominant", before, before) == ""


def test_a_wrist_that_a_new_place_turns_is_told() -> None:
    key = touching_key("chin")
    bent = replace(key, orientation=Orientation(0.0, radians(30), radians(1)))
    assert after_placing(key, bent).startswith("The wrist bend went 30° further to the palm: as it was")
    assert after_placing(key, key) == ""
    assert after_placing(None, key) == ""


def test_an_articulator_that_a_new_handshape_brings_is_told() -> None:
    key = touching_key("chin")
    other = replace(key, handshape="s", placement=Contact("knuckles", "chin"))
    assert (
        after_shaping(key, other)
        == "The row of base knuckles is at the place now: the index tip is none of this handshape."
    )
    assert after_shaping(key, replace(key, handshape="5")) == ""


def test_pointing_in_the_panel_tells_it_in_the_status_line(qtbot: QtBot) -> None:
    flat = facing_answer(
        HandMoment(REFERENCE, sign_of(IN_FRONT), "dominant", IN_FRONT), palm="up", fingers="out"
    ).key
    workspace = Workspace(session=Session(Sign(tracks=(HandTrack("dominant", (flat,)),))))
    session, player = workspace.session, workspace.player
    player.begin()
    player.seek(0.4)
    panel, told = PosturePanel(workspace), []
    qtbot.addWidget(panel)
    session.told.connect(told.append)
    qtbot.waitUntil(lambda: player.pose is not None)
    panel.directions.fingers.chosen.emit("right")
    qtbot.waitUntil(lambda: bool(told))
    assert "palm turned" in told[-1]
    qtbot.waitUntil(lambda: panel.finder.is_settled)


@pytest.mark.parametrize(
    ("rise_deg", "tilt_deg", "words"),
    [
        (-22.0, 0.0, "An easier posture: elbow 22° lower."),
        (24.4, 3.0, "An easier posture: elbow 24° higher, hand 3° off."),
        (1.0, 0.5, "An easier posture: joints off their stops."),
    ],
)
def test_an_easier_posture_is_told_by_what_it_changes(rise_deg: float, tilt_deg: float, words: str) -> None:
    assert easier_words(radians(rise_deg), radians(tilt_deg)) == words
