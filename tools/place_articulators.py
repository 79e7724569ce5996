"""Place the articulators on the right hand of the rest body and write `handshapes/data/places.json`.

`--check` compares.

How each is found stands in `placing/hand.py`.
"""

import csv
import json
import sys
from pathlib import Path

from placing.command import write_or_check
from placing.hand import Ray, RightHand, met, rays
from placing.rest_surface import Hit, RestSurface

from body_model.load import load_body

DATA = Path(__file__).parents[1] / "handshapes" / "data"


def place(surface: RestSurface) -> dict[str, tuple[Ray, Hit]]:
    """Every point articulator with its ray and where it met the skin."""
    found = {}
    for name, ray in rays(RightHand(surface)).items():
        found[name] = ray, met(surface, ray)
    return found


def written(surface: RestSurface) -> str:
    """The file's text, in the inventory's order."""
    found = place(surface)
    with (DATA / "articulators.csv").open(encoding="utf-8") as inventory:
        order = [row["id"] for row in csv.DictReader(inventory) if row["kind"] == "point"]
    strays = found.keys() ^ set(order)
    if strays:
        raise SystemExit(f"inventory and rays disagree about {', '.join(sorted(strays))}")
    rows = []
    for name in order:
        ray, hit = found[name]
        # Twelve decimals of a quad a centimetre wide are far below an atom, and read well.
        row = {
            "quad": hit.point.quad,
            "u": round(hit.point.u, 12),
            "v": round(hit.point.v, 12),
            "how": f"ray at the skin through {ray.how}",
        }
        rows.append(f"    {json.dumps(name)}: {json.dumps(row)}")
    head = (
        f'{{\n  "topology_hash": {json.dumps(surface.body.topology_hash)},\n  "quads": '
        f'{len(surface.body.quads)},\n  "side": "right",\n  "points": {{\n'
    )
    return head + ",\n".join(rows) + "\n  }\n}\n"


if __name__ == "__main__":
    sys.exit(write_or_check(DATA / "places.json", lambda: written(RestSurface(load_body())), __doc__))
