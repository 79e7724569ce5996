"""Wishes about the posture of a key, turned into its values with the contact kept.

How the window changes a hand.

Every function takes the sign, the track and the key, and returns the key changed. Points are in the world as
drawn; directions and everything else are as written, for a right-handed signer.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, cast

import numpy as np
from numpy.typing import ArrayLike

import handshapes.catalogue as shapes
from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.characters.character import Character
from signer.characters.scale import NOTCH
from signer.document.queries import key_under, new_key_id
from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.values import (
    Contact,
    Elbow,
    GlobalOrientation,
    HandRole,
    Joints,
    Orientation,
    SkinSpot,
    SpacePoint,
)
from signer.kinematics.arm import arm_parameters
from signer.kinematics.frames import brought_back
from signer.kinematics.orientation import DIRECTIONS, DirectionName
from signer.kinematics.rig import articulator_in_hand
from signer.kinematics.sides import side_sign
from signer.kinematics.swivel import natural_height, wrapped
from signer.kinematics.wrist import wrist_angles
from signer.motion.carriers.standing import chest_at
from signer.motion.comfort.directions import Asked
from signer.motion.comfort.facing import Answer, easiest_facing
from signer.motion.comfort.search import Beside
from signer.motion.movement.score import context_for, score_of
from signer.motion.operations.clearing import facing_with_second, settled_in_place
from signer.motion.operations.conversion import to_directions, to_wrist_angles
from signer.motion.operations.defaults import (
    FIRST_HANDSHAPE,
    default_articulator,
    first_placement,
    is_first_placement,
)
from signer.motion.operations.hold_samples import course_of
from signer.motion.operations.posture_search import Tell, quietly
from signer.motion.places.contact_target import articulator_attachment, is_on_skin
from signer.motion.places.hands import shaped_hand
from signer.motion.posture.elbow_height import elbow_heights
from signer.motion.posture.figure import mirrored_points
from signer.motion.posture.posture_solver import solve_candidate, solve_posture
from signer.motion.posture.reaching import ArmSolution
from signer.motion.posture.solved_posture import SolvedPosture, elbow_height_at, elbow_height_of
from signer.motion.posture.warm_started import with_elbow_swung, with_swivel
from signer.motion.posture.wished_wrist import orientation_from, within_limits

_ROUNDS: Final = 24
_PARALLEL: Final = 1e-6
_MET_RAD: Final = 1e-12
_DRAGGED_RAD: Final = 1e-9
_MET_WITH_SECOND_RAD: Final = 1e-6
"""Tolerance of a height; the wrist of a second contact is itself found no nearer."""


def key_at(character: Character, sign: Sign, role: HandRole, time_s: float) -> Key:
    """A new key at a time: the posture that the hand passes through there.

    Where the hand is at rest, rises or sinks, the nearest key is copied; the first key of a track is an open
    hand in front of the chest, no earlier than the hand can get there.
    """
    keys, new_id = sign.hand(role).keys, new_key_id(sign)
    if not keys:
        first = Key(
            new_id,
            stored(max(time_s, sign.lead_in_s)),
            FIRST_HANDSHAPE,
            first_placement(role, FIRST_HANDSHAPE),
        )
        return relaxed_elbow(character, sign, role, first)
    held = key_under(sign.hand(role), time_s)
    before, after = (
        [key for key in keys if key.time_s <= time_s],
        [key for key in keys if key.time_s > time_s],
    )
    copied = held or (before[-1] if before else after[0])
    key = replace(copied, id=new_id, time_s=stored(max(time_s, 0.0)), hold_s=0.0, extra=())
    return _passed_through(character, sign, role, key, after[0]) if before and after and held is None else key


def with_handshape(
    character: Character,
    sign: Sign,
    role: HandRole,
    key: Key,
    name: str,
    joints: Joints = (),
    own_handshape: str = "",
) -> Key:
    """Another handshape, one's own with its joints and name.

    The articulator stays if it is legal there or was asked to stay.

    That of a first key was chosen by nobody: it becomes the handshape's own.
    """
    shape, unchosen = shapes.find(name), is_first_placement(role, key.handshape, key.placement)
    legal = {articulator.id for articulator in shapes.legal(shape)}
    stays = bool(key.points_of) and shapes.find_articulator(key.articulator).kind == "derived"
    articulator = (
        key.articulator
        if stays or (key.articulator in legal and not unchosen)
        else default_articulator(name, None if key.contact is None else key.contact.site)
    )
    placement = replace(key.placement, articulator=articulator)
    changed = replace(
        key,
        handshape=name,
        placement=placement,
        joints=joints,
        own_handshape=own_handshape,
        points_of=key.points_of if stays else "",
    )
    return _at_height(character, sign, role, changed, _height(character, sign, role, key))


def with_joints(
    character: Character, sign: Sign, role: HandRole, key: Key, joints: Joints, own_handshape: str = ""
) -> Key:
    """Joints bent otherwise than the handshape has them, rad, called so.

    The place is kept, and the elbow as high as before.
    """
    changed = replace(key, joints=tuple(sorted(joints)), own_handshape=own_handshape)
    return _at_height(character, sign, role, changed, _height(character, sign, role, key))


def with_points_of(character: Character, sign: Sign, role: HandRole, key: Key, handshape: str) -> Key:
    """Articulators made of fingers stay made of those of a handshape, or (empty) follow the hand.

    The elbow as high as before.
    """
    return _at_height(
        character, sign, role, replace(key, points_of=handshape), _height(character, sign, role, key)
    )


def with_articulator(character: Character, sign: Sign, role: HandRole, key: Key, articulator: str) -> Key:
    """Another articulator at the same place, the elbow as high as before."""
    changed = replace(key, placement=replace(key.placement, articulator=articulator), points_of="")
    return _at_height(character, sign, role, changed, _height(character, sign, role, key))


def with_site(
    character: Character, sign: Sign, role: HandRole, key: Key, site: str | SkinSpot, tell: Tell = quietly
) -> Key:
    """The articulator brought to a site, one's own too: touching the skin, or at a place in space.

    The elbow as is natural there. The articulator of a first key at its first place, which nobody has chosen,
    becomes the one that is usual at the site.

    The wrist stays as it is unless the limb would go through the body or a joint past its limit; a posture
    near by is taken then. `tell` is called again and again meanwhile; what it raises ends the search.
    """
    on_skin, old = is_on_skin(site), key.contact
    articulator = (
        default_articulator(key.handshape, site)
        if is_first_placement(role, key.handshape, key.placement)
        else key.articulator
    )
    placement = Contact(articulator, site, "touch" if on_skin else "none")
    if old is not None and on_skin == is_on_skin(old.site):
        placement = replace(placement, manner=old.manner, stand_off_m=old.stand_off_m)
    placed = relaxed_elbow(character, sign, role, replace(key, placement=placement))
    found = settled_in_place(character, sign, role, placed, tell=tell)
    return placed if found is None else found.key


def slid_over_skin(character: Character, sign: Sign, role: HandRole, key: Key, spot: SkinSpot) -> Key:
    """The contact moved over the skin to a site of one's own, the elbow as high as before."""
    if key.contact is None:
        return with_site(character, sign, role, key, spot)
    return _at_height(
        character,
        sign,
        role,
        replace(key, placement=replace(key.contact, site=spot)),
        _height(character, sign, role, key),
    )


