"""The figure's colours at its vertices, for formats that carry no shader.

What the stage draws, without grain and fine seams.
"""

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from body_model.arrays import Array, Array32
from body_model.model import LASH, MATERIALS, Body
from signer.characters.colours import look_of, waist_m

SKIN: Final = (1.067, 1.089, 1.103)
"""As multiples of the stage's skin, which blood under it reddens,"""
LIPS: Final = (0.859, 0.501, 0.520)
NAIL: Final = (1.134, 1.027, 1.067)
"""and lips and nails as multiples of that."""
TROUSERS: Final = (0.045, 0.048, 0.056)
MOUTH: Final = (0.24, 0.06, 0.05)
TEETH: Final = (0.78, 0.72, 0.64)
TONGUE: Final = (0.58, 0.235, 0.225)
EYE_WHITE: Final = (0.80, 0.78, 0.76)
IRIS: Final = (0.17, 0.095, 0.045)
PUPIL: Final = (0.010, 0.010, 0.010)


def vertex_colours(body: Body) -> Array32:
    """(M, 4) linear red, green, blue and cover of the level-1 surface; only lashes let something through."""
    field = {name: body.materials[:, column].astype(np.float64) for column, name in enumerate(MATERIALS)}
    rest = body.rest.astype(np.float64)
    look = look_of(body)
    skin = np.multiply(look.skin, SKIN)
    colour = np.tile(skin, (len(rest), 1))
    for over, share in (
        (skin * LIPS, 0.8 * _step(field["lips"], 0.15, 0.80)),
        (skin * NAIL, _step(field["nail"], 0.40, 0.62)),
        (MOUTH, _step(field["mouth"], 0.35, 0.75)),
        (look.hair, 0.86 * _brows(body, rest)),
        (look.hair, _step(field["hair"], -0.012, 0.010)),
        (look.shirt, _step(field["shirt"], -0.003, 0.003)),
        (TROUSERS, _step(waist_m(body) - rest[:, 1], -0.003, 0.003) * (np.abs(rest[:, 0]) < 0.30)),
        (TONGUE, _step(field["tongue"], 0.4, 0.6)),
        (TEETH, _step(field["teeth"], 0.4, 0.6)),
    ):
        colour = _over(colour, over, share)
    away, up = _from_eye(body, rest)
    eye = _over(
        _over(np.tile(np.array(EYE_WHITE), (len(rest), 1)), IRIS, 1.0 - _step(away, 0.0052, 0.0066)),
        PUPIL,
        _pupil(away),
    )
    colour = np.where(
        field["eye"][:, None] > 0.5, eye * (1.0 - 0.38 * _step(up, 0.001, 0.0065))[:, None], colour
    )
    is_lash = field["lash"] > 0.5
    colour[is_lash] = np.array(look.hair) * 0.7
    cover = np.where(is_lash, 0.52 * (1.0 - _step(away, 0.0125, 0.0180)) * _step(up, 0.0024, 0.0034), 1.0)
    return np.concatenate([colour, cover[:, None]], axis=1).astype(np.float32)


def triangles_by_look(body: Body) -> dict[str, NDArray[np.uint32]]:
    """The level-1 triangles (T, 3) of what shines alike: surface, eyes and lashes."""
    eyes = np.repeat((body.materials[body.quads[:, 0], MATERIALS.index("eye")] > 0.5), 8)
    lashes = np.repeat((body.parts == LASH)[body.quads].all(axis=1), 8)
    chosen = {"surface": ~eyes & ~lashes, "eyes": eyes & ~lashes, "lashes": lashes}
    return {name: body.triangles[rows].astype(np.uint32) for name, rows in chosen.items()}


def _over(colour: Array, layer: ArrayLike, share: Array) -> Array:
    return colour + share[:, None] * (np.array(layer) - colour)


def _step(value: Array, low: float, high: float) -> Array:
    """Zero below, one above, smooth between."""
    share = np.clip((value - low) / (high - low), 0.0, 1.0)
    return np.asarray(share * share * (3.0 - 2.0 * share))


def _pupil(away: Array) -> Array:
    return 1.0 - _step(away, 0.0018, 0.0030)


def _from_eye(body: Body, rest: Array) -> tuple[Array, Array]:
    """Return each vertex's distance from the eye on its side, seen from the front, and height above it.

    Both are from the middle of the eye, m.
    """
    left, right = (body.heads[body.bone_index[name]] for name in ("eye.L", "eye.R"))
    off = rest - np.where(rest[:, :1] > 0.0, left, right)
    return np.hypot(off[:, 0], off[:, 1]), off[:, 1]


def _brows(body: Body, rest: Array) -> Array:
    """Return the cover of brows at each vertex, 0 to 1: a bow over each eye that tapers outward."""
    eye = body.heads[body.bone_index["eye.L"]]
    along = (np.abs(rest[:, 0]) - (eye[0] - 0.021)) / 0.049
    share = np.clip(along, 0.0, 1.0)
    middle = eye[1] + 0.0165 + 0.0075 * np.sin(share**1.25 * 2.6)
    half_height = 0.0046 * (1.0 - 0.70 * share)
    cover = _step(half_height - np.abs(rest[:, 1] - middle), -0.0018, 0.0016)
    cover *= _step(along, -0.05, 0.05) * (1.0 - _step(along, 0.88, 1.03))
    return np.asarray(cover * (rest[:, 2] > eye[2] - 0.04))
