"""The Face dock under real events: signals found and set over keys, taken away, and the details of a span."""

from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from body_model.face_shapes import FACE_SHAPES
from nonmanuals import catalogue
from nonmanuals.shapes import GAZE_SHAPES, both_sides
from signer.document import edits
from signer.document.face_edits import add_span
from signer.document.items import every_item
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.document.values import Contact
from signer.folders import data_folder
from signer.motion.face.track import face_at
from signer.motion.pose import MET_M
from signer.motion.posing import pose_at
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.files.own_acts import NameDialog
from signer.studio.files.settings import Settings
from signer.studio.look import theme
from signer.studio.panels.face.cards import SECTIONS, UNREVIEWED, answers, cards_of, section_of
from signer.studio.panels.face.panel import FacePanel
from signer.studio.panels.face.shape_sliders import shapes_of, title_of
from signer.studio.pictures.queue import Pictures
from signer.studio.signals.own_signals import OwnSignalActs
from signer.studio.widgets.inventory_list import SCROLL_BAR_PX
from signer.words.signals import face_words
from tests.helpers.signs import chained
from tests.helpers.windows import blank_picture

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def face(qtbot: QtBot, qapp: QApplication, idea: Sign) -> SimpleNamespace:
    theme.use_theme(qapp, "dark")
    session = Session(idea)
    player = Player(session, waiting=True)
    panel = FacePanel(session, player, Pictures(blank_picture))
    qtbot.addWidget(panel)
    panel.resize(304, 640)
    panel.show()
    qtbot.waitExposed(panel)
    return SimpleNamespace(session=session, player=player, panel=panel)


def click(face: SimpleNamespace, signal_id: str) -> None:
    """A click on the middle of a card, in its section."""
    panel = face.panel
    panel.turn_to(section_of(catalogue.find(signal_id).track))
    panel.list.reveal(signal_id)
    at = panel.list.area(signal_id).center().toPoint()
    QTest.mouseClick(panel.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)


def spans(face: SimpleNamespace, signal_id: str) -> list[Span]:
    found = face.session.sign.spans(catalogue.find(signal_id).track)
    return [span for span in found if span.signal == signal_id]


def test_every_signal_stands_in_just_one_section() -> None:
    shown = [card.id for section in SECTIONS for group in cards_of(section.id) for card in group.items]
    assert sorted(shown) == sorted(catalogue.ids())
    assert {kind for section in SECTIONS for kind in section.kinds} == {kind.name for kind in SPAN_KINDS}


@pytest.mark.parametrize(
    ("typed", "found"),
    [("wh", "q.wh"), ("if", "conditional"), ("careless", "morph.th"), ("negation", "negation")],
)
def test_signals_are_found_by_meaning_and_english_word(typed: str, found: str) -> None:
    assert answers(typed).items[0].id == found


@pytest.mark.parametrize("chosen", [("k1",), ("k1", "k2"), ("k2",)])
def test_a_click_sets_a_signal_over_the_chosen_keys_and_another_takes_it_away(
    face: SimpleNamespace, chosen: tuple[str, ...]
) -> None:
    before = face.session.sign
    keys = [key for key in before.hand("dominant").keys if key.id in chosen]
    face.session.select("dominant", *chosen)
    click(face, "q.wh")
    (span,) = spans(face, "q.wh")
    assert (span.from_key, span.to_key) == (chosen[0], chosen[-1])
    assert span.time_s == pytest.approx(keys[0].time_s - catalogue.find("q.wh").lead_s)
    assert span.end_s == pytest.approx(keys[-1].end_s + catalogue.find("q.wh").lag_s)
    assert "q.wh" in face.panel.list.marked
    assert face.session.selection.key_ids == chosen
    assert face.session.undo_stack.count() == 1
    click(face, "q.wh")
    assert face.session.sign == before
    assert "q.wh" not in face.panel.list.marked
    face.session.undo()
    assert spans(face, "q.wh") == [span]


def test_without_keys_it_is_set_from_the_playhead_for_its_usual_length(face: SimpleNamespace) -> None:
    face.session.select("dominant")
    face.player.seek(0.7)
    click(face, "head.nod")
    (span,) = spans(face, "head.nod")
    assert (span.time_s, span.from_key, span.to_key) == (0.7, "", "")
    assert span.hold_s == pytest.approx(catalogue.find("head.nod").usual_hold_s)


