"""Speed of head and trunk: the most that people turn them by, and how long a change takes at least."""

from functools import cache
from math import degrees, radians
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from nonmanuals.signal import CHANNELS as SIGNALLED
from signer.document.tracks.kinds import BODY_KINDS, SPAN_KINDS
from signer.phrases import name_of, phrase

FASTEST_RAD_S: Final = {"head": radians(400.0), "torso": radians(350.0)}
"""Most that head and trunk turn by, rad/s: half of what people reach who are told to be as quick as they can.

The median of 20 people who shook their heads was 780 degrees a second (Grossman et al. 1988, Exp. Brain Res.
70), the mean of young people who turned their trunks with 1 kg 699 (Zemkova, Jelen & Zapletalova, "Peak and
mean velocity during trunk rotations"). Twice as much would let the shortest nods through as jerks; half
of it would soften a quick nod of the inventory by a tenth.
"""
THRUST_M: Final = 0.07
"""Way of the head, m, for a radian by which the neck leans as it pushes it forward, on the reference."""
STEEPEST: Final = 1.875
"""Peak speed of least jerk beside its mean."""
ALONE: Final = 0.7
"""Share of the fastest at which a rise or release goes that is too short: a signal beside it keeps its size
then. With half of it a wide turn takes 0.6 s; with the whole, what is beside it makes it smaller."""


CHANNELS: Final = tuple(
    dict.fromkeys((*SIGNALLED, *(f"{kind.name}.{one.name}" for kind in BODY_KINDS for one in kind.channels)))
)
"""Channels that signals move, then those that only spans of a track of their own do."""


def columns_of(kind: str) -> slice:
    """Return the channels of a kind of track among `CHANNELS`; they stand side by side."""
    own = [place for place, name in enumerate(CHANNELS) if name.startswith(f"{kind}.")]
    return slice(own[0], own[-1] + 1) if own else slice(0)


_MOVED: Final = dict.fromkeys(name.partition(".")[0] for name in CHANNELS)
PART_COLUMNS: Final = {
    name: columns_of(name) for name in _MOVED if any(name == kind.name for kind in SPAN_KINDS)
}
"""The channels of each part whose spans turn bones, in their order."""


class Part(NamedTuple):
    """Head or trunk: its channels among all of them, and the most that each goes, rad/s or m/s."""

    name: str
    columns: slice
    limits: Array

    def least_s(self, change: Array) -> float:
        """Return how long a change of all channels (C,) takes at least where others may go on beside, s."""
        return STEEPEST / ALONE * float(np.linalg.norm(change[self.columns] / self.limits))

    def words(self, time_s: float) -> str:
        """Tell that it is asked for more than it can."""
        return phrase(
            "the {name} would move too fast at {time_s:.2f} s, so it takes longer or moves less "
            "({most_deg:.0f} degrees a second is the most); give it more time",
            name=name_of(self.name),
            time_s=time_s,
            most_deg=degrees(FASTEST_RAD_S[self.name]),
        )


@cache
def parts() -> tuple[Part, ...]:
    """Return head and trunk."""
    return tuple(_part(name) for name in FASTEST_RAD_S)


def _part(name: str) -> Part:
    columns, fastest = PART_COLUMNS[name], FASTEST_RAD_S[name]
    limits = [fastest * (THRUST_M if one.endswith("_m") else 1.0) for one in CHANNELS[columns]]
    return Part(name, columns, np.array(limits))
