"""A creature whose body is a chain.

It chases a morsel, opens its mouth when it is near, swallows, and can curl up.
"""

from dataclasses import dataclass, replace
from math import cos, exp, pi, radians, sin
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.kinematics.chain import State
from signer.studio.lab.link_task import LinkTask
from signer.studio.lab.methods import MethodId

BITE_LINKS: Final = 0.3
"""So near the mouth closes on the morsel."""
SEES_LINKS: Final = 1.6
"""So near the mouth begins to open."""
REGROWS_LINKS: Final = 0.9
"""So far from where it was eaten a morsel is there again."""
GULP_S: Final = 1.3
MOUTH_S: Final = 0.07
UNFURL_S: Final = 0.16
CURLED_SHARE: Final = 0.7


@dataclass(frozen=True, slots=True)
class Habits:
    """Build of a creature and its way of moving; as in document 003 unless changed.

    Attributes:
        links: of its body.
        method: what moves it.
        damping: of the damped method, in links.
        clamp_deg: how far each joint bends.
        elastic: whether its links give.
        steps: iterations a frame.
    """

    links: int = 9
    method: MethodId = "damped"
    damping: float = 4.0
    clamp_deg: float = 90.0
    elastic: bool = False
    steps: int = 1

    def task(self) -> LinkTask:
        """Its body as a problem of the lab."""
        upright = (pi / 2, *[0.12 if joint % 2 else -0.12 for joint in range(self.links - 1)])
        return LinkTask((1.0,) * self.links, radians(self.clamp_deg), self.elastic, self.damping, upright)


@dataclass(frozen=True, slots=True, eq=False)
class Creature:
    """A creature at a moment.

    Attributes:
        habits: how it moves.
        state: the posture of its body.
        mouth: how far its mouth is open, 0 to 1.
        gulps: swallowed morsels on their way, from 0 at the head to 1 at the tail.
        eaten: how many there were.
        fed_at: where it ate the last one, as long as no new one is there.
        unfurling: whether it is straightening itself.
    """

    habits: Habits
    state: State
    mouth: float = 0.0
    gulps: tuple[float, ...] = ()
    eaten: int = 0
    fed_at: tuple[float, float] | None = None
    unfurling: bool = False

    @property
    def joints(self) -> Array:
        """(links + 1, 2) from the tail to the mouth, in links."""
        return np.asarray(self.habits.task().points([self.state])[0, :, :2])

    @property
    def is_curled(self) -> bool:
        """Return whether most joints are bent to the clamp on the same side.

        The way out is the way it came.
        """
        bends = self.state.angles[1:]
        limit = radians(self.habits.clamp_deg) - 1e-3
        return bool(max((bends >= limit).mean(), (bends <= -limit).mean()) >= CURLED_SHARE)

    def changed(self, habits: Habits) -> "Creature":
        """Return the creature with other habits; with another number of links it hatches anew."""
        if habits.links != self.habits.links:
            return replace(hatched(habits), eaten=self.eaten)
        lengths = self.state.lengths if habits.elastic else np.ones(habits.links)
        return replace(self, habits=habits, state=State(self.state.angles, lengths))


def hatched(habits: Habits) -> Creature:
    """A new creature, standing upright."""
    return Creature(habits, habits.task().start())


def lived(creature: Creature, morsel: tuple[float, float], passed_s: float) -> Creature:
    """The creature a little later, with the morsel (links) where it is now."""
    state, unfurling = _moved(creature, morsel, passed_s)
    tip = creature.habits.task().points([state])[0, -1]
    away = float(np.hypot(morsel[0] - tip[0], morsel[1] - tip[1]))
    fed_at = creature.fed_at
    if fed_at is not None and np.hypot(morsel[0] - fed_at[0], morsel[1] - fed_at[1]) > REGROWS_LINKS:
        fed_at = None
    wanted = (
        0.0 if fed_at is not None else min(max((SEES_LINKS - away) / (SEES_LINKS - BITE_LINKS), 0.0), 1.0)
    )
    mouth = wanted + (creature.mouth - wanted) * exp(-passed_s / MOUTH_S)
    gulps = tuple(gulp + passed_s / GULP_S for gulp in creature.gulps if gulp + passed_s / GULP_S <= 1.0)
    eaten = creature.eaten
    if fed_at is None and away < BITE_LINKS:
        fed_at, gulps, eaten = morsel, (*gulps, 0.0), eaten + 1
    return replace(
        creature, state=state, mouth=mouth, gulps=gulps, eaten=eaten, fed_at=fed_at, unfurling=unfurling
    )


def _moved(creature: Creature, morsel: tuple[float, float], passed_s: float) -> tuple[State, bool]:
    state, habits = creature.state, creature.habits
    if creature.unfurling:
        angles = state.angles.copy()
        angles[1:] *= exp(-passed_s / UNFURL_S)
        return State(angles, state.lengths), bool(np.abs(angles[1:]).max() > radians(3.0))
    task, target = habits.task(), np.array((*morsel, 0.0))
    if habits.method == "direct":
        return task.solved("direct", target), False
    for _ in range(habits.steps):
        state = task.step(habits.method, state, target)
    return state, False


def wandering(time_s: float, links: int) -> tuple[float, float]:
    """Return the place of the morsel (x, y) while nobody leads it, in links from the tail."""
    reach = 0.55 * links
    return reach * 1.25 * sin(0.7 * time_s + 0.4), reach * (
        0.95 + 0.55 * sin(1.13 * time_s) * cos(0.31 * time_s)
    )
