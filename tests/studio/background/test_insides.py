"""What of the hands is in what, in the window: read out, coloured, cleared and led round, undone."""

from typing import NamedTuple

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from body_model.load import load_body
from body_model.skin import surface
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, Orientation
from signer.motion.posture.penetration import too_deep_in
from signer.studio.background import insides
from signer.studio.background.insides import Found, InsideFinder
from signer.studio.drawing.stain import stain
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.panels.posture.readouts import Readouts
from signer.words.readings import inside_reading
from tests.helpers.examples import sign_of, touching_key

ACROSS = Key(
    "k1",
    0.4,
    "b",
    Contact("index.tip", "shoulder.L"),
    0.2,
    orientation=Orientation(-1.0, 0.2, 0.0),
    elbow=Elbow(-0.5),
)


class Desk(NamedTuple):
    session: Session
    player: Player
    finder: InsideFinder
    found: list[Found | None]
    told: list[str]


@pytest.fixture
def desk(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setattr(insides, "LOADED_MS", 0)
    return desk_on(Sign(tracks=(HandTrack("dominant", (ACROSS,)),)), qtbot)


def desk_on(sign: Sign, qtbot: QtBot) -> Desk:
    session = Session(sign)
    player = Player(session)
    found: list[Found | None] = []
    told: list[str] = []
    finder = InsideFinder(player)
    finder.found.connect(found.append)
    session.told.connect(told.append)
    player.seek(0.4)
    qtbot.waitUntil(lambda: finder.is_settled and bool(found), timeout=20000)
    return Desk(session, player, finder, found, told)


def test_the_pose_under_the_playhead_is_measured(desk: Desk) -> None:
    last = desk.found[-1]
    assert last is not None
    assert not last.inside["dominant"].is_clear
    assert len(last.sunk.depth_m)


def test_how_far_skin_is_from_skin_is_measured_of_the_pose_that_is_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(insides, "LOADED_MS", 0)
    touching = desk_on(sign_of(touching_key("chin", "b", "fingertips")), qtbot)
    touching.player.seek(0.5)
    qtbot.waitUntil(lambda: touching.finder.gap_m("dominant") is not None, timeout=20000)
    assert abs(touching.finder.gap_m("dominant") or 1.0) < 0.004
    touching.player.seek(2.0)
    qtbot.waitUntil(lambda: touching.finder.gap_m("dominant") is None, timeout=20000)


def test_skin_is_coloured_about_what_is_too_deep(desk: Desk) -> None:
    pose = desk.player.pose
    assert pose is not None
    found, positions = too_deep_in(pose), surface(load_body(), pose.matrices).positions
    shares = stain(found, positions)
    assert shares is not None
    assert shares.max() <= 1.0
    assert (shares[found.vertex] > 0.4).all()
    far = np.linalg.norm(positions - found.place.mean(axis=0), axis=1) > 0.5
    assert not shares[far].any()


def test_the_readout_says_nothing_soft_or_how_deep(desk: Desk, qtbot: QtBot) -> None:
    readouts = Readouts()
    qtbot.addWidget(readouts)
    last = desk.found[-1]
    assert last is not None
    inside = last.inside["dominant"]
    readouts.show_inside(inside_reading(inside))
    assert f"mm, {inside.into}" in readouts.inside.accessibleName()
    readouts.show_inside(inside_reading(inside._replace(depth_m=0.002)))
    assert readouts.inside.accessibleName().endswith("soft")
    readouts.show_inside(inside_reading(inside._replace(depth_m=0.0, into="")))
    assert readouts.inside.accessibleName().endswith("nothing")
    readouts.show_inside(inside_reading(None))
    assert readouts.inside.accessibleName() == "Inside: "


def test_where_measuring_takes_long_it_waits_until_the_poses_do(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(insides, "BUDGET_S", -1.0)
    desk.found.clear()
    for step in range(3):
        desk.player.seek(0.4 + 0.01 * (step + 1))
        qtbot.waitUntil(
            lambda: desk.player.pose is not None and desk.player.pose.time_s == desk.player.playhead_s
        )
    qtbot.waitUntil(
        lambda: desk.finder.is_settled and bool(desk.found) and desk.found[-1] is not None, timeout=20000
    )
    assert desk.found[0] is None
    assert desk.found.count(None) <= 3


def test_gaps_that_take_long_wait_until_the_poses_do_and_penetration_goes_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(insides, "LOADED_MS", 0)
    desk = desk_on(sign_of(touching_key("chin", "b", "fingertips")), qtbot)
    monkeypatch.setattr(desk.finder, "_gaps_took_s", 1.0)
    desk.found.clear()
    with qtbot.waitSignal(desk.finder.gaps_found, timeout=20000):
        desk.player.seek(0.5)
    first = desk.found[0]
    assert first is not None
    assert not first.gaps_m
    assert first.pose is desk.player.pose
    assert desk.finder.gap_m("dominant") is not None
