"""Warnings for the two conditions that signs of two hands mostly keep.

They are warnings, as signs break the conditions, and slips of the hand do too. They are conditions of one
sign: in a sentence each of its signs is looked at by itself, and what a hand does between them is not.

Symmetry: when both hands move, they have the same handshape and move alike, mirrored or in turns.
Dominance: when their handshapes differ, the base hand keeps still, and is one of a few plain
shapes. Source: Battison 1978.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import numpy as np

import handshapes.catalogue as shapes
from body_model.arrays import Array
from signer.document.problems import Problem, warning
from signer.document.queries import key_before, key_under, stretches
from signer.document.sign import Sign
from signer.document.values import ROLES, HandForm, HandRole
from signer.kinematics.frames import brought_back
from signer.motion.checks.moments import Moments, common_times
from signer.motion.pose import HandPose
from signer.phrases import joined, phrase

PLAIN: Final = frozenset({"a", "s", "b", "closed_b", "open_b", "flat_b", "c", "o", "1", "5"})
"""B A S C O 1 5, with the handshapes that are counted as B."""
PLAIN_WORDS: Final = phrase("B, A, S, C, O, 1 or 5")
MOVES_M: Final = 0.03
"""A wrist that stays within this of its middle keeps still: less than a hand that is touched gives way."""
ALIKE: Final = 0.5
"""Two movements are alike when they differ by less than this share of the larger."""

WHERE: Final = "tracks[1] (hand, base)"


def two_hand_problems(moments: Moments) -> Iterator[Problem]:
    """Warn of what few signs do with two hands; in a sentence each of its signs is looked at by itself."""
    parts = stretches(moments.sign)
    for marker, part in parts or ((None, moments.sign),):
        times = common_times(part)
        for words in () if times is None else _doubts(part, times, moments.hands_at(times)):
            if marker is None:
                yield warning(WHERE, words)
            else:
                yield warning(WHERE, joined("", (marker.text, ": ", words)), marker.time_s)


def _doubts(sign: Sign, times: Array, hands: Mapping[HandRole, Sequence[HandPose]]) -> Iterator[str]:
    paths = {role: _path(hands[role]) for role in ROLES}
    extent = {role: float(np.linalg.norm(path, axis=-1).max()) for role, path in paths.items()}
    moves = {role: extent[role] > MOVES_M for role in ROLES}
    forms = {role: _forms(sign, role, times) for role in ROLES}
    if forms["dominant"] == forms["base"]:
        if all(moves.values()) and not _are_alike(paths["dominant"], paths["base"]):
            yield (
                phrase(
                    "both hands move, and neither alike, nor mirrored, nor in turns; most signs of two "
                    "moving hands do one of these"
                )
            )
        return
    if all(moves.values()):
        yield (
            phrase(
                "both hands move with different handshapes; most signs of two moving hands have the same "
                "handshape"
            )
        )
        return
    if moves["base"]:
        yield phrase(
            "the base hand moves while the dominant one keeps still; most signs do it the other way round"
        )
    strange = sorted({_title(form) for form in forms["base"] if form.joints or form.handshape not in PLAIN})
    if strange:
        yield (
            phrase(
                "the base hand has another handshape than the dominant one, {strange}; mostly "
                "it is {plain_words} then",
                strange=joined(", ", strange),
                plain_words=PLAIN_WORDS,
            )
        )


def _title(form: HandForm) -> str:
    try:
        return shapes.find(form.handshape).title
    except LookupError:  # a handshape of a newer file
        return form.handshape


def _path(hands: Sequence[HandPose]) -> Array:
    """Return the path (F, 3) m of a wrist as seen from the chest, counted from the middle of its box."""
    path = np.array([brought_back(hand.chest, hand.wrist) for hand in hands])
    return np.asarray(path - 0.5 * (path.min(axis=0) + path.max(axis=0)))


def _forms(sign: Sign, role: HandRole, times: Array) -> frozenset[HandForm]:
    """The handshapes that a hand has at the times."""
    keys = (key_under(sign.hand(role), time) or key_before(sign.hand(role), time) for time in times.tolist())
    return frozenset(key.form for key in keys if key is not None)


def _are_alike(dominant: Array, base: Array) -> bool:
    """Return whether two paths are alike: mirrored or not, at once, half a cycle later or opposite."""
    likes = [dominant, dominant * (-1.0, 1.0, 1.0)]
    likes += [np.roll(path, len(path) // 2, axis=0) for path in likes] + [-path for path in likes]
    size = max(float(np.sqrt((path * path).sum(-1).mean())) for path in (dominant, base))
    return min(float(np.sqrt(((base - like) ** 2).sum(-1).mean())) for like in likes) <= ALIKE * size
