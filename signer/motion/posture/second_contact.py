"""Turn the wrist of a hand with two contacts until the second is as near as it can be.

The wrist turns about the first contact, which is met exactly.

Two points leave a hand one turn, that about the line between them. Which of all wrists that bring the second
contact as near is taken is a rule, not a matter of where a search happens to stop: the one that is nearest,
angle by angle, to the wrist that the key has at its own time. There it is what Newton's rule finds from the
wrist that is asked for. Where limits leave no such turn there is one nearest wrist anyhow; where that one
points far past the second place, or that is far out, the hand keeps the wrist of the key's own time.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.characters.character import Character
from signer.kinematics.least_jerk import smooth_step
from signer.kinematics.limits import HIGH, LOW
from signer.kinematics.wrist import WristAngles
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.fixed_point import EXACT, MOST_ROUNDS, Damping, Patience
from signer.motion.posture.reaching import ArmGoal
from signer.motion.posture.second_contact_points import Pointing, Residual, TriedWrists
from signer.motion.posture.surroundings import Surroundings


class _Seeking(NamedTuple):
    """Settings of the search for a wrist.

    Attributes:
        damping: half and double of each measure within 7 % as often; a third of wrists that are sought for a
            key end elsewhere along their free turn, so that saved signs would turn. A turn along which the
            miss curves less than the first share counts as curved so much.
        little: share of the miss: a search whose step gains less is near enough to be made exact. Half and
            double measure 3 % more and less often, and move one wrist of 25 by a milliradian.
        trace: weight of being near to a given wrist beside pointing right: a second contact is off by less
            than 1e-9 of a radian for it. With 1e-4 wrists sought from each other's answers are 4e-7 rad off.
        longest_rad: most by which an angle changes in a round: slopes tell nothing of what is farther away.
            Without it one of 25 wrists is 2e-4 rad elsewhere; half measures 1 % more often.
        near_rad: a search for the least miss that a whole step takes farther is not near enough to be made
            exact, and a shorter step that comes no nearer ends a search: what touches changes there. Half
            changes nothing, double moves one wrist of 25 by a milliradian.
        exact_rad: exact is a wrist that has changed by less in some round, whether or not it went on to
            settle. A hand that points past its second place by less points there.
    """

    damping: Damping
    little: float
    trace: float
    longest_rad: float
    near_rad: float
    exact_rad: float


class _Reach(NamedTuple):
    """From where to where a hand goes over to the wrist that it is to be near to.

    Attributes:
        past_rad: of one that can only point farther past the second place: several others come as near, and
            the nearest one leaps between them. Up to the first a search may end and the hand still be able to
            point there.
        astray_rad: of one that with that wrist points so far past it: what carries it has turned away. Sought
            from there drawn signs 14 and 60 took 0.3 s more, and found nothing within the first limits.
        out_m: of one whose second place is so much nearer to its first one, or farther from it, m, than its
            articulators are from each other: it would turn for nothing, and leap where it first can point
            there.
    """

    past_rad: tuple[float, float]
    astray_rad: tuple[float, float]
    out_m: tuple[float, float]


_SEEKING: Final = _Seeking(
    damping=Damping(first=1e-3, easier=0.1, harder=20.0),
    little=1e-4,
    trace=1e-5,
    longest_rad=0.5,
    near_rad=1e-3,
    exact_rad=1e-8,
)
_REACH: Final = _Reach(past_rad=(0.1, 0.4), astray_rad=(0.6, 1.0), out_m=(0.05, 0.15))


def wrist_for_second(
    constraint: ContactConstraint,
    wish: WristAngles,
    arm_goal: ArmGoal,
    surroundings: Surroundings,
    *,
    is_found: bool = False,
    is_carried: bool = False,
    rounds: int | None = None,
) -> WristAngles:
    """Return the wrist angles (...) that bring the second articulator nearest to its place.

    They are within their limits; the swivel stays. Each posture is solved by itself.

    Args:
        constraint: with a second one.
        wish: the angles (...) to begin with, within their limits.
        arm_goal: of the arm; its wrist and articulator are found here.
        surroundings: of the hand.
        is_found: whether `wish` has been found so beside other surroundings: then the wrist is as near to it
            as can be.
        is_carried: whether what carries the places moves: then that wrist is kept where the second place is
            far out of reach.
        rounds: most rounds where a wrist need not be made exact; None where it is.
    """
    assert constraint.second is not None
    lead = np.broadcast_shapes(arm_goal.target.shape[:-1], np.shape(wish.pronation))
    wished = np.stack(np.broadcast_arrays(*wish), axis=-1)
    wished = np.array(np.broadcast_to(wished, (*lead, 3)).reshape(-1, 3))
    beside = surroundings.rows(0) if len(wished) == 1 else surroundings
    second = _Second(TriedWrists(constraint, arm_goal, beside, len(wished)), wished)
    if is_carried:
        _seek_carried(second, is_found)
    else:
        second.seek(is_found, rounds)
    return WristAngles(*np.moveaxis(second.angles.reshape(*lead, 3), -1, 0))


def _seek_carried(second: "_Second", is_found: bool) -> None:
    """Find wrists of hands whose places are carried, but keep them where these are far out of reach."""
    out_m = [second.character.scale.length * limit for limit in _REACH.out_m]
    share = (1.0 - _eased(second.here.out_m, out_m)) * (1.0 - _eased(second.here.past_rad, _REACH.astray_rad))
    (rows,) = np.nonzero(share)
    some, wished = second.some(rows), second.wished[rows]
    some.seek(is_found)
    share = (share[rows] * (1.0 - _eased(some.here.past_rad, _REACH.past_rad)))[:, None]
    second.angles[rows] = np.where(share > 0.0, share * some.angles + (1.0 - share) * wished, wished)


def _eased(value: Array, limits: Any) -> Array:
    """(n,) from 0 at the lower limit to 1 at the higher one."""
    low, high = limits
    return smooth_step((value - low) / (high - low))


class _Second:
    """Hands (m,) with two contacts while their wrists are sought.

    Attributes:
        wished: (m, 3) rad, the wrists to begin with.
        angles: (m, 3) rad, the best ones so far.
        here: what is measured there.
    """

    def __init__(
        self, tried: TriedWrists, wished: Array, rows: Indices | None = None, here: Pointing | None = None
    ) -> None:
        self._tried, self._rows = tried, np.arange(len(wished)) if rows is None else rows
        self.wished, self.angles = wished, wished.copy()
        self.here = tried.around(wished, self._rows) if here is None else here
        self._begun = self.here.rows(np.arange(len(wished)))

    @property
    def character(self) -> Character:
        """Whose hands they are."""
        return self._tried.constraint.character

    def some(self, rows: Indices) -> "_Second":
        """Return some of the hands as they began."""
        return _Second(self._tried, self.wished[rows], self._rows[rows], self._begun.rows(rows))

    def seek(self, is_found: bool, rounds: int | None = None) -> None:
        """Find their wrists; `is_found` and `rounds` are as in `wrist_for_second`."""
        # one whose wrist was found before turns from where it points nearly: down the slope from there it may
        # go far along a free turn, for little
        self._descend(rounds or MOST_ROUNDS, _REACH.past_rad[0] if is_found and rounds is None else 0.0)
        if rounds is not None:
            return
        self._make_exact(
            self.wished if is_found else self.angles.copy(), self.here.past_rad < _REACH.past_rad[0]
        )
        if not is_found:
            return
        # and it may have gone past a wrist that points right, and is nearer to its own
        passed = np.flatnonzero(
            (self._begun.past_rad >= _REACH.past_rad[0]) & (self.here.past_rad > _SEEKING.exact_rad)
        )
        there = self.some(passed)
        there._make_exact(there.wished, np.ones(len(passed), np.bool_))
        away, now = (
            np.linalg.norm(each - there.wished, axis=-1) for each in (there.angles, self.angles[passed])
        )
        nearer = np.flatnonzero((there.here.past_rad < _SEEKING.exact_rad) & (away < now))
        self._put(passed[nearer], there.angles[nearer], there.here.rows(nearer))

    def _put(self, rows: Indices, angles: Array, here: Pointing) -> None:
        self.angles[rows] = angles
        self.here.put(rows, here)

    def _descend(self, rounds: int, least_rad: float) -> None:
        """Bring second contacts nearer by damped Newton steps, until hands point past them by `least_rad`."""
        damping, goes_on = (
            np.full(len(self.angles), _SEEKING.damping.first),
            np.ones(len(self.angles), np.bool_),
        )
        for _ in range(rounds):
            (rows,) = np.nonzero(goes_on & (self.here.past_rad >= least_rad))
            if not len(rows):
                break
            measured, angles = self.here.rows(rows), self.angles[rows]
            miss = measured.of(np.zeros(len(rows), np.bool_))
            step = newton_step(miss, miss.off, angles, np.zeros((len(rows), 4)), damping[rows])
            there = np.clip(angles + step, LOW, HIGH)
            found = self._tried.around(there, self._rows[rows], measured)
            before, after = measured.miss_m, found.miss_m
            good = after < before
            self._put(rows[good], there[good], found.rows(np.flatnonzero(good)))
            damping[rows] *= np.where(good, _SEEKING.damping.easier, _SEEKING.damping.harder)
            leads_astray = np.abs(step).max(axis=-1) >= _SEEKING.near_rad
            goes_on[rows] = np.where(good, before - after > _SEEKING.little * before, leads_astray)

    def _make_exact(self, near: Array, points: Mask) -> None:
        """Take whole steps until wrists stay: nearest to `near` (m, 3) rad, or where the miss is least."""
        patience = Patience(points.shape, EXACT)
        rows, begun, before = np.arange(len(near)), self.angles.copy(), self.here.rows(np.arange(len(near)))
        for _ in range(MOST_ROUNDS):
            if not len(rows):
                break
            measured, angles, pointing = self.here.rows(rows), self.angles[rows], points[rows]
            aim, weight = measured.of(pointing), np.where(pointing, _SEEKING.trace, 0.0)[:, None]
            pull = np.concatenate([weight * (angles - near[rows]), weight], axis=-1)
            given = angles, pull, np.zeros(len(rows)), _SEEKING.longest_rad, 3
            # curvature counts by what will be left: of pointing, what a step by the slopes alone leaves
            plain = newton_step(aim, np.zeros_like(aim.off), *given)
            left = np.where(pointing[:, None], aim.off + (aim.slope @ plain[..., None])[..., 0], aim.off)
            step = newton_step(aim, left, *given)
            there = np.clip(angles + step, LOW, HIGH)
            change = np.abs(step).max(axis=-1)
            goes_on = patience.after(change, rows) & (pointing | (change < _SEEKING.near_rad))
            self._put(rows, there, self._tried.around(there, self._rows[rows], measured))
            rows = rows[goes_on]
        lost = np.flatnonzero(patience.least > _SEEKING.exact_rad)
        self._put(lost, begun[lost], before.rows(lost))


def newton_step(
    aim: Residual,
    left: Array,
    angles: Array,
    pull: Array,
    damping: Array,
    longest_rad: float = np.inf,
    passes: int = 1,
) -> Array:
    """Return the step (n, 3) rad of Newton's rule towards the least that is off, within the limits.

    Curvature counts by its size, so that no step goes uphill.

    Args:
        aim: what is off at the angles.
        left: (n, 3) what will be off after the step: by it curvature counts.
        angles: (n, 3) rad.
        pull: (n, 4), how far these are away from given ones, weighted, and that weight.
        damping: (n,) of the step, a share of the squared slopes.
        longest_rad: most by which an angle changes.
        passes: how often angles that a step would take past a limit are sent to it, and the others without
            them; of the last such step they are cut off.
    """
    low, high = np.maximum(LOW - angles, -longest_rad), np.minimum(HIGH - angles, longest_rad)
    away, weight = pull[:, :3], pull[:, 3:]
    turned = np.swapaxes(aim.slope, -1, -2)
    downhill = -(turned @ aim.off[..., None])[..., 0] - weight * away
    squared = turned @ aim.slope
    bent = squared + (aim.bend * left[..., None, None]).sum(axis=-3)
    bent += np.square(weight)[..., None] * np.eye(3)
    size = np.trace(squared, axis1=-2, axis2=-1)[:, None]
    least = np.where(weight > 0.0, np.square(weight), _SEEKING.damping.first * size)
    free = ~(((low >= 0.0) & (downhill < 0.0)) | ((high <= 0.0) & (downhill > 0.0)))
    step = np.zeros(angles.shape)
    for _ in range(passes):
        curves, turns = np.linalg.eigh(np.where(free[:, :, None] & free[:, None, :], bent, 0.0))
        curves = np.maximum(np.abs(curves), least) + damping[:, None] * size
        force = np.where(free, downhill - (bent @ np.where(free, 0.0, step)[..., None])[..., 0], 0.0)
        along = (np.swapaxes(turns, -1, -2) @ force[..., None])[..., 0]
        step = np.where(free, (turns @ (along / curves)[..., None])[..., 0], step)
        free &= (step >= low) & (step <= high)
        step = np.clip(step, low, high)
    return step
