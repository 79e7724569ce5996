"""Options that every exporter is given beside the frames."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.tracks.kinds import SPAN_KINDS
from signer.export.losses import Loss

HAMNOSYS: Final = "hamnosys"
GESTURAL: Final = "gestural"
DIALECTS: Final = (HAMNOSYS, GESTURAL)
"""Dialects of SiGML, the usual first: symbols by their names, which most players read; attributes, which
name parts and places, and are what Performs reads."""
Progress: TypeAlias = Callable[[float], None]
"""Is told the share done, 0 to 1; what it raises ends the export, and nothing has been written."""


def quiet(_: float) -> None:
    """Nobody listens."""


@dataclass(frozen=True, slots=True)
class Options:
    """Content of the file beside the poses.

    Attributes:
        about: the sign's metadata, as JSON.
        without_mesh: of a GLB: joints and their movement alone, for a body that stands in a file of its own.
        stretch: from when to when the sign is exported, s.
        words: of subtitles: "gloss", "translation" or "both".
        face: of a VRMA: "presets" or "arkit".
        losses: what of the sign the file does not say, for formats that have room for it.
        dialect: of SiGML: "hamnosys" or "gestural".
        vocabulary: of an EAF: folder of the vocabulary that its tiers choose from; None for none.
        compact: of a GLB without mesh: turns in 16 bits a part, which take half of the room.
    """

    about: Mapping[str, Any] = field(default_factory=dict)
    without_mesh: bool = False
    stretch: tuple[float, float] = (0.0, 0.0)
    words: str = "gloss"
    face: str = "presets"
    losses: tuple[Loss, ...] = ()
    dialect: str = ""
    vocabulary: Path | None = None
    compact: bool = False

    @property
    def lost(self) -> dict[str, list[dict[str, Any]]]:
        """The losses as a field of extras; no field where nothing is lost."""
        return {"losses": [asdict(loss) for loss in self.losses]} if self.losses else {}


def part_of(progress: Progress, start: float, end: float) -> Progress:
    """The progress of a part of the work, told as a share of the whole."""
    return lambda share: progress(start + (end - start) * share)


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
