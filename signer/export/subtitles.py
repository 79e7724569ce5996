"""Subtitles of a sign: glosses at the times of their items, and the translation, as WebVTT or SRT.

They hold words and times alone: nothing of how anything is signed.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from signer import atomic
from signer.document.items import every_item
from signer.document.sign import Sign
from signer.errors import FilmError
from signer.export.options import Options, Progress, quiet
from signer.films.captions import TEXTS, Cue
from signer.phrases import phrase


def write(sign: Sign, path: Path, options: Options, progress: Progress = quiet) -> None:
    """Write the words of a sign, in the form of the path's ending; OSError when that cannot be done."""
    cues = captions_of(sign, options.stretch, options.words)
    atomic.write(path, TEXTS[path.suffix.lower()](cues).encode(), keep_backup=False)
    progress(1.0)


def captions_of(sign: Sign, stretch: tuple[float, float], words: str = "gloss") -> tuple[Cue, ...]:
    """Return the captions of a sign with their times in a film of a stretch.

    Glosses are those of the items of a sentence, each at its time, else that of the sign from its first key
    to its last; the translation lasts as long as all of them.

    Args:
        sign: what is shown.
        stretch: from when to when, s.
        words: "gloss", "translation" or "both".

    Raises:
        FilmError: the translation is asked for, and the sign has none.
    """
    if words != "gloss" and not sign.translation.strip():
        raise FilmError(
            phrase("there is no translation to show: write it in the details of the sign (Ctrl+I)")
        )
    items = [item for _, item in every_item(sign)]
    if not items:
        return ()
    whole = min(item.time_s for item in items), max(item.end_s for item in items)
    found = list[Cue]()
    if words == "translation":
        found += _gaps_in(sign)
    else:
        lasting = [marker for marker in sign.markers if marker.hold_s and marker.text.strip()]
        found += [Cue(marker.time_s, marker.time_s + marker.hold_s, marker.text) for marker in lasting]
        if not lasting and sign.gloss.strip():
            found.append(Cue(*whole, sign.gloss))
    if words != "gloss":
        found.append(Cue(*whole, sign.translation))
    return _cut(found, stretch)


def gaps_of(sign: Sign, stretch: tuple[float, float]) -> tuple[Cue, ...]:
    """Return captions of the glosses of a sentence that have no sign: they are seen in every film of it."""
    return _cut(_gaps_in(sign), stretch)


def _gaps_in(sign: Sign) -> Iterator[Cue]:
    for marker in sign.markers:
        if marker.is_gap:
            yield Cue(marker.time_s, marker.time_s + marker.hold_s, marker.text)


def _cut(cues: Iterable[Cue], stretch: tuple[float, float]) -> tuple[Cue, ...]:
    """Return what of captions is seen in a stretch, with times in it."""
    cut = (
        Cue(max(cue.start_s, stretch[0]) - stretch[0], min(cue.end_s, stretch[1]) - stretch[0], cue.text)
        for cue in cues
    )
    return tuple(cue for cue in cut if cue.end_s > cue.start_s)
