"""A format that signs are written in: what it is called, what writes it, what it keeps and loses."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from signer.document.frame_rates import FrameRate, exact
from signer.document.sign import Sign
from signer.export.features import FEATURES, MOVING
from signer.export.losses import Loss, Severity
from signer.export.options import Options, Progress
from signer.films import extra

Family: TypeAlias = Literal["movement", "film", "annotation", "notation"]
Source: TypeAlias = Literal["clip", "sign", "sentence", "film"]
FAMILIES: Final[tuple[Family, ...]] = ("movement", "annotation", "notation", "film")
SOURCES: Final[tuple[Source, ...]] = ("clip", "sign", "sentence", "film")

NOTHING: Final[frozenset[str]] = frozenset()


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
        hides: features of the movement that are not in this one.
        more_losses: losses of the format's own, beside features that are not kept.
        write: writes the blocks of a clip, or a sign; None for a film, which `signer.studio` draws.
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
    hides: frozenset[str] = NOTHING
    more_losses: Callable[[Sign], tuple[Loss, ...]] = _no_more
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

    def severity_of(self, feature: str) -> Severity | None:
        """Return what becomes of a feature; None where it is kept."""
        if feature in self.keeps:
            return None
        is_shown = bool(self.shows) and feature in MOVING and feature not in self.hides
        return "changed" if is_shown else "left out"

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
        if severity := form.severity_of(name):
            words = form.shows if severity == "changed" else "is left out"
            found += [Loss(name, place, f"{told} {words}", severity) for place, told in find(sign)]
    return (*found, *form.more_losses(sign))
