"""Bringing a hand out of what it is in with its contact kept.

Another elbow height, then another wrist, then a stand-off.

The nearest that helps is taken; the change is reported in words.
"""

from dataclasses import replace
from math import degrees
from typing import Final, NamedTuple

import numpy as np

from signer.characters.character import Character
from signer.document.fitting import with_key
from signer.document.queries import key_under
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, TOUCHING, HandRole, Orientation
from signer.kinematics.limits import WRIST
from signer.kinematics.swivel import wrapped
from signer.motion.operations.elbows import described_like, to_wrist_angles
from signer.motion.posture.fixed_point import ROUGHLY
from signer.motion.posture.penetration import is_too_deep
from signer.motion.posture.solved_posture import SolvedPosture, elbow_height_of, hand_in_world
from signer.motion.solving.budgets import BUDGETS, PRICES, Budget
from signer.motion.solving.candidates import OUT_OF_REACH, REASONS
from signer.motion.solving.descent import Tell, quietly
from signer.motion.solving.directions import NEARLY, Asked, Leeway
from signer.motion.solving.facing_search import HELD_BY_SECOND, MET_RAD, Answer
from signer.motion.solving.hand_moment import HandMoment, hold_of
from signer.motion.solving.hold import HoldSamples, course_of
from signer.motion.solving.place_search import FoundPosture, Search
from signer.phrases import joined, phrase

STAND_OFFS_M: Final = (0.003, 0.006, 0.010, 0.015, 0.020, 0.030)
_SURE_M: Final = (ROUGHLY, 0.001, 0.002)
"""Margin by which a hand is brought out, and those used when the other one has followed it."""
_LEAST_RAD: Final = np.radians(0.5)
"""Change from which it is reported, rad: half a degree is not seen."""


class Cleared(NamedTuple):
    """A key whose hand is in nothing, and what had to be changed, in words."""

    key: Key
    words: str


def is_clear(at: HandMoment) -> bool:
    """Return whether forearm and hand lie no deeper than flesh gives all through a key's hold."""
    return _is_clear(course_of(at))


def cleared(at: HandMoment, tell: Tell = quietly, budget: Budget = BUDGETS.thorough) -> Cleared | None:
    """Return the key changed as little as helps; without words where it need not be, None if nothing does."""
    return cleared_in_place(at, tell, budget) or _by_stand_off(at, tell, budget)


def cleared_in_place(
    at: HandMoment, tell: Tell = quietly, budget: Budget = BUDGETS.thorough
) -> Cleared | None:
    """Return the key made clear by elbow and wrist alone, as `cleared` does."""
    course = course_of(at)
    return Cleared(at.key, "") if _is_clear(course) else _brought_out(at, Search(course, budget, tell))


def settled_in_place(
    at: HandMoment, budget: Budget = BUDGETS.at_once, tell: Tell = quietly, *, far: bool = True
) -> Cleared | None:
    """A place freshly chosen, met by the easiest posture within every limit, clear of the body on skin.

    A wrist that somebody has turned stays as it is where it is clear and shows the face, or where an elbow
    brings it out that is bearable. None where nothing is found, or the place is too far: no elbow would
    reach it.
    """
    at = _standing(at)
    course = course_of(at)
    search = Search(course, budget, tell, is_told=at.key.orientation != Orientation())
    broken = int(course.swivelled(course.posture[3:]).broken()[0])
    if REASONS[broken] == OUT_OF_REACH:
        return None
    if broken == 0:
        is_bearable = (search.is_told and not search.hides_face()) or Search(
            course
        ).present_cost() <= PRICES.awkward
        if is_bearable and _is_clear(course):
            return Cleared(at.key, "")
    return _brought_out(at, search, far=far)


def settled_meeting(
    character: Character, sign: Sign, role: HandRole, time_s: float, tell: Tell = quietly
) -> Sign:
    """Hands freshly brought to each other, out of each other: by the role's if that can be."""
    for each in (role, OTHER_ROLE[role]):
        key = key_under(sign.hand(each), time_s)
        if key is None:
            continue
        found = settled_in_place(
            HandMoment(character, sign, each, key), BUDGETS.for_two, tell, far=each == role
        )
        if found is not None:
            return with_key(sign, each, found.key) if found.words else sign
    return sign


def _is_clear(course: HoldSamples) -> bool:
    return not is_too_deep(course.as_it_is().over_m()).any()


def _brought_out(at: HandMoment, search: Search, *, far: bool = True) -> Cleared | None:
    """The elbow swung, or wrist and elbow turned; with `far` also all over their ranges."""
    before, first = search.course.solved, at.key
    for sure_m in _SURE_M:
        changed = _eased(at, replace(search, sure_m=sure_m), far=far)
        if changed is None:
            return None
        at = _standing(at.with_key(changed))
        search = replace(search, course=course_of(at))
        # a hand that goes to this one has come along, and where it tells its hand by directions a rub turns
        # its wrist
        if _is_clear(search.course):
            turned = changed.orientation != first.orientation
            return Cleared(at.key, _words(before, search.course.solved, turned=turned))
    return None