def with_space_point(character: Character, sign: Sign, role: HandRole, key: Key, point_m: ArrayLike) -> Key:
    """The articulator brought to a free point (3,) m of the world, the elbow as high as before."""
    return _at_point(character, sign, role, key, _as_written(character, sign, key, point_m))


def with_point_before_chest(
    character: Character, sign: Sign, role: HandRole, key: Key, point_m: ArrayLike
) -> Key:
    """The articulator brought to a free point (3,) m of the chest's frame, the elbow as high as before.

    The point is on the side where it is drawn.
    """
    return _at_point(character, sign, role, key, _for_right_handed(sign, point_m))


def _at_point(character: Character, sign: Sign, role: HandRole, key: Key, point: Array) -> Key:
    changed = replace(
        key,
        placement=SpacePoint(
            key.articulator, _vector(character.scale.written(point - character.body.landmarks[NOTCH]))
        ),
    )
    return _at_height(character, sign, role, changed, _height(character, sign, role, key))


def turned_wrist(
    character: Character,
    sign: Sign,
    role: HandRole,
    key: Key,
    orientation: Orientation,
    *,
    keep_elbow: bool = True,
) -> Key:
    """The hand turned on its forearm, within the wrist's limits; the articulator stays where it is.

    A key that tells its hand by directions of the world tells it by those it comes to.
    """
    changed = replace(
        to_wrist_angles(key, role, context_for(character, sign, role, key)),
        orientation=within_limits(orientation)[0],
    )
    return _told_like(
        character,
        sign,
        role,
        key,
        _at_height(character, sign, role, changed, _height(character, sign, role, key))
        if keep_elbow
        else changed,
    )