def test_another_signal_of_a_track_takes_the_place_of_one_over_the_same_keys(face: SimpleNamespace) -> None:
    face.session.select("dominant", "k1", "k2")
    for signal in ("brow.raise", "brow.lower.slight", "q.wh", "negation", "gaze.locus", "gaze.sweep"):
        click(face, signal)
    assert [span.signal for span in face.session.sign.spans("brows")] == ["brow.lower.slight"]
    assert {span.signal for span in face.session.sign.spans("grammar")} == {"q.wh", "negation"}
    assert [span.signal for span in face.session.sign.spans("gaze")] == ["gaze.sweep"]
    assert len(face.session.sign.places) == 2


def test_a_bound_signal_goes_along_with_its_keys(face: SimpleNamespace) -> None:
    face.session.select("dominant", "k2")
    click(face, "morph.oo")
    before = spans(face, "morph.oo")[0]
    face.session.perform(edits.move_keys(["k2"], 0.5))
    assert spans(face, "morph.oo")[0].time_s == pytest.approx(before.time_s + 0.5)


def test_typing_finds_and_enter_sets(face: SimpleNamespace) -> None:
    face.session.select("dominant", "k1")
    QTest.keyClicks(face.panel.search, "careless")
    QTest.keyClick(face.panel.search, Qt.Key.Key_Return)
    assert spans(face, "morph.th")
    assert face.panel.search.text() == ""
    assert face.panel.sections.value == "mouth"


def test_details_change_the_span_that_was_set(face: SimpleNamespace) -> None:
    details = face.panel.details
    face.session.select("dominant", "k1")
    click(face, "head.shake")
    for line, typed in ((details.strength, "130"), (details.rate, "3"), (details.amount, "20")):
        line.number.setFocus()
        line.number.selectAll()
        QTest.keyClicks(line.number, typed)
        QTest.keyClick(line.number, Qt.Key.Key_Return)
    (span,) = spans(face, "head.shake")
    assert (span.strength, span.rate_hz) == (1.3, 3.0)
    assert abs(span.value("turn_rad")) == pytest.approx(0.349, abs=1e-3)
    QTest.mouseClick(details.side.buttons["mirrored"], LEFT)
    QTest.mouseClick(details.unbind, LEFT)
    (span,) = spans(face, "head.shake")
    assert (span.side, span.from_key, span.to_key) == ("mirrored", "", "")
    assert face.session.undo_stack.count() == 6


def test_a_released_part_is_a_span_of_its_own(face: SimpleNamespace) -> None:
    face.session.select("dominant", "k1", "k2")
    click(face, "q.wh")
    release = face.panel.details.findChild(QToolButton, "face.release.brow.furrow")
    QTest.mouseClick(release, LEFT)
    assert spans(face, "q.wh")[0].released == ("brow.furrow",)
    (brow,) = spans(face, "brow.furrow")
    assert (brow.from_key, brow.to_key) == ("k1", "k2")


def test_a_chosen_span_shows_its_section_and_its_details(face: SimpleNamespace) -> None:
    face.session.select("dominant", "k1")
    click(face, "eyes.squint")
    (span,) = spans(face, "eyes.squint")
    click(face, "q.yn")
    face.session.select_on(TrackName("eyes"), span.id)
    assert face.panel.sections.value == "face"
    assert "eyes.squint" in face.panel.list.marked
    QTest.mouseClick(face.panel.details.findChild(QToolButton, "face.remove"), LEFT)
    assert span.id not in {item.id for _, item in every_item(face.session.sign)}


def test_the_foot_shows_the_signal_just_set_and_never_one_of_another_section(face: SimpleNamespace) -> None:
    face.session.perform(add_span("torso", Span("t1", 0.5, 0.2, pose=(("pitch_rad", 0.1),))))
    face.player.seek(0.5)
    face.session.select_on(TrackName("torso"))
    face.panel.turn_to("grammar")
    assert face.panel.details.isHidden()
    click(face, "q.wh")
    assert face.panel.details._title.text() == "Wh-question"
    face.panel.sections.buttons["head"].click()
    assert face.panel.details._title.text().startswith("Torso")


