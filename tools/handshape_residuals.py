"""Print what every handshape's touches come to on the drawn skin.

`python -m tools.handshape_residuals [--signer SIGNER] [NAME ...]`.

For each shape the widest gap of its touches, the deepest overlap of any two parts of the hand, which touch
and parts those are, and how deep curled fingers press into the palm.
"""

import argparse
import sys

from body_model.bodies import BODIES, REFERENCE
from handshapes import catalogue
from handshapes.handshape import Handshape
from signer.characters.fingers import finger_angles
from signer.characters.load import load_character
from signer.fitting import recipe
from signer.fitting.measure import Residuals, right_hand

BOUNDS = f"{recipe.GAP_MM} / {recipe.OVERLAP_MM} / {recipe.PRESSED_MM} mm"
MOST_MM = 3.0
"""Widest gap and deepest overlap that no shape may exceed."""


def residuals_of(shape: Handshape, signer: str = REFERENCE) -> Residuals:
    """The residuals of a shape of the catalogue on a signer's right hand.

    The left one is its exact mirror.
    """
    return recipe.residuals_of(*right_hand(signer), shape, finger_angles(load_character(signer), shape))


def _line(name: str, found: Residuals) -> str:
    widest = max(found.touches, key=lambda one: one.gap_m, default=None)
    where = (
        f"{'+'.join(widest.touch.one)} ~ {'+'.join(widest.touch.other)}"
        if widest and widest.gap_m > 0.0
        else ""
    )
    deepest = found.overlaps[0] if found.overlaps else None
    parts = f"{deepest.one} in {deepest.other}" if deepest else ""
    verdict = "" if recipe.is_good(found) else f"  <- beyond {BOUNDS}"
    return (
        f"{name:18s} {len(found.touches):7d} {1e3 * found.gap_m:6.2f} {1e3 * found.overlap_m:8.2f} "
        f"{1e3 * found.pressed_m:8.2f}  "
        f"{parts:18s} {where}{verdict}"
    )


def main() -> int:
    """Print the table; 1 when a shape misses by more than is allowed to any."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="only these shapes")
    parser.add_argument(
        "--signer",
        choices=BODIES,
        default=REFERENCE,
        help="whose hand; the one that shapes are fitted to unless given",
    )
    options = parser.parse_args()
    names = options.names
    every = [catalogue.find(name) for name in names] or list(catalogue.every())
    print(f"{'handshape':18s} touches gap mm  overlap  in palm  deepest            widest gap")
    good = bad = 0
    for shape in every:
        found = residuals_of(shape, options.signer)
        print(_line(shape.name, found), flush=True)
        good += recipe.is_good(found)
        bad += max(found.gap_m, found.overlap_m) * 1e3 > MOST_MM
    print(
        f"{good} of {len(every)} within {BOUNDS} of gap, of overlap and in the palm; "
        f"{bad} beyond {MOST_MM} mm"
    )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
