"""From a recipe to a sign: keys in time, hands placed, wrists and elbows found."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import radians
from typing import Final

import numpy as np

import sites.catalogue as places
from body_model.arrays import Array
from body_model.load import load_body
from body_model.plain_types import Side
from signer.characters.load import load_character
from signer.document.items import with_items
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.timing import stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import TrackName
from signer.document.values import (
    OTHER_ROLE,
    BothMeet,
    Contact,
    HandForm,
    HandRole,
    Orientation,
    Placement,
    SpacePoint,
    Transition,
)
from signer.kinematics.rig import arm_rig
from signer.motion.operations.both_hands import mirror_role
from signer.motion.operations.conversion import to_wrist_angles
from signer.motion.operations.leads import close_to_body, in_time
from signer.motion.operations.turning import facing_answer, turned_wrist
from signer.motion.places.contact_target import contact_target_of
from signer.motion.posing import pose_at
from signer.motion.solving.hand_moment import HandMoment
from tools.library.arms import Wish, eased, elbow_of, is_high, settled, told_by_directions
from tools.library.faces import notes_of, varied, with_face
from tools.library.obstacle import Obstacle, arm_in_the_way, trunk
from tools.library.placing import from_notch, placement_of
from tools.library.recipe import Direction, FaceVariant, Posture, Recipe
from tools.library.rows import Row, RowKey, rows
from tools.library.touching_up import touched_up

LEAD_S: Final = 0.4
AUTHOR: Final = "The Signer project"
LICENCE: Final = "CC BY 4.0"
WAYS: Final = {
    "u": (0.0, 1.0, 0.0), "d": (0.0, -1.0, 0.0), "l": (1.0, 0.0, 0.0), "r": (-1.0, 0.0, 0.0),
    "o": (0.0, 0.0, 1.0), "i": (0.0, 0.0, -1.0),
}  # fmt: skip


def written(recipe: Recipe | FaceVariant) -> Sign:
    """The sign of a recipe, wrists and elbows found; a variant has the hands that stand in the library."""
    if isinstance(recipe, FaceVariant):
        return varied(recipe)
    return with_face(led(touched_up(_made(recipe, _settled))), recipe.face)


def led(sign: Sign) -> Sign:
    """The sign with ways from rest and to it that are clear, in the time that they need without life."""
    still = close_to_body(load_character(), replace(sign, life=0.0))
    return replace(in_time(load_character(), still), life=sign.life)


def planned(recipe: Recipe | FaceVariant) -> Sign:
    """The sign of a recipe with hands, places, times and face, the wrists straight.

    What does not have to be searched for: it begins at LEAD_S, for how long hands need from rest is measured.
    """
    if isinstance(recipe, FaceVariant):
        return varied(recipe)
    return with_face(_made(recipe, lambda _sign, _plan, key: key), recipe.face)


def _made(recipe: Recipe, settle: "Callable[[Sign, _Plan, Key], Key]") -> Sign:
    row = rows()[recipe.row or recipe.file]
    sign = Sign(
        gloss=recipe.gloss or recipe.file.split("_")[0],
        notes=notes_of(recipe),
        tags=("two hands" if recipe.base or recipe.mirrored else "one hand", *recipe.tags),
        author=AUTHOR,
        licence=LICENCE,
        source=row.source,
        lead_in_s=LEAD_S,
        lead_out_s=LEAD_S,
    )
    # A hand that goes to the other one is placed when the other one is.
    for plan in sorted(
        _plans(recipe, row), key=lambda plan: (plan.is_on_other, plan.role == "dominant", plan.key_time_s)
    ):
        key = settle(sign, plan, _key(sign, plan))
        keys = tuple(sorted((*sign.hand(plan.role).keys, key), key=lambda one: one.time_s))
        sign = with_items(sign, TrackName("hand", plan.role), keys)
    if recipe.mirrored:
        sign = mirror_role("dominant")(sign)
    return _in_turns(sign) if recipe.alternating else sign


def _in_turns(sign: Sign) -> Sign:
    """The sign with the base hand's postures in the opposite order; its times and ways stay."""
    keys = sign.hand("base").keys
    turned = [
        replace(
            posture,
            id=key.id,
            time_s=key.time_s,
            hold_s=key.hold_s,
            transition=_from_the_other_end(key.transition),
            local=key.local,
        )
        for key, posture in zip(keys, reversed(keys), strict=True)
    ]
    return with_items(sign, TrackName("hand", "base"), turned)


