"""The face rig: points of the drawn face follow a drag, on every body, on either side, beside other signals."""

from dataclasses import replace

import numpy as np
import pytest

from body_model.plain_types import Side
from signer.characters.load import character_names, load_character
from signer.document.edits import Moment
from signer.document.face_edits import add_span, spread
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.span import Span
from signer.document.values import SpacePoint
from signer.motion.operations import body_edits, face_dragging, face_points
from signer.motion.operations.body_edits import LookTowards, PoseSpan
from signer.motion.operations.face_dragging import DragFace, least_squares_within
from signer.motion.operations.face_points import Pull, with_mirror
from signer.motion.pose import Pose
from signer.motion.posing import pose_at
from tests.helpers.extent import each

AT = Moment("dominant", 0.4)
FOLLOWS_M = 7e-4
"""A point follows within this, m: a fifth of a pixel in the face's close-up is 0.1 mm, shapes share the rest."""


@pytest.fixture(params=[*zip(character_names()[:2], ("right", "left"), strict=True)], ids=str)
def signer(request: pytest.FixtureRequest) -> tuple[str, Side]:
    return request.param


@pytest.fixture
def idea() -> Sign:
    key = Key("k1", 0.3, "i", SpacePoint("index.tip", (-0.2, 0.1, 0.3)), hold_s=0.3)
    return Sign().with_tracks(HandTrack("dominant", (key,)))


def turned(idea: Sign, side: Side) -> Sign:
    """A sign that asks, with its head turned and nodding, of a signer of a dominant side."""
    sign = replace(spread("q.wh", "k1")(idea), dominant_side=side)
    return add_span("head", Span("h1", 0.3, 0.6, pose=(("turn_rad", 0.3), ("pitch_rad", 0.1))))(sign)


def moved(before: Pose, after: Pose, name: str) -> np.ndarray:
    """(3,) m, how a point went, seen from the head."""
    ends = [
        next(one.at for one in face_points.seen_points(pose) if one.name == name) for pose in (before, after)
    ]
    return face_points.head_of(before).T @ (ends[1] - ends[0])


@each(range(20))
def test_the_least_within_bounds_has_no_slope_that_leads_on(seed: int) -> None:
    draw = np.random.default_rng(seed)
    matrix, goal = draw.normal(size=(9, 6)), draw.normal(size=9)
    low, high = -draw.random(6), draw.random(6) * (draw.random(6) > 0.2)
    low = np.where(high > 0.0, low, 0.0)
    x = least_squares_within(matrix, goal, low, high)
    slope = matrix.T @ (matrix @ x - goal)
    assert ((low <= x) & (x <= high)).all()
    assert np.abs(slope[(x > low) & (x < high)]).max(initial=0.0) < 1e-9
    assert (slope[(x == low) & (low < high)] > -1e-9).all()
    assert (slope[(x == high) & (low < high)] < 1e-9).all()


@pytest.mark.parametrize(
    ("name", "by_mm"),
    [("brow.outer.left", (0.0, 2.0, 0.0)), ("mouth.corner.right", (-2.0, 3.0, 0.0)), ("lid.left", (0.0, -3.0, 0.0)),
     ("chin", (0.0, -9.0, 0.0))],
)  # fmt: skip
def test_a_point_follows_and_its_partner_does_the_same(
    signer: tuple[str, Side], idea: Sign, name: str, by_mm: tuple[float, float, float]
) -> None:
    character, by_m = load_character(signer[0]), np.array(by_mm) / 1000.0
    sign = turned(idea, signer[1])
    before = pose_at(sign, AT.time_s, character)
    point = face_points.rig_points(character)[name]
    pull = face_points.pull_of(before, name, face_points.head_of(before) @ by_m)
    for pulls in ((pull,), with_mirror(character, pull)):
        edit = DragFace(point.region, pulls, at=AT, character=character)
        after = pose_at(edit(sign), AT.time_s, character)
        assert moved(before, after, name)[:2] == pytest.approx(by_m[:2], abs=FOLLOWS_M)
        other = by_m[:2] * (-1.0, 1.0) if len(pulls) > 1 else np.zeros(2)
        if point.mirror != name:
            assert moved(before, after, point.mirror)[:2] == pytest.approx(other, abs=FOLLOWS_M)


