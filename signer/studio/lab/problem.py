"""Problems of the lab (a chain, a target and the options), and presets with something to see."""

from dataclasses import dataclass, replace
from math import degrees, pi, radians, sqrt
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.kinematics.two_bone import axis_angle_step, heading_step, length_step
from signer.studio.lab.arm_task import HAND_BEND_RAD, ArmTask, signer_lengths
from signer.studio.lab.link_task import LinkTask
from signer.studio.lab.tasks import Task

Kind: TypeAlias = Literal["plane", "space", "links"]

FREE_DEG: Final = 180.0
ARM_CLAMP_DEG: Final = 150.0
LINK_CLAMP_DEG: Final = 90.0
FEWEST_LINKS: Final = 2
MOST_LINKS: Final = 16
LEAST_DAMPING: Final = 0.1
"""Without any, damped least squares has no answer for a straight chain."""
START_ARM: Final = (radians(75.0), radians(25.0))
START_LINKS: Final = (0.35, 0.22)


@dataclass(frozen=True, slots=True)
class Problem:
    """One question put to all methods.

    Attributes:
        kind: the arm in the plane, the arm in space, or links in the plane.
        target: a direction and how far, as a share of the chain's greatest reach.
        links: how many links of length one.
        own_lengths: two links, or the three of an arm, of other lengths than usual; empty for the usual ones.
        damping: of the damped method, in links.
        clamp_deg: how far the elbow bends, or each joint of links to either side; 180 leaves them free.
        elastic: whether links give.
        iterations: how many each iterative method may make.
        swivel_deg: the elbow's height that the direct solver is given, in space.
        straight_start: whether runs begin with a chain stretched towards the target.
    """

    kind: Kind = "plane"
    target: Vector = (0.0, -0.1, 0.62)
    links: int = 5
    own_lengths: tuple[float, ...] = ()
    damping: float = 1.0
    clamp_deg: float = ARM_CLAMP_DEG
    elastic: bool = False
    iterations: int = 40
    swivel_deg: float = 30.0
    straight_start: bool = False

    def task(self) -> Task[Any]:
        """The chain that this asks about."""
        return self._links_task() if self.kind == "links" else self._arm_task()

    def _links_task(self) -> LinkTask:
        lengths = self.own_lengths or (1.0,) * self.links
        first, bend = START_LINKS
        if self.straight_start:
            first, bend = float(np.arctan2(self.target[1], self.target[0])), 0.0
        angles = (first, *[bend] * (len(lengths) - 1))
        return LinkTask(lengths, radians(self.clamp_deg), self.elastic, self.damping, angles)

    def _arm_task(self) -> ArmTask:
        lengths = self.own_lengths or signer_lengths()
        flexion, lift = START_ARM
        upper, forearm, hand = lengths
        damping = self.damping * sum(lengths) / (3 if hand else 2)
        return ArmTask(
            (upper, forearm, hand),
            self.kind == "space",
            radians(self.clamp_deg),
            damping,
            radians(self.swivel_deg),
            flexion,
            lift,
            HAND_BEND_RAD if hand else 0.0,
        )

    def place(self) -> Array:
        """The target (3,) in the chain's own length."""
        return np.array(self.target) * self.task().shell[1]

    def with_place(self, place: Array) -> "Problem":
        """Return the problem with its target at another place (3,), in the chain's own length."""
        task = self.task()
        x, y, z = (task.shown_at(place) / task.shell[1]).tolist()
        return replace(self, target=(x, y, z))

    def of_kind(self, kind: Kind) -> "Problem":
        """Return the problem for another kind of chain, with that kind's usual clamp and direction."""
        if kind == self.kind and not self.own_lengths:
            return self
        clamp = LINK_CLAMP_DEG if kind == "links" else ARM_CLAMP_DEG
        away = float(np.linalg.norm(self.target))
        return replace(
            self,
            kind=kind,
            clamp_deg=clamp,
            target=_towards(USUAL[kind], away),
            own_lengths=(),
            elastic=False,
            straight_start=False,
        )


USUAL: Final[dict[Kind, Vector]] = {
    "plane": (0.0, 0.1, 0.62),
    "space": (-0.15, 0.1, 0.6),
    "links": (0.5, 0.38, 0.0),
}
"""First position of the target, as a share of the reach."""


