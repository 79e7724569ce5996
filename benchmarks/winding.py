"""Own distances to a signer beside libigl's, which are of its own triangles alone.

`python -m benchmarks.winding [NAME.avatar | NAME ...] [--points N] [--seed N]`. Points are drawn about skin
of head and trunk of a signer in poses of a sign. libigl tells by fast winding numbers whether one lies in
that skin, which is open where arms and legs are left out, and how far the nearest triangle is. A point that
lies in it and is told to be free by more than 3 mm is a fault: 1 when there is one. libigl is asked for once,
by `pip install libigl` (MPL 2.0, 16 MB); nothing else of the program needs it.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Final

import igl  # type: ignore[import-not-found,unused-ignore]  # asked for by hand
import numpy as np

from body_model.arrays import Array, Indices
from body_model.distance.parts import moving_bones
from body_model.model import SKIN
from body_model.regions import STILL_SHARE, carried_share, points_of_parts
from body_model.skin import surface
from signer.avatars import load_avatar
from signer.characters.character import Character
from signer.characters.load import load_character
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.posing import poses

SIGN: Final = "MOTHER"
TIMES_S: Final = (0.0, 0.7, 1.4)
FREE_M: Final = 0.003
"""A point in the skin that is told to be farther off than that is a fault."""
NEAR_M: Final = 0.02
"""Spread of most points about the skin, and depth to which they are looked for in it."""


def main(arguments: Sequence[str]) -> int:
    """Compare, and print a line a signer; 1 when a point in the skin is told to be free."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.winding", description=__doc__)
    parser.add_argument("signers", nargs="*", metavar="SIGNER")
    parser.add_argument("--points", type=int, default=10_000, metavar="N", help="of a pose")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the points")
    given, wrong = parser.parse_args(arguments), 0
    for name in given.signers or ["signer-hm08"]:
        is_own = name.endswith(".avatar")
        character = load_avatar(name).measured().character if is_own else load_character(name)
        wrong += compared(character, given.points, given.seed)
    return 1 if wrong else 0


def compared(character: Character, count: int, seed: int) -> int:
    """Compare a signer's distances in some poses, print what was found, and return how many are faults."""
    body, rng = character.body, np.random.default_rng(seed)
    clip = poses(load_sign(FOLDER / f"{SIGN}.sign"), TIMES_S, character)
    apart, inside, free = list[Array](), 0, 0
    for row in range(len(TIMES_S)):
        skin = surface(body, clip.matrices[row])
        positions = np.asarray(skin.positions, np.float64)
        soup, own = _soup(character)
        about = rng.choice(own, count)
        aside = NEAR_M * rng.standard_normal(count)
        points = positions[about] + aside[:, None] * skin.normals[about]
        lattices = character.obstacles.lattices.posed(clip.matrices[row][None], None)
        told = lattices.read(np.zeros(count, np.intp), np.ascontiguousarray(points.T, np.float32)).distance
        winding = igl.fast_winding_number(positions, soup, points)
        squared, _, _ = igl.point_mesh_squared_distance(points, positions, soup)
        is_in = winding > 0.5
        known = told < 1.0
        signed = np.where(is_in, -1.0, 1.0) * np.sqrt(squared)
        apart.append(np.abs(told - signed)[known & (np.abs(signed) < NEAR_M)])
        inside += int(is_in.sum())
        free += int((is_in & (told > FREE_M)).sum())
    off = 1000.0 * np.concatenate(apart)
    print(
        f"{character.name}: {len(TIMES_S)} poses of {count} points, {inside} in the skin, {free} of them told"
        f" free by over {1000 * FREE_M:g} mm; within {1000 * NEAR_M:g} mm of it distances are "
        f"{np.median(off):.2f} mm apart in the median",
        flush=True,
    )
    return free


def _soup(character: Character) -> tuple[Indices, Indices]:
    """Return triangles (T, 3) of the skin of head and trunk, and points about which others are drawn."""
    body = character.body
    stays = carried_share(body, moving_bones(body)) < STILL_SHARE
    skin = points_of_parts(body, SKIN)
    own = np.flatnonzero(skin & stays & (body.rest[:, 1] > 0.55 * float(body.landmarks["crown"][1])))
    return body.triangles[stays[body.triangles].all(axis=1)], own


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
