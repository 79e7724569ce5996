"""Table of the formats that are read, for commands, dialogs, runs and dropped files."""

from pathlib import Path
from typing import Final, Literal, NamedTuple

from signer.errors import ImportingError
from signer.phrases import listed, phrase


class ReadFormat(NamedTuple):
    """A format that is read.

    Attributes:
        ending: of its files, with the dot.
        name: as users know it.
        holds: what its files hold, in the plural.
        makes: what becomes of each thing in a file.
    """

    ending: str
    name: str
    holds: str
    makes: Literal["sentence", "sign"]


EAF: Final = ReadFormat(".eaf", "EAF", phrase("annotations of ELAN"), "sentence")
SIGML: Final = ReadFormat(".sigml", "SiGML", phrase("signs in SiGML"), "sign")
POSE: Final = ReadFormat(".pose", ".pose", phrase("landmarks of a film"), "sign")
HOLISTIC: Final = ReadFormat(".json", "holistic JSON", phrase("landmarks of MediaPipe Holistic"), "sign")
BVH: Final = ReadFormat(".bvh", "BVH", phrase("recorded movement"), "sign")
MOVING_GLB: Final = ReadFormat(".glb", "GLB", phrase("recorded movement of a figure"), "sign")
FORMATS: Final = (EAF, SIGML, POSE, HOLISTIC, BVH, MOVING_GLB)
ENDINGS: Final = tuple(one.ending for one in FORMATS)
"""Endings of all files that are read."""
LANDMARKS: Final = (POSE, HOLISTIC, BVH, MOVING_GLB)
"""Formats of landmarks: of a film, or of the joints of a skeleton that moves."""
IN_FOLDERS: Final = tuple(one.ending for one in (EAF, SIGML, POSE, BVH))
"""Endings of the files that are read of a folder that is imported: JSON and GLB there may be anything."""


def format_of(path: Path) -> ReadFormat:
    """Return the format of a file by its ending; ImportingError where none is read so."""
    ending = path.suffix.lower()
    found = next((one for one in FORMATS if one.ending == ending), None)
    if found is None:
        known = ", ".join(ENDINGS)
        words = phrase("no file that ends in {ending!r} is; there are {known}", ending=ending, known=known)
        raise ImportingError.of(str(path), words)
    return found


def held() -> str:
    """Return what files of all formats hold, in words."""
    return listed([one.holds for one in FORMATS])
