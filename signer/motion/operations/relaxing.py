"""The easiest posture for a contact: the elbow alone, or wrist and elbow together."""

from typing import Final

from signer.document.tracks.hand import Key
from signer.motion.operations.clearing import with_posture
from signer.motion.operations.conversion import described_like, to_wrist_angles
from signer.motion.operations.elbows import raised_elbow
from signer.motion.operations.ranges import elbow_range
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import course_of
from signer.motion.solving.place_search import EASIEST, Search

_SAME: Final = 0.01
"""An answer that is cheaper by less than this is no reason to change a key."""


def least_strained_elbow(at: HandMoment) -> Key:
    """The elbow at the possible height at which the joints are most at ease; the wrist stays."""
    return raised_elbow(at, elbow_range(at.key, at.role, at.around).relaxed_rad)


def least_strained_arm(at: HandMoment) -> Key:
    """Wrist and elbow of least discomfort that keep the contact and go no deeper into the body than now.

    A key that tells its hand by directions of the world tells it by those it comes to. One with two contacts
    keeps the second as near as it is.
    """
    local = to_wrist_angles(at)
    course = course_of(at.with_key(local))
    bearable_m = max(float(course.as_it_is().over_m()[0]), 0.0)
    search = Search(course, EASIEST, change_per_rad=0.0, bearable_m=bearable_m)
    found = search.relaxed()
    if found is None or found.cost > search.present_cost() - _SAME:
        return at.key
    return described_like(at, with_posture(local, found))
