"""Fit the inventory's handshapes to the drawn hand and write `handshapes/data/rig_angles.csv`; `--check` measures the stored ones.

What touches in a shape is the fact; the inventory's thumb angles were found on another hand. Here the thumb, and the
fingers that meet it, are turned as little as needed so that the parts meet and do not stand in each other.
"""

import argparse
import csv
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from fitting.goals import TOGETHER, UNDER, Touch, bending_fingers, touches
from fitting.hand_model import Array, HandModel, Mask, Skin, depths
from scipy.optimize import least_squares

from body_model.load import load_body
from handshapes.handshape import FINGERS
from handshapes.reading import FINGER_RANGES, THUMB_RANGES

DATA = Path(__file__).parents[1] / "handshapes" / "data"
COLUMNS = [f"{finger}_{joint}" for finger in FINGERS for joint in FINGER_RANGES] + [f"thumb_{joint}" for joint in THUMB_RANGES]
RANGES = np.array([*(list(FINGER_RANGES.values()) * 4), *THUMB_RANGES.values()], dtype=float)
THUMB = slice(16, 21)
# How far (degrees) an angle may go from the inventory's before it weighs as much as a touch missed by its tolerance.
THUMB_EASE = np.array([40.0, 35.0, 30.0, 40.0, 40.0])
SHARED_EASE, OWN_EASE, TOGETHER_EASE, CROSSING_EASE = 25.0, 12.0, 2.5, 10.0
# The skin gives a little where parts press on each other.
SOFT_M = 0.0008
# So far around the web the skin folds into itself; that is no overlap of two parts.
WEB_M = 0.022
# Where to begin besides the inventory's own angles: across the fist, and high on it.
STARTS = (np.array([-15.0, 45.0, 20.0, 30.0, 30.0]), np.array([-25.0, 55.0, -5.0, 50.0, 30.0]), np.array([0.0, 45.0, 0.0, 50.0, 20.0]))


class Fit:
    """One handshape being fitted; unknowns are the thumb's angles, a bend that fingers share, and each finger's own."""

    def __init__(self, hand: HandModel, name: str, start: Array, goals: list[Touch], fingers: tuple[str, ...]) -> None:
        self.hand, self.start, self.goals = hand, start, goals
        self.fingers = [4 * FINGERS.index(finger) for finger in fingers]
        self.crossing = name.endswith("r")
        self.own_ease = TOGETHER_EASE if name in TOGETHER else OWN_EASE
        self.movers, self.others = movers(hand)

    def angles(self, unknowns: Array) -> Array:
        """The 21 angles in degrees, within their ranges."""
        out = self.start.copy()
        out[THUMB] = unknowns[:5]
        shared, own = unknowns[5:7], unknowns[7:].reshape(len(self.fingers), 3 if self.crossing else 2)
        for base, alone in zip(self.fingers, own, strict=True):
            out[base] += shared[0] + alone[0]
            out[base + 2] += shared[1] + alone[1]
            out[base + 3] += 0.6 * (shared[1] + alone[1])
            if self.crossing:
                out[base + 1] += alone[2]
        return np.clip(out, *RANGES.T)

    def solve(self, thumbs: Sequence[Array]) -> Array:
        """The best angles found, beginning with the inventory's thumb and with others."""
        size = 5 + 2 + len(self.fingers) * (3 if self.crossing else 2)
        low = np.concatenate([RANGES[THUMB, 0], np.full(size - 5, -40.0)])
        high = np.concatenate([RANGES[THUMB, 1], np.full(size - 5, 40.0)])
        best = None
        for thumb in (self.start[THUMB], *thumbs):
            begin = np.concatenate([np.clip(thumb, low[:5], high[:5]), np.zeros(size - 5)])
            found = least_squares(self.misses, begin, bounds=(low - 1e-6, high + 1e-6), diff_step=1e-4, x_scale=10.0, max_nfev=25)
            best = found if best is None or found.cost < best.cost else best
        assert best is not None
        return self.angles(best.x)

    def misses(self, unknowns: Array) -> Array:
        """What is wrong, each piece about 1 when it just matters."""
        skin = self.hand.skin(np.radians(self.angles(unknowns)))
        own = unknowns[7:].reshape(len(self.fingers), 3 if self.crossing else 2) / self.own_ease
        if self.crossing:
            own[:, 2] *= self.own_ease / CROSSING_EASE
        pieces = [(unknowns[:5] - self.start[THUMB]) / THUMB_EASE, unknowns[5:7] / SHARED_EASE, own.ravel()]
        for goal in self.goals:
            (one, out), (other, facing) = mean_point(self.hand, goal.one, skin), mean_point(self.hand, goal.other, skin)
            pieces += [(one - other) / goal.within_m, goal.facing * (out + facing)]
        pieces.append(400.0 * np.maximum(depths(skin, self.movers, self.others) - SOFT_M, 0.0))
        return np.concatenate(pieces)


