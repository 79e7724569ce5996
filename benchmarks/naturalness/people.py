"""People's ranges of the measures of movement, found once on recordings of which none is kept here.

A: 201 sentences of American Sign Language, places of hands and nose marked by hand (RWTH-BOSTON-104, Dreuw et
al. 2008). D: 32 sentences of German Sign Language, followed by a tracker. N: four signs of Sign Language of
the Netherlands, motion capture of 24 frames a second read at 60, the arm scaled to 0.49 m.
"""

from dataclasses import dataclass
from typing import Final, Literal


@dataclass(frozen=True, slots=True)
class Line:
    """One measure of sentences or of signs, with people's median and 5th and 95th percentile.

    Attributes:
        name: of the measure, as `measures` returns it.
        unit: of the figures; empty for shares and ratios.
        source: A, D or N; see above.
        median, low, high: of people.
    """

    name: str
    unit: str
    source: Literal["A", "D", "N"]
    median: float
    low: float
    high: float

    def is_inside(self, value: float) -> bool:
        """Return whether a value is within people's 5th and 95th percentile."""
        return self.low <= value <= self.high


SENTENCES: Final = (
    Line("signs a second", "1/s", "A", 2.57, 1.7, 3.5),
    Line("leading hand is still", "", "A", 0.29, 0.08, 0.51),
    Line("other hand moves", "", "A", 0.44, 0.0, 0.73),
    Line("full stops a second", "1/s", "D", 0.0, 0.0, 1.0),
    Line("speed, 95th percentile", "m/s", "A", 1.45, 0.80, 1.85),
    Line("median speed / 95th percentile", "", "A", 0.30, 0.14, 0.48),
    Line("strokes a second", "1/s", "A", 3.2, 1.4, 4.9),
    Line("peak / mean of a stroke", "", "A", 1.63, 1.1, 2.8),
    Line("arc / chord of a stroke", "", "A", 1.087, 1.01, 1.77),
    Line("exponent of speed on curvature", "", "A", -0.29, -0.40, -0.18),
    Line("jerk, 95th percentile", "m/s3", "A", 276.0, 157.0, 458.0),
    Line("lag of the other hand", "ms", "A", -8.0, -142.0, 126.0),
    Line("nose, range", "mm", "A", 39.0, 0.0, 89.0),
    Line("head, roll", "deg", "D", 11.0, 1.8, 32.0),
    Line("shoulders, tilt", "deg", "D", 4.2, 1.9, 15.0),
    Line("middle of the shoulders, range", "mm", "D", 12.0, 3.0, 40.0),
    Line("shoulders shrink to", "", "D", 0.968, 0.885, 0.986),
)
"""Of sentences, in the picture plane, from the first gloss to the last. Marks of A are of whole pixels, so
its jerk is noisy and its stops cannot be told."""
SIGNS: Final = (
    Line("wrist, peak speed", "m/s", "N", 1.69, 1.55, 1.97),
    Line("wrist, median speed while moving", "m/s", "N", 0.57, 0.54, 0.64),
    Line("wrist, jerk, 95th percentile", "m/s3", "N", 85.0, 66.0, 89.0),
    Line("upper spine, turn", "deg", "N", 5.1, 3.2, 8.3),
    Line("head, turn", "deg", "N", 7.6, 6.0, 29.0),
    Line("head, travel", "mm", "N", 27.0, 21.0, 32.0),
    Line("collar bone, turn", "deg", "N", 10.9, 6.3, 17.4),
    Line("some joint turns", "", "N", 0.71, 0.53, 0.97),
)
"""Of single signs, in space, rest included. Turns are the largest between two moments."""
