"""Laws of edits as objects: each leaves a valid sign, its outcome agrees with the sign, and one undo gives
the same sign back."""

import random
from collections.abc import Callable
from dataclasses import replace
from math import pi, remainder, tau

import pytest

from handshapes import catalogue
from handshapes.handshape import Handshape
from handshapes.joints import NAMES
from signer.characters.load import reference
from signer.document.change import Outcome
from signer.document.edits import Moment, MomentEdit, Prepared, set_details
from signer.document.items import find_item
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.tracks.kinds import KINDS
from signer.document.tracks.shoulder import DOINGS
from signer.document.values import ROLES, Elbow, Orientation, Place
from signer.files.reading import read_sign
from signer.files.writing import sign_bytes
from signer.motion.operations.body_edits import LetShoulderGo, LookTowards, PoseSpan, Shrug
from signer.motion.operations.editing import HandEdit, SetKey, ShoulderEdit, SolvedEdit, hand_key_at
from signer.motion.operations.face_dragging import DragFace
from signer.motion.operations.face_points import Pull
from signer.motion.operations.hand_edits import (
    AddSecond,
    BendFingers,
    ChangeAct,
    ChangeKey,
    ChooseArticulator,
    ChooseHandshape,
    DragElbow,
    Face,
    KeepDirections,
    KeepPoints,
    MoveTarget,
    PlaceAt,
    PlaceInRoom,
    RaiseElbow,
    RelaxArm,
    RelaxElbow,
    SetSecond,
    SetStandOff,
    SetWrist,
    SlideOnSkin,
    TurnWrist,
)
from signer.motion.operations.ranges import DIALS
from signer.motion.operations.searches import BringClear, FaceFartherOut, FaceFreely, MeetBothHands
from signer.motion.posing import pose_at
from signer.studio.editing.session import Session
from sites import catalogue as sites
from sites.site import Site
from tests.helpers.extent import seeds
from tests.strategies.motion import moving_sign

NEAR_RAD = 1e-6
Make = Callable[[random.Random, Sign, Moment], MomentEdit]


def _angle(draw: random.Random) -> float:
    return draw.uniform(-2.0, 2.0)


def _point(draw: random.Random) -> tuple[float, float, float]:
    return draw.uniform(-0.4, 0.4), draw.uniform(0.9, 1.5), draw.uniform(0.1, 0.5)


def _shape(sign: Sign, at: Moment) -> Handshape:
    return catalogue.find(hand_key_at(reference(), sign, *at)[1].handshape)


def _site(draw: random.Random) -> Site:
    return draw.choice([site for site in sites.every() if site.region == "face" and site.kind == "surface"])


CASES: dict[type[MomentEdit], Make] = {
    TurnWrist: lambda draw, _sign, at: TurnWrist(
        draw.choice(DIALS), _angle(draw), draw.random() < 0.5, at=at
    ),
    SetWrist: lambda draw, _sign, at: SetWrist(Orientation(_angle(draw), _angle(draw), _angle(draw)), at=at),
    RaiseElbow: lambda draw, _sign, at: RaiseElbow(draw.uniform(-pi, pi), draw.random() < 0.2, at=at),
    DragElbow: lambda draw, _sign, at: DragElbow(_point(draw), at=at),
    RelaxElbow: lambda _draw, _sign, at: RelaxElbow(at=at),
    RelaxArm: lambda _draw, _sign, at: RelaxArm(at=at),
    Face: lambda draw, _sign, at: Face(
        draw.choice(("palm", "fingers")), draw.choice(("up", "down", "left", "right", "out", "in")), at=at
    ),
    FaceFreely: lambda draw, _sign, at: FaceFreely(
        draw.choice(("palm", "fingers")), draw.choice(("up", "down")), at=at
    ),
    FaceFartherOut: lambda draw, _sign, at: FaceFartherOut(
        draw.choice(("palm", "fingers")), draw.choice(("left", "right", "out")), at=at
    ),
    KeepDirections: lambda draw, _sign, at: KeepDirections(draw.random() < 0.5, at=at),
    PlaceAt: lambda draw, _sign, at: PlaceAt(_site(draw).id, at=at),
    PlaceInRoom: lambda draw, sign, at: PlaceInRoom(draw.choice(sign.places).id, at=at),
    MoveTarget: lambda draw, _sign, at: MoveTarget(_point(draw), draw.random() < 0.5, at=at),
    SlideOnSkin: lambda draw, _sign, at: SlideOnSkin(_site(draw).point, at=at),
    ChooseHandshape: lambda draw, _sign, at: ChooseHandshape(draw.choice(catalogue.every()).name, at=at),
    ChooseArticulator: lambda draw, sign, at: ChooseArticulator(
        draw.choice([each.id for each in catalogue.legal(_shape(sign, at))]), at=at
    ),
    KeepPoints: lambda draw, _sign, at: KeepPoints(draw.random() < 0.5, at=at),
    BendFingers: lambda draw, _sign, at: BendFingers(((draw.choice(NAMES), draw.uniform(0.0, 0.5)),), at=at),
    ChangeAct: lambda draw, _sign, at: ChangeAct(times=draw.randrange(1, 4), at=at),
    SetStandOff: lambda draw, _sign, at: SetStandOff(draw.uniform(-0.1, 0.4), at=at),
    SetSecond: lambda _draw, _sign, at: SetSecond(None, at=at),
    AddSecond: lambda _draw, _sign, at: AddSecond(at=at),
    ChangeKey: lambda draw, _sign, at: ChangeKey(
        {
            "hold_s": draw.uniform(0.0, 0.2),
            "orientation": Orientation(_angle(draw), _angle(draw), _angle(draw)),
            "elbow": Elbow(draw.random()),
            "own_handshape": "mine",
        },
        "Take the easier posture",
        at=at,
    ),
    Shrug: lambda draw, _sign, at: Shrug(draw.choice(DOINGS), draw.uniform(-0.5, 1.2), at=at),
    LetShoulderGo: lambda _draw, _sign, at: LetShoulderGo(at=at),
    SetKey: lambda draw, _sign, at: SetKey(draw.choice(tuple(KINDS)), at=at),
    PoseSpan: lambda draw, _sign, at: PoseSpan("torso", (("pitch_rad", draw.uniform(-0.2, 0.2)),), at=at),
    DragFace: lambda draw, _sign, at: DragFace(
        "mouth", (Pull("chin", (0.0, draw.uniform(-0.03, 0.03), 0.0)),), at=at
    ),
    LookTowards: lambda draw, _sign, at: LookTowards((draw.uniform(-1.0, 1.0), -0.2, 1.0), at=at),
    BringClear: lambda _draw, _sign, at: BringClear(at=at),
    MeetBothHands: lambda _draw, _sign, at: MeetBothHands(at=at),
}