def raised_elbow(character: Character, sign: Sign, role: HandRole, key: Key, elbow_height_rad: float) -> Key:
    """The elbow at a height on its circle: zero is the lowest point."""
    return _swung_to(
        role, key, solve_posture(key, role, context_for(character, sign, role, key)), elbow_height_rad
    )


def elbow_dragged(character: Character, sign: Sign, role: HandRole, key: Key, point_m: ArrayLike) -> Key:
    """The elbow as near as its circle allows to a point (3,) m of the world."""
    point, sign_of_side = _as_written(character, sign, key, point_m), character.rigs[SIDE_OF[role]].arm.side

    def off(answer: ArmSolution) -> Array:
        wished = elbow_heights(sign_of_side, answer.girdle.shoulder, point, answer.posture.articulator)
        return np.asarray(wrapped(wished - elbow_height_at(sign_of_side, answer)))

    return _swivelled(
        key,
        _swung(
            solve_posture(key, role, context_for(character, sign, role, key)), off, _DRAGGED_RAD
        ).swivel_rad,
    )


def relaxed_elbow(character: Character, sign: Sign, role: HandRole, key: Key) -> Key:
    """The elbow where it hangs naturally for the place that the hand is at."""
    return _at_height(character, sign, role, key, relaxed_height(character, sign, role, key))


def relaxed_height(character: Character, sign: Sign, role: HandRole, key: Key) -> float:
    """Return the natural height of the elbow for the place of a key, rad."""
    rig = character.rigs[SIDE_OF[role]]
    return float(
        natural_height(
            rig.arm,
            shoulder=rig.shoulder,
            target=solve_posture(key, role, context_for(character, sign, role, key)).target,
        )
    )


def faced(
    character: Character,
    sign: Sign,
    role: HandRole,
    key: Key,
    *,
    palm: DirectionName | ArrayLike | None = None,
    fingers: DirectionName | ArrayLike | None = None,
) -> Key:
    """Turn the palm, the fingers or both to directions; see `facing_answer`."""
    return (
        key
        if palm is None and fingers is None
        else facing_answer(character, sign, role, key, palm=palm, fingers=fingers).key
    )


def facing_answer(
    character: Character,
    sign: Sign,
    role: HandRole,
    key: Key,
    *,
    palm: DirectionName | ArrayLike | None = None,
    fingers: DirectionName | ArrayLike | None = None,
    anyway: bool = False,
) -> Answer:
    """Turn palm, fingers or both to directions of the chest's frame by the easiest clean posture.

    What is not asked for is free: the elbow's height, the turn about a single direction. Where no posture
        keeps every limit, lies in
    nothing and has its elbow below the shoulder, the direction is met as nearly as one does, within 30
    degrees; else the key stays as it is. A key keeps telling its hand in its own way. With `anyway` the
    directions are met as nearly as the joints do, clean or not.
    """
    around = context_for(character, sign, role, key)
    local = to_wrist_angles(key, role, around)
    course = course_of(character, sign, role, local)
    obstacle = course.obstacle
    beside = Beside(
        obstacle.surroundings if obstacle.surroundings.moved else around.surroundings,
        None if obstacle.articulator is None else np.array(obstacle.articulator),
        course.measured,
    )
    asked = Asked(_direction(palm), _direction(fingers))
    if (
        asked.palm is not None
        and asked.fingers is not None
        and np.linalg.norm(np.cross(asked.palm, asked.fingers)) < _PARALLEL
    ):
        asked = asked._replace(palm=None)  # a palm that is asked to face along the fingers counts for nothing
    found = (
        easiest_facing(local, role, around, asked, beside, anyway=anyway)
        if key.second is None
        else facing_with_second(local, role, course, asked, anyway=anyway)
    )
    return found._replace(
        key=key if found.key is local else _told_like(character, sign, role, key, found.key)
    )


def as_global(character: Character, sign: Sign, role: HandRole, key: Key) -> Key:
    """Return the key in its posture with directions of palm and fingers in place of the wrist.

    The hand keeps these directions when the elbow or the place moves.
    """
    return to_directions(key, role, context_for(character, sign, role, key))


def as_local(character: Character, sign: Sign, role: HandRole, key: Key) -> Key:
    """Return the key in its posture given by the wrist: the hand goes along with its forearm."""
    return to_wrist_angles(key, role, context_for(character, sign, role, key))


