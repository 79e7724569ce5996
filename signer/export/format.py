"""A format that signs are written in: what it is called, what writes it, what it keeps and loses."""

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from signer.document.frame_rates import FrameRate, exact
from signer.document.sign import Sign
from signer.export.features import DRAWN, FEATURES, MOVING, OF_ONE_PART, ON_TRACKS
from signer.export.losses import Loss, Severity
from signer.export.options import Options, Progress
from signer.films import extra

Family: TypeAlias = Literal["movement", "film", "annotation", "notation"]
Source: TypeAlias = Literal["clip", "sign", "sentence", "film"]
FAMILIES: Final[tuple[Family, ...]] = ("movement", "annotation", "notation", "film")
SOURCES: Final[tuple[Source, ...]] = ("clip", "sign", "sentence", "film")

NOTHING: Final[frozenset[str]] = frozenset()
IN_PICTURES: Final = "is in pictures of Signer alone"


def _no_more(_: Sign) -> tuple[Loss, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Format:
    """One format: what it is called, what writes it, and what it keeps of a sign.

    Attributes:
        name: in menus.
        ending: of its files.
        family: what sort of file it is.
        source: what it is made from: solved frames of a `clip`; a `sign`, or a `sentence` as it is performed,
            whose items are its lasting markers; or frames that the studio draws, of a `film`.
        about: for whom it is, in a sentence.
        keeps: features that a reader finds again in the file.
        shows: what is said of features that are seen in the movement alone; empty where nothing moves.
        shown_as: what is said of some of these features instead.
        hides: features of the movement that are not in this one.
        hides_tracks: kinds of tracks whose spans are not seen in it.
        judged: features that are kept at some places of a sign: `more_losses` lists the others.
        more_losses: losses of the format's own, and those of judged features.
        bones: name of the set of bones to which a clip is folded; empty where its blocks are written.
        faces: ways in which it may hold the face, the usual first; empty where it has no choice.
        dialects: forms of a notation, likewise.
        write: writes the blocks of a clip, a clip that was folded, or a sign; None for a film, which
            `signer.studio` draws.
        needs_extra: name of the extra without which it cannot be written.
        solving: the share of the work that is done when the frames are solved.
        least_fps: frames a second, at least, unless a number is given.
        is_drawn_straight: players draw straight on between frames: from `least_fps` on, moments are added.
    """

    name: str
    ending: str
    family: Family
    source: Source
    about: str
    keeps: frozenset[str] = NOTHING
    shows: str = ""
    shown_as: Mapping[str, str] = field(default_factory=dict)
    hides: frozenset[str] = NOTHING
    hides_tracks: frozenset[str] = NOTHING
    judged: frozenset[str] = NOTHING
    more_losses: Callable[[Sign], tuple[Loss, ...]] = _no_more
    bones: str = ""
    faces: tuple[str, ...] = ()
    dialects: tuple[str, ...] = ()
    write: Callable[[Any, Path, Options, Progress], None] | None = None
    needs_extra: str = ""
    solving: float = 0.6
    least_fps: FrameRate = 0.0
    is_drawn_straight: bool = False

    def usual_fps(self, sign: Sign) -> FrameRate:
        """Frames a second unless a number is given.

        A whole multiple of the sign's own, so that all of its frames are among them.
        """
        return exact(sign.fps * max(1, math.ceil(self.least_fps / sign.fps)))

    def severity_of(self, feature: str, place: str = "") -> Severity | None:
        """Return what becomes of a feature, of one place of it where one is given; None where it is kept."""
        if feature in self.keeps:
            return None
        is_hidden = feature in self.hides or self._is_hidden(feature, place)
        if feature in self.judged:
            return "changed"
        return "changed" if self.shows and feature in MOVING and not is_hidden else "left out"

    @property
    def moves(self) -> bool:
        """Return whether what it changes is seen as movement; else it is written otherwise."""
        return self.family in ("movement", "film")

    def shown_words(self, feature: str) -> str:
        """Say how a feature of the movement is seen; what is drawn is in films and stills of ours alone."""
        own = IN_PICTURES if feature in DRAWN and self.source != "film" else self.shows
        return self.shown_as.get(feature, own)

    def _is_hidden(self, feature: str, place: str) -> bool:
        """Return whether a feature stands on a track that is not seen, or only on such tracks."""
        own = ON_TRACKS.get(feature, NOTHING)
        found = re.search(r"\((\w+)\)\.spans", place)
        if found is None:
            return bool(own) and own <= self.hides_tracks
        return found[1] in self.hides_tracks and (bool(own) or found[1] in OF_ONE_PART)

    @property
    def is_available(self) -> bool:
        """Return whether this installation writes it."""
        return not self.needs_extra or extra.is_installed()


def losses_of(sign: Sign, form: Format) -> tuple[Loss, ...]:
    """List what of a sign a format does not say, in the order of features.

    Args:
        sign: what is exported; a sentence as it is performed.
        form: the format, as the table has it.
    """
    found = list[Loss]()
    for name, find in FEATURES.items():
        if name in form.keeps or name in form.judged:
            continue
        for place, told in find(sign):
            severity = form.severity_of(name, place) or "left out"
            words = form.shown_words(name) if severity == "changed" else "is left out"
            found.append(Loss(name, place, f"{told} {words}", severity))
    return (*found, *form.more_losses(sign))
