"""Drafts of files of landmarks: read, proposed, and with what is to be known of them."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from signer.characters.character import Character
from signer.characters.load import reference
from signer.document.life import proposed_life
from signer.document.queries import is_empty
from signer.document.sign import Sign
from signer.document.video import Video
from signer.drafting.holistic_json import read_holistic
from signer.drafting.landmarks import landmarks_of
from signer.drafting.motion_capture import read_capture
from signer.drafting.points import Points, refused
from signer.drafting.pose_file import read_pose
from signer.drafting.proposal import draft_of
from signer.export.losses import Loss
from signer.importing.formats import BVH, HOLISTIC, MOVING_GLB
from signer.importing.imported import Imported
from signer.motion.solving.descent import Tell, quietly
from signer.phrases import phrase

FACE: Final = phrase("face, head and trunk are not read of a film")


def read_points(content: bytes, path: str) -> Points:
    """Return the points of a file of landmarks, by its ending; ImportingError where it has none."""
    ending = Path(path).suffix.lower()
    if ending == HOLISTIC.ending:
        return read_holistic(content, path)
    return (read_capture if ending in (BVH.ending, MOVING_GLB.ending) else read_pose)(content, path)


def read_draft(
    content: bytes,
    path: str,
    character: Character | None = None,
    tell: Tell = quietly,
    *,
    is_left_handed: bool = False,
    film: str = "",
) -> Imported[Sign]:
    """Return a draft of the sign of a file of landmarks, each of its fields a guess.

    Args:
        content: of the file.
        path: of the file: its name becomes the gloss.
        character: who signs; None for the one that signs are written on.
        tell: called again and again meanwhile; what it raises ends it.
        is_left_handed: the signer leads with the left hand; otherwise the one that travels far farther leads.
        film: path of the film of which they are, which comes beside the sign; empty for none.

    Raises:
        ImportingError: no draft can be made of it.
    """
    signer, points = character or reference(), read_points(content, path)
    found = landmarks_of(signer, points, path, is_left_handed=is_left_handed)
    name = Path(path).name
    of = "recorded movement" if points.detector == "skeleton" else "film"
    blank = Sign(
        gloss=Path(path).stem.upper(),
        notes=f"Draft from {name}",
        source=f"{of} {name}",
        life=proposed_life(),
    )
    made = draft_of(signer, found, blank, tell)
    if is_empty(made.sign):
        raise refused(path, phrase("no hand is raised and held in it"))
    told = (*points.told, *made.told)
    losses = (Loss("face", name, FACE), *(Loss("draft", name, words, "guessed") for words in told))
    video = Video(film, offset_s=made.offset_s) if film else None
    return Imported(replace(made.sign, video=video), losses)