def _towards(direction: Vector, share: float) -> Vector:
    x, y, z = direction
    factor = share / sqrt(x * x + y * y + z * z)
    return x * factor, y * factor, z * factor


def first_problem() -> Problem:
    """Return the problem that the lab shows when it opens."""
    return Problem("plane", USUAL["plane"])


@dataclass(frozen=True, slots=True)
class Preset:
    """A question that shows something: its name on the button, and what to look at."""

    id: str
    title: str
    words: str


PRESETS: Final = (
    Preset(
        "near",
        "Near full reach",
        "At 99.9 % of the reach, where a small move of the tip asks for a large turn.",
    ),
    Preset("beyond", "Beyond reach", "Nothing reaches this target; there is one nearest point."),
    Preset(
        "inward",
        "Straight, inward",
        "A straight chain and a target on its line: no small turn moves the tip inward.",
    ),
    Preset(
        "worksheet",
        "Worksheet",
        "Two links, 3 and 2 long, and a target at (\N{MINUS SIGN}3, \N{SQUARE ROOT}7).",
    ),
    Preset(
        "juggler",
        "Juggler",
        "Two equal bones; one angle lifts the elbow on its circle. Methods that iterate leave it where "
        "they come to rest.",
    ),
)


def preset(name: str, now: Problem) -> Problem:
    """The question of a preset; near and beyond keep the chain that is shown."""
    if name == "near":
        return replace(
            now,
            target=_towards(now.target if any(now.target) else USUAL[now.kind], 0.999),
            straight_start=False,
        )
    if name == "beyond":
        return replace(
            now,
            target=_towards(now.target if any(now.target) else USUAL[now.kind], 1.12),
            straight_start=False,
        )
    if name == "inward":
        return Problem(
            "links",
            (0.4, 0.0, 0.0),
            links=5,
            clamp_deg=LINK_CLAMP_DEG,
            straight_start=True,
            damping=now.damping,
        )
    if name == "worksheet":
        return Problem(
            "links",
            (-0.6, sqrt(7.0) / 5.0, 0.0),
            own_lengths=(3.0, 2.0),
            clamp_deg=FREE_DEG,
            damping=now.damping,
        )
    if name == "juggler":
        return Problem(
            "space", (-0.1, -0.35, 0.55), own_lengths=(0.28, 0.28, 0.0), swivel_deg=50.0, damping=now.damping
        )
    raise LookupError(f"no preset {name!r}; there are {', '.join(each.id for each in PRESETS)}")


def worksheet_words() -> str:
    """The worksheet's question with its numbers, computed here."""
    target = np.array((-3.0, sqrt(7.0), 0.0))
    bend = length_step(3.0, 2.0, 4.0)
    first, second = heading_step(bend, target), axis_angle_step(bend, target)
    return (
        f"Links 3 and 2, target (\N{MINUS SIGN}3, \N{SQUARE ROOT}7): inner angle {bend.interior_rad:.4f}, "
        f"second joint {bend.theta2_rad:.4f}, "
        f"first {first.theta1_rad:.5f}, heading {first.heading_rad:.4f}, elevation "
        f"{first.elevation_rad:.5f}; "
        f"or one turn of {second.angle_rad:.4f}."
    ).replace("-", "\N{MINUS SIGN}")


def preset_words(name: str) -> str:
    """Return the text of a preset: what to look at in it."""
    return (
        worksheet_words() if name == "worksheet" else next(each.words for each in PRESETS if each.id == name)
    )


def length_words(length: float, unit: str) -> str:
    """A length as the table says it: millimetres of an arm, links of a chain; tiny ones as none."""
    value, name, digits = (length * 1e3, "mm", 2) if unit == "m" else (length, "links", 4)
    if value and value < 0.5 * 10**-digits:
        return f"< {10**-digits:.{digits}f} {name}"
    return f"{value:.{digits}f} {name}" if value < 100 else f"{value:.0f} {name}"


def angle_words(angle_rad: float) -> str:
    """An angle in whole degrees, with turns where there are several."""
    turned = degrees(angle_rad)
    return f"{turned:.0f}\N{DEGREE SIGN}" if turned < 1000 else f"{angle_rad / (2 * pi):.0f} turns"
