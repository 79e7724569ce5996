"""Metadata of a sign for other programs: what is known about it beside its movement."""

from typing import Any

from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.tracks.kinds import SPAN_KINDS


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
