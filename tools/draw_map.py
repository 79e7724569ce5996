"""Draws the map of sites and articulators, docs/map.md and its pictures: `python -m tools.draw_map`.

`--text` writes the page alone.
"""

import math
import sys
import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from handshapes import catalogue as hands
from signer.characters.load import load_character
from sites import catalogue
from sites.site import Site
from tools.check_words import WIDEST

if TYPE_CHECKING:
    from signer.studio.drawing.recorder import Picture
    from tools.drawing.atlas import Plate, Point

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
PAGE: Final = DOCS / "map.md"
FRONT, RIGHT, BACK = 0.0, -math.pi / 2, math.pi
# The hand on which each derived articulator is drawn, and from where: what is meant shows best there.
DERIVED_ON: Final = {
    "fingertips": "flat", "fingerpads": "flat", "fingers.inside": "flat", "index.side": "flat", "pinky.side": "flat",
    "fingers.back": "flat_back", "fist.front": "fist", "fist.palm_side": "fist", "knuckles": "fist_back", "hand.edge.radial": "fist",
    "hand.edge.ulnar": "fist_back", "pinch": "pinch", "gap": "gap",
}  # fmt: skip
SHAPES: Final = {
    "flat": ("b", 0.0), "flat_back": ("b", math.pi), "fist": ("s", 0.7), "fist_back": ("s", 3.6), "pinch": ("f", 0.5), "gap": ("c", 1.1),
}  # fmt: skip
HEADINGS: Final = {
    "face": "Face, head and neck", "body": "Trunk", "arm": "Arm", "hand": "Hand: points of the skin", "shape": "Hand: what depends on its shape",
    "space": "In front of the signer", "near": "Near the signer",
}  # fmt: skip
FILES: Final = {
    "face": ("front", "right", "back"), "body": ("front", "right", "back"), "arm": ("palm", "back", "thumb", "pinky"),
    "hand": ("palm", "back", "thumb", "pinky"), "shape": tuple(SHAPES), "space": ("all",), "near": ("front",),
}  # fmt: skip
WORDS: Final = {
    "face": "The right side and the middle are named; what lies on the right lies on the left too, as its "
    "exact mirror image.",
    "body": "As above.",
    "arm": "The arm of a signer whose other hand goes there; a hand is not offered the places of its own "
    "arm.",
    "hand": "Each point may touch (an articulator), and is a place that the other hand may touch (a site, "
    "its id after `other.`). "
    "Those of wrist, forearm and elbow are sites of the arm, under the arm's names.",
    "shape": "These are means of points and are found anew for each handshape. As a site such a mean is "
    "the nearest skin that faces as its "
    "points do. `gap` is no site.",
    "space": "27 cells, named by side, height and distance; right and left are a right-handed signer's.",
    "near": "Places that are not touched. Those near an arm or a hand travel with it.",
}


def plates() -> "list[Plate]":
    """All plates, each point on the one where it is seen best."""
    from tools.drawing.atlas import Plate, shared_out

    found: list[Plate] = []
    for group in HEADINGS:
        pictures, points = _pictures(group), _points(group)
        shares = _by_shape(points) if group == "shape" else shared_out(points, pictures)
        names = FILES[group]
        found += [
            Plate(file_of(group, name), *each) for name, *each in zip(names, pictures, shares, strict=True)
        ]
    return found


def file_of(group: str, name: str) -> str:
    """The file of a plate."""
    return f"map_{group}_{name}.webp"


def sites_of(group: str) -> list[Site]:
    """The sites named in a group, without the left ones, which are mirrored."""
    chosen = {
        "face": lambda site: site.region in ("face", "head", "neck"),
        "body": lambda site: site.region == "torso",
        "arm": lambda site: site.region == "arm",
        "space": lambda site: site.region == "neutral space",
        "near": lambda site: site.region in ("head space", "torso space", "arm space", "hand space"),
    }.get(group, lambda _site: False)
    return [site for site in catalogue.every() if chosen(site) and site.side != "left"]


def _points(group: str) -> "list[Point]":
    from signer.document.values import Contact, HandForm
    from signer.motion.places.contact_target import contact_target_of
    from signer.studio.drawing.figure import arm_figure, hand_figure, resting_figure
    from tools.drawing.atlas import Point

    if group in ("hand", "shape"):
        kind = "point" if group == "hand" else "derived"
        points = []
        for one in (one for one in hands.articulators() if one.kind == kind and one.digit != "arm"):
            shape = "5" if group == "hand" else SHAPES[DERIVED_ON[one.id]][0]
            parts = hands.articulator_points(one.id, "right", hands.find(shape))
            points.append(
                Point(
                    one.name.split(" (")[0] if group == "shape" else one.name,
                    *hand_figure(load_character(), shape, "right").point(parts),
                )
            )
        return points
    matrices = (
        arm_figure(load_character(), "5", "right") if group == "arm" else resting_figure(load_character())
    ).matrices
    found = []
    for site in sites_of(group):
        if not site.is_placed:
            continue
        landing = contact_target_of(load_character(), Contact("", site.id, "none"), "left", HandForm("5"))
        outward = landing.outward(matrices) if site.kind == "surface" else None
        found.append(Point(label_of(site), landing.aim(matrices), outward))
    return found