def movers(hand: HandModel) -> tuple[Mask, Mask]:
    """The skin of the thumb that may stand in something, and what it may stand in; the web that joins them left out."""
    others = hand.palm.copy()
    for finger in FINGERS:
        others |= hand.digit(finger)
    flat = hand.skin(np.zeros(21))
    far = np.linalg.norm(flat.positions - hand.articulator("web.thumb_index", flat)[0], axis=1) > WEB_M
    return hand.digit("thumb", 2, 3) & far, others & far


def mean_point(hand: HandModel, names: tuple[str, ...], skin: Skin) -> tuple[Array, Array]:
    """Mean place and normal of articulators."""
    places, normals = zip(*(hand.articulator(name, skin) for name in names), strict=True)
    normal = np.mean(normals, axis=0)
    return np.mean(places, axis=0), normal / np.linalg.norm(normal)


def measure(hand: HandModel, goals: list[Touch], angles: Array) -> tuple[float, float]:
    """How far (mm) the touching points miss each other at worst, and how deep the thumb stands in the rest."""
    skin = hand.skin(np.radians(angles))
    apart = (np.linalg.norm(mean_point(hand, goal.one, skin)[0] - mean_point(hand, goal.other, skin)[0]) for goal in goals)
    return 1000 * max(apart), 1000 * max(float(depths(skin, *movers(hand)).max()), 0.0)


def inventory() -> list[dict[str, str]]:
    """The rows that say what touches."""
    rows = csv.DictReader((DATA / "handshapes.csv").open(encoding="utf-8", newline=""))
    return [row for row in rows if row["fk_contact_features"]]


def main() -> int:
    """Fit and write, or measure what is stored."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="measure the stored angles instead of fitting anew")
    parser.add_argument("names", nargs="*", help="fit only these shapes and keep the other rows")
    options = parser.parse_args()
    hand, path = HandModel(load_body()), DATA / "rig_angles.csv"
    stored = {row["name"]: row for row in csv.DictReader(path.open(encoding="utf-8", newline=""))} if path.exists() else {}
    lines = []
    # Shapes that differ only in fingers away from the thumb should hold it alike.
    solved: dict[str, tuple[Array, ...]] = {}
    for row in inventory():
        name, goals = row["name"], touches(row["name"], row["fk_contact_features"])
        if options.check or (options.names and name not in options.names):
            if name in stored:
                apart, deep = measure(hand, goals, np.array([float(stored[name][column]) for column in COLUMNS]))
                print(f"{name:18s} apart {apart:5.1f} mm, overlap {deep:4.1f} mm")
                lines.append(stored[name])
            continue
        start = np.array([float(row[column]) for column in COLUMNS])
        fingers = bending_fingers(name, goals, row["selected_fingers"])
        angles = np.round(Fit(hand, name, start, goals, fingers).solve(() if name in UNDER else solved.get(str(goals), STARTS)), 1) + 0.0
        solved[str(goals)] = (angles[THUMB],)
        before, (apart, deep) = measure(hand, goals, start)[0], measure(hand, goals, angles)
        print(f"{name:18s} apart {before:5.1f} -> {apart:5.1f} mm, overlap {deep:4.1f} mm", flush=True)
        moved = "thumb" if not fingers else f"thumb, {', '.join(fingers)}"
        met = "; ".join(f"{'+'.join(goal.one)} meets {'+'.join(goal.other)}" for goal in goals)
        how = f"{moved} turned so that {met}"
        values = {column: f"{angle:g}" for column, angle in zip(COLUMNS, angles, strict=True)}
        numbers = {"contact_mm": f"{apart:.1f}", "overlap_mm": f"{deep:.1f}"}
        lines.append({"name": name, **values, **numbers, "how": how, "source": "fitted for this project by tools/fit_handshapes.py"})
    if not options.check:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, ["name", *COLUMNS, "contact_mm", "overlap_mm", "how", "source"], lineterminator="\n")
            writer.writeheader()
            writer.writerows(lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