def test_a_drag_that_is_back_home_changes_nothing_and_a_word_keeps_its_mouths(idea: Sign) -> None:
    assert DragFace("brows", (Pull("brow.inner.left", (0.0, 0.0, 0.0)),), at=AT)(idea) is idea
    word = add_span("mouth", Span("m1", 0.3, 0.4, signal="mouthing.word", word="fish"))(idea)
    found = DragFace("mouth", (Pull("chin", (0.0, -0.01, 0.0)),), at=AT).outcome(word)
    assert found.after is word
    assert found.words == face_dragging.MOUTHED


def test_a_drag_from_full_strength_down_leaves_no_recipe_that_springs_back(idea: Sign) -> None:
    raised = spread("brow.raise", "k1")(idea)
    pulls = with_mirror(load_character("signer-hm08"), Pull("brow.middle.left", (0.0, -0.05, 0.0)))
    (span,) = DragFace("brows", pulls, at=AT)(raised).spans("brows")
    assert span.signal == "brow.raise"
    assert span.shapes
    assert sum(weight for name, weight in span.shapes if not name.startswith("browDown")) < 0.05


def test_a_rule_is_told_by_the_part_of_the_face_that_it_holds_back(idea: Sign) -> None:
    puffed = spread("cheeks.puff", "k1")(idea)
    told = [
        DragFace(
            face_points.rig_points(load_character("signer-hm08"))[name].region, (Pull(name, by_m),), at=AT
        )
        .outcome(puffed)
        .words
        for name, by_m in (("lip.lower", (0.0, -0.01, 0.0)), ("brow.middle.left", (0.0, 0.004, 0.0)))
    ]
    assert told == ["Held back: puffed cheeks seal the lips.", ""]


def test_what_sliders_alone_set_stays(idea: Sign) -> None:
    puffed = add_span("mouth", Span("m1", 0.3, 0.4, shapes=(("cheekPuffLeft", 0.25),)))(idea)
    (span,) = DragFace("mouth", (Pull("lip.upper", (0.0, 0.002, 0.0)),), at=AT)(puffed).spans("mouth")
    assert dict(span.shapes)["cheekPuffLeft"] == pytest.approx(0.25, abs=1e-4)


@pytest.mark.parametrize("name", [face_points.TURNS, face_points.TILTS])
def test_the_head_goes_where_nose_or_crown_is_dragged(
    signer: tuple[str, Side], idea: Sign, name: str
) -> None:
    character = load_character(signer[0])
    sign = replace(idea, dominant_side=signer[1])
    before = pose_at(sign, AT.time_s, character)
    start = next(one.at for one in face_points.seen_points(before) if one.name == name)
    to = start + np.array([0.03, 0.0, 0.0])
    change = body_edits.head_change(before, name, to)
    edit = PoseSpan("head", tuple(change.items()), at=AT, character=character)
    found = next(
        one.at
        for one in face_points.seen_points(pose_at(edit(sign), AT.time_s, character))
        if one.name == name
    )
    assert found[0] == pytest.approx(to[0], abs=1e-3)


def test_eyes_look_where_an_iris_is_dragged(signer: tuple[str, Side], idea: Sign) -> None:
    character, wanted = load_character(signer[0]), np.array([0.2, -0.1, 1.0])
    sign = LookTowards((0.2, -0.1, 1.0), at=AT, character=character)(replace(idea, dominant_side=signer[1]))
    irises = [
        one for one in face_points.seen_points(pose_at(sign, AT.time_s, character)) if "iris" in one.name
    ]
    assert len(irises) == 2
    for iris in irises:
        assert iris.outward @ wanted / np.linalg.norm(wanted) == pytest.approx(1.0, abs=1e-4)
