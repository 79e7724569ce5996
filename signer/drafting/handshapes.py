"""Certainties of the handshapes of all holds: hands keep theirs, and two that move alike share one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.document.values import ROLES, HandRole
from signer.drafting.hand_fit import Fit
from signer.drafting.holds import Hold
from signer.drafting.repeats import Stay
from signer.drafting.uses import log_use

PRIOR: Final = 0.6
"""Power of how often handshapes are used: that of the trial, others were not measured."""
STAYS: Final = 0.6
"""Chance that a hand has the same handshape in its next hold: set in the trial, not counted."""
SAME: Final = 0.7
"""Chance that two hands that move alike have one handshape."""
OFTEN_STILL: Final = frozenset(["b", "open_b", "closed_b", "a", "s", "1", "c", "o", "5", "flatspread_5", "h"])
"""Handshapes of a base hand that stays where it is (Battison's dominance condition: B A S 1 C O 5)."""
STILL_TIMES: Final = 3.0
"""Times as often as another one that a still base hand has one of them."""

UNSEEN: Final = 0.1
"""Power of what is seen in a hold in which no frame has the hand: its points are bridged. Not measured."""


@dataclass
class SeenHold:
    """A hold of a hand as it is seen.

    Attributes:
        role: of the hand.
        stay: its frames, and what the hand repeats in it and after it.
        points: (21, 3) m, where the hand is.
        body: (33, 3) m, where the body is then.
        fit: handshapes laid on the points.
        span_s: when it begins and ends, s.
        is_alike: both hands move alike in it.
        is_still: the hand stays where it is while the other one moves.
        is_seen: the detector saw the hand in some frame of it.
        certain: (S,) certainties of the handshapes.
        twin: number of the hold of the other hand in which that is the mirror image; None where it is not.
    """

    role: HandRole
    stay: Stay
    points: Array
    body: Array
    fit: Fit
    span_s: tuple[float, float]
    is_alike: bool = False
    is_still: bool = False
    is_seen: bool = True
    certain: Array = field(default_factory=lambda: np.zeros(0))
    twin: int | None = None


def settle_handshapes(holds: Sequence[SeenHold], names: Sequence[str]) -> None:
    """Find how certain each handshape of each hold is, and keep it in them.

    Forward and backward through the holds of a hand.

    Args:
        holds: of both hands, those of each in order.
        names: of the S handshapes.
    """
    usual = _shares(np.exp([PRIOR * log_use("handshape", name) for name in names]))
    still = _shares(usual * [STILL_TIMES if name in OFTEN_STILL else 1.0 for name in names])
    own = [_shares(np.exp(one.fit.log * (1.0 if one.is_seen else UNSEEN))) for one in holds]
    seen = [likelihood * _of_other(holds, own, number, usual) for number, likelihood in enumerate(own)]
    for role in ROLES:
        chain = [number for number, one in enumerate(holds) if one.role == role]
        first = [still if holds[number].is_still else usual for number in chain]
        ahead = list[Array]()
        for step, number in enumerate(chain):
            before = first[step]
            if step:
                before = STAYS * ahead[-1] + (1.0 - STAYS) * first[step]
            ahead.append(_shares(before * seen[number]))
        back = np.ones(len(names))
        for step in reversed(range(len(chain))):
            if step + 1 < len(chain):
                onward = back * seen[chain[step + 1]]
                back = STAYS * onward + (1.0 - STAYS) * float((onward * first[step + 1]).sum())
                back = back / back.max()
            holds[chain[step]].certain = _shares(ahead[step] * back)


def _of_other(holds: Sequence[SeenHold], own: Sequence[Array], number: int, usual: Array) -> Array:
    """Return what the other hand says of a hold: its likelihood where both move alike, else ones."""
    mine = holds[number]
    if mine.is_alike and mine.twin is None:
        for other, likelihood in zip(holds, own, strict=True):
            if other.role != mine.role and overlap(other.stay.hold, mine.stay.hold):
                return SAME * likelihood + (1.0 - SAME) * usual
    return np.ones_like(usual)


def overlap(one: Hold, other: Hold) -> bool:
    """Return whether two holds share a frame."""
    return one.start <= other.end and other.start <= one.end


def _shares(values: Array) -> Array:
    return np.asarray(values / max(float(values.sum()), 1e-300))
