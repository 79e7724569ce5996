"""A place on a hand at rest: that hand is raised to the easiest posture in which it is touched there."""

from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

import handshapes.catalogue as shapes
from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.characters.character import Character
from signer.document.fitting import with_key, with_new_item
from signer.document.queries import new_key_id
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.timing import SAME_TIME_S, SHORTEST_GAP_S, stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import TrackName
from signer.document.values import OTHER_ROLE, Contact, GlobalOrientation, HandRole, SkinSpot, SpacePoint
from signer.kinematics.orientation import DIRECTIONS, directions_of
from signer.kinematics.rig import ARM_BONES
from signer.kinematics.sides import side_sign
from signer.motion.operations.elbows import as_vector, relaxed_elbow, to_wrist_angles
from signer.motion.operations.placing import with_site
from signer.motion.operations.turning import facing_answer
from signer.motion.places.contact_target import contact_target_of
from signer.motion.places.hands import FLAT_HAND
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.solving.budgets import BUDGETS
from signer.motion.solving.descent import Tell, quietly
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import phrase

PALM: Final = "palm.centre"
"""Articulator by which a raised hand is placed, where its handshape allows it."""
_ENOUGH: Final = 0.25
"""Weight of forearm and hand above which a point, as in the crook of the elbow, is touched where they are
raised."""
_FOREARM: Final = ARM_BONES.index("lowerarm01")
"""The place of the forearm among the bones of an arm; what hangs on the bones above it is touched while the
arm hangs."""
_APPROACH: Final = np.array((-0.5, 0.9, 0.5))
"""From where a hand comes to the other one: outward of that one (x), from above and from before."""


class Raised(NamedTuple):
    """A sign whose hand is at a site, and in words how the other was raised for it; empty if it was not."""

    sign: Sign
    words: str = ""


class Posture(NamedTuple):
    """Raised posture: where its palm is from the notch, m, and the directions of palm and fingers.

    All count outward on the side of the hand, up and forward.
    """

    point_m: Vector
    palm: Vector
    fingers: Vector


_BELLY, _CHEST = (0.0, -0.20, 0.27), (0.0, -0.06, 0.24)
_POSTURES: Final = (
    Posture(_BELLY, (-1.0, 2.0, 0.0), (-1.0, 0.0, 2.0)),
    Posture(_BELLY, (0.0, -1.0, 0.0), (-1.0, 0.0, 1.0)),
    Posture(_BELLY, (-1.0, 1.0, -1.0), (-1.0, 0.0, 1.0)),
    Posture(_BELLY, (0.0, 0.0, -1.0), (-1.0, 0.0, 0.0)),
    Posture(_BELLY, (-1.0, 0.0, 0.0), (0.0, 1.0, 2.0)),
    Posture(_BELLY, (-1.0, -1.0, -1.0), (-1.0, 0.0, 1.0)),
    Posture(_CHEST, (-1.0, 1.0, -1.0), (0.0, 1.0, 1.0)),
    Posture(_CHEST, (0.0, -1.0, 0.0), (-2.0, 0.0, 1.0)),
    Posture(_CHEST, (0.0, 0.0, -1.0), (-1.0, 1.0, 0.0)),
    Posture(_CHEST, (-1.0, 0.0, 0.0), (0.0, 1.0, 1.0)),
    Posture(_CHEST, (-1.0, -1.0, 1.0), (-1.0, 1.0, 0.0)),
)
"""Easy postures in which the other hand is raised, the easiest first, as near as a forearm goes before the
trunk. Of 18 points before belly, chest and shoulder with 9 palms and 16 turns of each, these were the easiest
that turn some of the 112 places of a hand and forearm towards the other one."""
_PALM_WORDS: Final = {
    "palm up": DIRECTIONS["up"], "palm down": DIRECTIONS["down"], "palm in": DIRECTIONS["in"],
    "palm out": DIRECTIONS["out"], "palm to the middle": DIRECTIONS["right"],
    "palm to the side": DIRECTIONS["left"],
}  # fmt: skip
"""Directions of the palm of a left hand, outward of which is to the left."""


def lies_on_other_hand(character: Character, role: HandRole, site: str | SkinSpot) -> bool:
    """Return whether a site, of the inventory or one's own, lies on the other arm's hand or forearm."""
    side = SIDE_OF[role]
    rig = character.rigs[OTHER_SIDE[side]]
    carriers = np.concatenate([rig.bones[_FOREARM:], rig.hand_bones]).tolist()
    return contact_target_of(character, Contact(PALM, site), side).weight_on(carriers) > _ENOUGH


def rests_beside(sign: Sign, role: HandRole, key: Key) -> bool:
    """Return whether the other hand is at rest, or on its way from or to rest, while a key is held."""
    keys = sign.hand(OTHER_ROLE[role]).keys
    return all(one.end_s < key.time_s - SAME_TIME_S for one in keys) or all(
        one.time_s > key.end_s + SAME_TIME_S for one in keys
    )


