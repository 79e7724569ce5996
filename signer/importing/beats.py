"""Postures of a notation brought to hands: each becomes a key of every hand that comes to it.

Where nothing names a part of the hand, an elbow or a base hand they are chosen as in the window: the usual
articulator, the natural elbow, and the easiest posture that is in nothing. What was chosen among several is a
guess.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np

import handshapes.catalogue as shapes
import sites.catalogue as places
from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.document.queries import FIRST_S
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, BothMeet, Contact, HandRole, Placement, SpacePoint
from signer.importing import meetings, nearest
from signer.importing.draft_places import Placed, in_space, moved, place_hand
from signer.importing.drafted_keys import Drafted, guesses_of, kept_guesses
from signer.importing.drafted_sign import HOLD_S, DraftedSign
from signer.importing.likely_places import barred_at
from signer.importing.settled_keys import directed, settle, settle_as_told
from signer.importing.strokes import NOTHING
from signer.motion.operations.new_keys import default_articulator
from signer.motion.solving.hand_moment import HandMoment
from signer.notation.directions import LIKE_RAD
from signer.notation.notated import Constellation, Location, Part, Posture

WAY_S: Final = 0.3
"""Least time of a way, s; those that need more get it as all ways do (`sequencing.part.evenly_paced`)."""
SPEED_M_S: Final = 0.7
"""Mean speed of a hand on its way, m/s: that of the library's signs."""
MIDDLE: Final = Location(Part("chest"))
"""Place of hands that stand to each other where nothing else is told."""
FLAT: Final = frozenset({"palm"})
"""Parts of the hand whose skin stands around their middle: two of them meet by their skin."""
OTHER_PALM: Final = "other.palm.centre"
"""Site by which the usual part of hands that meet is told."""
ELSEWHERE: Final = 3
"""Places of these at which postures of both hands are looked for: each takes half a second."""


@dataclass(frozen=True, slots=True)
class Beat:
    """Posture that hands come to at one time; those that are not named stay as they are.

    Attributes:
        told: what is told of each hand that does anything.
        constellation: how they stand to each other.
        points: where hands go, (3,) m in the chest's frame, of which no place is told.
        is_paired: one hand is the mirror image of the other.
        hold_s: how long they stay.
        pace: how long the way there lasts, against the usual time.
    """

    told: Mapping[HandRole, Posture]
    constellation: Constellation | None = None
    points: Mapping[HandRole, Array] = field(default_factory=dict)
    is_paired: bool = False
    hold_s: float = HOLD_S
    pace: float = 1.0


def come_to(made: DraftedSign, beat: Beat, back_to: Mapping[HandRole, Key] | None = None) -> None:
    """Add a key for each hand that comes somewhere, and let the others stay till it leaves."""
    told = beat.told
    time_s = FIRST_S if made.is_empty else stored(made.end_s() + WAY_S)
    made.let_stay(told, time_s)
    goals = {role: _goal(made, role, beat, time_s, (back_to or {}).get(role)) for role in told}
    time_s = _arrival_s(made, goals, beat)
    made.let_stay(told, time_s + beat.hold_s)
    goals = {
        role: replace(goal, key=replace(goal.key, time_s=time_s, hold_s=beat.hold_s))
        for role, goal in goals.items()
    }
    is_met = any(isinstance(goal.key.placement, BothMeet) for goal in goals.values())
    is_both, is_on_other = set(told) == set(ROLES), any(goal.is_on_other for goal in goals.values())
    is_pair = beat.is_paired and is_both and not is_on_other
    # a hand that goes to the other one comes second
    found = {
        role: _settle(made, goals[role]) for role in (ROLES[:1] if is_pair else ROLES[::-1]) if role in told
    }
    if is_both and is_on_other and not is_met and not found["dominant"].is_as_told:
        found = _elsewhere(made, goals, found)
    for role, drafted in found.items():
        made.guesses.extend(guesses_of(made.hands[role], drafted, goals[role].placed))
        made.guesses.extend(kept_guesses(made.guesses, goals[role].stays_as, drafted.key))
        _tell(made, role, drafted)
    if is_pair:
        meetings.mirror(made, goals["base"].key.id, time_s)
    elif is_both and is_met:
        meetings.meet(made, time_s)


@dataclass(frozen=True, slots=True)
class _Goal:
    """Place of a hand and its key there, as it is told and not yet solved.

    Attributes:
        stays_as: id of the key whose place it has; empty where another place is told.
    """

    role: HandRole
    placed: Placed
    key: Key
    stays_as: str = ""

    @property
    def is_on_other(self) -> bool:
        """Return whether the hand is on the other one, or on its arm."""
        sites = [site for site in self.key.sites if isinstance(site, str)]
        return any(places.find(site).carrier not in ("head", "trunk") for site in sites)


def _settle(made: DraftedSign, goal: _Goal) -> Drafted:
    found = settle(*_asked(made, goal), made.effort)
    made.put(goal.role, found.key)
    return found


def _asked(
    made: DraftedSign, goal: _Goal
) -> tuple[HandMoment, Vector | None, Vector | None, tuple[str, ...]]:
    """Return the key of a hand in the sign so far, its directions, and parts of it that may be meant."""
    parts = goal.placed.parts if not goal.placed.is_named else goal.placed.parts[:1]
    return made.at(goal.role, goal.key), *made.hands[goal.role].directions(), parts


