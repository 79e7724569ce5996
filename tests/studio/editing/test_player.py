import random
import time
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from signer.document import edits
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.values import Elbow
from signer.motion.pose import Pose
from signer.motion.posing import pose_at
from signer.studio.editing.player import SPEEDS, Player
from signer.studio.editing.session import Session


def open_sign(idea: Sign) -> tuple[Session, Player]:
    session = Session(idea)
    return session, Player(session)


def test_the_first_pose_comes_by_itself(idea: Sign, qtbot: QtBot) -> None:
    _, player = open_sign(idea)
    qtbot.waitUntil(lambda: player.pose is not None)
    assert player.pose is not None
    assert player.pose.time_s == 0.0


def test_a_waiting_player_solves_nothing_before_it_begins(idea: Sign, qtbot: QtBot) -> None:
    player = Player(Session(idea), waiting=True)
    player.seek(0.5)
    qtbot.wait(20)
    assert player.pose is None
    player.begin()
    qtbot.waitUntil(lambda: player.pose is not None)


def test_many_moves_in_one_turn_cost_one_solve(idea: Sign, qtbot: QtBot) -> None:
    _, player = open_sign(idea)
    qtbot.waitUntil(lambda: player.pose is not None)
    poses: list[object] = []
    player.pose_changed.connect(poses.append)
    for step in range(50):
        player.seek(0.4 + step / 1000)
    qtbot.waitUntil(lambda: bool(poses))
    qtbot.wait(10)
    assert len(poses) == 1


def test_the_pose_is_the_one_of_sign_and_time(idea: Sign, qtbot: QtBot) -> None:
    _, player = open_sign(idea)
    player.seek(0.5)
    qtbot.waitUntil(lambda: player.pose is not None)
    assert player.pose is not None
    assert (player.pose.matrices == pose_at(idea, 0.5).matrices).all()


def test_a_change_of_the_sign_changes_the_pose(idea: Sign, qtbot: QtBot) -> None:
    session, player = open_sign(idea)
    player.seek(0.5)
    qtbot.waitUntil(lambda: player.pose is not None)
    before = player.pose
    with qtbot.waitSignal(player.pose_changed):
        session.perform(edits.replace_key("dominant", "k1", elbow=Elbow(0.9)))
    assert player.pose is not None
    assert before is not None
    assert (player.pose.matrices == pose_at(session.sign, 0.5).matrices).all()
    assert not np.allclose(player.pose.matrices, before.matrices, atol=1e-3)


def test_stepping_lands_on_frames(idea: Sign, qtbot: QtBot) -> None:
    _, player = open_sign(idea)
    player.seek(0.41)
    player.step_frames(1)
    assert player.playhead_s == pytest.approx(13 / 30, abs=1e-6)
    player.step_frames(-1)
    assert player.playhead_s == pytest.approx(12 / 30, abs=1e-6)


def test_the_playhead_never_goes_before_the_beginning(idea: Sign, qtbot: QtBot) -> None:
    _, player = open_sign(idea)
    player.step_frames(-3)
    assert player.playhead_s == 0.0


def test_going_from_key_to_key_selects_them(idea: Sign, qtbot: QtBot) -> None:
    session, player = open_sign(idea)
    player.to_key(1)
    assert (player.playhead_s, session.selection.key_ids) == (0.4, ("k1",))
    player.to_key(1)
    assert (player.playhead_s, session.selection.key_ids) == (0.9, ("k2",))
    player.to_key(1)
    assert player.playhead_s == 0.9
    player.to_key(-1)
    assert player.playhead_s == 0.4


def test_home_and_end(idea: Sign, qtbot: QtBot) -> None:
    _, player = open_sign(idea)
    player.end()
    assert player.playhead_s == pytest.approx(1.3)
    player.home()
    assert player.playhead_s == 0.0


