"""Draws everyday postures as direction buttons make them, docs/pictures/comfort.jpg.

`python -m tools.draw_comfort [--all FOLDER]`. From front and side, with what the measure says of each. With
`--all` palm up, palm down and fingers out on ten handshapes at twenty places go there as pages to be looked
at. Wants a screen, a virtual one will do.
"""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from math import degrees, radians
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from signer.characters.load import load_character
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, HandRole
from signer.kinematics.orientation import DirectionName
from signer.motion.operations.placing import with_site
from signer.motion.operations.turning import facing_answer
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.solving.directions import MOST_TILT_RAD
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.comfort import elevation_rad, requests

if TYPE_CHECKING:
    from tools.sheets.page import Cell

PICTURE: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "comfort.jpg"
PICTURE_PX: Final = 220
QUALITY: Final = 84
TIME_S: Final = 1.0


class Everyday(NamedTuple):
    """Everyday posture: a handshape, its articulator, a place, and the directions that are asked for."""

    name: str
    handshape: str
    articulator: str
    site: str
    palm: DirectionName | None = None
    fingers: DirectionName | None = None
    role: HandRole = "dominant"


EVERYDAY: Final = (
    Everyday("flat base, palm up", "open_b", "palm.centre", "space.centre.low.near", "up", role="base"),
    Everyday("flat base, palm down", "open_b", "palm.centre", "space.centre.low.near", "down", role="base"),
    Everyday("open hand, palm up", "5", "palm.centre", "space.centre.mid.mid", "up"),
    Everyday("open hand, palm out", "5", "palm.centre", "space.ipsi.high.mid", "out"),
    Everyday("C before the mouth", "c", "thumb.tip", "mouth.front", "left"),
    Everyday("flat at the chin, palm in", "open_b", "middle.tip", "chin", "in"),
    Everyday("flat at the forehead", "open_b", "index.tip", "forehead.R", "down"),
    Everyday("S before the chest", "s", "palm.centre", "space.centre.mid.near", "in"),
    Everyday("index, fingers up", "1", "index.tip", "space.ipsi.high.mid", None, "up"),
    Everyday("index, fingers out", "1", "index.tip", "space.centre.mid.far", None, "out"),
)


def main() -> None:
    """Draw what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--all", type=Path, help="a folder for the pages of all 600")
    options = parser.parse_args()
    from signer.studio import app
    from tools.sheets.page import write_pages

    application = app.prepare()
    cells = [_cell(each.name, *_turned(each)) for each in EVERYDAY]
    write_pages(cells, lambda number: PICTURE if number == 1 else PICTURE.with_stem(f"comfort{number}"))
    print(f"wrote {PICTURE}")
    if options.all is not None:
        options.all.mkdir(parents=True, exist_ok=True)
        cells = list(_all())
        print(*write_pages(cells, lambda number: options.all / f"comfort_{number}.png"), sep="\n")
    del application


def _turned(each: Everyday) -> tuple[Sign, HandRole, str]:
    """A sign with the posture and what was said."""
    key = Key("k1", TIME_S, each.handshape, Contact(each.articulator, "space.ipsi.mid.mid", "none"))
    sign = Sign(tracks=(HandTrack(each.role, (key,)),))
    key = with_site(HandMoment(load_character(), sign, each.role, key), each.site)
    return _asked(sign, each.role, key, each.palm, each.fingers)


def _asked(
    sign: Sign, role: HandRole, key: Key, palm: DirectionName | None, fingers: DirectionName | None
) -> tuple[Sign, HandRole, str]:
    sign = sign.with_tracks(HandTrack(role, (key,)))
    answer = facing_answer(HandMoment(load_character(), sign, role, key), palm=palm, fingers=fingers)
    asked = ", ".join(f"{what} {name}" for what, name in (("palm", palm), ("fingers", fingers)) if name)
    if answer.key is key and answer.off_rad > MOST_TILT_RAD:
        told = f"{asked}: stays, {answer.reason}"
    elif answer.off_rad > radians(0.5):
        told = f"{asked}, {degrees(answer.off_rad):.0f}° off: {answer.reason}"
    else:
        told = asked
    return (
        sign.with_tracks(HandTrack(role, (answer.key,))),
        role,
        f"{told}; discomfort {answer.discomfort:.1f}",
    )


def _all() -> "Iterator[Cell]":
    for request in requests():
        yield _cell(
            f"{request.handshape}, {request.site}",
            *_asked(request.sign, "dominant", request.key, request.palm, request.fingers),
        )


def _cell(name: str, sign: Sign, role: HandRole, words: str) -> "Cell":
    from signer.studio.drawing import framing
    from signer.studio.drawing.quality import PICTURE as FINE
    from signer.studio.drawing.recorder import LIGHT_BACKDROP, render_pose
    from tools.sheets.page import Cell

    pose = pose_at(sign, TIME_S)
    front = replace(framing.FRONT, target_m=(0.0, 1.37, 0.05), distance_m=1.98)
    side = replace(front, azimuth_rad=radians(-80.0 if role == "dominant" else 80.0))
    inside = inside_of(pose)[role]
    clear = "" if inside.is_clear else f"; {1000 * inside.over_m:.0f} mm too deep in the {inside.into}"
    pictures = tuple(
        render_pose(pose, camera, PICTURE_PX, PICTURE_PX, backdrop=LIGHT_BACKDROP, quality=FINE)
        for camera in (front, side)
    )
    raised = degrees(elevation_rad(load_character(), sign, role, TIME_S))
    return Cell(pictures, (name, words, f"upper arm {raised:.0f}° from hanging{clear}"))


if __name__ == "__main__":
    main()
