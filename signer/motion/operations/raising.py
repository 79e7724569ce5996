"""A place on a hand at rest.

That hand is raised to where it can be touched: to the easiest posture in which the place is met.
"""

from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

import handshapes.catalogue as shapes
import sites.catalogue as places
from body_model.arrays import Array
from body_model.plain_types import Side, Vector
from signer.characters.character import Character
from signer.document.fitting import with_key, with_new_item
from signer.document.queries import new_key_id
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.timing import SAME_TIME_S, SHORTEST_GAP_S, stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import TrackName
from signer.document.values import (
    OTHER_ROLE,
    Contact,
    GlobalOrientation,
    HandRole,
    SkinSpot,
    SpacePoint,
)
from signer.kinematics.orientation import directions_of
from signer.kinematics.sides import side_sign
from signer.motion.operations.conversion import as_vector, to_wrist_angles
from signer.motion.operations.elbows import relaxed_elbow
from signer.motion.operations.placing import with_site
from signer.motion.operations.turning import facing_answer
from signer.motion.places.contact_target import contact_target_of
from signer.motion.places.other_hand import FLAT_HAND
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.solving.descent import Tell, quietly
from signer.motion.solving.hand_moment import HandMoment
from sites.site import Site

PALM: Final = "palm.centre"
"""Articulator by which a raised hand is placed, where its handshape allows it."""
_ENOUGH: Final = 0.25
"""Weight of forearm and hand above which a point, as in the crook of the elbow, is touched where they are
raised."""
_FOREARM: Final = 4
"""The place of the forearm among the bones of an arm; what hangs on the bones above it is touched while the
arm hangs."""
_APPROACH: Final = np.array((0.5, 0.9, 0.5))
"""From where a hand comes to the other one: from its own side (x), from above and from before."""


class Raised(NamedTuple):
    """A sign whose hand is at a site, and how the other hand was raised for it, in words.

    No words where that was not needed.
    """

    sign: Sign
    words: str = ""


class Posture(NamedTuple):
    """Raised posture: where its palm is from the notch, m, and the directions of palm and fingers.

    All count outward on the side of the hand, up and forward.
    """

    point_m: Vector
    palm: Vector
    fingers: Vector

    def seen(self, side: Side) -> tuple[Array, Array, Array]:
        """Return its point (3,) m, palm and fingers (3,) as a hand of a side has them."""
        point, palm, fingers = np.array(self) * (float(side_sign(side)), 1.0, 1.0)
        return point, palm, fingers


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
_TRIED: Final = 3
"""Budget: so many that lie apart are touched until one has no fault; each that has takes two seconds."""
_NEAR: Final = 1
"""Budget: so many places near by are tried where none has no fault."""
_PALM_WORDS: Final = {
    "palm up": (0.0, 1.0, 0.0), "palm down": (0.0, -1.0, 0.0), "palm in": (0.0, 0.0, -1.0),
    "palm out": (0.0, 0.0, 1.0), "palm to the middle": (-1.0, 0.0, 0.0), "palm to the side": (1.0, 0.0, 0.0),
}  # fmt: skip


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
    """Bring a key of a sign to a site as `with_site` does.

    If that lies on the other hand at rest, raise this for as long as the key is held.

    Easy postures before belly, chest and shoulder that turn the site towards the touching hand are searched.
    The first in which the site is met within all limits and nothing is inside anything is taken; if there is
    none, the one that comes nearest to it. The words tell what is wrong then, and which place near by is met.

    Args:
        at: the key of the hand that touches.
        site: of the inventory, or one's own.
        tell: called again and again meanwhile; what it raises ends the search.
        at_s: the moment of the hold at which it is brought there; that of the key unless given.
    """
    moment = at if at_s is None else at.having(time_s=at_s)
    time_s, other = moment.key.time_s, OTHER_ROLE[at.role]

    def brought(sign: Sign, site: str | SkinSpot) -> Sign:
        placed = with_site(moment.within(sign), site, tell)
        return with_key(sign, at.role, replace(placed, time_s=at.key.time_s))

    def beside(raised: Key, site: str | SkinSpot) -> tuple[_Faults, Sign]:
        tell()
        after = brought(with_new_item(at.sign, TrackName("hand", other), raised), site)
        return _faults(at.character, after, time_s), after

    if not (lies_on_other_hand(at.character, at.role, site) and rests_beside(at.sign, at.role, at.key)):
        return Raised(brought(at.sign, site))
    found = list[tuple[_Faults, Raised, Key]]()
    # the touching hand does not count: it comes to the raised one
    alone = at.sign.with_tracks(HandTrack(at.role, ()))
    like = HandMoment(at.character, alone, other, _key_like(at.sign, at.role, at.key))
    for posture in _postures(at, site, like):
        raised = _eased(like, posture)
        faults, after = beside(raised, site)
        words = _words(posture, _palm_of(like.with_key(raised)))
        found.append((faults, Raised(after, words), raised))
        if not faults:
            return found[-1][1]
    faults, best, raised = min(found, key=lambda one: one[0][:3])
    words = f"{best.words}, but {faults.words}"
    for near in _near_by(at, site):
        if not beside(raised, near.id)[0]:
            return best._replace(words=f'{words}; there "{near.name}" is met with nothing inside anything')
    return best._replace(words=words)