def test_playing_runs_and_pausing_lands_on_a_frame(idea: Sign, qtbot: QtBot) -> None:
    _, player = open_sign(idea)
    with qtbot.waitSignal(player.playing_changed):
        player.play()
    qtbot.waitUntil(lambda: player.playhead_s > 0.05)
    player.pause()
    assert not player.playing
    assert player.playhead_s * 30 == pytest.approx(round(player.playhead_s * 30), abs=1e-4)


def test_without_loop_playing_stops_at_the_end(idea: Sign, qtbot: QtBot) -> None:
    _, player = open_sign(idea)
    player.set_loop(False)
    player.seek(1.25)
    player.play()
    qtbot.waitUntil(lambda: not player.playing)
    assert player.playhead_s == pytest.approx(1.3, abs=1e-6)


def test_with_loop_playing_starts_again(idea: Sign, qtbot: QtBot) -> None:
    _, player = open_sign(idea)
    player.seek(1.25)
    player.play()
    qtbot.waitUntil(lambda: player.playhead_s < 0.4)
    assert player.playing
    player.pause()


def test_an_empty_sign_does_not_play(qtbot: QtBot) -> None:
    _, player = open_sign(Sign())
    player.play()
    assert not player.playing


def test_a_change_while_it_runs_stops_it_on_a_frame_and_changes_that_moment(idea: Sign, qtbot: QtBot) -> None:
    session, player = open_sign(idea)
    player.play()
    qtbot.waitUntil(lambda: player.playhead_s > 0.0)
    player.seek(0.6912)
    session.set_key()
    assert not player.playing
    made = [key.time_s for key in session.sign.hand("dominant").keys if key.id in session.selection.key_ids]
    assert made == [pytest.approx(21 / 30, abs=1e-3)]
    assert player.playhead_s == pytest.approx(21 / 30, abs=1e-3)


def test_the_key_on_which_the_playhead_rests_is_the_selected_one(idea: Sign) -> None:
    session = Session(idea)
    player = Player(session, waiting=True)
    for time_s, chosen in ((0.5, "k1"), (0.7, "k1"), (0.9, "k2")):
        player.seek(time_s)
        assert session.selection.key_ids == (chosen,)


def test_several_selected_keys_stay_selected_while_the_playhead_is_on_one_of_them(idea: Sign) -> None:
    session = Session(idea)
    session.select("dominant", "k1", "k2")
    Player(session, waiting=True).seek(0.9)
    assert session.selection.key_ids == ("k1", "k2")


def test_playing_over_a_key_selects_nothing(idea: Sign) -> None:
    session = Session(idea)
    player = Player(session, waiting=True)
    player.play()
    player.seek(0.9)
    assert session.selection.key_ids == ()
    player.pause()
    assert session.selection.key_ids == ("k2",)


def test_a_slow_picture_drops_frames_and_never_time(idea: Sign, qtbot: QtBot) -> None:
    """Every picture takes far longer than a frame; the sign is over when it should be, on the clock."""
    _, player = open_sign(idea)
    qtbot.waitUntil(lambda: player.pose is not None)
    drawn: list[float] = []

    def draw_slowly(pose: Pose) -> None:
        drawn.append(pose.time_s)
        time.sleep(0.12)

    player.pose_changed.connect(draw_slowly)
    player.set_loop(False)
    player.seek(0.0)
    qtbot.wait(200)
    drawn.clear()
    started = time.perf_counter()
    player.play()
    qtbot.waitUntil(lambda: not player.playing, timeout=10000)
    took_s, length_s = time.perf_counter() - started, span_s(idea)[1]
    assert length_s - 0.05 <= took_s <= length_s + 0.4
    assert 2 <= len(drawn) <= 2 + length_s / 0.12


