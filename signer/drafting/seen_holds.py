"""Holds of both hands as they are seen, and certainties of their handshapes.

Hands keep their handshapes, and two that move alike share one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from scipy.spatial.transform import Rotation

from body_model.arrays import Array
from body_model.plain_types import Side
from signer.characters.character import Character
from signer.document.sign import SIDE_OF
from signer.document.values import ROLES, HandRole
from signer.drafting import hand_fit
from signer.drafting.hand_fit import Fit
from signer.drafting.holds import STILL_M_S, Hold, holds_of, speeds
from signer.drafting.landmarks import OVER, Landmarks, mirrored, seen_from
from signer.drafting.points import BODY
from signer.drafting.repeats import Stay, stays_of
from signer.drafting.swings import SURE, WIDE_M
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


ORDER: Final[tuple[HandRole, ...]] = ("base", "dominant")
"""The base hand is drafted first: the other one may touch it."""
ALIKE: Final = 0.45
"""Speed of the base hand beside the other one, from which both move: under it the base hand is still."""
POINTS_BACK: Final = -0.2
"""Part of the direction of fingers towards the camera, under which the forearm points back too: a wrist bends
by little. On 38 holds of films of the half for setting forearms err by 32 mm so, by 62 with -0.1 and as much
with -0.25; 96 with 0."""
EQUAL_S: Final = 0.07
"""Time, s, by which holds of mirror images begin and end apart: two frames."""
MIRRORED: Final = 4.0
"""Errors of the detector up to which a wrist lies off the mirror image of the other one: 40 mm of films."""
TOUCH_M: Final = 0.16
"""Distance of wrists, m, up to which hands may touch each other: two hands' breadths."""
UNLIKE_LOG: Final = -2.0
"""Log likelihood of a handshape of both hands beside the likeliest of each, under which theirs differ."""


def seen_holds(character: Character, found: Landmarks) -> list[SeenHold]:
    """Return the holds of both hands with handshapes laid on them, the base hand first."""
    stays = {role: stays_of(found, SIDE_OF[role], holds_of(found, SIDE_OF[role])) for role in ORDER}
    holds = {role: [one.hold for one in those] for role, those in stays.items()}
    share = _share_of_base(found, holds)
    made = list[SeenHold]()
    for role in ORDER:
        side = SIDE_OF[role]
        for stay in stays[role]:
            rows = np.arange(stay.still.start, stay.still.end + 1)
            seen = rows[found.seen[side][rows]]
            core = seen if len(seen) else rows
            if found.axes == 3:
                speed = speeds(found, side)[core]
                core = core[speed <= speed.min() + STILL_M_S]
            quarter = len(core) // 4
            core = core[quarter : max(quarter + 1, len(core) - quarter)]
            points = np.median(found.hands[side][core], axis=0)
            fit = hand_fit.laid_on(character, points, side, found.detector)
            body = np.median(found.body[core], axis=0)
            if not found.detector.has_depth:
                points, body, fit = _pointing_back(character, side, points, body, fit)
                back = seen_from(found.aside_rad)
                points, body = points @ back.T, body @ back.T
                fit = fit._replace(turn=back @ fit.turn, shift=fit.shift @ back.T)
            made.append(
                SeenHold(
                    role,
                    stay,
                    points,
                    body,
                    fit,
                    stay.hold.span_s(found),
                    is_alike=share > ALIKE,
                    is_still=role == "base" and share <= ALIKE,
                    is_seen=len(seen) > 0,
                )
            )
    _settle_twins(character, made, found)
    return made


