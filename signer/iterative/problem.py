"""Questions to all methods (a chain, a target and the options), and presets with something to see."""

from dataclasses import dataclass, replace
from math import atan2, pi, radians, sqrt
from typing import Final, Literal, TypeAlias

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.iterative.arm import arm_task, signer_lengths
from signer.iterative.tasks import Task, link_task
from signer.kinematics.two_bone import axis_angle_step, heading_step, length_step
from signer.phrases import Phrase, phrase

Kind: TypeAlias = Literal["plane", "space", "links"]

CLAMP_DEG: Final[dict[Kind, float]] = {"plane": 150.0, "space": 150.0, "links": 90.0}
LINKS: Final = (2, 16)
DAMPING: Final = (0.1, 20.0)
"""Without any, damped least squares has no answer for a straight chain."""
USUAL: Final[dict[Kind, Vector]] = {
    "plane": (0.0, 0.1, 0.62),
    "space": (-0.15, 0.1, 0.6),
    "links": (0.5, 0.38, 0.0),
}
"""First position of the target, as a share of the reach."""


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
        goes_on: whether each method goes on from where it stood, as in an animation.
    """

    kind: Kind = "plane"
    target: Vector = USUAL["plane"]
    links: int = 5
    own_lengths: tuple[float, ...] = ()
    damping: float = 1.0
    clamp_deg: float = CLAMP_DEG["plane"]
    elastic: bool = False
    iterations: int = 40
    swivel_deg: float = 30.0
    straight_start: bool = False
    goes_on: bool = False

    def task(self) -> Task:
        """The chain that this asks about."""
        clamp = radians(self.clamp_deg)
        if self.kind == "links":
            straight = (atan2(self.target[1], self.target[0]), 0.0)
            return link_task(
                self.own_lengths or (1.0,) * self.links, clamp_rad=clamp, elastic=self.elastic,
                damping=self.damping, first=straight if self.straight_start else (0.35, 0.22),
            )  # fmt: skip
        return arm_task(
            self.own_lengths or signer_lengths(), in_space=self.kind == "space", clamp_rad=clamp,
            damping=self.damping, swivel_rad=radians(self.swivel_deg),
        )  # fmt: skip

    def with_place(self, place: Array) -> "Problem":
        """Return the problem with its target at another place (3,), in the chain's own length."""
        task = self.task()
        x, y, z = (np.array(task.flat) * place / task.shell[1]).tolist()
        return replace(self, target=(x, y, z))

    def of_kind(self, kind: Kind) -> "Problem":
        """Return the problem for another kind of chain, with that kind's usual clamp and direction."""
        if kind == self.kind and not self.own_lengths:
            return self
        target = _towards(USUAL[kind], float(np.linalg.norm(self.target)))
        changed = replace(self, kind=kind, target=target, clamp_deg=CLAMP_DEG[kind], own_lengths=())
        return replace(changed, elastic=False, straight_start=False)


def _towards(direction: Vector, share: float) -> Vector:
    x, y, z = direction
    factor = share / sqrt(x * x + y * y + z * z)
    return x * factor, y * factor, z * factor


PRESETS: Final = {
    "near": (
        phrase("Near full reach"),
        phrase("At 99.9 % of the reach, where a small move of the tip asks for a large turn."),
    ),
    "beyond": (phrase("Beyond reach"), phrase("Nothing reaches this target; there is one nearest point.")),
    "inward": (
        phrase("Straight, inward"),
        phrase("A straight chain and a target on its line: no small turn moves the tip inward."),
    ),
    "worksheet": (
        phrase("Worksheet"),
        phrase("Two links, 3 and 2 long, and a target at (\N{MINUS SIGN}3, \N{SQUARE ROOT}7)."),
    ),
    "creature": (
        phrase("Creature"),
        phrase(
            "Nine links, a damping of 4 and one iteration a move: the chain follows smoothly and lags "
            "behind; led round its root in a spiral, it curls up."
        ),
    ),
    "juggler": (
        phrase("Juggler"),
        phrase(
            "Two equal bones; one angle lifts the elbow on its circle. Methods that iterate leave it where "
            "they come to rest."
        ),
    ),
}
"""Title and words of each preset: what to look at in it."""


def preset(name: str, now: Problem) -> Problem:
    """The question of a preset; near and beyond keep the chain that is shown."""
    if name in ("near", "beyond"):
        way = now.target if any(now.target) else USUAL[now.kind]
        return replace(now, target=_towards(way, 0.999 if name == "near" else 1.12), straight_start=False)
    asked = {
        "inward": Problem("links", (0.4, 0.0, 0.0), clamp_deg=CLAMP_DEG["links"], straight_start=True),
        "worksheet": Problem("links", (-0.6, sqrt(7.0) / 5.0, 0.0), own_lengths=(3.0, 2.0), clamp_deg=180.0),
        "creature": Problem(
            "links", (0.2, 0.7, 0.0), links=9, damping=4.0, clamp_deg=90.0, iterations=1, goes_on=True
        ),
        "juggler": Problem("space", (-0.1, -0.35, 0.55), own_lengths=(0.28, 0.28, 0.0), swivel_deg=50.0),
    }[name]
    return asked if asked.goes_on or now.goes_on else replace(asked, damping=now.damping)


def preset_words(name: str) -> Phrase:
    """Return the text of a preset; the worksheet's with its numbers, computed here."""
    if name != "worksheet":
        return PRESETS[name][1]
    target = np.array((-3.0, sqrt(7.0), 0.0))
    bend = length_step(3.0, 2.0, 4.0)
    first, (angle_rad, _) = heading_step(bend.end, target), axis_angle_step(bend.end, target)
    return phrase(
        "Links 3 and 2, target (\N{MINUS SIGN}3, \N{SQUARE ROOT}7): inner angle {interior_rad:.4f}, second "
        "joint {theta2_rad:.4f}, first {theta1_rad:.5f}, heading {heading_rad:.4f}, elevation "
        "{elevation_rad:.5f}; or one turn of {angle_rad:.4f}.",
        interior_rad=pi + bend.theta2_rad,
        theta2_rad=bend.theta2_rad,
        theta1_rad=first.theta1_rad,
        heading_rad=first.heading_rad,
        elevation_rad=first.elevation_rad,
        angle_rad=angle_rad,
    )