def _by_shape(points: "Sequence[Point]") -> "list[tuple[Point, ...]]":
    named = {hands.find_articulator(name).name.split(" (")[0]: shape for name, shape in DERIVED_ON.items()}
    return [tuple(point for point in points if named[point.name] == shape) for shape in SHAPES]


def _pictures(group: str) -> "list[Picture]":
    from signer.studio.drawing import framing, recorder
    from tools.drawing.atlas import PICTURE_PX

    size, up = PICTURE_PX, math.radians(4.0)
    if group in ("face", "body"):
        camera = (
            replace(framing.FACE, target_m=(0.0, 1.565, 0.05), distance_m=0.72)
            if group == "face"
            else framing.TORSO
        )
        return [
            recorder.signer_closeup(load_character(), camera, azimuth, 0.0, *size)
            for azimuth in (FRONT, RIGHT, BACK)
        ]
    if group in ("space", "near"):
        camera = (
            replace(framing.BODY, target_m=(0.0, 1.25, 0.24), distance_m=2.5)
            if group == "space"
            else replace(framing.BODY, distance_m=2.05)
        )
        return [
            recorder.signer_closeup(
                load_character(), camera, *((0.75, 0.3) if group == "space" else (-0.6, 0.1)), *size
            )
        ]
    if group == "shape":
        return [
            recorder.hand_closeup(load_character(), shape, "right", azimuth, up, *size)
            for shape, azimuth in SHAPES.values()
        ]
    draw = recorder.hand_closeup if group == "hand" else recorder.arm_closeup
    return [
        draw(load_character(), "5", "right", azimuth, up, *size)
        for azimuth in (0.0, math.pi, math.pi / 2, -math.pi / 2)
    ]


def label_of(site: Site) -> str:
    """A site's name without its side: both sides have it."""
    return site.name.removesuffix(" (right)").removeprefix("Space: ")


def page() -> str:
    """The text of the page."""
    lines = [
        "# Where everything is",
        "",
        *_folded(
            "Every site and every articulator of the inventories on the drawn body, drawn by `python -m "
            "tools.draw_map`. **Nobody who signs has reviewed the inventories yet**: H, M and L say how sure their "
            "compiler was. How each place was found on this body stands in `sites/data/places.json` and "
            "`handshapes/data/places.json`; sources in `sites/SOURCES.md` and `handshapes/SOURCES.md`."
        ),
        "",
    ]
    for group, heading in HEADINGS.items():
        lines += [f"## {heading}", "", *_folded(WORDS[group]), ""]
        lines += [
            f"![{heading}, {name.replace('_', ' ')}](pictures/{file_of(group, name)})"
            for name in FILES[group]
        ]
        lines += ["", *_table(group), ""]
    return "\n".join(lines[:-1]) + "\n"


def _folded(prose: str) -> list[str]:
    return textwrap.wrap(prose, WIDEST, break_on_hyphens=False)


def _table(group: str) -> Iterable[str]:
    if group in ("hand", "shape"):
        kind = "point" if group == "hand" else "derived"
        yield from ("| articulator | name | where | sure |", "|---|---|---|---|")
        for one in sorted(hands.articulators(), key=lambda one: one.id):
            if one.kind == kind:
                yield f"| `{one.id}` | {one.name} | {one.placement} | {one.confidence} |"
        return
    yield from ("| site | name | where | sure |", "|---|---|---|---|")
    for site in sorted(sites_of(group), key=lambda site: site.id):
        pair = catalogue.mirrored(site).id
        ids = f"`{site.id}`" if pair == site.id else f"`{site.id}`, `{pair}`"
        name = label_of(site) if site.region != "neutral space" else site.name
        yield f"| {ids} | {name} | {site.description} | {site.confidence} |"


def main(arguments: Sequence[str]) -> None:
    """Write the page, and the pictures unless told otherwise."""
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    if "--text" in arguments:
        return
    from PySide6.QtWidgets import QApplication

    from signer.studio.look import theme
    from tools.drawing import atlas

    app = QApplication([])
    theme.use_theme(app, "light")
    atlas.write(plates(), DOCS / "pictures")


if __name__ == "__main__":
    main(sys.argv[1:])
