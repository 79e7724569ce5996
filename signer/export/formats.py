"""The formats a sign can be exported to."""

import math
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from os import PathLike
from pathlib import Path
from typing import Any, Final

from signer import atomic
from signer.characters.character import Character
from signer.characters.load import reference
from signer.document.frame_rates import FrameRate, spelled
from signer.document.queries import is_empty
from signer.document.sign import Sign
from signer.document.tracks.kinds import SPAN_KINDS
from signer.errors import ExportError
from signer.export import animation_json, glb, subtitles
from signer.export.between import moments_between
from signer.export.format import NOTHING, Format, losses_of
from signer.export.losses import Loss, refused_by_strict
from signer.export.options import Options, Progress, part_of, quiet
from signer.export.sampling import blocks, count, ended_words, stretch_of

MAX_FPS: Final = 1000
NEARLY_60: Final = Fraction(60_000, 1001)
"""The lowest rate that is called 60 frames a second: 30000/1001 doubled is one, too."""
MAX_FRAMES: Final = 40_000
"""More is asked for by mistake; it is the longest sign, ten minutes, at 60 frames a second, and some."""


_TOLD: Final = frozenset({
    "signals", "markers", "items", "gloss", "translation", "notes and tags", "credits", "dominant side",
    "body",
})  # fmt: skip
"""Features that `about` says."""
_GLOSSES: Final = frozenset({"gloss", "items"})


def _film(name: str, ending: str, about: str, needs_extra: str = "") -> Format:
    return Format(name, ending, "film", "film", about, shows="is seen alone", needs_extra=needs_extra)


FORMATS: Final = (
    Format(
        "Animation JSON", ".json", "movement", "clip",
        "For players of your own: joints, and how well every contact is met, in plain text.",
        keeps=_TOLD | {"keys", "articulators", "sites", "manners", "second contacts"},
        shows="is movement alone", write=animation_json.write,
    ),
    Format(
        "GLB", ".glb", "movement", "clip",
        "For Blender, three.js, Unity and Godot: the signer's body with its movement.",
        keeps=_TOLD, shows="is movement alone", write=glb.write, solving=0.2, least_fps=NEARLY_60,
        is_drawn_straight=True,
    ),
    Format(
        "WebVTT", ".vtt", "annotation", "sentence",
        "Subtitles for browsers: glosses at their times, or the translation.",
        keeps=_GLOSSES, write=subtitles.write,
    ),
    Format(
        "SRT", ".srt", "annotation", "sentence",
        "Subtitles for players and editing: glosses at their times, or the translation.",
        keeps=_GLOSSES, write=subtitles.write,
    ),
    _film("GIF", ".gif", "A moving picture for slides, pages and chats."),
    _film("WebP", ".webp", "A moving picture, finer and smaller than a GIF; browsers show it."),
    _film("WebM", ".webm", "A film for browsers, slides and editing; it may be transparent.", "video"),
    _film("MP4", ".mp4", "A film for phones, and programs that read no WebM.", "video"),
)  # fmt: skip
"""All that is written for other programs; a format without an entry does not exist."""


def with_words(form: Format, words: str) -> Format:
    """Return the format of a film or of subtitles that says these words: "gloss", "translation" or "both"."""
    said = {"": NOTHING, "gloss": _GLOSSES, "translation": frozenset({"translation"})}
    said["both"] = said["gloss"] | said["translation"]
    return replace(form, keeps=said[words])


def format_of(path: str | PathLike[str]) -> Format:
    """The format that the ending of a path asks for; ExportError when there is none."""
    ending = Path(path).suffix.lower()
    for one in FORMATS:
        if one.ending == ending:
            return one
    known = ", ".join(f"{one.ending} ({one.name})" for one in FORMATS)
    raise ExportError(f"{path}: no format has the ending {ending!r}; use {known}")


