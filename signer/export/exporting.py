"""Export: sample a sign and write it in the format that a path's ending asks for."""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from signer import atomic
from signer.characters.character import Character
from signer.characters.load import reference
from signer.document.frame_rates import FrameRate, spelled
from signer.document.queries import is_empty
from signer.document.sign import Sign
from signer.errors import ExportError
from signer.export import elan, glb
from signer.export.between import moments_between
from signer.export.bone_sets import BONES, bone_set
from signer.export.folding import folded
from signer.export.format import losses_of
from signer.export.formats import EAF, FOLDED, VRM_BONES, as_asked, folded_losses, format_of, on_avatar
from signer.export.losses import Loss, refused_by_strict
from signer.export.options import Options, Progress, about, part_of, quiet, rig_of
from signer.export.sampling import blocks, count, ended_words, frames_among, stretch_of
from signer.lazy import lazily
from signer.motion.pose import Clip
from signer.phrases import phrase

with lazily():
    from signer import avatars

if TYPE_CHECKING:
    from signer.avatars import Own

MAX_FPS: Final = 1000
MAX_FRAMES: Final = 40_000
"""More is asked for by mistake; it is the longest sign, ten minutes, at 60 frames a second, and some."""


def export(
    sign: Sign,
    path: str | PathLike[str],
    fps: FrameRate | None = 30.0,
    progress: Progress | None = None,
    *,
    start_s: float | None = None,
    end_s: float | None = None,
    character: Character | None = None,
    avatar: "Own | None" = None,
    without_mesh: bool = False,
    words: str = "gloss",
    bones: str = "",
    face: str = "",
    dialect: str = "",
    strict: bool = False,
    vocabulary: str | PathLike[str] | None = None,
    solved: Sequence[Clip] | None = None,
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
        avatar: somebody's own, which shows it instead: of one that was learned its file is written as GLB,
            with the sign as an animation.
        without_mesh: of a GLB: movement alone, for the body of `body_file`.
        words: of subtitles: "gloss", "translation" or "both".
        bones: of a BVH: "vrm" for the bones of a VRM humanoid alone; all of them unless given.
        face: of a VRMA: "presets" of VRM, or "arkit" for an avatar that has ARKit's shapes.
        dialect: of SiGML: "hamnosys", symbols by their names, or "gestural", attributes.
        strict: write nothing where something of the sign would be left out.
        vocabulary: of an EAF: the folder of the glosses that its tiers choose from, which
            `write_vocabulary` has written; None for none.
        solved: moments of the whole sign from `solved_movement`, from which its frames are taken; they are
            solved anew unless given.

    Returns:
        What of the sign the file does not say, or says otherwise.
    """
    chosen = as_asked(format_of(path), words=words, bones=bones, face=face, dialect=dialect)
    told = progress or quiet
    if isinstance(avatar, avatars.Shaped):  # written as one of ours
        character, avatar = avatar.character, None
    if avatar is not None:
        chosen, character = on_avatar(chosen, avatar), avatar.character
        if without_mesh:
            raise ExportError.of(path, phrase("an avatar's file has its mesh"))
    if vocabulary is not None and chosen.ending != EAF:
        raise ExportError.of(path, phrase("{format} has no vocabulary; it is for EAF", format=chosen.name))
    if chosen.write is None:
        raise ExportError.of(path, phrase("films are drawn; use `signer export` or the window"))
    fps = chosen.usual_fps(sign) if fps is None else fps
    stretch = stretch_of(sign, start_s, end_s)
    _require_possible(sign, path, fps, stretch)
    if ended := ended_words(sign, start_s):
        raise ExportError.of(path, ended)
    losses = losses_of(sign, chosen)
    if strict and (refused := refused_by_strict(losses)):
        raise ExportError.of(path, phrase("it {refused}", refused=refused))
    _write_or_refuse(path, lambda: atomic.require_file(Path(path)))  # before the frames are solved
    told(0.0)
    content: Any = sign
    if chosen.source == "clip":
        who = character or reference()
        content = (
            blocks(who, sign, fps, stretch, part_of(told, 0.0, chosen.solving))
            if solved is None
            else frames_among(solved, sign, fps, stretch)
        )
        if chosen.is_drawn_straight and fps >= chosen.least_fps:
            content = moments_between(sign, content)
        if chosen.bones:
            content = folded(content, bone_set(who.body, BONES[chosen.bones](who.body)))
            losses = tuple(
                folded_losses(sign, content.contacts_mm)[0] if loss.feature == FOLDED else loss
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
        dialect,
        None if vocabulary is None else Path(vocabulary),
    )
    write = chosen.write
    _write_or_refuse(path, lambda: write(content, Path(path), options, part_of(told, chosen.solving, 1.0)))
    told(1.0)
    return losses


def solved_movement(sign: Sign, character: Character, name: str) -> Iterator[Clip]:
    """Solve a whole sign as a GLB moves: its frames, and the moments between them, a block at a time.

    ExportError, with the name of its file, when it has no keys or is too long.
    """
    form, stretch = format_of("sign.glb"), stretch_of(sign, None, None)
    fps = form.usual_fps(sign)
    _require_possible(sign, name, fps, stretch)
    return moments_between(sign, blocks(character, sign, fps, stretch))


def movement_bytes(
    sign: Sign,
    character: Character,
    name: str,
    more: Mapping[str, Any],
    solved: Iterable[Clip] | None = None,
) -> bytes:
    """Return the movement of a sign as a compact GLB without mesh, for a figure of `signer.publishing`.

    Args:
        sign: what is shown.
        character: who shows it.
        name: of the file, in messages.
        more: what its extras say of the sign beside `about`.
        solved: its moments, of `solved_movement`; they are solved unless given.

    Raises:
        ExportError: it has no keys, or is too long.
    """
    moments = solved_movement(sign, character, name) if solved is None else solved
    told = {**about(sign), "rig": rig_of(character, sign), **more}
    return b"".join(glb.content(moments, Options(told, without_mesh=True, compact=True)))


def contacts_mm(sign: Sign, character: Character, progress: Progress = quiet) -> float:
    """Return by how much contacts are otherwise met on the bones of VRM than on ours, mm, at most."""
    frames = blocks(character, sign, sign.fps, stretch_of(sign, None, None), progress)
    return folded(frames, bone_set(character.body, BONES[VRM_BONES](character.body))).contacts_mm


def body_file(path: str | PathLike[str], character: Character | None = None) -> None:
    """Write the GLB of a body that movement without a mesh is played on; ExportError when it cannot be."""
    data = glb.body_bytes(character or reference())
    _write_or_refuse(path, lambda: atomic.write(Path(path), data, keep_backup=False))


def write_vocabulary(folder: str | PathLike[str], glosses: elan.Glosses) -> None:
    """Write glosses for ELAN into a folder: `signs.ecv`, and a template whose tiers choose from it.

    Args:
        folder: where to; documents that are exported with it name it by its absolute address.
        glosses: each with what is said of it.

    Raises:
        ExportError: the disk does not let it.
    """
    path = Path(folder)
    _write_or_refuse(path, lambda: elan.write_vocabulary(path, glosses))


def _write_or_refuse(path: str | PathLike[str], write: Callable[[], None]) -> None:
    """Call `write`, which writes to `path`.

    ExportError with the reason and the mend when the disk does not let it.
    """
    try:
        write()
    except OSError as error:
        raise ExportError.of(path, atomic.refusal(error, Path(path))) from error


def _require_possible(
    sign: Sign, path: str | PathLike[str], fps: FrameRate, stretch: tuple[float, float]
) -> None:
    if not (math.isfinite(fps) and 0 < fps <= MAX_FPS):
        raise ExportError(
            phrase(
                "{fps} frames a second cannot be exported; give a number above 0, up to {most}",
                fps=spelled(fps),
                most=MAX_FPS,
            )
        )
    if is_empty(sign):
        raise ExportError.of(path, phrase("the sign has no keys; set one first"))
    if stretch[1] < stretch[0]:
        raise ExportError.of(
            path,
            phrase(
                "{first:g} s to {last:g} s is no stretch of this sign; give an end after the start",
                first=stretch[0],
                last=stretch[1],
            ),
        )
    frames = count(stretch, fps)
    if frames > MAX_FRAMES:
        raise ExportError.of(
            path,
            phrase(
                "{frames} frames are too many; ask for fewer a second, or a part of the sign", frames=frames
            ),
        )
