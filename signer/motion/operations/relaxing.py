"""The easiest posture for a contact: the elbow alone, or wrist and elbow together."""

from typing import Final

from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import GlobalOrientation, HandRole
from signer.motion.movement.score import context_for
from signer.motion.operations.clearing import with_posture
from signer.motion.operations.conversion import to_directions, to_wrist_angles
from signer.motion.operations.elbows import raised_elbow
from signer.motion.operations.ranges import elbow_range
from signer.motion.solving.descent import SURE_M
from signer.motion.solving.hold import course_of
from signer.motion.solving.place_search import EASIEST, Search

_SAME: Final = 0.01
"""An answer that is cheaper by less than this is no reason to change a key."""


def least_strained_elbow(character: Character, sign: Sign, role: HandRole, key: Key) -> Key:
    """The elbow at the possible height at which the joints are most at ease; the wrist stays."""
    return raised_elbow(
        character,
        sign,
        role,
        key,
        elbow_range(key, role, context_for(character, sign, role, key)).relaxed_rad,
    )


def least_strained_arm(character: Character, sign: Sign, role: HandRole, key: Key) -> Key:
    """Wrist and elbow of least discomfort that keep the contact and go no deeper into the body than now.

    A key that tells its hand by directions of the world tells it by those it comes to. One with two contacts
    keeps the second as near as it is.
    """
    around = context_for(character, sign, role, key)
    local = to_wrist_angles(key, role, around)
    course = course_of(character, sign, role, local)
    bearable_m = max(float(course.as_it_is().over_m()[0]), 0.0)
    search = Search(course, EASIEST, sure_m=SURE_M, change_per_rad=0.0, bearable_m=bearable_m)
    found = search.relaxed()
    if found is None or found.cost > search.present_cost() - _SAME:
        return key
    relaxed = with_posture(local, found)
    return to_directions(relaxed, role, around) if isinstance(key.orientation, GlobalOrientation) else relaxed
