"""The whole sign measured at rest: contacts of every frame, and the runs in which a hand is in something."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from signer.document.edits import set_details
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Act, Contact, Elbow, Orientation, SpacePoint, Transition
from signer.motion import clip
from signer.motion.pose import MET_M
from signer.studio.background import whole_sign
from signer.studio.background.whole_sign import Measured, WholeSign, measure, runs_of, worst_m
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from tests.helpers.characters import REFERENCE

ACROSS = Key(
    "k1",
    0.4,
    "b",
    Contact("index.tip", "shoulder.L"),
    0.2,
    orientation=Orientation(-1.0, 0.2, 0.0),
    elbow=Elbow(-0.5),
)
TEMPLE = Key("k1", 0.4, "i", Contact("pinky.tip", "temple.R"), 0.2)
SPACE = Key("k2", 1.0, "i", SpacePoint("pinky.tip", (-0.2, 0.1, 0.3)), 0.2)


@pytest.fixture(scope="module")
def nothing_is_looked_for_at_rest() -> None:
    """Let all be looked for here."""


def signed(*keys: Key) -> Sign:
    return Sign(tracks=(HandTrack("dominant", keys),))


def states(sign: Sign, from_s: float, to_s: float) -> set[str]:
    """What the dominant hand's contact is in the frames of a stretch."""
    return {
        cell.state
        for cell in measure(sign, REFERENCE).cells["dominant"]
        if from_s - 1e-9 <= cell.time_s <= to_s + 1e-9
    }


def test_every_frame_has_a_cell_with_the_error_of_its_pose() -> None:
    sign = signed(TEMPLE, SPACE)
    frames, cells = clip(sign), measure(sign, REFERENCE).cells["dominant"]
    assert [cell.time_s for cell in cells] == frames.times_s.tolist()
    assert [cell.error_m for cell in cells] == [hand.contact_error_m for hand in frames.hands["dominant"]]


def test_a_hold_on_skin_touches_a_point_of_space_and_the_way_are_free() -> None:
    sign = signed(TEMPLE, SPACE)
    assert states(sign, 0.4, 0.6) == {"touching"}
    assert states(sign, 0.7, 0.9) == {"free"}
    assert states(sign, 1.0, 1.2) == {"free"}


def test_a_place_that_is_only_neared_is_near() -> None:
    assert states(
        signed(replace(TEMPLE, placement=Contact("pinky.tip", "temple.R", "near", 0.02))), 0.4, 0.6
    ) == {"near"}


def test_a_tap_is_free_between_its_touches() -> None:
    tap = replace(TEMPLE, placement=Contact("pinky.tip", "temple.R", "tap"), act=Act(0.025, 1), hold_s=0.4)
    cells = [
        cell
        for cell in measure(signed(tap), REFERENCE).cells["dominant"]
        if 0.4 - 1e-9 <= cell.time_s <= 0.8 + 1e-9
    ]
    assert [run.state for run in runs_of(tuple(cells))] == ["touching", "free", "touching"]


def test_a_hand_that_is_asked_for_no_contact_is_free() -> None:
    sign = signed(replace(TEMPLE, placement=Contact("pinky.tip", "space.ipsi.mid.mid", "none")))
    assert states(sign, 0.4, 0.6) == {"free"}
    assert worst_m(measure(sign, REFERENCE).cells["dominant"]) is None


def test_what_is_out_of_reach_is_missed() -> None:
    sign = signed(replace(TEMPLE, placement=SpacePoint("pinky.tip", (-1.0, 0.4, 0.3))))
    assert states(sign, 0.4, 0.6) == {"missed"}
    worst = worst_m(measure(sign, REFERENCE).cells["dominant"])
    assert worst is not None
    assert worst > MET_M


def test_a_slide_touches_all_the_way() -> None:
    brush = Contact("index.tip", "cheek.lower.R", "brush")
    first = Key("k1", 0.4, "1", brush, 0.1, transition=Transition("slide"))
    assert states(signed(first, Key("k2", 0.9, "1", replace(brush, site="chin"), 0.1)), 0.4, 1.0) == {
        "touching"
    }


def test_runs_cover_the_sign_without_gap_or_overlap() -> None:
    cells = measure(signed(TEMPLE, SPACE), REFERENCE).cells["dominant"]
    runs = runs_of(cells)
    assert [run.to_s for run in runs[:-1]] == pytest.approx([run.from_s for run in runs[1:]])
    assert [run.state for run in runs] == ["free", "touching", "free"]
    assert runs_of(()) == ()


def test_the_frames_in_which_a_hand_is_in_something_are_told() -> None:
    held = [span for span in measure(signed(ACROSS), REFERENCE).spans if span.from_s < 0.5 < span.to_s]
    assert [span.role for span in held] == ["dominant"]
    assert " mm in the " in held[0].words


def test_of_an_empty_sign_there_is_nothing() -> None:
    assert measure(Sign(), REFERENCE) == Measured(Sign(), (), {})


def test_it_is_measured_at_rest_and_after_each_change(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_sign, "BEGIN_MS", 0)
    monkeypatch.setattr(whole_sign, "AT_REST_MS", 0)
    session = Session(signed(TEMPLE))
    player = Player(session)
    whole = WholeSign(session, player)
    told: list[Measured] = []
    whole.measured.connect(told.append)
    qtbot.waitUntil(lambda: whole.is_settled and bool(told), timeout=20000)
    assert told[-1].sign is session.sign
    session.begin_gesture()
    session.perform(set_details(gloss="A"))
    qtbot.wait(50)
    assert not whole.is_settled
    session.end_gesture()
    qtbot.waitUntil(lambda: whole.is_settled and told[-1].sign is session.sign, timeout=20000)


def test_what_nobody_shows_is_not_measured(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_sign, "BEGIN_MS", 0)
    session = Session(signed(TEMPLE))
    player = Player(session)
    whole = WholeSign(session, player)
    qtbot.waitUntil(lambda: player.pose is not None, timeout=20000)
    qtbot.waitUntil(lambda: not whole._rest.isActive())
    assert not whole._job.is_busy
