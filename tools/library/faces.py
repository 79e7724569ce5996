"""From what a recipe says of the face to spans that are bound to the keys of the dominant hand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from nonmanuals import catalogue
from signer.document.binding import span_over
from signer.document.items import new_item_id, with_items
from signer.document.sign import Sign
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.track import TrackName
from signer.files import load_sign
from signer.library.shelf import ENDING, FOLDER
from tools.library.recipe import Face, FaceVariant, Recipe
from tools.library.rows import rows

UNREVIEWED: Final = "No signer has reviewed this yet."
_OF_SPANS: Final = frozenset(kind.name for kind in SPAN_KINDS)


def with_face(sign: Sign, faces: Sequence[Face]) -> Sign:
    """The sign with these signals beside those it has, each bound to its keys."""
    keys = sign.hand("dominant").keys
    for face in faces:
        name = TrackName(catalogue.find(face.signal).track)
        span = span_over(sign, new_item_id(sign, name), face.signal, keys[face.first].id, keys[face.last].id)
        sign = with_items(sign, name, (*sign.spans(name.kind), replace(span, strength=face.strength)))
    return sign


def faced_anew(recipe: Recipe, sign: Sign) -> Sign:
    """The sign with face and words of its recipe in place of its own; its hands stay as they are."""
    hands = tuple(track for track in sign.tracks if track.kind not in _OF_SPANS)
    return with_face(replace(sign, tracks=hands, notes=notes_of(recipe)), recipe.face)


def varied(variant: FaceVariant) -> Sign:
    """The sign with hands and face of the other one as they stand in the library, and its own face added."""
    of = load_sign(FOLDER / f"{variant.of}{ENDING}")
    sure = rows()[of.gloss].confidence
    notes = (
        f"{variant.says} Hands, and what else the face does, are those of {variant.of}. Confidence of the "
        f"inventory's row: {sure}.{_said(variant.face)} {UNREVIEWED}"
    )
    return with_face(
        replace(of, gloss=variant.gloss, notes=notes, tags=(*of.tags, "by the face")), variant.face
    )


def notes_of(recipe: Recipe) -> str:
    """Return the notes of the sign's file: what the hands do, how sure all is, and what the face does."""
    sure = rows()[recipe.row or recipe.file].confidence
    return f"{recipe.says} Confidence of the inventory's row: {sure}.{_said(recipe.face)} {UNREVIEWED}"


def _said(faces: Sequence[Face]) -> str:
    """In words, with confidence and source of each signal: on this sign, and in the inventory."""
    if not faces:
        return ""
    told = []
    for face in faces:
        signal = catalogue.find(face.signal)
        told.append(
            f"{signal.name} ({face.signal}; on this sign: {face.confidence}, {face.source}; the signal: "
            f"{signal.confidence}, {signal.source})"
        )
    return f" Face: {'; '.join(told)}."
