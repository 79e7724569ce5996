"""The clock of a film: when each frame begins, also where the film's own clock does not run on."""

from typing import Final

LEAP_S: Final = 10.0
"""s. A clock of a broadcast that leaps further ahead belongs to another take; so FFmpeg takes it."""
SWAPPED: Final = 4
"""Frames. A clock that goes back by fewer tells two frames in the wrong order; by more it begins anew."""
USUAL_S: Final = 0.04
"""s. Length of a frame where the film says nothing of it."""


class Clock:
    """Says when frames begin, s from the first one, in the order in which they are shown.

    A frame without a time, and the first one after a clock that begins anew, begin as long after the frame
    before as frames usually last.

    Attributes:
        is_mended: whether the film's own clock did not run on everywhere.
    """

    def __init__(self, step_s: float, *, leaps: bool) -> None:
        """Count from the next frame on.

        Args:
            step_s: how long frames usually last; 0 where it is not known.
            leaps: whether a clock that goes far ahead belongs to another take.
        """
        self._step_s = step_s if step_s > 0.0 else USUAL_S
        self._leaps = leaps
        self._last_s: float | None = None
        self._shift_s: float | None = None
        self.is_mended = False

    @property
    def step_s(self) -> float:
        """Length that frames usually have, s."""
        return self._step_s

    def time_s(self, told_s: float | None) -> float:
        """Return when a frame begins of which the film tells a time, or none."""
        if self._last_s is None:
            self._last_s = 0.0
            self._shift_s = None if told_s is None else -told_s
            self.is_mended = told_s is None
            return 0.0
        following_s = self._last_s + self._step_s
        if told_s is None or self._shift_s is None:
            self.is_mended = True
            self._shift_s = self._shift_s if told_s is None else following_s - told_s
            found_s = following_s
        else:
            found_s = told_s + self._shift_s
            ahead_s = found_s - self._last_s
            if ahead_s < -SWAPPED * self._step_s or (self._leaps and ahead_s > LEAP_S):
                self.is_mended = True
                self._shift_s, found_s = following_s - told_s, following_s
            elif ahead_s <= 0.0:
                self.is_mended = True
                found_s = self._last_s + self._step_s / SWAPPED
        self._last_s = found_s
        return found_s
