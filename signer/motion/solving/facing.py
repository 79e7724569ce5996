"""Answers to directions: the key with the easiest clean posture, how far off it is, and why."""

from dataclasses import replace
from math import degrees
from typing import Final, NamedTuple

import numpy as np

from signer.document.tracks.hand import Key
from signer.document.values import Elbow
from signer.kinematics.limits import clamp_wrist
from signer.kinematics.wrist import WristAngles
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.posture.wished_wrist import orientation_from
from signer.motion.solving.barring import in_the_way, strained
from signer.motion.solving.candidates import Candidates
from signer.motion.solving.directions import MOST_TILT_RAD, NEARLY, Asked, Leeway, tilt_of
from signer.motion.solving.facing_search import DEAREST, MET_RAD, FacingSearch
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import course_of

SAME: Final = 0.25
"""An answer that is cheaper by less than this is no reason to change a clean key."""
HELD_BY_SECOND: Final = "the second contact holds the hand"
"""Reason of a hand that touches two places: only the turn about both is free."""


class Answer(NamedTuple):
    """Posture that a search found.

    Attributes:
        key: as it becomes; the key itself where nothing clean was found, or nothing better.
        is_clean: whether the posture keeps every limit, lies in nothing and has its elbow no higher than the
            shoulder.
        off_rad: angle between the hand and what was asked, the larger of two.
        reason: what keeps the hand from the asked direction, as a clause; empty where nothing does.
        discomfort: of the posture, by the measure.
    """

    key: Key
    is_clean: bool
    off_rad: float
    reason: str
    discomfort: float

    def words(self, named: str, before: Key) -> str:
        """Return what a user is told of a direction named as "Palm up"; nothing where it is met."""
        why = f": {self.reason}" if self.reason else ""
        if self.key is before and self.off_rad > MOST_TILT_RAD:
            return f"{named} is not possible here{why}. The hand stays as it was."
        off_deg = round(degrees(self.off_rad))
        return f"{named}, {off_deg}° off{why}." if off_deg > 0 else ""


def easiest_facing(at: HandMoment, asked: Asked, *, anyway: bool = False, leeway: Leeway = NEARLY) -> Answer:
    """Turn a hand with the easiest clean posture: exactly, else with the least tilt, else not at all.

    Args:
        at: told by its wrist; its place is kept, its elbow and the turn that is not asked for are free.
        asked: one direction or two.
        anyway: meet the directions as nearly as the joints do, clean or not.
        leeway: how far the hand may be off them, and what that costs.
    """
    key, search = at.key, FacingSearch(course_of(at), asked, leeway)
    if anyway:
        return _anyway(key, search)
    found = search.find()
    if found is None:
        return _kept(key, search, search.barred()[0])
    row = found.best()
    assert row is not None
    tilt_rad = float(tilt_of(found.values)[row])
    reason = search.reason_for_tilt() if tilt_rad > MET_RAD else ""
    # what is met exactly at an ease that is worth having is not left for a hand that is off; nor is what is
    # met at all for a hand that faces another way
    is_worse = tilt_rad > MET_RAD or found.cost[row] > leeway.gives_way
    may_stay = search.off_now_rad <= (leeway.most_rad if is_worse else MET_RAD)
    cost_now = search.present.cost[0] + leeway.per_rad * search.off_now_rad
    if may_stay and cost_now <= found.cost[row] + SAME:
        kept = _kept(key, search, reason if search.off_now_rad > MET_RAD else "")
        if kept.is_clean:
            return kept
    strain = search.strain(found, row)
    if strain.held > DEAREST and search.strain(search.present).held < strain.held:
        return _kept(key, search, reason or strained(found, row))
    changed = _with_posture(key, found.tried.site, row)
    off_rad = float(asked.off_rad(at.side, hand_in_world(at.with_key(changed).tried)))
    if off_rad > tilt_rad + 2.0 * MET_RAD:  # a second contact turns the wrist its own way
        return _kept(key, search, HELD_BY_SECOND)
    return Answer(changed, True, off_rad, reason, sum(strain))


def _kept(key: Key, search: FacingSearch, reason: str) -> Answer:
    """The key as it is."""
    now = search.present
    return Answer(key, bool(now.clean[0]), search.off_now_rad, reason, sum(search.strain(now)))


def _anyway(key: Key, search: FacingSearch) -> Answer:
    """The key with the directions met as nearly as the joints do, whatever that breaks."""
    found, row = search.nearest()
    off_rad = float(search.asked.off_rad(search.station.side, found.tried.site.hands()[row]))
    changed = _with_posture(key, found.tried.site, row)
    is_clean, discomfort = bool(found.clean[row]), sum(search.strain(found, row))
    return Answer(changed, is_clean, off_rad, in_the_way(found, row), discomfort)


def _with_posture(key: Key, found: Candidates, row: int) -> Key:
    """The key whose own solving gives a measured posture."""
    assert found.goal is not None
    orientation = orientation_from(clamp_wrist(WristAngles(*(angle[row] for angle in found.wrist))).angles)
    is_second = bool(np.asarray(found.goal.branch)[row])
    swivel_rad = float(np.asarray(found.goal.swivel_rad)[row])
    return replace(
        key, orientation=orientation, elbow=Elbow(swivel_rad, "secondary" if is_second else "primary")
    )
