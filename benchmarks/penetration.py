"""What the distances miss and what they make up, against every vertex and triangle of the drawn body, over seeded poses.

python -m benchmarks.penetration [--poses N] [--seed N] [--list]
"""

import argparse
import random
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import handshapes.catalogue as shapes
import sites.catalogue as places
from benchmarks.drawn_depth import LIMBS, SIDES, deepest
from body_model.distance import sunk
from body_model.distance_parts import GRIDS, Part
from signer.document.sign import Key, Lane, Sign
from signer.document.values import Contact, Elbow, LaneName, Orientation, Placement, SpacePoint
from signer.motion.posing import pose_at

Array = NDArray[np.float64]

TOLERANCE_M: Final = 0.002
TIME_S: Final = 1.0


class Compared(NamedTuple):
    """One limb of one pose: how deep it lies by brute force and by the distances, m."""

    seed: int
    side: str
    limb: str
    true_m: float
    told_m: float

    @property
    def is_missed(self) -> bool:
        """Whether something deep is not told at all, or too shallow by more than the tolerance."""
        return self.true_m > TOLERANCE_M and self.told_m < self.true_m - TOLERANCE_M and not self.is_deep

    @property
    def is_made_up(self) -> bool:
        """Whether more is told than is there by more than the tolerance."""
        return self.told_m > self.true_m + TOLERANCE_M and not self.is_deep

    @property
    def is_deep(self) -> bool:
        """Whether both say that the limb is deep in something; how deep is then of no use."""
        return self.true_m > 0.010 and self.told_m > 0.010


def random_sign(seed: int) -> Sign:
    """Two hands somewhere: on the body, on each other, or in the air, turned and swung anyhow within what joints allow."""
    draw = random.Random(seed)
    return Sign(
        gloss="SEEDED",
        dominant=Lane((_key(draw, "dominant", "k1"),)),
        base=Lane((_key(draw, "base", "k2"),)) if draw.random() < 0.7 else Lane(),
    )


def _key(draw: random.Random, lane: LaneName, key_id: str) -> Key:
    shape = draw.choice(shapes.every())
    articulator = draw.choice(shapes.legal(shape)).id
    placement: Placement = SpacePoint(articulator, (draw.uniform(-0.3, 0.1), draw.uniform(-0.35, 0.25), draw.uniform(0.05, 0.35)))
    if draw.random() < 0.7:
        placement = Contact(
            articulator, draw.choice(places.placed("right" if lane == "dominant" else "left")).id, draw.choice(["touch", "near"]), 0.01
        )
    turned = Orientation(draw.uniform(-1.4, 1.4), draw.uniform(-0.9, 1.1), draw.uniform(-0.3, 0.3))
    return Key(key_id, TIME_S, shape.name, placement, orientation=turned, elbow=Elbow(draw.uniform(-0.6, 1.2)))


def compared(seed: int) -> Iterator[Compared]:
    """Every limb of one seeded pose."""
    matrices = pose_at(random_sign(seed), TIME_S).matrices
    truth, told = deepest(matrices), sunk(matrices[None])
    for number, side in enumerate(SIDES):
        for limb in LIMBS:
            part = (told.limb - len(GRIDS)) % len(Part)
            own = ((told.limb - len(GRIDS)) // len(Part) == number) & ((part == Part.FOREARM) == (limb == "forearm"))
            yield Compared(seed, side, limb, truth[side, limb].depth_m, float(told.depth_m[own].max(initial=0.0)))


def summary(found: list[Compared]) -> str:
    """The figures in words."""
    true, told = (np.array([getattr(each, name) for each in found]) for name in ("true_m", "told_m"))
    off = 1000.0 * (told - true)[(true > 0.0) & (true < 0.010)]
    inside, outside = true > TOLERANCE_M, true == 0.0
    silent, alarmed = int((inside & (told == 0.0)).sum()), int((outside & (told > TOLERANCE_M)).sum())
    lines = [
        f"{len(found)} limbs, {int(inside.sum())} deeper than {1000 * TOLERANCE_M:g} mm in something, {int(outside.sum())} in nothing",
        f"deeper than {1000 * TOLERANCE_M:g} mm and not told: {silent}; told deeper than that while in nothing: {alarmed}",
        f"too shallow by more than {1000 * TOLERANCE_M:g} mm: {sum(each.is_missed for each in found)}; "
        f"too deep by more: {sum(each.is_made_up for each in found)}",
    ]
    if len(off):
        low, middle, high = np.percentile(off, (1, 50, 99))
        lines.append(
            f"told less true, up to 10 mm deep: median {middle:.2f}, 1st and 99th percentile {low:.2f} and {high:.2f}, worst {off.min():.2f} and {off.max():.2f} mm"
        )
    return "\n".join(lines)


def main() -> None:
    """Compare as many poses as asked and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--poses", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first pose")
    parser.add_argument("--list", action="store_true", help="name every limb that is off")
    options = parser.parse_args()
    found = [each for seed in range(options.seed, options.seed + options.poses) for each in compared(seed)]
    if options.list:
        for each in found:
            if each.is_missed or each.is_made_up:
                print(f"{each.seed:6} {each.side:5} {each.limb:7} true {1000 * each.true_m:6.2f} told {1000 * each.told_m:6.2f} mm")
    print(summary(found))


if __name__ == "__main__":
    main()
