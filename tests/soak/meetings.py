"""Hands of newcomers brought to each other: the meetings of which docs/comfort.md tells."""

import statistics
import time
from collections.abc import Callable
from typing import Final

from benchmarks.fresh_contacts import TIME_S, choice
from signer.characters.load import load_character
from signer.document.queries import key_under
from signer.document.values import ROLES
from signer.motion.pose import MET_M
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.solving.candidates import as_it_is
from signer.motion.solving.hand_moment import HandMoment

LEAST_CLEAR: Final = 0.5
"""Least share of meetings in which nothing is inside anything: of 120, 65 are."""
WHOLE: Final = 120
"""Of fewer meetings the share tells little."""


def run(count: int, tell: Callable[[str], None]) -> list[str]:
    """Let the hands of so many newcomers meet; what was broken, a line each."""
    clear, comfort, took, broken = 0, list[float](), list[float](), list[str]()
    for seed in range(count):
        made = choice("both meet", seed)
        pose_at(made.before, TIME_S)  # somebody sees the sign before choosing
        start = time.thread_time()
        after = made.chosen(made.before)
        took.append(time.thread_time() - start)
        pose = pose_at(after, TIME_S)
        clear += all(one.is_clear for one in inside_of(pose).values())
        if any(hand.contact_error_m > MET_M and not hand.short_by_m for hand in pose.hands.values()):
            broken.append(f"meeting {seed}: hands in reach of each other do not meet")
        for role in ROLES:
            key = key_under(after.hand(role), TIME_S)
            assert key is not None
            tried = as_it_is(HandMoment(load_character(), after, role, key).tried)
            comfort.append(float(tried.terms().total()[0]))
    tell(
        f"  of {count} meetings {clear} are clear, with {statistics.median(comfort):.1f} of discomfort a hand in the "
        f"median; {statistics.median(took):.2f} s of processor in the median, {max(took):.2f} at most"
    )
    is_too_few = count >= WHOLE and clear < LEAST_CLEAR * count
    return [*broken, *(["too few meetings are clear"] if is_too_few else [])]
