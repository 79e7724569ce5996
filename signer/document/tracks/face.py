"""The tracks of the face: what is held over the signs, one kind for each layer and each part of it.

Grammar and feeling lie over all parts; brows, eyes, gaze, nose and mouth each have one.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from signer.document.tracks.span import RELEASED, SHAPES, TARGET, WORD, SpanTrack, span_kind


@dataclass(frozen=True, slots=True)
class GrammarTrack(SpanTrack):
    """Grammatical markers such as a question or a topic; one may lie within another."""

    kind: ClassVar[str] = "grammar"


@dataclass(frozen=True, slots=True)
class FeelingTrack(SpanTrack):
    """Feelings of the signer or of who is acted; they give way to grammar."""

    kind: ClassVar[str] = "feeling"


@dataclass(frozen=True, slots=True)
class BrowsTrack(SpanTrack):
    """Brows, raised and lowered."""

    kind: ClassVar[str] = "brows"


@dataclass(frozen=True, slots=True)
class EyesTrack(SpanTrack):
    """Lids, wide, narrow and shut, and blinks."""

    kind: ClassVar[str] = "eyes"


@dataclass(frozen=True, slots=True)
class GazeTrack(SpanTrack):
    """Targets of the eyes."""

    kind: ClassVar[str] = "gaze"


@dataclass(frozen=True, slots=True)
class NoseTrack(SpanTrack):
    """The nose, wrinkled and twitched."""

    kind: ClassVar[str] = "nose"


@dataclass(frozen=True, slots=True)
class MouthTrack(SpanTrack):
    """Lips, cheeks, jaw and tongue: shapes, mouth morphemes and mouthed words."""

    kind: ClassVar[str] = "mouth"


_SHAPED: Final = frozenset({SHAPES})

GRAMMAR: Final = span_kind(GrammarTrack, "g", takes=frozenset({RELEASED}), nests=True)
FEELING: Final = span_kind(FeelingTrack, "f", takes=_SHAPED)
BROWS: Final = span_kind(BrowsTrack, "b", takes=_SHAPED)
EYES: Final = span_kind(EyesTrack, "e", takes=_SHAPED)
GAZE: Final = span_kind(GazeTrack, "l", takes=frozenset({TARGET}))
NOSE: Final = span_kind(NoseTrack, "n", takes=_SHAPED)
MOUTH: Final = span_kind(MouthTrack, "m", takes=_SHAPED | {WORD})

FACE: Final = (GRAMMAR, FEELING, BROWS, EYES, GAZE, NOSE, MOUTH)
"""All of them, in the order in which they stand under each other."""