def _eased(at: HandMoment, search: Search, *, far: bool) -> Key | None:
    """The key in the easiest posture that lies in nothing; None where none is found."""
    search.tell()
    elbow = search.easiest_elbow()
    if elbow is not None and elbow.is_bearable:
        return with_posture(at.key, elbow)
    local = to_wrist_angles(at)
    if local is not at.key:
        moments = hold_of(local, at.role, search.course.solved.around).postures
        search = replace(search, course=replace(search.course, solved_postures=moments))
    # a wrist that nobody has told is looked for anywhere at once
    found = search.easiest(near=search.is_told or not far, far=far)
    if elbow is not None and (found is None or elbow.cost <= found.cost):
        return with_posture(at.key, elbow)
    return None if found is None else described_like(at, with_posture(local, found))


def facing_with_second(
    at: HandMoment, asked: Asked, *, anyway: bool = False, leeway: Leeway = NEARLY
) -> Answer:
    """Turn a hand with two contacts about both, the elbow at ease; arguments as of `easiest_facing`."""
    course = course_of(at)
    search = Search(course, BUDGETS.at_once, change_per_rad=0.0, asked=asked, off_per_rad=leeway.per_rad)

    def answer(key: Key, there: HoldSamples, cost: float) -> tuple[Answer, float]:
        off_rad = float(asked.off_rad(there.solved.side, hand_in_world(there.solved)))
        reason = HELD_BY_SECOND if off_rad > MET_RAD else ""
        return Answer(key, _is_clear(there), off_rad, reason, cost - leeway.per_rad * off_rad), cost

    (now, cost_now), found = answer(at.key, course, search.present_cost()), search.easiest(enough=-np.inf)
    if found is None:
        return now
    changed = with_posture(at.key, found)
    there = replace(course, solved_postures=hold_of(changed, at.role, at.around).postures)
    after, cost = answer(changed, there, found.cost)
    is_better = after.is_clean and (cost <= cost_now - PRICES.same or not now.is_clean)
    return after if is_better and (after.off_rad <= leeway.most_rad or anyway) else now


def with_posture(key: Key, found: FoundPosture) -> Key:
    """The key with a posture that a search found."""
    changed = replace(key, elbow=replace(key.elbow, swivel_rad=found.swivel_rad))
    if found.wrist is None:
        return changed
    return replace(changed, orientation=Orientation(*(float(angle) for angle in found.wrist)))


def _by_stand_off(at: HandMoment, tell: Tell, budget: Budget) -> Cleared | None:
    """Off the skin, as near to it as elbow and wrist allow; where the farthest helps nothing, none does."""
    contact = at.key.contact
    if contact is None:
        return None

    def cleared_at(stand_off_m: float) -> Cleared | None:
        off = at.having(placement=replace(contact, manner="near", stand_off_m=stand_off_m))
        words, course = (
            phrase("{stand_off_mm:.0f} mm off the skin", stand_off_mm=1000 * stand_off_m),
            course_of(off),
        )
        if _is_clear(course):
            return Cleared(off.key, words)
        found = _brought_out(off, Search(course, budget, tell), far=False)
        return None if found is None else Cleared(found.key, joined(", ", (words, found.words)))

    from_m = 0.0 if contact.manner in TOUCHING else contact.stand_off_m
    farther = [each for each in STAND_OFFS_M if each > from_m]
    found = cleared_at(farther[-1]) if farther else None
    return found and next((near for each in farther[:-1] if (near := cleared_at(each))), found)


def _standing(at: HandMoment) -> HandMoment:
    """Return the key with its sign having it too; one given for a moment of its hold stays when it was."""
    own = next((each for each in at.sign.hand(at.role).keys if each.id == at.key.id), None)
    if own is None or (then := replace(at.key, time_s=own.time_s)) == own:
        return at  # the same sign: it has been solved already
    return at.within(with_key(at.sign, at.role, then))


def _words(before: SolvedPosture, after: SolvedPosture, *, turned: bool) -> str:
    """Return what has changed, in words: the hand if it was turned, and the elbow."""
    turns = [float(new - old) for old, new in zip(before.wrist, after.wrist, strict=True)]
    changes = [
        phrase(
            "{name} {turn:.0f}° further {words_toward}",
            name=name,
            turn=abs(degrees(turn)),
            words_toward=reach.words_toward(turn),
        )
        for (name, reach), turn in zip(WRIST, turns, strict=True)
        if turned and abs(turn) > _LEAST_RAD
    ]
    change = float(wrapped(elbow_height_of(after) - elbow_height_of(before)))
    if abs(change) > _LEAST_RAD:
        changes.append(
            phrase(
                "elbow {part} by {change:.0f}°",
                part=phrase("raised") if change > 0.0 else phrase("lowered"),
                change=abs(degrees(change)),
            )
        )
    return joined(", ", changes)
