from dataclasses import replace
from math import degrees, radians
from threading import Event
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.values import Contact, HandRole
from signer.motion.operations.hand_edits import ChangeKey, RaiseElbow
from signer.motion.operations.new_keys import key_at
from signer.motion.operations.ranges import elbow_range, wrist_ranges
from signer.motion.posing import pose_at
from signer.motion.posture.shoulder import Shoulder
from signer.motion.posture.surroundings import Context, at_rest, resting
from signer.motion.solving.hand_moment import hold_of
from signer.studio.background import possibilities
from signer.studio.background.possibilities import Possibilities, PossibilityFinder
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from tests.helpers.characters import REFERENCE


class Desk(NamedTuple):
    session: Session
    player: Player
    finder: PossibilityFinder
    heard: list[Possibilities | None]


@pytest.fixture
def desk(idea: Sign, qtbot: QtBot) -> Desk:
    session = Session(idea)
    player = Player(session)
    player.seek(0.4)
    heard: list[Possibilities | None] = []
    finder = PossibilityFinder(session, player)
    finder.found.connect(heard.append)
    qtbot.waitUntil(lambda: player.pose is not None and finder.is_settled, timeout=5000)
    return Desk(session, player, finder, heard)


def placed(placement: Contact, _sign: Sign, _role: HandRole, key: Key) -> Key:
    return replace(key, placement=placement)


def test_they_are_those_of_the_key_under_the_playhead(desk: Desk) -> None:
    session, _, _, heard = desk
    key = session.sign.hand("dominant").keys[0]
    assert heard[-1] is not None
    assert heard[-1].elbow is elbow_range(hold_of(key, "dominant", at_rest(REFERENCE)))
    assert heard[-1].wrist == wrist_ranges(hold_of(key, "dominant", at_rest(REFERENCE)))


def test_between_keys_they_are_those_of_the_key_that_a_change_would_set(desk: Desk, qtbot: QtBot) -> None:
    desk.player.seek(0.75)
    passed = key_at(REFERENCE, desk.session.sign, "dominant", 0.75)
    qtbot.waitUntil(lambda: desk.finder.is_settled, timeout=5000)
    assert desk.heard[-1] is not None
    assert desk.heard[-1].elbow is elbow_range(hold_of(passed, "dominant", at_rest(REFERENCE)))


def test_where_the_hand_is_on_its_way_to_rest_nothing_is_known(desk: Desk, qtbot: QtBot) -> None:
    desk.player.seek(1.0)
    qtbot.waitUntil(lambda: desk.heard[-1] is None and desk.finder.is_settled)


def test_many_changes_in_one_turn_are_one_search(desk: Desk, qtbot: QtBot) -> None:
    session, _, finder, heard = desk
    before = len(heard)
    for stand_off in (0.01, 0.02, 0.03):
        placement = Contact("pinky.tip", "temple.R", "near", stand_off)
        session.perform(ChangeKey({"placement": placement}))
    qtbot.waitUntil(lambda: len(heard) > before and finder.is_settled, timeout=5000)
    assert len(heard) == before + 1


def test_the_switch_of_the_elbow_changes_what_the_wrist_may_do(desk: Desk, qtbot: QtBot) -> None:
    session, _, finder, heard = desk
    finder.set_keeps_elbow(False)
    qtbot.waitUntil(lambda: finder.is_settled, timeout=5000)
    assert heard[-1] is not None
    assert heard[-1].wrist == wrist_ranges(
        hold_of(session.sign.hand("dominant").keys[0], "dominant", at_rest(REFERENCE)), keep_elbow=False
    )


def test_a_long_search_goes_on_beside_the_window(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _, finder, heard = desk
    monkeypatch.setattr("signer.studio.background.possibilities.BUDGET_S", -1.0)
    session.perform(ChangeKey({"placement": Contact("pinky.tip", "clavicle.R")}))
    qtbot.waitUntil(lambda: finder.is_settled, timeout=10000)
    assert heard[-1] is not None
    assert heard[-1].elbow is elbow_range(
        hold_of(session.sign.hand("dominant").keys[0], "dominant", at_rest(REFERENCE))
    )


def test_an_answer_about_a_sign_that_was_open_before_is_not_announced(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _, finder, heard = desk
    found, let_go = possibilities._timed, Event()
    monkeypatch.setattr(possibilities, "_timed", lambda wanted: found(wanted) if let_go.wait(10.0) else None)
    monkeypatch.setattr(possibilities, "BUDGET_S", -1.0)
    session.perform(ChangeKey({"placement": Contact("pinky.tip", "clavicle.L")}))
    qtbot.waitUntil(lambda: finder._job.is_busy, timeout=10000)
    session.open_sign(Sign(), None)
    assert heard[-1] is None
    count = len(heard)
    let_go.set()
    qtbot.waitUntil(lambda: finder.is_settled, timeout=10000)
    assert set(heard[count:]) <= {None}


def test_of_another_place_or_moment_nothing_is_known_until_it_is_found(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    session, player, finder, heard = desk
    monkeypatch.setattr("signer.studio.background.possibilities.BUDGET_S", -1.0)
    for change in (
        lambda: session.perform(ChangeKey({"placement": Contact("pinky.tip", "clavicle.R")})),
        lambda: player.seek(0.75),
        player.play,
    ):
        assert heard[-1] is not None
        assert finder.is_current
        heard.clear()
        change()
        qtbot.waitUntil(lambda: bool(heard), timeout=10000)
        assert heard[0] is None
        player.pause()
        qtbot.waitUntil(lambda: heard[-1] is not None and finder.is_settled, timeout=10000)


def test_nothing_is_known_of_the_other_hand_until_it_is_found(desk: Desk, qtbot: QtBot) -> None:
    desk.session.select("base")
    assert desk.heard[-1] is None
    desk.session.select("dominant", "k1")
    qtbot.waitUntil(lambda: desk.finder.is_settled, timeout=5000)
    assert desk.heard[-1] is not None


def test_in_a_long_hold_what_the_shoulder_does_at_that_moment_counts(desk: Desk, qtbot: QtBot) -> None:
    session, player, finder, heard = desk
    key = session.sign.hand("dominant").keys[0]
    held = replace(session.sign.hand("dominant"), keys=(replace(key, hold_s=2.0),))
    raised = ShoulderTrack("dominant", (ShoulderKey("s1", key.time_s + 1.0, 0.5, elevation_rad=0.3),))
    session.open_sign(
        session.sign.with_tracks(replace(held, side="dominant"), replace(raised, side="dominant")), None
    )
    player.seek(key.time_s + 1.2)
    qtbot.waitUntil(lambda: finder.is_settled, timeout=10000)
    around = Context(Shoulder(1.0, 0.3, 0.0), resting(REFERENCE))
    assert heard[-1] is not None
    assert heard[-1].elbow.possible == elbow_range(hold_of(key, "dominant", around)).possible
    assert heard[-1].elbow.possible != elbow_range(hold_of(key, "dominant", at_rest(REFERENCE))).possible
    session.perform(RaiseElbow(radians(70.0)))
    assert session.sign.hand("dominant").keys[0].time_s == key.time_s
    shown = pose_at(session.sign, key.time_s + 1.2).hands["dominant"]
    assert degrees(shown.elbow_height_rad) == pytest.approx(70.0, abs=1e-6)
