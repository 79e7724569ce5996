"""Fit handshapes to the hands of further bodies: `python -m tools.bake_handshapes BODY ...`.

A minute or two each. A shape that is good on a body as our angles make it stays; of the others the joints
turn as little as needed until what should touch touches and no part stands in another. What comes nearer is
written, by how many degrees each joint is turned from ours, into `signer/characters/handshapes.json`.
"""

import argparse
import json
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np

from body_model.bodies import BODIES, REFERENCE
from body_model.load import load_body
from signer.avatars.handshapes import fit_handshapes, measured_handshapes
from signer.characters.making import FITTED_FILE, baked_rests, character_of
from signer.fitting.measure import Residuals
from signer.fitting.recipe import GAP_MM, OVERLAP_MM, PRESSED_MM, is_good


def excess(residuals: Residuals) -> float:
    """Return the worst of gap, overlap and pressed depth of a shape, as a share of what is good."""
    found = ((residuals.gap_m, GAP_MM), (residuals.overlap_m, OVERLAP_MM), (residuals.pressed_m, PRESSED_MM))
    return max(1e3 * left_m / most_mm for left_m, most_mm in found)


def fitted(name: str) -> dict[str, list[float]]:
    """Return by how many degrees joints of shapes are turned on a body, for those that come nearer."""
    body = load_body(name)
    character = character_of(body, baked_rests(REFERENCE, body))
    before = dict(measured_handshapes(character))
    good = {shape: np.zeros(21) for shape, left in before.items() if is_good(left)}
    found = dict[str, list[float]]()
    for shape, turned, left in fit_handshapes(character, good):
        print(
            f"{name} {shape}: {excess(before[shape]):.2f} of what is good, then {excess(left):.2f}",
            flush=True,
        )
        if excess(left) < excess(before[shape]):
            found[shape] = turned.tolist()
    return found


def text_of(every: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the text of the file, one shape a line."""
    bodies = []
    for name, shapes in every.items():
        lines = [f"  {json.dumps(shape)}: {json.dumps(turned)}" for shape, turned in sorted(shapes.items())]
        bodies.append(f" {json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(bodies) + "\n}\n"


def main(arguments: list[str]) -> int:
    """Fit, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="+", choices=BODIES[1:], metavar="BODY", help=", ".join(BODIES[1:]))
    known = json.loads(FITTED_FILE.read_text(encoding="utf-8"))
    known |= {name: fitted(name) for name in parser.parse_args(arguments).names}
    told = {name: known[name] for name in BODIES if name in known}
    FITTED_FILE.write_text(text_of(told), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
