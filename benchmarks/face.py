"""Cost of a moving face: its track, what it carries, gaze, surface and clips, each beside its budget.

`python -m benchmarks.face`. Times are of the processor; what belongs together is measured by turns.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np

from benchmarks.figure import Figure, show
from body_model.arrays import Array
from body_model.load import load_body
from body_model.skin import face_basis, surface
from signer.characters.load import load_character
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.span import Span
from signer.document.values import Contact, Orientation, Placement, SpacePoint
from signer.motion.carriers.standing import standing_of
from signer.motion.face.track import face_score
from signer.motion.posing import pose_at, poses

FRAMES: Final = 60
ROUNDS: Final = 15
SIGNALS: Final = (
    ("grammar", "q.wh"),
    ("feeling", "feel.happy"),
    ("brows", "brow.raise"),
    ("mouth", "morph.th"),
    ("head", "head.nod.repeated"),
    ("torso", "torso.lean.forward"),
)
"""Signals done at once: more than twelve shapes, with head and torso."""
FACE_ALONE: Final = tuple(pair for pair in SIGNALS if pair[0] in ("feeling", "brows", "mouth"))
"""Those that leave head and torso where they are, the eyes on the addressee."""


BEFORE_MS: Final = 6.2
"""Milliseconds that a frame of a clip took before there was a face: its budget is told in shares of that.

A hand that is held without a face is solved once now, for all its frames, so that times of it say little.
"""


def measure() -> list[Figure]:
    """Time everything once."""
    character, body = load_character(), load_body()
    times = np.arange(FRAMES) / 30.0
    at_face = _held(Contact("index.tip", "cheek.lower.R"))
    free = _held(SpacePoint("index.tip", (-0.15, -0.1, 0.3)))
    score = face_score(_moved(at_face, SIGNALS))
    weights = score.at(times).weights
    basis, face = face_basis(body), np.ascontiguousarray(weights[FRAMES // 2])
    pose = pose_at(_moved(at_face, SIGNALS), 1.0)

    def moved_times(asked: Array) -> Callable[[int], object]:
        # other times each round: nothing of them is remembered
        return lambda step: score.at(asked + 1e-4 * step)

    def carried(step: int) -> object:
        return standing_of(character, score, times + 1e-4 * step)

    plain_score = replace(score, gaze=None)

    def carried_alone(step: int) -> object:
        return standing_of(character, plain_score, times + 1e-4 * step)

    both, alone = _by_turns(carried, carried_alone)
    return [
        Figure("face track of 60 frames, a frame", _median_ms(moved_times(times)) / FRAMES, "ms", 0.05),
        Figure("face of one pose, signals held", _median_ms(moved_times(times[[FRAMES // 2]])), "ms", 0.3),
        Figure("face of one pose, signals setting in", _median_ms(moved_times(np.array([0.6]))), "ms", 0.3),
        Figure("face, torso, head and eyes, a frame", both / FRAMES, "ms", 0.3),
        Figure("of these gaze, a frame", max(both - alone, 0.0) / FRAMES, "ms", 0.1),
        Figure("all shapes as one product", _median_ms(lambda _: basis.moves32(face)), "ms", None),
        Figure(
            "surface with a face, of one at rest",
            _ratio(
                lambda _: surface(body, pose.matrices, pose.face_weights),
                lambda _: surface(body, pose.matrices),
            ),
            "",
            None,
        ),
        Figure("clip with a face, hand on it, a frame", _frame_ms(at_face), "ms", 1.3 * BEFORE_MS),
        Figure("clip with a face, hand elsewhere, a frame", _frame_ms(free), "ms", 1.05 * BEFORE_MS),
        Figure("... of a hand held as still without a face", _clip_ratio(at_face, FACE_ALONE), "", None),
        Figure("... and elsewhere", _clip_ratio(free, FACE_ALONE), "", None),
        Figure(
            "clip with face and body, hand on it, of one without", _clip_ratio(at_face, SIGNALS), "", None
        ),
        Figure("the same on the way from place to place", _clip_ratio(_on_the_way(), SIGNALS), "", None),
    ]


def _held(placement: Placement) -> Sign:
    """A finger held at one place for all the frames."""
    key = Key("k1", 0.0, "1", placement, FRAMES / 30.0, orientation=Orientation(0.4, 0.2, 0.0))
    return Sign(tracks=(HandTrack("dominant", (key,)),))


def _on_the_way() -> Sign:
    """A finger on the way all the time, from place to place of the face: no frame is like another."""
    places = ("cheek.lower.R", "temple.R", "chin")
    keys = tuple(
        Key(f"k{number}", 0.25 * number, "1", Contact("index.tip", places[number % 3]), 0.0)
        for number in range(9)
    )
    return Sign(tracks=(HandTrack("dominant", keys),))


def _moved(sign: Sign, signals: tuple[tuple[str, str], ...]) -> Sign:
    for kind, signal in signals:
        sign = add_span(kind, Span(f"{kind[0]}{kind[1]}9", 0.5, 1.0, signal=signal))(sign)
    return sign


def _frame_ms(sign: Sign) -> float:
    character, moved, times = load_character(), _moved(sign, FACE_ALONE), np.arange(FRAMES) / 30.0
    return _median_ms(lambda step: poses(moved, times + 1e-4 * step, character)) / FRAMES


def _clip_ratio(sign: Sign, signals: tuple[tuple[str, str], ...]) -> float:
    character, times = load_character(), np.arange(FRAMES) / 30.0
    moved = _moved(sign, signals)
    return _ratio(
        lambda step: poses(moved, times + 1e-4 * step, character),
        lambda step: poses(sign, times + 1e-4 * step, character),
    )


def _ratio(one: Callable[[int], object], other: Callable[[int], object]) -> float:
    first, second = _by_turns(one, other)
    return first / second


def _by_turns(one: Callable[[int], object], other: Callable[[int], object]) -> tuple[float, float]:
    found: tuple[list[float], list[float]] = ([], [])
    for step in range(ROUNDS):
        for each, told in zip((one, other), found, strict=True):
            told.append(_took_ms(each, step))
    return statistics.median(found[0][1:]), statistics.median(found[1][1:])


def _median_ms(each: Callable[[int], object]) -> float:
    return statistics.median([_took_ms(each, step) for step in range(ROUNDS)][1:])


def _took_ms(each: Callable[[int], object], step: int) -> float:
    begun = time.process_time()
    each(step)
    return 1000.0 * (time.process_time() - begun)


if __name__ == "__main__":
    show(measure())