def _subclasses(kind: type[MomentEdit]) -> set[type[MomentEdit]]:
    return {
        each
        for one in kind.__subclasses__()
        for each in (one, *_subclasses(one))
        if each.__module__.startswith("signer.")
    }


def _moment(draw: random.Random, sign: Sign) -> Moment:
    side = draw.choice(ROLES)
    keys = sign.hand(side).keys
    return Moment(
        side, stored(draw.choice(keys).time_s if keys and draw.random() < 0.7 else draw.uniform(0.0, 2.5))
    )


def _still(sign: Sign) -> Sign:
    """The sign with hands that do nothing while they are held."""
    tracks = (
        replace(sign.hand(side), keys=tuple(replace(key, act=None, local=()) for key in sign.hand(side).keys))
        for side in ROLES
    )
    return sign.with_tracks(*tracks)


SEARCHES = (Face, FaceFreely, FaceFartherOut, PlaceAt, BringClear)
"""That these find the same again is a law of their own, in `tests/motion/solving`."""
FIRST_SEED: dict[type[MomentEdit], int] = {FaceFreely: 2}
"""First seed of a kind of edit: seven searches of a hand with two contacts, as in the first sign, take 5 s."""


def test_every_edit_has_a_case_here() -> None:
    assert _subclasses(MomentEdit) - {SolvedEdit, HandEdit, ShoulderEdit} == set(CASES)


@pytest.mark.parametrize("kind", CASES, ids=[kind.__name__ for kind in CASES])
def test_an_edit_leaves_a_valid_sign_and_its_outcome_agrees_with_it(
    kind: type[MomentEdit], qapp: object
) -> None:
    assert kind.__call__ is MomentEdit.__call__  # which gives the sign of the outcome
    for seed in (FIRST_SEED.get(kind, 0) + number for number in seeds(1, whole=60)):
        draw = random.Random(f"{kind.__name__} {seed}")
        sign = replace(moving_sign(seed), places=(Place("mary", angle_rad=-0.6, distance_m=0.5),))
        at = _moment(draw, sign)
        edit = CASES[kind](draw, sign, at)
        session = Session(sign)
        found = session.perform(edit)
        assert found.after is session.sign
        assert kind in SEARCHES or edit(sign) == found.after
        assert read_sign(sign_bytes(found.after)).sign == found.after
        assert found.changed == (found.after is not sign) == (found.after != sign)
        assert found.item is None or find_item(found.after, found.ids[0])[1] is found.item
        assert session.undo_stack.undoText() == (edit.label if found.changed else "")
        session.undo()
        assert session.sign is sign


@pytest.mark.parametrize("seed", seeds(2, whole=100))
def test_the_value_that_is_told_is_what_the_arm_does(seed: int) -> None:
    draw, sign = random.Random(seed), _still(moving_sign(seed))
    at = _moment(draw, sign)
    for axis in DIALS:
        asked = draw.uniform(-1.0, 1.0)
        found = TurnWrist(axis, asked, at=at).outcome(sign)
        assert getattr(pose_at(found.after, at.time_s).hands[at.side].orientation, axis) == pytest.approx(
            found.value, abs=NEAR_RAD
        )
        assert bool(found.words) is (abs(found.value - asked) > NEAR_RAD)
    for edit in (RaiseElbow(draw.uniform(-pi, pi), at=at), DragElbow(_point(draw), at=at)):
        found = edit.outcome(sign)
        hand = pose_at(found.after, at.time_s).hands[at.side]
        # An arm that is beyond its limits anyway goes as near as it can.
        assert hand.limits or abs(remainder(hand.elbow_height_rad - found.value, tau)) < NEAR_RAD
    for doing in DOINGS:
        found = Shrug(doing, draw.uniform(-0.3, 0.8), at=at).outcome(sign)
        assert getattr(found.item, doing) == found.value


def test_an_edit_of_no_moment_is_about_what_is_worked_on_and_cannot_be_called(qapp: object) -> None:
    sign = moving_sign(0)
    with pytest.raises(ValueError, match="no hand and moment"):
        TurnWrist("flexion_rad", 0.2)(sign)
    session = Session(sign)
    session.playhead_s = sign.hand("dominant").keys[0].time_s
    assert session.perform(RelaxElbow()).after == RelaxElbow(at=Moment("dominant", session.playhead_s))(sign)


def test_what_was_found_beforehand_is_not_searched_again(qapp: object) -> None:
    sign = moving_sign(0)
    found = Outcome(set_details(gloss="FOUND")(sign), changed=True)
    prepared = Prepared(set_details(gloss="ANEW"), sign, found)
    assert prepared(sign) is found.after
    assert prepared(set_details(notes="other")(sign)).gloss == "ANEW"
