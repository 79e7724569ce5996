"""Wrist and elbow for a key that says where the hand is and about which way it faces.

As an arm would do it by itself.
"""

from dataclasses import dataclass, replace
from itertools import product
from math import radians
from typing import Final

import numpy as np

from body_model.arrays import Array, Indices
from body_model.plain_types import Vector
from signer.characters.load import load_character
from signer.document.tracks.hand import Key
from signer.document.values import Contact, Elbow, GlobalOrientation, HandRole, Orientation
from signer.kinematics.arm import ArmPosture, elbow_rotation
from signer.kinematics.comfort import joint_terms
from signer.kinematics.limits import WRIST
from signer.kinematics.orientation import directions_of, hand_rotation
from signer.kinematics.rig import articulator_in_hand
from signer.kinematics.swivel import natural_height, wrapped
from signer.motion.places.contact_target import articulator_attachment, contact_target_of
from signer.motion.places.hands import shaped_hand
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.resting import resting_body
from signer.motion.posture.solved_posture import SolvedPosture, elbow_height_of, hand_in_world
from signer.motion.posture.surroundings import at_rest
from signer.motion.solving.candidates import Candidates, wristed
from tools.library.obstacle import Obstacle, inside_m

_MARGIN_RAD: Final = radians(1.0)
_LOW: Final = np.array([reach.low_rad for _, reach in WRIST]) + _MARGIN_RAD
_HIGH: Final = np.array([reach.high_rad for _, reach in WRIST]) - _MARGIN_RAD
_WRISTS: Final = np.radians(list(product((-75, -45, -15, 15, 45, 75), (-55, -25, 0, 30, 60), (-25, 0, 15))))
_SWIVELS: Final = np.radians(np.arange(-50.0, 121.0, 17.0))
_STEPS: Final = np.array(list(product((-1.0, 0.0, 1.0), repeat=4)))
_FIRST_STEP_RAD: Final = radians(9.0)
_LAST_STEP_RAD: Final = radians(0.25)
_STARTS: Final = 3
_TOGETHER: Final = 12

# What counts against a posture: the square of the turn away from the directions asked for, discomfort, the
# square of the elbow's way from its natural height, depth within the body, what is broken, the square of the
# elbow's way from the key before, and what a second contact misses.
_TURNED: Final = 1.4
_DISCOMFORT: Final = 0.12
_RAISED: Final = 0.9
_INSIDE: Final = 250.0
_BROKEN: Final = 20.0
_MOVED: Final = 2.0
_SECOND: Final = 150.0
# An elbow higher on its circle than this counts by the square of what is above.
_HIGH_RAD: Final = radians(50.0)
_TOO_HIGH: Final = 12.0
# A wrist that is bent further than this, too.
_BENT_RAD: Final = radians(25.0)
_TOO_BENT: Final = 5.0


@dataclass(frozen=True, slots=True, eq=False)
class Wish:
    """Intent for palm and fingers: the way (3,) each faces, and how freely.

    It also says how much higher the elbow is wanted, and where it was before.

    `second` is a further contact of the hand, to be met as nearly as can be.
    """

    palm: Array
    fingers: Array
    free: float = 1.0
    elbow_rad: float = 0.0
    elbow_before: Array | None = None
    second: Contact | None = None


def settled(key: Key, role: HandRole, wish: Wish, obstacles: tuple[Obstacle, ...]) -> Key:
    """The key with hand and elbow turned so that arm and wishes agree best, told by directions."""
    task = _Task(
        solve_candidate(
            replace(key, orientation=Orientation(), elbow=Elbow()), role, around=at_rest(load_character())
        ),
        key,
        wish,
        obstacles,
    )
    grid = np.array([(*wrist, swivel) for wrist in _WRISTS for swivel in _SWIVELS])
    starts = grid[task.cheapest(grid, _STARTS)]
    tried = np.array([_refined(task, start) for start in starts])
    best = tried[task.cheapest(tried, 1)[0]]
    wrist = Orientation(*(float(angle) for angle in best[:3]))
    return told_by_directions(replace(key, orientation=wrist, elbow=Elbow(float(wrapped(best[3])))), role)


def eased(wrist: Orientation) -> Orientation:
    """The wrist, a little away from the ends of its range."""
    angles = np.clip((wrist.pronation_rad, wrist.flexion_rad, wrist.deviation_rad), _LOW, _HIGH)
    return Orientation(*(float(angle) for angle in angles))


def told_by_directions(local: Key, role: HandRole) -> Key:
    """The key with its hand told by directions of a few digits and its elbow by a swivel of a few digits."""
    station = solve_candidate(local, role, around=at_rest(load_character()))
    facing = directions_of(station.side, hand_in_world(station))
    turned = GlobalOrientation(_vector(facing.palm), _vector(facing.fingers))
    return replace(local, orientation=turned, elbow=Elbow(round(local.elbow.swivel_rad, 4)))