def _elsewhere(
    made: DraftedSign, goals: Mapping[HandRole, _Goal], found: dict[HandRole, Drafted]
) -> dict[HandRole, Drafted]:
    """Return both hands where the one that goes to the other can be as told, a little off where they are."""
    kept, base = made.sign, goals["base"]
    if not isinstance(base.key.placement, SpacePoint):
        return found
    target = made.target("base")
    points = target + np.array(meetings.SHIFTS)
    off_rad = [
        barred_at(at, at.tried.target + np.array(meetings.SHIFTS), palm, fingers).cost_rad
        for at, palm, fingers, _ in (_asked(made, base), _asked(made, goals["dominant"]))
        if palm or fingers
    ]
    order = np.argsort(np.max(off_rad, axis=0), kind="stable") if off_rad else np.arange(len(points))
    for row in order[:ELSEWHERE].tolist():
        there = moved(made.character, base.key.placement, points[row])
        goal = replace(base, key=replace(base.key, placement=there))
        if there_too := settle_as_told(*_asked(made, goal), made.effort):
            made.put("base", there_too.key)
            if own := settle_as_told(*_asked(made, goals["dominant"]), made.effort):
                made.put("dominant", own.key)
                off_m = float(np.linalg.norm(meetings.SHIFTS[row]))
                return {"base": there_too._replace(off_m=off_m), "dominant": own}
            made.sign = kept
    return found


def _tell(made: DraftedSign, role: HandRole, drafted: Drafted) -> None:
    if drafted.off_rad > LIKE_RAD and not any(one.field == "directions" for one in drafted.open):
        made.tell_turned(role, drafted.off_rad)
    made.tell_off(role, drafted.off_m)


def _goal(made: DraftedSign, role: HandRole, beat: Beat, time_s: float, back_to: Key | None) -> _Goal:
    hand, keys, key_id = made.hands[role], made.sign.hand(role).keys, made.new_id()
    for words in hand.tell(beat.told[role]):
        made.lose(role, "handshapes", words, key_id)
    if not hand.handshape:
        hand.guess_shape()
    location, shape, stays_as = beat.told[role].location, hand.handshape, ""
    if beat.constellation is not None:
        placed = _constellated(made, role, beat, beat.constellation)
    elif location is not None and not (role == "base" and location.is_hand):
        placed = place_hand(made.character, location, role, shape, is_paired=made.are_alike)
    elif back_to is not None:
        placed, stays_as = Placed(back_to.placement, (back_to.articulator,), True), back_to.id
    elif keys:
        there, stays_as = _fitting(keys[-1].placement, shape), keys[-1].id
        if role in beat.points:
            there = moved(made.character, there, beat.points[role])
        placed = Placed(there, (there.articulator,), True)
    else:
        placed = place_hand(made.character, None, role, shape)
    if placed.told:
        made.lose(role, "articulators" if placed.is_named else "sites", placed.told, key_id)
    palm, fingers = hand.directions()
    key = Key(key_id, time_s, shape, placed.placement, orientation=directed(palm, fingers))
    if back_to is not None and beat.told[role] == NOTHING:
        key = replace(key, orientation=back_to.orientation, elbow=back_to.elbow)
    return _Goal(role, placed, key, stays_as)


def _constellated(made: DraftedSign, role: HandRole, beat: Beat, told: Constellation) -> Placed:
    """Return where a hand is that stands to the other one as is told."""
    shape = made.hands[role].handshape
    where = told.location if told.location is not None and told.location.part != Part() else MIDDLE
    own = told.dominant if role == "dominant" else told.base
    there = replace(where, articulator=own)
    is_flat = told.contact == "touch" and own is not None and own.location in FLAT
    if beat.is_paired and told.dominant == told.base and not is_flat:
        placed = place_hand(made.character, there, "dominant", shape, is_of_both=True)
        at = in_space(made.character, placed.placement)
        if told.contact != "touch" or at is None:
            return replace(placed, placement=meetings.aside(placed.placement if at is None else at, role))
        usual = default_articulator(shape, OTHER_PALM) if own is None else placed.placement.articulator
        parts = nearest.articulators_of(shape, usual) if own is None else placed.parts
        met: Placement = BothMeet(usual, at.point_m)
        return replace(placed, placement=met, parts=parts, is_named=own is not None)
    if role == "base":
        return place_hand(made.character, there, role, shape, is_of_both=True)
    part = told.base or Part("palm")
    touched = Location(part, is_hand=True, contact=told.contact or "touch", articulator=told.dominant)
    placed = place_hand(made.character, touched, role, shape)
    return placed if told.base is not None else replace(placed, is_named=False)


def _fitting(placement: Placement, handshape: str) -> Placement:
    """Return a placement by a part of the hand that another shape offers too."""
    legal = {one.id for one in shapes.legal(shapes.find(handshape))}
    if placement.articulator in legal:
        return placement
    site = placement.site if isinstance(placement, Contact) else None
    return replace(placement, articulator=default_articulator(handshape, site))


def _arrival_s(made: DraftedSign, goals: Mapping[HandRole, _Goal], beat: Beat) -> float:
    """Return when hands come to their places: by the longest way, at the usual speed."""
    if made.is_empty:
        return FIRST_S
    from_m = {role: made.target(role) for role in goals if made.sign.hand(role).keys}
    before = made.sign
    if "base" in from_m and any(goal.is_on_other for goal in goals.values()):
        made.put("base", goals["base"].key)  # the other hand goes to it where it then is, not at rest
    ways_m = [
        float(np.linalg.norm(made.target_of(role, goals[role].key) - at)) for role, at in from_m.items()
    ]
    made.sign = before
    return stored(made.end_s() + max(WAY_S, max(ways_m, default=0.0) / SPEED_M_S) * beat.pace)
