"""Sizes and times of life: how head and trunk go with the hands, nod, sway and give way to grammar."""

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array

HZ: Final = 50.0
"""Samples a second: the quickest that is asked for, a beat, takes ten of them to come and go."""


class Sampling(NamedTuple):
    """Samples of life.

    Attributes:
        before_s, after_s: time before and after the sign that is sampled, s; beyond it trunk and head stand.
        block, beside: samples that are kept together, and so many before and after them that tell of them:
            the last that counts is 1.64 s after, where a part gives way to grammar. With double, a single
            pose takes a tenth longer.
        widths: so many widths of a Gaussian to either side count: beyond them is less than a thousandth of
            it, which moves a head by a few micrometres.
    """

    before_s: float
    after_s: float
    block: int
    beside: int
    widths: float


class Places(NamedTuple):
    """Places and distances of hands, m from the notch, on the own side (left).

    Attributes:
        rest: place of a hand that hangs.
        head: middle of the head.
        near_m, far_m: a hand so near to the middle of the head leaves it nothing of its life, one so far all
            of it: without this, hands went 3 and 5 mm into the face in COLOR and FRIDAY, and with a seventh
            of it BED's 1.6 mm.
        spread_m: so far out a hand asks for all that a trunk does for it.
    """

    rest: Array
    head: Array
    near_m: float
    far_m: float
    spread_m: float


class Trunk(NamedTuple):
    """Trunk that goes with the hands.

    Set so that head and spine move as people's do in `benchmarks.naturalness`, and no further.

    Attributes:
        follows_s: width of the low-pass by which trunk and head follow the hands, s. They set out before the
            hand and come after it, as people's do, and go little where it is back within a second: with half
            the width they changed sides within half a second, which looked drunk.
        turns: turn, rad, for a hand that reaches out.
        follows: turn, rad/m, for one aside.
        tilts: tilt, rad, for one that is raised: with 0.06 the middle of the shoulders went 17 mm from side
            to side, with this 13, and people's goes 12 in any direction; with 0.03 heads of single signs
            travel by 19 mm, and people's by 21 at least.
        leans, back: lean, rad, for both that reach out, and back for one that is raised.
    """

    follows_s: float
    turns: float
    follows: float
    tilts: float
    leans: float
    back: float


class Head(NamedTuple):
    """Head that goes with the hands, set as the trunk.

    Attributes:
        stays: share of the torso's turn that it takes back.
        looks: its own turn, rad/m, for hands aside.
        cocks, nods: its tilt and nod, rad, for one that is raised.
        beat_s, beat_rad: width and size of its beat at a key, s and rad.
        end_s, end_rad: width and size of its nod at the end.
        most_rad: most that beats and nod come to.
    """

    stays: float
    looks: float
    cocks: float
    nods: float
    beat_s: float
    beat_rad: float
    end_s: float
    end_rad: float
    most_rad: float


class Sway(NamedTuple):
    """Sway of head and trunk.

    Attributes:
        sizes: by channel, rad or m. With a torso that tilted by 0.016 the head went 46 mm from side to side
            as WHO TEACH SIGN LANGUAGE was signed, and 31 with this: it looked drunk. With no sway of its turn
            spines turn by 2.5 degrees in a sign, and people's by 3.2 at least, with 0.06 by 6.3; with twice
            the pitch the shoulders go 26 mm to and fro, 21 with this, and touching hands come to full stops
            0.93 times a second for 0.82.
        hz: its waves, as large as each other, Hz. They have no common period within a minute, and go to one
            side for more than a second: with waves of 0.53 Hz and more head and trunk changed sides twice as
            often, within half a second, which looked drunk, and like a shake of the head.
        at_rest: share of it while both hands rest.
        in_hold: share of the head's while both hands keep their places: with all of it the head wandered in
            the rub of CHOCOLATE, looking from side to side; with double, its turn still went to and fro by
            5.5 degrees.
        goes_m_s, settles_s: a hand goes with such a speed, m/s, and a head settles about so long after it, s:
            in shorter holds it keeps its sway. A head is still twice as long before and after a hand is near
            it, and comes to it in as long: with half of it heads tilted at up to 34 degrees a second as the
            hand went, with this at 13.
        breath_rad, breath_hz: pitch of the torso with the breath: fifteen a minute, as adults at rest.
    """

    sizes: Mapping[str, float]
    hz: tuple[float, float]
    at_rest: float
    in_hold: float
    goes_m_s: float
    settles_s: float
    breath_rad: float
    breath_hz: float


class Grammar(NamedTuple):
    """Grammar beside life: grammar wins.

    Attributes:
        leaves: share of its life in the world that head or torso keeps while a span moves it.
        before_s: so long before, s, it keeps no more: a head that turned half a second before it shook for
            NOT was seen to shake once more, and half of it would let that turn be.
        gives_way_s: width of the low-pass by which a part gives way to a span, and takes its life up again,
            s: it takes four of them, and half would make a beat that gives way a jerk.
    """

    leaves: float
    before_s: float
    gives_way_s: float


SAMPLING: Final = Sampling(before_s=1.0, after_s=2.0, block=25, beside=100, widths=4.0)
PLACES: Final = Places(
    rest=np.array((0.22, -0.50, 0.08)),
    head=np.array((0.0, 0.17, 0.06)),
    near_m=0.17,
    far_m=0.32,
    spread_m=0.3,
)
TRUNK: Final = Trunk(follows_s=0.3, turns=0.22, follows=0.50, tilts=0.045, leans=0.09, back=0.05)
HEAD: Final = Head(
    stays=0.5,
    looks=0.70,
    cocks=0.14,
    nods=0.08,
    beat_s=0.10,
    beat_rad=0.03,
    end_s=0.18,
    end_rad=0.045,
    most_rad=math.radians(1.5),
)
SWAY: Final = Sway(
    sizes={
        "torso.turn_rad": 0.03,
        "torso.tilt_rad": 0.006,
        "torso.pitch_rad": 0.012,
        "head.turn_rad": 0.05,
        "head.tilt_rad": 0.02,
        "head.pitch_rad": 0.02,
        "head.thrust_m": 0.002,
    },
    hz=(0.23, 0.37),
    at_rest=0.35,
    in_hold=0.25,
    goes_m_s=0.2,
    settles_s=0.12,
    breath_rad=0.004,
    breath_hz=0.25,
)
GRAMMAR: Final = Grammar(leaves=0.3, before_s=1.0, gives_way_s=0.08)
MOST_RAD: Final = {
    "pitch_rad": (math.radians(4.0), math.radians(0.75)),
    "turn_rad": (math.radians(5.5), math.radians(7.0)),
    "tilt_rad": (math.radians(4.0), math.radians(6.0)),
}
"""Angles of the torso at most, and of the head in the world, beats aside, to either side.

More pitch or tilt of a torso is a lean, which is grammar. Without bounds FISH and PLAN turned by 17 and 22
degrees, twice as far as people do in a sign; with 7.5 FISH carried the head aside, turned by 8.6, and people
turn by 8.3 at most. With beats, which come to twice as much, the head pitches by
3 degrees at most: more within 0.8 s is a nod, and 4.7 degrees were seen as one. With half of them heads turn
less than people's.
"""