def _passed_through(character: Character, sign: Sign, role: HandRole, before: Key, after: Key) -> Key:
    """The posture at the time of `before` on the way to `after`.

    Told by the nearer one's handshape and articulator.
    """
    side, time_s = SIDE_OF[role], before.time_s
    frames = score_of(character, sign).at(np.array([time_s])).tracks[role].frames
    rig, turn = character.rigs[side], frames.wrist_rotation[0]
    start_s = max(key.end_s for key in sign.hand(role).keys if key.end_s <= time_s)
    share = (time_s - start_s) / (after.time_s - start_s)
    nearer = before if share < 0.5 else after
    attachment = articulator_attachment(character, nearer.form, nearer.articulator, side)
    told = arm_parameters(
        rig.arm,
        shoulder=frames.shoulder[0],
        shoulder_rotation=frames.shoulder_rotation[0],
        flexion=frames.flexion[0],
        wrist_rotation=turn,
        articulator=articulator_in_hand(
            rig, attachment, shaped_hand(character, nearer.form, side).matrices, turn
        ),
        reference="smooth",
    )
    passed = replace(
        before,
        handshape=nearer.handshape,
        joints=nearer.joints,
        own_handshape=nearer.own_handshape,
        second=None,
        placement=SpacePoint(
            nearer.articulator,
            _vector(character.scale.written(told.target - character.body.landmarks[NOTCH])),
        ),
        orientation=orientation_from(wrist_angles(rig.arm, turn)),
        elbow=Elbow(float(told.swivel), "secondary" if int(told.branch) else "primary"),
        transition=replace(before.transition, height_m=before.transition.height_m * (1.0 - share) ** 2),
    )
    return (
        _told_like(character, sign, role, before, passed)
        if isinstance(after.orientation, GlobalOrientation)
        else passed
    )


def _told_like(character: Character, sign: Sign, role: HandRole, key: Key, changed: Key) -> Key:
    """A changed key that tells its hand as another does: by its wrist, or by directions of the world."""
    return (
        to_directions(changed, role, context_for(character, sign, role, changed))
        if isinstance(key.orientation, GlobalOrientation)
        else changed
    )


def _height(character: Character, sign: Sign, role: HandRole, key: Key) -> float:
    return elbow_height_of(solve_posture(key, role, context_for(character, sign, role, key)))


def _at_height(character: Character, sign: Sign, role: HandRole, key: Key, height_rad: float) -> Key:
    """A key that has just been changed with its elbow at a height."""
    return _swung_to(
        role, key, solve_candidate(key, role, context_for(character, sign, role, key)), height_rad
    )


def _swung_to(role: HandRole, key: Key, solved: SolvedPosture, height_rad: float) -> Key:
    side, met_rad = side_sign(SIDE_OF[role]), _MET_RAD if key.second is None else _MET_WITH_SECOND_RAD
    return _swivelled(
        key,
        _swung(
            solved, lambda answer: np.asarray(wrapped(height_rad - elbow_height_at(side, answer))), met_rad
        ).swivel_rad,
    )


def _swung(solved: SolvedPosture, off_of: Callable[[ArmSolution], Array], met_rad: float) -> SolvedPosture:
    """The posture with its elbow swung until as little is left of what is off, rad, as counts.

    The girdle follows the elbow and moves the circle on which it stands, so the swivel is approached in
    rounds: by the whole of what is left first, then by the secant through the last two. A hand turned in the
    world settles in rounds of its own, and its elbow along with it.
    """
    if (found := with_elbow_swung(solved, off_of)) is not None:
        return found
    off, slope = float(off_of(solved.reach)), 1.0
    for _ in range(_ROUNDS):
        if abs(off) < met_rad:
            break
        step = off / slope
        solved = with_swivel(solved, float(wrapped(solved.swivel_rad + step)))
        left = float(off_of(solved.reach))
        slope = min(max((off - left) / step, 0.5), 2.0)
        off = left
    return solved


def _swivelled(key: Key, swivel_rad: float) -> Key:
    return replace(key, elbow=replace(key.elbow, swivel_rad=float(wrapped(swivel_rad))))


def _as_written(character: Character, sign: Sign, key: Key, point_m: ArrayLike) -> Array:
    """A point of the drawn world in the chest's frame of a right-handed signer, at the time of a key."""
    return brought_back(chest_at(character, sign, key.time_s), _for_right_handed(sign, point_m))


def _for_right_handed(sign: Sign, point_m: ArrayLike) -> Array:
    """A point as drawn for a right-handed signer."""
    point = np.asarray(point_m, np.float64)
    return mirrored_points(point) if sign.dominant_side == "left" else point


def _direction(wish: DirectionName | ArrayLike | None) -> Array | None:
    if wish is None:
        return None
    if isinstance(wish, str):
        return DIRECTIONS[cast(DirectionName, wish)]
    return np.asarray(wish, np.float64)


def _vector(point: Array) -> Vector:
    x, y, z = (round(float(value), 6) for value in point)
    return x, y, z
