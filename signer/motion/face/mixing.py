"""Weights of several signals made into one face: they stay within 0 to 1, and feeling gives way."""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from body_model.arrays import Array
from body_model.face_shapes import FACE_SHAPES
from nonmanuals.shapes import region_of
from signer.motion.face.claims import ENVELOPE, REACH, WEIGHTS, Claim

FEELING_YIELDS: Final = {"brows": 0.5, "mouth": 0.85}
"""By region the share of a feeling that gives way to a grammatical marker, morpheme or word at full strength
there: grammar keeps its direction under feeling (Weast 2008), and a mouth says one thing at a time."""

_BROWS, _MOUTH = (
    np.array([region_of(name) == region for name in FACE_SHAPES]) for region in ("brows", "mouth")
)


def mixed(claims: Sequence[Claim], values: Sequence[Array]) -> Array:
    """Mix claims, whose columns are given (F, C) each, into weights (F, S) of the face shapes.

    Shape by shape w = 1 - product of 1 - min(1, w_c): one claim alone gives exactly its own weights, the
    order does not matter, and no weight is above 1 or less for one claim more.
    """
    count, each = len(values[0]) if values else 0, list(zip(claims, values, strict=True))

    def there(counts: Callable[[Claim], bool], column: int = ENVELOPE) -> Array:
        """(F,) how much any of the claims that count is there."""
        found = [value[:, column] for claim, value in each if counts(claim)]
        return np.max(found, axis=0, initial=0.0) if found else np.zeros(count)

    brows, lips = (
        there(lambda claim, region=region: claim.layer != "feeling" and region in claim.regions)  # type: ignore[misc]
        for region in FEELING_YIELDS
    )
    mouth = there(lambda claim: claim.layer == "part" and claim.kind == "mouth")
    reach = there(lambda _claim: True, REACH)
    weights_so_far: Array | None = None
    for claim, value in each:
        weights = value[:, WEIGHTS]
        if claim.layer == "feeling":
            weights = _giving_way(weights, brows, _BROWS, FEELING_YIELDS["brows"])
            weights = _giving_way(weights, lips, _MOUTH, FEELING_YIELDS["mouth"])
        elif claim.layer == "grammar":
            weights = _giving_way(weights, mouth, _MOUTH, FEELING_YIELDS["mouth"])
        if not claim.words:
            weights = _giving_way(weights, reach, _MOUTH, 1.0)  # lips that must meet do
        weights = np.minimum(weights, 1.0)
        weights_so_far = weights if weights_so_far is None else joined(weights_so_far, weights)
    return np.zeros((count, len(FACE_SHAPES))) if weights_so_far is None else weights_so_far


def joined(one: Array, other: Array) -> Array:
    """Mix two weights, or arrays of them: 1 - (1 - a)(1 - b), exactly the one where the other is zero."""
    return np.asarray(np.where(other == 0.0, one, np.where(one == 0.0, other, one + other * (1.0 - one))))


def _giving_way(weights: Array, envelope: Array, shapes: Array, share: float) -> Array:
    if not envelope.any():
        return weights
    return np.asarray(np.where(shapes, weights * (1.0 - share * envelope)[:, None], weights))