def _from_the_other_end(way: Transition) -> Transition:
    """The way that goes round as before where it begins at its other end."""
    return replace(way, turns=-way.turns) if way.path == "circle" else way


@dataclass(frozen=True, slots=True)
class _Plan:
    """A posture with its place in the sign."""

    role: HandRole
    key_id: str
    key_time_s: float
    posture: Posture
    named: RowKey

    @property
    def is_on_other(self) -> bool:
        place = self.posture.place or self.named.site
        return (
            (place.startswith("other.") or _is_on_arm(place, OTHER_SIDE[SIDE_OF[self.role]]))
            and self.posture.meet_mm is None
            and self.posture.off_mm is None
        )

    @property
    def asks(self) -> tuple[object, ...]:
        """Inputs from which wrist and elbow are found."""
        posture = self.posture
        return (
            posture.palm or self.named.palm,
            posture.fingers or self.named.fingers,
            posture.free,
            posture.elbow_deg,
        )


def _is_on_arm(place: str, side: Side) -> bool:
    """Return whether a place is a point of that side's arm."""
    site = places.find(place)
    return site.region == "arm" and site.side == side


def _plans(recipe: Recipe, row: Row) -> list[_Plan]:
    plans = _timed("dominant", recipe.dominant, row, LEAD_S, 1)
    base, start_s = list(recipe.base), LEAD_S + recipe.base_after_s
    if len(base) == 1:
        base = [base[0].but(hold_s=round(plans[-1].key_time_s + plans[-1].posture.hold_s - start_s, 3))]
    return plans + _timed("base", base, row, start_s, len(plans) + 1)


def _timed(role: HandRole, postures: Sequence[Posture], row: Row, start_s: float, number: int) -> list[_Plan]:
    plans: list[_Plan] = []
    for posture in postures:
        before = plans[-1] if plans else None
        time_s = start_s if before is None else before.key_time_s + before.posture.hold_s + posture.way_s
        named = row.base if posture.row == 0 else row.keys[posture.row - 1]
        plans.append(_Plan(role, f"k{number + len(plans)}", stored(round(time_s, 3)), posture, named))
    return plans


def _key(sign: Sign, plan: _Plan) -> Key:
    posture, named = plan.posture, plan.named
    return Key(
        id=plan.key_id,
        time_s=plan.key_time_s,
        handshape=posture.shape or named.handshape,
        placement=placement_of(posture, named, plan.role, _other_form(sign, plan.role)),
        hold_s=posture.hold_s,
        transition=posture.way
        or Transition("arc" if posture.arc_mm else "straight", posture.arc_mm / 1000.0, posture.easing),
        act=posture.act,
        local=posture.local,
        second=posture.second and Contact(*posture.second),
        joints=tuple(sorted((name, round(radians(angle), 4)) for name, angle in posture.joints_deg)),
    )


def _settled(sign: Sign, plan: _Plan, key: Key) -> Key:
    """The key with its wrist and elbow; what comes back to an earlier posture is that posture."""
    before = [one for one in sign.hand(plan.role).keys if one.time_s < key.time_s]
    if plan.posture.turn_deg is not None:
        return _turned(sign, plan.role, key, before[-1], plan.posture.turn_deg)
    asked = (sign.gloss, plan.role, key.handshape, key.placement, plan.asks)
    if asked not in _FOUND:
        _FOUND[asked] = _posed(sign, plan.role, key, plan.posture, plan.named, before)
    return replace(key, orientation=_FOUND[asked].orientation, elbow=_FOUND[asked].elbow)


_FOUND: Final[dict[tuple[object, ...], Key]] = {}
"""The postures found so far, by the sign, the track and what was asked for."""


