"""A mouthed word through time: shapes of the mouth that run into each other, lips that do meet."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Mask
from body_model.face_shapes import FACE_SHAPES
from nonmanuals.mouthing import Mouth, phonemes, visemes
from nonmanuals.signal import Reading
from signer.document.tracks.span import Span
from signer.kinematics.least_jerk import smooth_step


class Reaching(NamedTuple):
    """Times of a sound that must be reached.

    Attributes:
        share: it is seen whole in the middle of its stretch, for this share of it.
        least_s: and for this time, s, at least: one and a half frames at 30 a second.
        ramp_s: the mouth goes to it, and leaves it, in this time, s, beside its share of the stretch.
    """

    share: float
    least_s: float
    ramp_s: float


REACHING: Final = Reaching(share=0.4, least_s=0.05, ramp_s=0.04)

_JAW, _TONGUE = (np.array([name.startswith(start) for name in FACE_SHAPES]) for start in ("jaw", "tongue"))
_INSIDE: Final = _TONGUE & (np.array(FACE_SHAPES) != "tongueOut")
"""(S,) shapes of a tongue behind the teeth, which moves whatever the lips must reach."""
_AT: Final = {name: place for place, name in enumerate(FACE_SHAPES)}


@dataclass(frozen=True, slots=True, eq=False)
class Mouthing:
    """The n mouth shapes of a word, laid out in time.

    Attributes:
        starts, ends: (n,) s, of their stretches, one after the other.
        from_s, until_s: (n,) s, when each begins to show and has faded.
        weights: (n, S) of the face shapes.
        dominance: (n, S) by group of shapes: lips, jaw and tongue.
        must_reach: (n,).
    """

    starts: Array
    ends: Array
    from_s: Array
    until_s: Array
    weights: Array
    dominance: Array
    must_reach: Mask

    def at(self, times_s: Array) -> Array:
        """(F, S) weights at times (F,), each by itself.

        By shape the dominances a D of all sounds share the mouth: sum of a D w / max(sum of a D, 1), D a bell
        of least jerk about the middle of each stretch (Cohen & Massaro 1993, with bounded reach). A sound
        that must be reached takes lips and jaw over in its middle.
        """
        total, weighed = np.zeros((2, len(times_s), len(FACE_SHAPES)))
        middles = 0.5 * (self.starts + self.ends)
        for number, middle in enumerate(middles.tolist()):
            bell = _bell(times_s, float(self.from_s[number]), middle, float(self.until_s[number]))
            strength = bell[:, None] * self.dominance[number]
            total += strength
            weighed += strength * self.weights[number]
        found = weighed / np.maximum(total, 1.0)
        for number, reached in self._reaching(times_s):
            share = reached[:, None]
            taken = np.where(
                share == 1.0, self.weights[number], found + share * (self.weights[number] - found)
            )
            found = np.where(_INSIDE, found, taken)
        return np.asarray(found)

    def reach(self, times_s: Array) -> Array:
        """(F,) how far a sound that must be reached has taken the mouth over at times (F,), 0 to 1."""
        found = np.zeros(len(times_s))
        for _, reached in self._reaching(times_s):
            found = np.maximum(found, reached)
        return found

    def _reaching(self, times_s: Array) -> Iterator[tuple[int, Array]]:
        """Yield the place of each sound that must be reached, and (F,) how far it takes the mouth over."""
        for number in np.flatnonzero(self.must_reach).tolist():
            length_s = float(self.ends[number] - self.starts[number])
            half_s = 0.5 * max(REACHING.share * length_s, REACHING.least_s)
            ramp_s = max(0.5 * length_s - half_s, 0.0) + REACHING.ramp_s
            middle_s = 0.5 * float(self.starts[number] + self.ends[number])
            away_s = np.maximum(np.abs(times_s - middle_s) - half_s, 0.0)
            yield number, 1.0 - smooth_step(away_s / ramp_s)


def mouthing_of(span: Span, reading: Reading) -> Mouthing | None:
    """Lay a span's word, or its sounds as corrected by hand, out over its stretch; None without any."""
    sounds = span.sounds or phonemes(span.word, span.reading or reading).sounds
    mouths = visemes(sounds)
    lengths = np.array([mouth.length for mouth in mouths])
    if not len(mouths) or span.hold_s <= 0.0 or not lengths.sum() > 0.0:
        return None
    edges = span.time_s + span.hold_s * np.concatenate([[0.0], np.cumsum(lengths) / lengths.sum()])
    starts, ends = edges[:-1], edges[1:]
    return Mouthing(
        starts,
        ends,
        starts - np.array([mouth.anticipate_s for mouth in mouths]),
        ends + np.array([mouth.carry_s for mouth in mouths]),
        np.array([_weights(mouth) for mouth in mouths]),
        np.array(
            [np.where(_JAW, mouth.jaw, np.where(_TONGUE, mouth.tongue, mouth.lips)) for mouth in mouths]
        ),
        np.array([mouth.must_reach for mouth in mouths]),
    )


def _weights(mouth: Mouth) -> Array:
    weights = np.zeros(len(FACE_SHAPES))
    for name, value in mouth.weights:
        weights[_AT[name]] = value
    return weights


def _bell(times_s: Array, from_s: float, middle_s: float, until_s: float) -> Array:
    rise = smooth_step((times_s - from_s) / max(middle_s - from_s, 1e-9))
    fall = smooth_step((times_s - middle_s) / max(until_s - middle_s, 1e-9))
    return np.asarray(rise * (1.0 - fall))