def test_it_says_that_no_signer_has_reviewed_it_and_fits_its_dock(face: SimpleNamespace) -> None:
    words = face.panel.unreviewed
    assert words.isVisible()
    assert words.fontMetrics().horizontalAdvance(UNREVIEWED) <= words.width()
    face.session.select("dominant", "k1", "k2")
    click(face, "head.shake")
    click(face, "mouth.pucker")
    face.panel.details.shapes.set_open(True)
    room = face.panel.width() - 2 * theme.MARGIN - SCROLL_BAR_PX
    assert face.panel.details.minimumSizeHint().width() <= room


@pytest.mark.parametrize("side", ["right", "left"])
def test_the_eyes_look_where_is_clicked_on_the_side_that_is_seen(face: SimpleNamespace, side: str) -> None:
    face.session.perform(edits.set_dominant_side(side))
    face.session.select("dominant", "k1")
    face.panel.turn_to("gaze")
    plan = face.panel.gaze
    for name in plan.buttons:
        QTest.mouseClick(plan.buttons[name], LEFT)
        (span,) = face.session.sign.spans("gaze")
        assert [one for one, made in plan.buttons.items() if made.isChecked()] == [name]
        assert span.from_key == "k1"
        seen = pose_at(face.session.sign, 0.5).gaze
        assert seen is not None
        if name.endswith((".left", ".right")):
            assert (seen.target[0] > 0.0) == name.endswith(".left")  # x grows to the signer's left
    QTest.mouseClick(plan.buttons[name], LEFT)
    assert face.session.sign.spans("gaze") == ()
    assert not any(made.isChecked() for made in plan.buttons.values())


def test_a_typed_word_is_mouthed_and_corrected_by_hand(face: SimpleNamespace) -> None:
    face.session.select("dominant", "k1")
    click(face, "mouthing.word")
    field, mouths = face.panel.mouthing.word, face.panel.mouthing.mouths
    QTest.keyClicks(field, "fish")
    QTest.keyClick(field, Qt.Key.Key_Return)
    (span,) = face.session.sign.spans("mouth")
    assert (span.word, span.signal, span.from_key) == ("fish", "mouthing.word", "k1")
    assert [sound.rstrip("012") for sound, _ in mouths.sounds] == ["F", "IH", "SH"]
    before, steps = mouths.sounds, face.session.undo_stack.count()
    edge = QPoint(round(mouths.edges()[1]), 10)
    QTest.mousePress(mouths, LEFT, Qt.KeyboardModifier.NoModifier, edge)
    for dx in (5, 10, 20):
        QTest.mouseMove(mouths, edge + QPoint(dx, 0))
    QTest.mouseRelease(mouths, LEFT, Qt.KeyboardModifier.NoModifier, edge + QPoint(20, 0))
    assert mouths.sounds[0][1] > before[0][1]
    assert mouths.sounds[2][1] == pytest.approx(before[2][1], abs=1e-5)
    assert face.session.undo_stack.count() == steps + 1
    mouths.setFocus()
    QTest.keyClick(mouths, Qt.Key.Key_Delete)
    mouths.exchange("P")
    (span,) = face.session.sign.spans("mouth")
    assert [sound for sound, _ in span.sounds] == ["P", "SH"]
    assert sum(share for _, share in span.sounds) == pytest.approx(1.0, abs=1e-5)
    QTest.mouseClick(face.panel.mouthing.again, LEFT)
    assert mouths.sounds == before
    QTest.mouseClick(face.panel.mouthing.reading.buttons["first"], LEFT)
    assert face.session.sign.spans("mouth")[0].signal == "mouthing.first"


@pytest.mark.parametrize("typed", ["123", "<b>x</b>", "zzyzx"])
def test_any_text_may_be_typed_as_a_word(face: SimpleNamespace, typed: str) -> None:
    face.session.select("dominant", "k1")
    face.panel.turn_to("mouth")
    told: list[str] = []
    face.session.told.connect(told.append)
    field = face.panel.mouthing.word
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)
    if typed == "123":
        assert face.session.sign.spans("mouth") == ()
        assert "letters" in told[-1]
    else:
        assert face.session.sign.spans("mouth")[0].word == typed
        assert face.panel.mouthing.said.text().startswith("Guessed") == (typed == "zzyzx")