def export(
    sign: Sign,
    path: str | PathLike[str],
    fps: FrameRate | None = 30.0,
    progress: Progress | None = None,
    *,
    start_s: float | None = None,
    end_s: float | None = None,
    character: Character | None = None,
    without_mesh: bool = False,
    words: str = "gloss",
    strict: bool = False,
) -> tuple[Loss, ...]:
    """Sample the sign and write it in the format of the path's ending.

    ExportError when that cannot be done.

    Contacts out of reach are exported as they are, with their errors.

    Args:
        sign: what is exported.
        path: where to; the ending says the format.
        fps: frames a second; None for the usual ones of the format and this sign, as the window and `signer
            export` take them.
        progress: is told the share done, 0 to 1; what it raises ends the export with nothing written.
        start_s: from when, the sign's beginning unless given.
        end_s: until when, the sign's end unless given.
        character: who shows it; the character that signs are written on unless given.
        without_mesh: of a GLB: movement alone, for the body of `body_file`.
        words: of subtitles: "gloss", "translation" or "both".
        strict: write nothing where something of the sign would be left out.

    Returns:
        What of the sign the file does not say, or says otherwise.
    """
    chosen, told = format_of(path), progress or quiet
    if chosen.write is None:
        raise ExportError(f"{path}: not exported: films are drawn; use `signer export` or the window")
    fps = chosen.usual_fps(sign) if fps is None else fps
    stretch = stretch_of(sign, start_s, end_s)
    _require_possible(sign, path, fps, stretch)
    if ended := ended_words(sign, start_s):
        raise ExportError(f"{path}: not exported: {ended}")
    losses = losses_of(sign, with_words(chosen, words) if chosen.ending in subtitles.TEXTS else chosen)
    if strict and (refused := refused_by_strict(losses)):
        raise ExportError(f"{path}: not exported: it {refused}")
    _write_or_refuse(path, lambda: atomic.require_file(Path(path)))  # before the frames are solved
    told(0.0)
    content: Any = sign
    if chosen.source == "clip":
        who = character or reference()
        content = blocks(who, sign, fps, stretch, part_of(told, 0.0, chosen.solving))
        if chosen.is_drawn_straight and fps >= chosen.least_fps:
            content = moments_between(sign, content)
    told_of = about(sign) | ({} if character is None else {"rig": rig_of(character, sign)})
    options = Options(
        told_of | ({} if (start_s, end_s) == (None, None) else {"from_s": stretch[0], "to_s": stretch[1]}),
        without_mesh,
        stretch,
        words,
    )
    write = chosen.write
    _write_or_refuse(path, lambda: write(content, Path(path), options, part_of(told, chosen.solving, 1.0)))
    told(1.0)
    return losses


def body_file(path: str | PathLike[str], character: Character | None = None) -> None:
    """Write the GLB of a body that movement without a mesh is played on; ExportError when it cannot be."""
    data = glb.body_bytes(character or reference())
    _write_or_refuse(path, lambda: atomic.write(Path(path), data, keep_backup=False))


def _write_or_refuse(path: str | PathLike[str], write: Callable[[], None]) -> None:
    """Call `write`, which writes to `path`.

    ExportError with the reason and the mend when the disk does not let it.
    """
    try:
        write()
    except OSError as error:
        raise ExportError(f"{path}: not exported: {atomic.refusal(error, Path(path))}") from error


def _require_possible(
    sign: Sign, path: str | PathLike[str], fps: FrameRate, stretch: tuple[float, float]
) -> None:
    if not (math.isfinite(fps) and 0 < fps <= MAX_FPS):
        raise ExportError(
            f"{spelled(fps)} frames a second cannot be exported; give a number above 0, up to {MAX_FPS}"
        )
    if is_empty(sign):
        raise ExportError(f"{path}: not exported: the sign has no keys; set one first")
    if stretch[1] < stretch[0]:
        raise ExportError(
            f"{path}: not exported: {stretch[0]:g} s to {stretch[1]:g} s is no stretch of this sign; give "
            "an end after the start"
        )
    frames = count(stretch, fps)
    if frames > MAX_FRAMES:
        raise ExportError(
            f"{path}: not exported: {frames} frames are too many; ask for fewer a second, or a part of the "
            "sign"
        )


def rig_of(character: Character, sign: Sign) -> dict[str, Any]:
    """Return the name and version of the body whose joints are moved."""
    return {"name": character.name, "version": sign.character_version}


def about(sign: Sign) -> dict[str, Any]:
    """Return what is known about a sign beside its movement; what may be empty only where it is not."""
    markers = [
        {"time_s": marker.time_s, "text": marker.text} | ({"hold_s": marker.hold_s} if marker.hold_s else {})
        for marker in sign.markers
    ]
    told = (("translation", sign.translation), ("markers", markers), ("spans", _spans(sign)))
    return {
        "gloss": sign.gloss,
        "notes": sign.notes,
        "tags": list(sign.tags),
        "author": sign.author,
        "licence": sign.licence,
        "source": sign.source,
        "dominant_side": sign.dominant_side,
        "rig": {"name": sign.character_name, "version": sign.character_version},
    } | {name: value for name, value in told if value}


def _spans(sign: Sign) -> list[dict[str, Any]]:
    """Return what the spans of a sign mean, for readers that have a face of their own."""
    return [
        {
            "track": kind.name,
            "signal": span.signal,
            "start_s": span.time_s,
            "end_s": span.end_s,
            "strength": span.strength,
        }
        for kind in SPAN_KINDS
        for span in sign.spans(kind.name)
        if span.signal
    ]
