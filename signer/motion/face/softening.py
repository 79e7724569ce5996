"""Softening of signals that would move head and trunk faster than people do: they are made smaller.

A rise or release that is too short has been given the time that it needs (`claims`); what still is too quick,
a movement in a short stretch or changes that follow or overlap one another, keeps its times. What goes on
together shares the speed: the quickest are softened first.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from body_model.arrays import TRACE, Array, Indices
from signer.document.timing import MOMENTS_HZ
from signer.motion.face.claims import ANGLES, Claim
from signer.motion.face.speed import STEEPEST, Part, parts
from signer.motion.posture.fixed_point import MOST_ROUNDS


class _Change(NamedTuple):
    """A ramp of a claim to its posture `place`, or its swing there: when, and its share of the speed."""

    start_s: float
    end_s: float
    speed: float
    claim: int
    place: int
    is_swing: bool


def softened(claims: tuple[Claim, ...]) -> tuple[tuple[Claim, ...], tuple[str, ...]]:
    """Return claims that move head and trunk no faster than people do, and what was softened, in words."""
    words = list[str]()
    for part in parts():
        times_s = [time_s for one in claims for name, time_s in one.hurried if name == part.name]
        states = [np.ones(1 + len(one.curve.starts)) for one in claims]
        swings = [np.ones(len(one.swings)) for one in claims]
        for _ in range(MOST_ROUNDS):
            changes = [
                change
                for row, one in enumerate(claims)
                if part.name in one.moves
                for change in _changes(row, one, part, states[row], swings[row])
            ]
            shares = _shares(changes)
            if not shares:
                break
            times_s += [changes[row].start_s for row in shares]
            for row, share in shares.items():
                _soften(changes[row], share, states, swings)
        claims = tuple(
            one
            if (states[row] == 1.0).all() and (swings[row] == 1.0).all()
            else _smaller(one, part.columns, states[row], swings[row])
            for row, one in enumerate(claims)
        )
        words += [part.words(min(times_s))] if times_s else []
    return claims, tuple(words)


def _changes(row: int, claim: Claim, part: Part, states: Array, swings: Array) -> Iterator[_Change]:
    """Yield what a claim moves of a part."""
    curve, (_, columns, limits) = claim.curve, part
    number = _numbers(claim, columns)
    after = states[number, None] * curve.after[:, ANGLES][:, columns] / limits
    before = np.concatenate([np.zeros((1, len(limits))), after[:-1]])
    lasts_s = np.maximum(curve.durations, STEEPEST / MOMENTS_HZ)
    speeds = STEEPEST * np.linalg.norm(after - before, axis=1) / lasts_s
    # what is there from the beginning has not moved
    moves = (speeds > TRACE) & (curve.starts + curve.durations > 0.0)
    for place in np.flatnonzero(moves).tolist():
        start_s = float(curve.starts[place])
        end_s = start_s + float(lasts_s[place])
        yield _Change(start_s, end_s, float(speeds[place]), row, int(number[place]), False)
    for place, swing in enumerate(claim.swings):
        own = [
            1.0 / limits[one - columns.start] for one in swing.channels if columns.start <= one < columns.stop
        ]
        speed = swings[place] * swing.fastest * float(np.linalg.norm(own))
        if speed > TRACE:
            yield _Change(swing.time_s, swing.time_s + swing.lasts_s, speed, row, place, True)


def _numbers(claim: Claim, columns: slice) -> Indices:
    """(n,) the number of the posture of a part that each ramp leads to, in order of time; 0 is rest."""
    after = claim.curve.after[:, ANGLES][:, columns]
    return np.cumsum(np.any(np.diff(after, axis=0, prepend=0.0) != 0.0, axis=1))


def _shares(changes: Sequence[_Change]) -> dict[int, float]:
    """Return by which share changes are made smaller, so that those that go on together are slow enough."""
    found, on = dict[int, float](), list[int]()
    for row in sorted(range(len(changes)), key=lambda row: changes[row].start_s):
        on = [one for one in on if changes[one].end_s > changes[row].start_s] + [row]
        speeds = [changes[one].speed for one in on]
        if sum(speeds) > 1.0 + TRACE:
            most = _most_each(speeds)
            for one, speed in zip(on, speeds, strict=True):
                if speed > most:
                    found[one] = min(found.get(one, 1.0), most / speed)
    return found


def _most_each(speeds: Sequence[float]) -> float:
    """Return the speed that each may have so that all together have 1: slow ones leave some to the others."""
    room, count = 1.0, len(speeds)
    for speed in sorted(speeds):
        if speed * count > room:
            break
        room, count = room - speed, count - 1
    return room / max(count, 1)


def _soften(change: _Change, share: float, states: Sequence[Array], swings: Sequence[Array]) -> None:
    """Make a swing smaller, or what a ramp leads from and to."""
    if change.is_swing:
        swings[change.claim][change.place] *= share
    else:
        states[change.claim][change.place - 1 : change.place + 1] *= share


def _smaller(claim: Claim, columns: slice, states: Array, swings: Array) -> Claim:
    """Return a claim with factors of its values after each ramp, and of its swings."""
    factors = np.ones_like(claim.curve.after)
    factors[:, ANGLES][:, columns] = states[_numbers(claim, columns), None]
    before = np.concatenate([np.ones((1, factors.shape[1])), factors[:-1]])
    curve = replace(claim.curve, before=claim.curve.before * before, after=claim.curve.after * factors)
    return replace(
        claim,
        curve=curve,
        swings=tuple(
            one._replace(amplitude=one.amplitude * float(share))
            for one, share in zip(claim.swings, swings, strict=True)
        ),
    )