def test_a_shape_that_is_changed_makes_the_span_own_and_a_rule_shows_its_ghost(face: SimpleNamespace) -> None:
    face.session.select("dominant", "k1")
    click(face, "mouth.pucker")
    sliders = face.panel.details.shapes
    sliders.set_open(True)
    recipe = dict(catalogue.find("mouth.pucker").phases[0].weights)

    def enter(name: str, typed: str) -> None:
        number = sliders.lines[name].number
        number.setFocus()
        number.selectAll()
        QTest.keyClicks(number, typed)
        QTest.keyClick(number, Qt.Key.Key_Return)

    steps = face.session.undo_stack.count()
    enter("mouthSmile*", "90")
    (span,) = spans(face, "mouth.pucker")
    assert dict(span.shapes) == recipe | {"mouthSmileLeft": 0.9, "mouthSmileRight": 0.9}
    assert face.session.undo_stack.count() == steps + 1
    bar = sliders.lines["mouthSmile*"].bar
    assert bar.asked == 90.0
    assert bar.value < 90.0
    assert "round lips do not stretch" in sliders.reason.text()
    enter("mouthSmileLeft", "10")
    assert dict(spans(face, "mouth.pucker")[0].shapes)["mouthSmileLeft"] == 0.1
    assert sliders.lines["mouthSmileLeft"].isVisibleTo(sliders)
    assert not sliders.lines["mouthSmile*"].isVisibleTo(sliders)
    QTest.mouseClick(sliders.again, LEFT)
    assert spans(face, "mouth.pucker")[0].shapes == ()


def test_every_shape_but_those_of_the_eyes_has_one_slider_on_its_track() -> None:
    regions = ("brows", "eyes", "nose", "mouth")
    own = [shape for kind in regions for name in shapes_of(kind) for shape in both_sides(name)]
    assert sorted(own) == sorted(set(FACE_SHAPES) - set(GAZE_SHAPES))
    assert sorted(shape for name in shapes_of("feeling") for shape in both_sides(name)) == sorted(own)
    for kind in regions:
        assert len({title_of(name, kind) for name in shapes_of(kind)}) == len(shapes_of(kind))


def test_a_card_under_the_pointer_plays_and_says_what_it_means(face: SimpleNamespace) -> None:
    shown, playing = face.panel.list, face.panel.playing
    face.panel.turn_to("grammar")
    QTest.mouseMove(shown.viewport(), shown.area("q.yn").center().toPoint())
    QApplication.processEvents()
    assert playing.signal == "q.yn"
    assert "asks yes or no" in face.panel.meaning.text()
    QApplication.sendEvent(shown.viewport(), QEvent(QEvent.Type.Leave))
    assert playing.signal == ""


def test_signals_of_one_side_are_named_by_the_side_that_is_seen(face: SimpleNamespace) -> None:
    face.session.select("dominant", "k1")
    click(face, "brow.raise.right")
    names = []
    for side in ("right", "left"):
        face.session.perform(edits.set_dominant_side(side))
        card = face.panel.list.item("brow.raise.right")
        assert card is not None
        assert card.title.lower() == face_words(face.session.sign, 0.5)
        names.append(card.title)
    assert names == ["Right brow raised", "Left brow raised"]
    assert answers("right isn't it", "left").items[0].title == "Right? isn't it?"


