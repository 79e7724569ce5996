"""Measurements of every frame of a sign for the timeline: contact states and penetrations."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Literal, NamedTuple

from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.document.values import ROLES, TOUCHING, Contact, HandRole

if TYPE_CHECKING:
    from signer.motion.pose import Clip, HandPose

State = Literal["touching", "near", "missed", "free"]


class Cell(NamedTuple):
    """One frame of one hand: its time, its contact, and how far articulator and place are apart, m."""

    time_s: float
    state: State
    error_m: float


class Run(NamedTuple):
    """Neighbouring cells of one state; the error is the greatest."""

    from_s: float
    to_s: float
    state: State
    error_m: float


class Span(NamedTuple):
    """A run of frames of a hand that lies deeper in something than flesh gives.

    How deep it lies and in what, at its worst.
    """

    role: HandRole
    from_s: float
    to_s: float
    words: str


class Measured(NamedTuple):
    """Measurements of the frames of one sign."""

    sign: Sign
    spans: tuple[Span, ...]
    cells: Mapping[HandRole, tuple[Cell, ...]]


def cells_of(sign: Sign, frames: Clip) -> dict[HandRole, tuple[Cell, ...]]:
    """Every frame of the hands that have keys."""
    times = frames.times_s.tolist()
    return {
        role: tuple(
            cell_of(sign, hand, time_s) for hand, time_s in zip(frames.hands[role], times, strict=True)
        )
        for role in ROLES
        if sign.hand(role).keys
    }


def cell_of(sign: Sign, hand: HandPose, time_s: float) -> Cell:
    """One hand in one frame."""
    return Cell(time_s, _state(sign, hand), hand.contact_error_m)


def runs_of(cells: tuple[Cell, ...]) -> tuple[Run, ...]:
    """Neighbouring frames that are alike, as stretches from half a frame before to half a frame after."""
    if len(cells) < 2:
        return tuple(Run(cell.time_s, cell.time_s, cell.state, cell.error_m) for cell in cells)
    half_s = (cells[1].time_s - cells[0].time_s) / 2
    alike = [(state, tuple(run)) for state, run in groupby(cells, key=lambda cell: cell.state)]
    return tuple(
        Run(run[0].time_s - half_s, run[-1].time_s + half_s, state, max(cell.error_m for cell in run))
        for state, run in alike
    )


def worst_m(cells: tuple[Cell, ...]) -> float | None:
    """The greatest error of the frames in which the hand is held to its place; None when it never is."""
    return max((cell.error_m for cell in cells if cell.state != "free"), default=None)


def _state(sign: Sign, hand: HandPose) -> State:
    if hand.state != "free" or hand.key_id is None:
        return hand.state
    placement = find_key(sign, hand.key_id)[1].placement
    # a tap is meant to leave the skin: between its touches the hand is free
    return (
        "near" if isinstance(placement, Contact) and placement.manner not in {"none"} | TOUCHING else "free"
    )
