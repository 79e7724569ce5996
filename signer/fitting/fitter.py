"""Fits shapes of a hand one after the other: what they have in common, they keep in common."""

from dataclasses import replace
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.fitting.hand_model import HandModel
from signer.fitting.measure import Residuals, measured
from signer.fitting.overlap import Overlaps
from signer.fitting.recipe import FIST, Recipe
from signer.fitting.solve import THUMB, Solver

GAP_MM: Final = 0.9
"""Gap good enough to keep without looking for better, mm: a tenth under what is good at all on our hand."""
OVERLAP_MM: Final = 1.3
"""Overlap good enough likewise, mm: two tenths under it."""


class Fitter:
    """Fits shapes one after the other.

    Shapes that hold the thumb against the same parts hold it alike, and those with the same fingers keep
    them.
    """

    def __init__(self, hand: HandModel, parts: Overlaps) -> None:
        self.hand, self.parts = hand, parts
        self.solver = Solver(self.hand, self.parts)
        self._fist: Array | None = None
        self._fingers: dict[tuple[float, ...], Array] = {}
        self._thumbs: dict[str, list[Array]] = {}

    def keep(self, recipe: Recipe, angles: Array) -> None:
        """Let other shapes take over what a shape has; (21,) degrees."""
        if recipe.name == FIST:
            self._fist = angles[: THUMB.start].reshape(4, 4)
        self._offer(recipe, angles)

    def fit(self, recipe: Recipe) -> tuple[Array, Residuals]:
        """Return the (21,) angles of a shape in degrees, and what is left; the fist comes first."""
        start = recipe.start(self._fist)
        family = tuple(recipe.table[: THUMB.start])
        if family in self._fingers:
            start[: THUMB.start] = self._fingers[family]
        held = self._held_thumb(recipe, start)
        if held is not None:
            start[THUMB.start :] = held
        residuals = self.measure(start, recipe)
        if recipe.is_fist or not _good(residuals) or not self._is_as_open(start, recipe):
            start, residuals = self._solved(recipe, start, thumb_is_held=held is not None)
        self.keep(recipe, start)
        return start, residuals

    def _offer(self, recipe: Recipe, angles: Array) -> None:
        if any(goal.is_beside for goal in recipe.goals) and not recipe.keeps_fingers:
            self._fingers.setdefault(tuple(recipe.table[: THUMB.start]), angles[: THUMB.start])
        for key in recipe.thumb_keys:
            self._thumbs.setdefault(key, []).append(angles[THUMB.start :])

    def _held_thumb(self, recipe: Recipe, start: Array) -> Array | None:
        """A thumb of an earlier shape that does for this one as well."""
        angles = start.copy()
        for thumb in (thumb for key in recipe.thumb_keys for thumb in self._thumbs.get(key, [])):
            angles[THUMB.start :] = thumb
            found = measured(self.hand, self.parts, np.radians(angles), recipe.thumb_goals, recipe.curled)
            overlap_m = max((one.depth_m for one in found.overlaps if "thumb" in one[:2]), default=0.0)
            # A thumb that touches nothing is the inventory's, or what became of it; fingers that still have
            # to move go around it.
            is_free = not recipe.thumb_goals and recipe.gap_m is None
            if is_free or (
                1e3 * found.gap_m <= GAP_MM
                and 1e3 * overlap_m <= OVERLAP_MM
                and self._is_as_open(angles, recipe)
            ):
                return thumb
        return None

    def _solved(self, recipe: Recipe, start: Array, thumb_is_held: bool) -> tuple[Array, Residuals]:
        best = None
        overlaps = self.measure(start, recipe).overlaps
        task = recipe.task(start, overlaps, thumb_is_held)
        for begin in [start] if thumb_is_held else recipe.begins(start):
            if recipe.draped:  # the thumb goes in first, then the fingers close on it
                thumb_only = replace(
                    task,
                    start=begin,
                    free=np.array(THUMB),
                    ease=task.ease[np.isin(task.free, THUMB)],
                    alike=(),
                )
                begin = self.solver.solve(thumb_only, begin)[0]
            angles, cost = self.solver.solve(task, begin)
            angles = np.round(angles, 1) + 0.0
            residuals = self.measure(angles, recipe)
            rank = (
                round(
                    max(0.0, 1e3 * residuals.gap_m - GAP_MM)
                    + max(0.0, 1e3 * residuals.overlap_m - OVERLAP_MM),
                    1,
                ),
                cost,
            )
            if best is None or rank < best[0]:
                best = rank, angles, residuals
            if rank[0] == 0.0:
                break
        assert best is not None
        return best[1], best[2]

    def measure(self, angles: Array, recipe: Recipe) -> Residuals:
        """The residuals of a shape in degrees."""
        return measured(self.hand, self.parts, np.radians(angles), recipe.goals, recipe.curled)

    def _is_as_open(self, angles: Array, recipe: Recipe) -> bool:
        if recipe.gap_m is None:
            return True
        return (
            recipe.gap_m[0] <= self.solver.pads_apart(self.hand.skin(np.radians(angles))) <= recipe.gap_m[1]
        )


def _good(residuals: Residuals) -> bool:
    return 1e3 * residuals.gap_m <= GAP_MM and 1e3 * residuals.overlap_m <= OVERLAP_MM