def test_a_face_is_kept_shown_with_the_others_set_and_taken_away(
    face: SimpleNamespace, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel, session = face.panel, face.session
    kept = data_folder() / "signals"
    acts = OwnSignalActs(panel, session, Settings(), panel._own)
    panel.act_wanted.connect(acts.act_on)
    acts.came.connect(panel.reveal_own)
    keep = panel.findChild(QToolButton, "face.keep")
    QTest.mouseClick(keep, LEFT)
    assert not kept.exists()  # a face at rest is nothing to keep
    session.perform(add_span("brows", Span("b1", 0.4, 0.2, shapes=(("browInnerUp", 0.6),))))
    face.player.seek(0.5)

    def named(dialog: NameDialog) -> int:
        QTest.keyClicks(dialog.findChild(QLineEdit), "<b>Mine</b>")
        return int(NameDialog.DialogCode.Accepted)

    monkeypatch.setattr(NameDialog, "exec", named)
    QTest.mouseClick(keep, LEFT)
    assert [one.suffix for one in kept.iterdir()] == [".signal"]
    assert panel.list.item("own/<b>Mine</b>").is_own
    tip = panel.list.items.index(1).data(Qt.ItemDataRole.ToolTipRole)
    assert tip != ""
    assert "<b>" not in tip
    session.select("dominant", "k2")
    panel.choose("own/<b>Mine</b>")
    assert [(span.name, span.from_key) for span in session.sign.spans("brows")] == [
        ("", ""),
        ("<b>Mine</b>", "k2"),
    ]
    assert "own/<b>Mine</b>" in panel.list.marked
    assert "“<b>Mine</b>”" in face_words(session.sign, 0.9)
    panel.choose("own/<b>Mine</b>")
    assert len(session.sign.spans("brows")) == 1
    assert answers("mine", "right", panel._own.every).items[0].id == "own/<b>Mine</b>"


def test_a_topic_and_a_negated_comment(face: SimpleNamespace) -> None:
    session = face.session
    session.open_sign(chained("NAME", "KNOW"), None)
    keys = [key.id for key in session.sign.hand("dominant").keys]
    session.select("dominant", *keys[:2])
    click(face, "topic")
    session.select("dominant", *keys[2:])
    click(face, "negation")
    topic, negation = session.sign.spans("grammar")
    assert [(span.signal, span.from_key, span.to_key) for span in (topic, negation)] == [
        ("topic", keys[0], keys[1]),
        ("negation", keys[2], keys[-1]),
    ]
    raised = face_at(session.sign, np.array([topic.time_s + 0.05])).weights[0]
    assert raised[FACE_SHAPES.index("browInnerUp")] > 0.3
    turns = face_at(session.sign, np.linspace(negation.time_s, negation.end_s, 40)).of("head")[:, 1]
    assert turns.min() < -0.05 < 0.05 < turns.max()


def test_a_finger_stays_on_a_cheek_that_is_puffed(face: SimpleNamespace) -> None:
    key = Key("k1", 0.5, "i", Contact("pinky.tip", "cheek.lower.R"), hold_s=0.5)
    session = face.session
    session.open_sign(Sign(tracks=(HandTrack("dominant", (key,)),)), None)
    rest = pose_at(session.sign, 0.7).hands["dominant"].articulator
    QTest.keyClicks(face.panel.search, "puffed")
    for _ in range(2):  # a piece of a name is chosen first
        QTest.keyClick(face.panel.search, Qt.Key.Key_Return)
    assert [span.from_key for span in session.sign.spans("mouth")] == ["k1"]
    assert np.linalg.norm(pose_at(session.sign, 0.7).hands["dominant"].articulator - rest) > 0.004
    for time_s in (0.5, 0.8, 1.0):
        assert pose_at(session.sign, time_s).hands["dominant"].contact_error_m < MET_M


@pytest.mark.parametrize(("role", "sign"), [("role.ipsi", 1.0), ("role.contra", -1.0)])
def test_a_role_shift_looks_to_where_the_other_character_stands(
    face: SimpleNamespace, role: str, sign: float
) -> None:
    session = face.session
    session.select("dominant", "k1")
    click(face, role)
    click(face, "gaze.character")
    (shift,), (gaze,) = session.sign.spans("grammar"), session.sign.spans("gaze")
    assert (shift.from_key, gaze.from_key) == ("k1", "k1")
    place = next(one for one in session.sign.places if one.id == gaze.target.id)
    turn = face_at(session.sign, np.array([shift.time_s + 0.1])).of("torso")[0, 1]
    assert sign * turn > 0.1
    assert sign * place.angle_rad > 0.0
    assert not pose_at(session.sign, shift.time_s + 0.1).gaze.held_back