def _settle_twins(character: Character, holds: Sequence[SeenHold], found: Landmarks) -> None:
    """Let holds in which both hands are mirror images be seen by both, and know each other."""
    wrist = hand_fit.templates_of(character, "right").points[:, 0]
    for here, one in enumerate(holds):
        for there, other in enumerate(holds[:here]):
            fit = _both(wrist, one.fit, other.fit)
            if one.role == other.role or other.twin is not None or not _are_twins(one, other, fit, found):
                continue
            span_s = 0.5 * (one.span_s[0] + other.span_s[0]), 0.5 * (one.span_s[1] + other.span_s[1])
            points, body = 0.5 * (one.points + other.points * OVER), 0.5 * (one.body + mirrored(other.body))
            one.fit, one.points, one.body, one.span_s, one.twin = fit, points, body, span_s, there
            other.fit = Fit(fit.log, OVER[:, None] * fit.turn * OVER, fit.shift * OVER)
            other.points, other.body, other.span_s, other.twin = points * OVER, mirrored(body), span_s, here
            break


def _both(wrist: Array, one: Fit, other: Fit) -> Fit:
    """Return the fit of a right hand that is seen twice, by itself and as a left one.

    The wrist (S, 3) m is that of each handshape at rest.
    """
    turns = one.turn, OVER[:, None] * other.turn * OVER
    u, _, vt = np.linalg.svd(turns[0] + turns[1])
    turn, shifts = u @ vt, (one.shift, other.shift * OVER)
    at = [np.einsum("sij,sj->si", each, wrist) + shift for each, shift in zip(turns, shifts, strict=True)]
    log = one.log + other.log
    return Fit(log - log.max(), turn, 0.5 * (at[0] + at[1]) - np.einsum("sij,sj->si", turn, wrist))


def _are_twins(one: SeenHold, other: SeenHold, fit: Fit, found: Landmarks) -> bool:
    """Return whether two hands do the mirror image of each other in a hold, too far apart to touch."""
    apart_s = max(abs(mine - its) for mine, its in zip(one.span_s, other.span_s, strict=True))
    doings = [(hold.stay.repeats, hold.stay.swings, hold.stay.rounds is None) for hold in (one, other)]
    if apart_s > EQUAL_S or doings[0] != doings[1] or not (one.is_seen and other.is_seen):
        return False
    wrists, best = (one.points[0], other.points[0] * OVER), int(fit.log.argmax())
    off_m = np.linalg.norm((wrists[0] - wrists[1])[: found.axes])
    away_m = np.linalg.norm((one.points[0] - other.points[0])[:2])
    turns = Rotation.from_matrix([one.fit.turn[best], OVER[:, None] * other.fit.turn[best] * OVER])
    off_rad = float((turns[0].inv() * turns[1]).magnitude())
    error = found.detector
    return bool(
        off_m < MIRRORED * error.plane_m
        and away_m > TOUCH_M
        and off_rad < SURE * error.hand_m[0] / WIDE_M
        and min(one.fit.log[best], other.fit.log[best]) > UNLIKE_LOG
    )


def _pointing_back(
    character: Character, side: Side, points: Array, body: Array, fit: Fit
) -> tuple[Array, Array, Fit]:
    """Return a hand behind its elbow where its fingers point back: a forearm is as long either way."""
    towards = float(fit.turn[fit.log.argmax(), 2] @ hand_fit.templates_of(character, side).fingers)
    if towards > POINTS_BACK:
        return points, body, fit
    elbow, wrist = BODY[f"{side}_elbow"], BODY[f"{side}_wrist"]
    back = np.array((0.0, 0.0, 2.0 * (body[elbow, 2] - body[wrist, 2])))
    body = body.copy()
    body[wrist] += back
    return points + back, body, fit._replace(shift=fit.shift + back)


def _share_of_base(found: Landmarks, holds: dict[HandRole, list[Hold]]) -> float:
    """Return how quick the base hand is beside the other one while both are up; 0 where they never are."""
    if not all(holds.values()):
        return 0.0
    start = max(those[0].start for those in holds.values())
    end = min(those[-1].end for those in holds.values())
    if end <= start:
        return 0.0
    quick = {role: np.percentile(speeds(found, SIDE_OF[role])[start : end + 1], 75) for role in ORDER}
    return float(quick["base"] / max(quick["dominant"], 1e-6))