def touched(
    at: HandMoment, site: str | SkinSpot, tell: Tell = quietly, *, at_s: float | None = None
) -> Raised:
    """Bring a key of a sign to a site as `with_site` does; raise the other hand for it if that is at rest.

    Of easy postures that turn the site towards the touching hand the first is taken in which the site is met
    within all limits and nothing is inside anything; if there is none, the one that comes nearest to it.

    Args:
        at: the key of the hand that touches.
        site: of the inventory, or one's own.
        tell: called again and again meanwhile; what it raises ends the search.
        at_s: the moment of the hold at which it is brought there; that of the key unless given.
    """
    moment = at if at_s is None else at.having(time_s=at_s)
    other, found = OTHER_ROLE[at.role], list[tuple[_Faults, Raised]]()

    def brought(sign: Sign) -> Sign:
        placed = with_site(moment.within(sign), site, tell)
        return with_key(sign, at.role, replace(placed, time_s=at.key.time_s))

    if not (lies_on_other_hand(at.character, at.role, site) and rests_beside(at.sign, at.role, at.key)):
        return Raised(brought(at.sign))
    # the touching hand does not count: it comes to the raised one
    alone = at.sign.with_tracks(HandTrack(at.role, ()))
    like = HandMoment(at.character, alone, other, _key_like(at.sign, at.role, at.key))
    for posture in _postures(at, site, like):
        tell()
        raised = _eased(like, posture)
        after = brought(with_new_item(at.sign, TrackName("hand", other), raised.key))
        where = phrase("belly") if posture.point_m == _BELLY else phrase("chest")
        faults = _faults(at.character, after, moment.key.time_s)
        found.append(
            (
                faults,
                Raised(
                    after,
                    phrase("{palm_words} before the {where}", palm_words=_palm_words(raised), where=where),
                ),
            )
        )
        if not any(faults[:3]):
            return found[-1][1]
    faults, best = min(found, key=lambda one: one[0][:3])
    return best._replace(words=phrase("{words}, but {words2}", words=best.words, words2=faults.words))


def _key_like(sign: Sign, role: HandRole, key: Key) -> Key:
    """A key of the other hand while a key is held, with the shape that the hand has before or after."""
    keys = sign.hand(OTHER_ROLE[role]).keys
    later = [one for one in keys if one.time_s > key.end_s]
    near = keys[0] if later else keys[-1] if keys else None
    like = near or Key("", 0.0, FLAT_HAND.handshape, SpacePoint(PALM, (0.0, 0.0, 0.0)))
    legal = {one.id for one in shapes.legal(shapes.find(like.handshape))}
    articulator = PALM if PALM in legal else shapes.default(shapes.find(like.handshape)).id
    until_s = min([key.end_s, *(one.time_s - SHORTEST_GAP_S for one in later)])
    return Key(
        new_key_id(sign),
        key.time_s,
        like.handshape,
        SpacePoint(articulator, (0.0, 0.0, 0.0)),
        stored(max(until_s - key.time_s, 0.0)),
    ).shaped_like(like)


def _outward(like: HandMoment, vector: Vector | Array) -> Array:
    """Return a vector that counts outward as the hand has it, or one of the hand outward."""
    return np.asarray(vector * np.array((float(side_sign(like.side)), 1.0, 1.0)))


def _placed(like: HandMoment, posture: Posture) -> HandMoment:
    """The other hand in a posture, told by its wrist, with its elbow where it hangs."""
    point, palm, fingers = (_outward(like, each) for each in posture)
    x, y, z = point.tolist()
    turned = GlobalOrientation(*(as_vector(each / np.linalg.norm(each)) for each in (palm, fingers)))
    made = like.having(placement=SpacePoint(like.key.articulator, (x, y, z)), orientation=turned)
    made = made.with_key(relaxed_elbow(made))
    return made.with_key(to_wrist_angles(made))


def _postures(at: HandMoment, site: str | SkinSpot, like: HandMoment) -> list[Posture]:
    """Easy postures of the other hand in which the site faces the touching hand, the best first."""
    target = contact_target_of(at.character, Contact(at.key.articulator, site), at.side, like.key.form)

    def away(posture: Posture) -> float:
        solved = _placed(like, posture).tried
        assert solved.constraint is not None
        bodies = solved.constraint.bodies(solved.reach, solved.surroundings)
        return round(-float(_outward(like, target.outward(bodies)) @ _APPROACH), 1)

    return sorted(_POSTURES, key=away)[: BUDGETS.raised]


def _palm_words(raised: HandMoment) -> str:
    solved = raised.tried
    palm = _outward(raised, directions_of(solved.side, hand_in_world(solved)).palm)
    return max(_PALM_WORDS, key=lambda words: float(palm @ _PALM_WORDS[words]))


def _eased(like: HandMoment, posture: Posture) -> HandMoment:
    """The other hand raised and turned by comfort, its palm alone where both directions do not go."""
    palm, fingers = (_outward(like, each) for each in posture[1:])
    made = _placed(like, posture)
    raised = made.within(with_new_item(like.sign, TrackName("hand", like.role), made.key))
    found = facing_answer(raised, palm=palm, fingers=fingers)
    return like.with_key((found if found.is_clean else facing_answer(raised, palm=palm)).key)


class _Faults(NamedTuple):
    """Faults of a posture: m by which places are missed, m inside something, limits; the worst in words."""

    missed_m: float
    over_m: float
    limits: int
    words: str


def _faults(character: Character, sign: Sign, time_s: float) -> _Faults:
    pose = pose_at(sign, time_s, character=character)
    hands, inside = pose.hands.values(), [one for one in inside_of(pose).values() if not one.is_clear]
    missed_m = sum(hand.contact_error_m for hand in hands if hand.state == "missed")
    words = (
        phrase("the place is missed by {missed_mm:.1f} mm", missed_mm=1000.0 * missed_m)
        if missed_m
        else phrase("a joint is past its limit")
    )
    if inside:
        worst = max(inside, key=lambda one: one.over_m)
        words = phrase(
            "the {part} is {depth_mm:.1f} mm inside the {into}",
            part=worst.part,
            depth_mm=1000.0 * worst.depth_m,
            into=worst.into,
        )
    limits = sum(len(hand.limits) for hand in hands)
    return _Faults(round(missed_m, 4), sum(one.over_m for one in inside), limits, words)