@pytest.mark.parametrize("speed", [0.1, 0.5, 2.0])
def test_the_playhead_is_where_the_clock_says_at_every_speed(idea: Sign, qtbot: QtBot, speed: float) -> None:
    _, player = open_sign(idea)
    qtbot.waitUntil(lambda: player.pose is not None)
    player.pose_changed.connect(lambda _pose: time.sleep(0.05))
    player.set_speed(speed)
    player.seek(0.0)
    moments: list[tuple[float, float]] = []
    player.playhead_moved.connect(lambda time_s: moments.append((time.perf_counter(), time_s)))
    started = time.perf_counter()
    player.play()
    qtbot.wait(400)
    player.playhead_moved.disconnect()
    player.pause()
    for at, time_s in moments:
        assert time_s == pytest.approx((at - started) * speed, abs=0.03 * max(speed, 0.3))


@pytest.mark.parametrize("seed", range(4))
def test_no_part_of_a_tick_is_lost(idea: Sign, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Ticks come early, late, or after a long paint; speeds, jumps and pauses come in between."""
    draw, now = random.Random(seed), [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    player = Player(Session(replace(idea, lead_out_s=60.0)), waiting=True)
    player.set_loop(seed % 2 == 0)
    if seed == 2:
        player.set_range((0.3, 2.1))
    start_s, end_s = player.range_s or (0.0, player.end_s)
    player.play()
    expected = player.playhead_s
    for _ in range(2000):
        passed_s = draw.choice((0.0009, 0.0119, 0.01299, draw.uniform(0.0, 0.02), draw.uniform(0.0, 0.4)))
        now[0] += passed_s
        expected += passed_s * player.speed
        act = draw.random()
        if expected >= end_s and not player.loop:
            break
        expected = start_s + (expected - start_s) % (end_s - start_s) if expected >= end_s else expected
        if act < 0.02:
            player.set_speed(draw.choice(SPEEDS))
        player._on_tick()
        assert player.playhead_s == pytest.approx(expected, abs=1e-6)
        if 0.02 < act < 0.03:
            player.seek(expected := draw.uniform(start_s, end_s))
        elif 0.03 < act < 0.04:
            player.pause()
            now[0] += 5.0
            player.play()
            expected = player.playhead_s


def test_a_stretch_is_played_again_and_again_and_nothing_else(idea: Sign, qtbot: QtBot) -> None:
    _, player = open_sign(idea)
    player.set_range((0.5, 0.7))
    seen: list[float] = []
    player.playhead_moved.connect(seen.append)
    player.play()
    qtbot.waitUntil(lambda: sum(after < before for before, after in pairwise(seen)) >= 2, timeout=10000)
    player.playhead_moved.disconnect()
    player.pause()
    assert min(seen) >= 0.5 - 1e-9
    assert max(seen) < 0.7 + 1e-9


def test_a_stretch_shorter_than_a_frame_is_the_whole_sign(idea: Sign, qtbot: QtBot) -> None:
    _, player = open_sign(idea)
    player.set_range((0.7, 0.5))
    assert player.range_s == (0.5, 0.7)
    player.set_range((0.5, 0.51))
    assert player.range_s is None


def test_speeds_go_from_a_tenth_to_twice(idea: Sign, qtbot: QtBot) -> None:
    _, player = open_sign(idea)
    for _ in range(9):
        player.step_speed(-1)
    assert player.speed == 0.1
    for _ in range(9):
        player.step_speed(1)
    assert player.speed == 2.0


@pytest.mark.parametrize(
    ("end_s", "seen_s"),
    [(0.95, 0.7666667), (0.62, 0.61)],
    ids=["a frame near the middle", "no frame on the way"],
)
def test_a_way_is_looked_at_in_its_middle_on_a_frame_where_there_is_one(
    idea: Sign, end_s: float, seen_s: float
) -> None:
    first, second = idea.hand("dominant").keys
    session = Session(idea.with_tracks(HandTrack("dominant", (first, replace(second, time_s=end_s)))))
    player = Player(session, waiting=True)
    player.look_at_way(first.id)
    assert player.playhead_s == pytest.approx(seen_s, abs=1e-6)
    player.seek(0.605)
    player.look_at_way(first.id)
    assert player.playhead_s == 0.605  # on the way already
    player.look_at_way(second.id)
    assert player.playhead_s == 0.605  # from the last key no way goes on
