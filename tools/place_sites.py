"""Place the sites of head, neck, trunk and arms on the rest body and write `sites/data/places.json`.

`--check` compares.

Places are found by rays from landmarks measured on this very body, on the side and in the middle; those of
the left are the exact mirror of the right, those in the middle lie exactly in the mid plane. Places in space
are offsets from a landmark. Places near an arm are a point of its skin, off which they stand. The sites on
the other hand need no place of
their own: they are its articulators.
"""

import csv
import json
import sys
from pathlib import Path

import numpy as np
from placing import arm, head, trunk
from placing.command import write_or_check
from placing.recipe import FAR_M
from placing.rest_surface import Array, RestSurface

from body_model.load import load_body
from body_model.model import Body
from body_model.regions import below
from body_model.surface_point import SurfacePoint, attach, mirrored

DATA = Path(__file__).parents[1] / "sites" / "data"
OUT, IN, ASIDE = (0.0, 0.0, 1.0), (0.0, 0.0, -1.0), (-1.0, 0.0, 0.0)
# Near places that travel with an arm: the surface place they stand off.
NEAR_ARM = {"arm.near.R": "forearm.outer.R"}
# Near places of head and trunk: the surface place they lie off, how far (m) and which way.
NEAR = {
    "mouth.front": ("mouth", 0.045, OUT),
    "face.front": ("nose.tip", 0.090, OUT),
    "eye.front.R": ("eye.R", 0.042, OUT),
    "temple.beside.R": ("eye.beside.R", 0.030, ASIDE),
    "head.beside.R": ("temple.R", 0.080, ASIDE),
    "torso.front": ("chest.mid.centre", 0.105, OUT),
    "stomach.front": ("stomach", 0.105, OUT),
}


def surface_places(surface: RestSurface) -> dict[str, tuple[SurfacePoint, str]]:
    """Points of all placed surface sites, both sides."""
    body = surface.body
    recipes = {
        **head.head_recipes(surface, head.measure(surface)),
        **trunk.trunk_recipes(surface, trunk.measure(surface)),
        **arm.arm_recipes(surface),
    }
    recipes |= {near: recipes[at] for near, at in NEAR_ARM.items()}
    found = {}
    for name, recipe in recipes.items():
        way = recipe.seen_from / np.linalg.norm(recipe.seen_from)
        point = surface.cast(recipe.through + FAR_M * way, -way, recipe.where).point
        if not name.endswith(".R"):
            found[name] = in_mid_plane(body, point), recipe.how
            continue
        found[name] = point, recipe.how
        found[f"{name[:-2]}.L"] = mirrored(body, point), f"mirror of {name}"
    return found


def in_mid_plane(body: Body, point: SurfacePoint) -> SurfacePoint:
    """The point moved onto the edge of its quad in the mid plane, a rounding error away."""
    corners = body.quads[point.quad]
    middle = body.mirror_vertex[corners] == corners
    edges = {0: (point.u, 0.0), 1: (1.0, point.v), 2: (point.u, 1.0), 3: (0.0, point.v)}
    for edge, (u, v) in edges.items():
        if middle[edge] and middle[(edge + 1) % 4]:
            return SurfacePoint(point.quad, u, v)
    raise SystemExit(f"{point} lies in no quad along the mid plane")


def space_places(body: Body, spots: dict[str, Array]) -> dict[str, dict[str, object]]:
    """Offsets of the places in space.

    Neutral space from the table, near places from the surface places they lie off.
    """
    places: dict[str, dict[str, object]] = {}
    for name, (at, distance, way) in NEAR.items():
        landmark = "suprasternal_notch" if at in ("chest.mid.centre", "stomach") else "nasion"
        offset = spots[at] + distance * np.array(way) - body.landmarks[landmark]
        carrier = "trunk" if landmark == "suprasternal_notch" else "head"
        places[name] = _place(landmark, carrier, offset, np.array(way))
        if name.endswith(".R"):
            flip = np.array([-1.0, 1.0, 1.0])
            places[f"{name[:-2]}.L"] = _place(landmark, carrier, offset * flip, np.array(way) * flip)
    for row in table():
        if row["region"] == "neutral space":
            across, up, forward = (
                float(row[column]) / 1000 for column in ("x_lateral_mm", "y_mm", "z_forward_mm")
            )
            places[row["id"]] = _place(
                "suprasternal_notch", "trunk", np.array([-across, up, forward]), np.array(IN)
            )
    return places


def _place(landmark: str, carrier: str, offset: Array, normal: Array) -> dict[str, object]:
    rounded = [round(float(number), 4) + 0.0 for number in offset]
    return {
        "landmark": landmark,
        "carrier": carrier,
        "offset_m": rounded,
        "normal": [float(number) + 0.0 for number in normal],
    }


def table() -> list[dict[str, str]]:
    """The rows of the inventory."""
    with (DATA / "sites.csv").open(encoding="utf-8", newline="") as inventory:
        return list(csv.DictReader(inventory))


def written(surface: RestSurface) -> str:
    """The file's text, in the inventory's order."""
    body = surface.body
    arms = {bone: below(body, f"upperarm01.{bone}").tolist() for bone in "RL"}
    found = surface_places(surface)
    carried = {name: attach(body, [(point, 1.0)]) for name, (point, _) in found.items()}
    space = space_places(body, {name: one.rest for name, one in carried.items()})
    order = [row["id"] for row in table()]
    strays = (found.keys() | space.keys()) - set(order)
    if strays:
        raise SystemExit(f"the inventory has no {', '.join(sorted(strays))}")
    surface_rows, space_rows = [], []
    for name in order:
        if name in found:
            point, how = found[name]
            weights = [round(carried[name].weight_on(arms[bone]), 4) for bone in "RL"]
            row = {
                "quad": point.quad,
                "u": round(point.u, 12),
                "v": round(point.v, 12),
                "arm_weights": weights,
                "how": how,
            }
            surface_rows.append(f"    {json.dumps(name)}: {json.dumps(row)}")
        if name in space:
            space_rows.append(f"    {json.dumps(name)}: {json.dumps(space[name])}")
    return (
        f'{{\n  "topology_hash": {json.dumps(body.topology_hash)},\n  "quads": {len(body.quads)},\n  '
        f'"surface": {{\n'
        + ",\n".join(surface_rows)
        + '\n  },\n  "space": {\n'
        + ",\n".join(space_rows)
        + "\n  }\n}\n"
    )


if __name__ == "__main__":
    sys.exit(write_or_check(DATA / "places.json", lambda: written(RestSurface(load_body())), __doc__))