def _refined(task: "_Task", best: Array) -> Array:
    step_rad = _FIRST_STEP_RAD
    while step_rad > _LAST_STEP_RAD:
        near = best + step_rad * _STEPS
        near[:, :3] = np.clip(near[:, :3], _LOW, _HIGH)
        nearest = near[task.cheapest(near, 1)[0]]
        if np.allclose(nearest, best):
            step_rad *= 0.5
        best = nearest
    return best


@dataclass(frozen=True, slots=True, eq=False)
class _Task:
    """Cost function of postures (n, 4), each of three wrist angles and a swivel."""

    start: SolvedPosture
    key: Key
    wish: Wish
    obstacles: tuple[Obstacle, ...]

    def cheapest(self, tried: Array, count: int) -> Indices:
        """The rows of the postures against which least counts.

        Depth costs most of the time and never makes a posture cheaper, so it is asked only while it may
        change the answer.
        """
        tries = wristed(self.start, tried[:, :3], tried[:, 3])
        bent = np.maximum(np.abs(tried[:, 1]) - _BENT_RAD, 0.0)
        costs = self._without_depth(tries) + _TOO_BENT * np.square(bent)
        total, order = np.full(len(costs), np.inf), np.argsort(costs)
        for first in range(0, len(order), _TOGETHER):
            rows = order[first : first + _TOGETHER]
            if costs[rows[0]] >= np.sort(total)[count - 1]:
                break
            posture = _rows_of(tries.answer.posture, rows)
            total[rows] = costs[rows] + _INSIDE * inside_m(
                self.start.side, self.key.form, posture, self.obstacles
            )
        return np.argsort(total)[:count]

    def _without_depth(self, tries: Candidates) -> Array:
        posture, arm, wish = tries.answer.posture, tries.rig.arm, self.wish
        heights = tries.heights() - natural_height(
            arm, shoulder=tries.answer.girdle.shoulder, target=posture.articulator
        )
        cost = (
            _TURNED / wish.free * _turned_away(self.start, tries, wish)
            + _DISCOMFORT * joint_terms(arm, posture, tries.answer.girdle.shoulder).total()
            + _RAISED * np.square(wrapped(heights - wish.elbow_rad))
            + _TOO_HIGH * np.square(np.maximum(tries.heights() - _HIGH_RAD, 0.0))
            + _BROKEN * (tries.broken() != 0)
        )
        if wish.second is not None:
            cost = cost + _SECOND * self._second_missed_m(tries, wish.second)
        if wish.elbow_before is not None:
            cost = cost + _MOVED * np.square(
                np.linalg.norm(posture.elbow - wish.elbow_before, axis=-1) / np.linalg.norm(arm.upper_arm)
            )
        return np.asarray(cost)

    def _second_missed_m(self, tries: Candidates, second: Contact) -> Array:
        posture, side = tries.answer.posture, self.start.side
        held = articulator_attachment(load_character(), self.key.form, second.articulator, side)
        place = articulator_in_hand(
            tries.rig,
            held,
            shaped_hand(load_character(), self.key.form, side).matrices,
            posture.wrist_rotation,
        )
        turned = (
            posture.shoulder_rotation
            @ elbow_rotation(tries.rig.arm, posture.flexion_rad)
            @ posture.wrist_rotation
        )
        reached = posture.wrist + (turned @ place[..., None])[..., 0]
        return np.asarray(
            np.linalg.norm(
                reached
                - contact_target_of(load_character(), second, side).aim(resting_body(load_character())),
                axis=-1,
            )
        )


def _rows_of(posture: ArmPosture, rows: Indices) -> ArmPosture:
    return ArmPosture(*(np.asarray(part)[rows] for part in posture))


def _turned_away(start: SolvedPosture, tries: Candidates, wish: Wish) -> Array:
    """(n,) rad squared, how far palms and fingers are from the wish, added up."""
    posture = tries.answer.posture
    turned = (
        posture.shoulder_rotation
        @ elbow_rotation(tries.rig.arm, posture.flexion_rad)
        @ posture.wrist_rotation
    )
    now = directions_of(start.side, turned)
    wanted = directions_of(start.side, hand_rotation(start.side, wish.palm, wish.fingers))
    pairs = ((now.palm, wanted.palm), (now.fingers, wanted.fingers))
    return np.asarray(
        sum(np.square(np.arccos(np.clip((have * want).sum(-1), -1.0, 1.0))) for have, want in pairs)
    )


def _vector(direction: Array) -> Vector:
    x, y, z = (round(float(part), 4) + 0.0 for part in direction)
    return x, y, z


def is_high(key: Key, role: HandRole) -> bool:
    """Return whether a key's elbow is swung up higher than looks natural."""
    return elbow_height_of(solve_candidate(key, role, around=at_rest(load_character()))) > _HIGH_RAD


def elbow_of(key: Key, role: HandRole) -> Array:
    """(3,) m, where the elbow of a key is."""
    return np.asarray(solve_candidate(key, role, around=at_rest(load_character())).reach.posture.elbow)
