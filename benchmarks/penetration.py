"""Errors of the distances: penetration that they miss and that they make up, over seeded poses.

They are compared with every vertex and triangle of the drawn body.

python -m benchmarks.penetration [--poses N] [--seed N] [--processes N] [--leaning | --faces] [--list]
"""

import argparse
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from typing import Final, NamedTuple

import numpy as np

from benchmarks.drawn_depth import LIMBS, SIDES, deepest
from benchmarks.penetration_poses import TIME_S, faced_sign, leaning_sign, seeded_sign
from body_model.distance.exact import sunk
from body_model.distance.obstacles import load_obstacles
from body_model.distance.parts import GRIDS, Part
from body_model.load import load_body
from signer.motion.posing import pose_at

TOLERANCE_M: Final = 0.002
POSED: Final = {"upright": seeded_sign, "leaning": leaning_sign, "faces": faced_sign}
"""Seeded signs by the name of how the rest of the body stands."""


class Compared(NamedTuple):
    """One limb of one pose: how deep it lies by brute force and by the distances, m."""

    seed: int
    kind: str
    side: str
    limb: str
    true_m: float
    told_m: float

    @property
    def is_missed(self) -> bool:
        """Return whether penetration is missed, or reported too shallow by more than the tolerance."""
        return self.true_m > TOLERANCE_M and self.told_m < self.true_m - TOLERANCE_M and not self.is_deep

    @property
    def is_made_up(self) -> bool:
        """Return whether more penetration is reported than is there, by more than the tolerance."""
        return self.told_m > self.true_m + TOLERANCE_M and not self.is_deep

    @property
    def is_deep(self) -> bool:
        """Return whether both say that the limb is deep in something; how deep is then of no use."""
        return self.true_m > 0.010 and self.told_m > 0.010


def compared(seed: int, posed: str = "upright") -> Iterator[Compared]:
    """Every limb of one seeded pose, the body standing as `POSED` names it."""
    kind, sign = POSED[posed](seed)
    pose = pose_at(sign, TIME_S)
    truth = deepest(pose.matrices, pose.face_weights)
    told = sunk(load_obstacles(load_body()), pose.matrices[None], face=pose.face_weights)
    for number, side in enumerate(SIDES):
        for limb in LIMBS:
            part = (told.limb - len(GRIDS)) % len(Part)
            own = ((told.limb - len(GRIDS)) // len(Part) == number) & (
                (part == Part.FOREARM) == (limb == "forearm")
            )
            yield Compared(
                seed, kind, side, limb, truth[side, limb].depth_m, float(told.depth_m[own].max(initial=0.0))
            )


def summary(found: list[Compared]) -> str:
    """The figures in words."""
    true, told = (np.array([getattr(each, name) for each in found]) for name in ("true_m", "told_m"))
    off = 1000.0 * (told - true)[(true > 0.0) & (true < 0.010)]
    inside, outside = true > TOLERANCE_M, true == 0.0
    silent, alarmed = int((inside & (told == 0.0)).sum()), int((outside & (told > TOLERANCE_M)).sum())
    lines = [
        f"{len(found)} limbs, {int(inside.sum())} deeper than {1000 * TOLERANCE_M:g} mm in something, "
        f"{int(outside.sum())} in nothing",
        f"deeper than {1000 * TOLERANCE_M:g} mm and not told: {silent}; told deeper than that while in "
        f"nothing: {alarmed}",
        f"too shallow by more than {1000 * TOLERANCE_M:g} mm: {sum(each.is_missed for each in found)}; "
        f"too deep by more: {sum(each.is_made_up for each in found)}",
    ]
    if len(off):
        low, middle, high = np.percentile(off, (1, 50, 99))
        lines.append(
            f"told less true, up to 10 mm deep: median {middle:.2f}, 1st and 99th percentile {low:.2f} and "
            f"{high:.2f}, worst {off.min():.2f} and {off.max():.2f} mm"
        )
    return "\n".join(lines)


def all_compared(seeds: range, processes: int, posed: str = "upright") -> list[Compared]:
    """Every limb of many poses, some processes beside each other."""
    listed = partial(_listed, posed=posed)
    if processes == 1:
        return [each for seed in seeds for each in listed(seed)]
    with Pool(processes) as pool:
        return [each for few in pool.imap(listed, seeds, chunksize=10) for each in few]


def _listed(seed: int, *, posed: str) -> list[Compared]:
    return list(compared(seed, posed))


def main() -> None:
    """Compare as many poses as asked and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--poses", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0, help="of the first pose")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="name every limb that is off")
    standing = parser.add_mutually_exclusive_group()
    standing.add_argument("--leaning", action="store_true", help="let trunk and head lean and turn")
    standing.add_argument("--faces", action="store_true", help="let faces move, hands at them")
    options = parser.parse_args()
    posed = "leaning" if options.leaning else "faces" if options.faces else "upright"
    found = all_compared(range(options.seed, options.seed + options.poses), options.processes, posed)
    if options.list:
        for each in found:
            if each.is_missed or each.is_made_up:
                told = f"true {1000 * each.true_m:6.2f} told {1000 * each.told_m:6.2f} mm"
                print(f"{each.seed:6} {each.kind:18} {each.side:5} {each.limb:7} {told}")
    print(summary(found))


if __name__ == "__main__":
    main()