def _near_by(at: HandMoment, site: str | SkinSpot) -> list[Site]:
    """The places nearest to one of the other hand, on the same side of it; none beside one's own place."""

    def part(site: Site) -> str:
        return shapes.find_articulator(site.articulator).aspect if site.articulator else ""

    def place(site: Site) -> Array:
        target = contact_target_of(at.character, Contact(at.key.articulator, site.id), at.side)
        return np.zeros(3) if target.attachment is None else target.attachment.rest

    own = None if isinstance(site, SkinSpot) else places.find(site)
    if own is None or not part(own):
        return []
    others = [one for one in places.every() if part(one) == part(own) and one is not own]
    return sorted(others, key=lambda one: float(np.linalg.norm(place(one) - place(own))))[:_NEAR]


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


def _placed(like: HandMoment, posture: Posture) -> HandMoment:
    """The other hand in a posture, told by its wrist, with its elbow where it hangs."""
    (x, y, z), palm, fingers = posture.seen(like.side)
    placement = SpacePoint(like.key.articulator, (float(x), float(y), float(z)))
    made = like.having(placement=placement, orientation=GlobalOrientation(_unit(palm), _unit(fingers)))
    made = made.with_key(relaxed_elbow(made))
    return made.with_key(to_wrist_angles(made))


def _unit(direction: Array) -> Vector:
    return as_vector(direction / np.linalg.norm(direction))


def _postures(at: HandMoment, site: str | SkinSpot, like: HandMoment) -> list[Posture]:
    """Easy postures of the other hand in which the site faces the touching hand, the best first."""
    outward = np.array((float(side_sign(like.side)), 1.0, 1.0))
    target = contact_target_of(at.character, Contact(at.key.articulator, site), at.side, like.key.form)

    def away(posture: Posture) -> float:
        solved = _placed(like, posture).tried
        assert solved.constraint is not None
        bodies = solved.constraint.bodies(solved.reach, solved.surroundings)
        return -float(target.outward(bodies) * outward @ (_APPROACH * (-1.0, 1.0, 1.0)))

    return sorted(_POSTURES, key=lambda one: round(away(one), 1))[:_TRIED]


def _palm_of(raised: HandMoment) -> Array:
    """(3,) where the palm of the raised hand faces, outward, up and forward."""
    solved = raised.tried
    palm = directions_of(solved.side, hand_in_world(solved)).palm
    return np.asarray(palm * (float(side_sign(solved.side)), 1.0, 1.0))


def _words(posture: Posture, palm: Array) -> str:
    facing = max(_PALM_WORDS, key=lambda words: float(palm @ _PALM_WORDS[words]))
    return f"{facing} before the {'belly' if posture.point_m == _BELLY else 'chest'}"


def _eased(like: HandMoment, posture: Posture) -> Key:
    """The other hand raised and turned by comfort, its palm alone where both directions do not go."""
    (_, palm, fingers), made = posture.seen(like.side), _placed(like, posture)
    raised = made.within(with_new_item(like.sign, TrackName("hand", like.role), made.key))
    found = facing_answer(raised, palm=palm, fingers=fingers)
    return (found if found.is_clean else facing_answer(raised, palm=palm)).key


class _Faults(NamedTuple):
    """Faults of a posture, the worst first.

    In order: m by which places are missed, m by which hands are inside something, and the count of limits.
    """

    missed_m: float
    over_m: float
    limits: float
    words: str

    def __bool__(self) -> bool:
        return any(self[:3])


def _faults(character: Character, sign: Sign, time_s: float) -> _Faults:
    pose = pose_at(sign, time_s, character=character)
    hands, inside = pose.hands.values(), [one for one in inside_of(pose).values() if not one.is_clear]
    missed_m = sum(hand.contact_error_m for hand in hands if hand.state == "missed")
    words = f"the place is missed by {1000.0 * missed_m:.1f} mm" if missed_m else "a joint is past its limit"
    if inside:
        worst = max(inside, key=lambda one: one.over_m)
        words = f"the {worst.part} is {1000.0 * worst.depth_m:.1f} mm inside the {worst.into}"
    limits = float(sum(len(hand.limits) for hand in hands))
    return _Faults(round(missed_m, 4), sum(one.over_m for one in inside), limits, words)