def _turned(sign: Sign, role: HandRole, key: Key, before: Key, turn_deg: float) -> Key:
    """As the key before, with the forearm turned: the elbow stays as high as it was."""
    matrices = pose_at(sign, key.time_s).matrices
    started = replace(
        before,
        placement=_free_placement(sign, role, before, pose_at(sign, before.time_s).matrices),
        second=None,
    )
    wrist_before = to_wrist_angles(HandMoment(load_character(), Sign(), role, started))
    kept = replace(
        key,
        placement=_free_placement(sign, role, key, matrices),
        second=None,
        orientation=wrist_before.orientation,
    )
    kept = replace(kept, elbow=wrist_before.elbow)
    wrist = kept.orientation
    assert isinstance(wrist, Orientation)
    turned = eased(replace(wrist, pronation_rad=wrist.pronation_rad + radians(turn_deg)))
    alone = sign.with_tracks(HandTrack("dominant"), HandTrack("base"))
    found = told_by_directions(turned_wrist(HandMoment(load_character(), alone, role, kept), turned), role)
    return replace(key, orientation=found.orientation, elbow=found.elbow)


def _posed(sign: Sign, role: HandRole, key: Key, posture: Posture, named: RowKey, before: list[Key]) -> Key:
    if posture.is_as_found and key.second is None and not isinstance(key.placement, BothMeet):
        found = _found(sign, role, key, posture, named)
        if found is not None and not is_high(found, role):
            return found
    side = SIDE_OF[role]
    matrices = pose_at(sign, key.time_s).matrices
    obstacles: tuple[Obstacle, ...] = (trunk(side),)
    if sign.hand(OTHER_ROLE[role]).keys:
        obstacles = (*obstacles, arm_in_the_way(OTHER_SIDE[side], matrices))
    solved = replace(key, placement=_free_placement(sign, role, key, matrices), second=None)
    wish = Wish(
        palm=direction(posture.palm or named.palm),
        fingers=direction(posture.fingers or named.fingers),
        free=posture.free,
        elbow_rad=radians(posture.elbow_deg),
        elbow_before=elbow_of(
            replace(before[-1], placement=_free_placement(sign, role, before[-1], matrices)), role
        )
        if before
        else None,
        second=key.second,
    )
    found = settled(solved, role, wish, obstacles)
    return replace(found, placement=key.placement, second=key.second)


def _found(sign: Sign, role: HandRole, key: Key, posture: Posture, named: RowKey) -> Key | None:
    """The key with the easiest clean posture, as the editor's direction buttons find it; None without one."""
    keys = tuple(sorted((*sign.hand(role).keys, key), key=lambda one: one.time_s))
    at = HandMoment(load_character(), with_items(sign, TrackName("hand", role), keys), role, key)
    answer = facing_answer(
        at,
        palm=direction(posture.palm or named.palm),
        fingers=direction(posture.fingers or named.fingers),
    )
    if not answer.is_clean or answer.key == key:
        return None
    return told_by_directions(to_wrist_angles(HandMoment(load_character(), Sign(), role, answer.key)), role)


def _free_placement(sign: Sign, role: HandRole, key: Key, matrices: Array) -> Placement:
    """Return where the hand goes, as a place that does not depend on the other arm."""
    placement, side = key.placement, SIDE_OF[role]
    if isinstance(placement, BothMeet):
        return SpacePoint(placement.articulator, placement.point_m)
    if not isinstance(placement, Contact):
        return placement
    landing = contact_target_of(load_character(), placement, side, _other_form(sign, role))
    across = arm_rig(load_body(), OTHER_SIDE[side])
    if landing.weight_on([*across.bones.tolist(), *across.hand_bones.tolist()]) < 0.5:
        return placement
    return SpacePoint(placement.articulator, from_notch(landing.aim(matrices)))


def _other_form(sign: Sign, role: HandRole) -> HandForm | None:
    """Return the other hand's form where this hand meets it; None without keys of the other."""
    return next((key.form for key in sign.hand(OTHER_ROLE[role]).keys), None)


def direction(letters: Direction) -> Array:
    """The unit direction that a word of letters, or a vector of any length, means."""
    if not isinstance(letters, str):
        return np.asarray(letters) / np.linalg.norm(letters)
    if not letters or not set(letters) <= set(WAYS):
        raise ValueError(f"{letters!r} is no direction; use the letters {' '.join(WAYS)}")
    total = np.sum([WAYS[letter] for letter in letters], axis=0)
    return np.asarray(total / np.linalg.norm(total))
