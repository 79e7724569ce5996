"""The formats a sign can be exported to."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any, Final, TypeAlias

from signer.document.queries import frame_count, is_empty
from signer.document.sign import Sign
from signer.errors import ExportError
from signer.export import animation_json
from signer.export.animation_json import Options
from signer.motion.clip import clip as clip_of
from signer.motion.pose import Clip

Progress: TypeAlias = Callable[[float], None]
MAX_FPS: Final = 1000
MAX_FRAMES: Final = 40_000
"""More would not fit into the memory of a small machine; it is ten minutes at 60 frames a second."""


@dataclass(frozen=True, slots=True)
class Format:
    """One format: its name in menus, the ending of its files, and what writes it."""

    name: str
    ending: str
    write: Callable[[Clip, Path, Options], None]


FORMATS: Final = (Format("Animation JSON", ".json", animation_json.write),)


def format_of(path: str | PathLike[str]) -> Format:
    """The format that the ending of a path asks for; ExportError when there is none."""
    ending = Path(path).suffix.lower()
    for one in FORMATS:
        if one.ending == ending:
            return one
    known = ", ".join(f"{one.ending} ({one.name})" for one in FORMATS)
    raise ExportError(f"{path}: no format has the ending {ending!r}; use {known}")


def export(sign: Sign, path: str | PathLike[str], fps: float = 30, progress: Progress | None = None) -> None:
    """Sample the sign and write it in the format of the path's ending; ExportError when that cannot be done.

    `progress` is told the share done, 0 to 1. Contacts out of reach are exported as they are, with their errors.
    """
    chosen, told = format_of(path), progress or _quiet
    if not (math.isfinite(fps) and 0 < fps <= MAX_FPS):
        raise ExportError(f"{fps:g} frames a second cannot be exported; give a number above 0, up to {MAX_FPS}")
    if is_empty(sign):
        raise ExportError(f"{path}: not exported: the sign has no keys; set one first")
    if frame_count(sign, fps) > MAX_FRAMES:
        raise ExportError(f"{path}: not exported: {frame_count(sign, fps)} frames are too many; ask for fewer a second, or split the sign")
    told(0.0)
    clip = clip_of(sign, fps)
    told(0.8)
    try:
        chosen.write(clip, Path(path), Options(about(sign)))
    except OSError as error:
        raise ExportError(f"{path}: not exported: {_reason(error, Path(path))}") from error
    told(1.0)


def about(sign: Sign) -> dict[str, Any]:
    """What is known about a sign beside its movement."""
    return {
        "gloss": sign.gloss, "notes": sign.notes, "tags": list(sign.tags), "author": sign.author, "licence": sign.licence,
        "source": sign.source, "dominant_side": sign.dominant_side, "rig": {"name": sign.rig_name, "version": sign.rig_version},
    }  # fmt: skip


def _reason(error: OSError, path: Path) -> str:
    if path.is_dir():
        return "this is a folder; give a file name"
    if not path.parent.is_dir():
        return f"there is no folder {str(path.parent)!r}; make it first"
    if isinstance(error, PermissionError):
        return "the file or its folder may not be written to; choose another"
    return error.strerror or str(error)


def _quiet(_: float) -> None:
    """Nobody listens."""
