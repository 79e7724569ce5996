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
from signer.export import animation_json, bvh, eaf, glb, pose_points, subtitles, trajectories, vrma
from signer.export.between import moments_between
from signer.export.bone_sets import BONES, bone_set
from signer.export.features import GAZE, ON_FACE
from signer.export.folding import folded
from signer.export.format import NOTHING, Format, losses_of
from signer.export.losses import Loss, refused_by_strict
from signer.export.options import Options, Progress, part_of, quiet
from signer.export.sampling import blocks, count, ended_words, stretch_of
from signer.films.captions import TEXTS

MAX_FPS: Final = 1000
NEARLY_60: Final = Fraction(60_000, 1001)
"""The lowest rate that is called 60 frames a second: 30000/1001 doubled is one, too."""
BVH_FPS: Final = 120
"""Frames a second of a BVH, at least: readers mix its angles between frames, which are off in between."""
MAX_FRAMES: Final = 40_000
"""More is asked for by mistake; it is the longest sign, ten minutes, at 60 frames a second, and some."""


_TOLD: Final = frozenset({
    "signals", "markers", "items", "gloss", "translation", "notes and tags", "credits", "dominant side",
    "body",
})  # fmt: skip
"""Features that `about` says."""
_GLOSSES: Final = frozenset({"gloss", "items"})


VRM_BONES: Final = "vrm"
ARKIT: Final = "arkit"
FOLDED: Final = "folded bones"
"""Name of the loss of formats that have fewer bones."""
_OF_POINTS: Final = frozenset({
    "handshapes", "own joints", "points of another handshape", "manners", "second contacts", "orientations",
    "secondary motion", "shoulders", "signals", "spans of one's own", "signal details", "addressee",
})  # fmt: skip
"""Features that are not seen in a few points of the arms."""


def _folded_losses(_: Sign, contacts_mm: float | None = None) -> tuple[Loss, ...]:
    """Say that other bones turn for those that VRM has not, and how well that goes."""
    words = "what other bones turn is folded into those of VRM"
    told = "" if contacts_mm is None else f": contacts are within {contacts_mm:.2f} mm on this body"
    return (Loss(FOLDED, "", f"{words}{told}", "changed"),)


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
        "VRMA", ".vrma", "movement", "clip",
        "For VRM avatars, VRoid's too, in three-vrm and Unity: the movement, folded to the bones they have.",
        keeps=_TOLD, shows="is movement alone", write=vrma.write, bones=VRM_BONES, faces=("presets", ARKIT),
        shown_as={"face": "is blinks and vowels of VRM alone"}, hides_tracks=frozenset({"brows", "nose"}),
        more_losses=_folded_losses, least_fps=NEARLY_60, is_drawn_straight=True,
    ),
    Format(
        "BVH", ".bvh", "movement", "clip",
        "For Blender, MotionBuilder, Unreal and game engines: joints and turns, as plain text.",
        shows="is movement alone", hides_tracks=ON_FACE, write=bvh.write, bones="all", least_fps=BVH_FPS,
    ),
    Format(
        "Points (.pose)", ".pose", "movement", "clip",
        "For sign.mt's tools and models of sign language: points of body and hands, as MediaPipe names them.",
        shows="is points alone", hides_tracks=frozenset({GAZE}), write=pose_points.write,
    ),
    Format(
        "Trajectories", ".csv", "movement", "clip",
        "For spreadsheets and ELAN: where wrists, elbows and articulators are, as a table.",
        shows="is movement alone", hides=_OF_POINTS, hides_tracks=ON_FACE | {GAZE}, write=trajectories.write,
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
    Format(
        "EAF", ".eaf", "annotation", "sentence",
        "For ELAN: glosses of each hand, signals and the translation as tiers.",
        keeps=_GLOSSES | {"translation", "signals"}, write=eaf.write,
    ),
    _film("GIF", ".gif", "A moving picture for slides, pages and chats."),
    _film("WebP", ".webp", "A moving picture, finer and smaller than a GIF; browsers show it."),
    _film("WebM", ".webm", "A film for browsers, slides and editing; it may be transparent.", "video"),
    _film("MP4", ".mp4", "A film for phones, and programs that read no WebM.", "video"),
)  # fmt: skip
"""All that is written for other programs; a format without an entry does not exist."""


def as_asked(form: Format, *, words: str = "gloss", bones: str = "", face: str = "") -> Format:
    """Return a format as options ask for it.

    Args:
        form: the format, as it stands in the table.
        words: of a film or of subtitles: "gloss", "translation" or "both"; empty for a film without words.
        bones: the set of bones to which a movement is folded; empty for the usual one.
        face: how the face is held, one of the format's; empty for the first.

    Raises:
        ExportError: the format has no such choice.
    """
    if form.source == "film" or form.ending in TEXTS:
        said = {"": NOTHING, "gloss": _GLOSSES, "translation": frozenset({"translation"})}
        said["both"] = said["gloss"] | said["translation"]
        form = replace(form, keeps=said[words])
    if bones and not form.bones:
        raise ExportError(f"{form.name} has the bones it has; --bones is for BVH")
    if face and face not in form.faces:
        raise ExportError(f"{form.name} has no choice of faces; --face is for VRMA")
    if face == ARKIT:
        form = replace(form, hides_tracks=NOTHING, shown_as={})
    if bones == VRM_BONES and form.bones != VRM_BONES:  # without eyes
        form = replace(form, hides_tracks=form.hides_tracks | {GAZE})
    bones = bones or form.bones
    return replace(form, bones=bones, more_losses=_folded_losses) if bones == VRM_BONES else form


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
    bones: str = "",
    face: str = "",
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
        bones: of a BVH: "vrm" for the bones of a VRM humanoid alone; all of them unless given.
        face: of a VRMA: "presets" of VRM, or "arkit" for an avatar that has ARKit's shapes.
        strict: write nothing where something of the sign would be left out.

    Returns:
        What of the sign the file does not say, or says otherwise.
    """
    chosen, told = as_asked(format_of(path), words=words, bones=bones, face=face), progress or quiet
    if chosen.write is None:
        raise ExportError(f"{path}: not exported: films are drawn; use `signer export` or the window")
    fps = chosen.usual_fps(sign) if fps is None else fps
    stretch = stretch_of(sign, start_s, end_s)
    _require_possible(sign, path, fps, stretch)
    if ended := ended_words(sign, start_s):
        raise ExportError(f"{path}: not exported: {ended}")
    losses = losses_of(sign, chosen)
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
        if chosen.bones:
            content = folded(content, bone_set(who.body, BONES[chosen.bones](who.body)))
            losses = tuple(
                _folded_losses(sign, content.contacts_mm)[0] if loss.feature == FOLDED else loss
                for loss in losses
            )
    told_of = about(sign) | ({} if character is None else {"rig": rig_of(character, sign)})
    options = Options(
        told_of | ({} if (start_s, end_s) == (None, None) else {"from_s": stretch[0], "to_s": stretch[1]}),
        without_mesh,
        stretch,
        words,
        face or next(iter(chosen.faces), ""),
        losses,
    )
    write = chosen.write
    _write_or_refuse(path, lambda: write(content, Path(path), options, part_of(told, chosen.solving, 1.0)))
    told(1.0)
    return losses


def contacts_mm(sign: Sign, character: Character, progress: Progress = quiet) -> float:
    """Return by how much contacts are otherwise met on the bones of VRM than on ours, mm, at most."""
    frames = blocks(character, sign, sign.fps, stretch_of(sign, None, None), progress)
    return folded(frames, bone_set(character.body, BONES[VRM_BONES](character.body))).contacts_mm


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
