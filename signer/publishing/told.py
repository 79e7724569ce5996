"""Facts that a site tells of a sign beside its movement: words in time, and by what it is found."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final
from urllib.parse import quote, urlsplit

from fingerspelling.characters import GAP, spelled
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.export.sampling import stretch_of
from signer.export.subtitles import captions_of
from signer.library.facts import Facts
from signer.reviewing.answers import UNREVIEWED
from signer.sequencing.spelling import form_for
from signer.words import wording

SIGNS: Final = "signs"
"""Folder of the movements of a site."""
REPORTS: Final = ("https", "http", "mailto")
"""Kinds of addresses for reports; the element takes no others."""
_SIDE: Final = re.compile(r"\.[RL]$")
_SPELLING: Final = re.compile(r"(?:fs-|#)(.+)")


def published(sign: Sign, report: str = "") -> dict[str, Any]:
    """Return what the movement of a sign says for pages: words with their times, and who reviewed it.

    Args:
        sign: as it is performed.
        report: address at which somebody hears of mistakes in signs; empty for none.
    """
    words = [
        {
            "text": cue.text,
            **_times(cue.start_s, cue.end_s),
            **_letters(sign, cue.text, cue.start_s, cue.end_s),
        }
        for cue in captions_of(sign, stretch_of(sign, None, None))
    ]
    first = next(_keys(sign), None)
    return {
        "words": words,
        "reviewed": is_reviewed(sign),
        "hands": Facts.of("", sign).hands,
        "poster_s": 0.0 if first is None else round(first.time_s + first.hold_s / 2, 4),
        **({"report": report} if report else {}),
    }


def is_address(text: str) -> bool:
    """Return whether a text is an address to which reports can go."""
    return urlsplit(text).scheme in REPORTS and not any(letter <= " " for letter in text)


def is_reviewed(sign: Sign) -> bool:
    """Return whether a signer has answered about the sign."""
    return bool(sign.confidence) and UNREVIEWED not in sign.notes


def entry_of(stem: str, sign: Sign, body: str, *, is_sentence: bool) -> dict[str, Any]:
    """Return the row of a sign in the index of a site."""
    facts = Facts.of(stem, sign)
    places = dict.fromkeys(_SIDE.sub("", site) for site in facts.sites)
    return {
        "src": f"{SIGNS}/{quote(stem)}",
        "gloss": facts.title,
        "words": [word for word in (sign.translation, *sign.tags) if word],
        "handshapes": list(facts.handshapes),
        "places": list(places),
        "hands": facts.hands,
        "author": sign.author,
        "licence": sign.licence,
        "source": sign.source,
        "confidence": sign.confidence,
        "reviewed": is_reviewed(sign),
        "sentence": is_sentence,
        "body": body,
    }


def names_of(entries: Sequence[dict[str, Any]]) -> dict[str, dict[str, str]]:
    """Return what the handshapes and places of entries are called, by their ids."""
    shapes = {name for entry in entries for name in entry["handshapes"]}
    places = {name for entry in entries for name in entry["places"]}
    return {
        "handshapes": {name: wording.handshape_title(name) for name in sorted(shapes)},
        "places": {name: _place_title(name) for name in sorted(places)},
    }


def _place_title(place: str) -> str:
    """Return the name of a place on either side."""
    titles = {site: wording.site_name(site) for site in (place, f"{place}.R", f"{place}.L")}
    known = next((title for site, title in titles.items() if title != site), place)
    return known.removesuffix(", right").removesuffix(", left")


def _keys(sign: Sign) -> Iterator[Key]:
    yield from sign.hand("dominant").keys
    yield from sign.hand("base").keys


def _times(start_s: float, end_s: float) -> dict[str, float]:
    return {"start_s": round(start_s, 4), "end_s": round(end_s, 4)}


def _letters(sign: Sign, gloss: str, start_s: float, end_s: float) -> dict[str, Any]:
    """Return the letters of a spelled word with their times; none where its keys are not found."""
    found = _SPELLING.fullmatch(gloss)
    if found is None:
        return {}
    keys = [key for key in sign.hand("dominant").keys if start_s - 1e-6 <= key.time_s <= end_s + 1e-6]
    letters, at = [letter for letter in spelled(found[1]) if letter != GAP], list[tuple[str, float]]()
    for letter in letters:
        shape = form_for(letter, {})[0].handshape
        while keys and keys[0].handshape != shape:
            keys.pop(0)
        if not keys:
            return {}
        at.append((letter, keys.pop(0).time_s))
    begins = [start_s, *(time_s for _, time_s in at[1:])]
    ends = [*begins[1:], end_s]
    rows = zip(at, begins, ends, strict=True)
    return {
        "letters": [{"text": letter.upper(), **_times(begin_s, end)} for (letter, _), begin_s, end in rows]
    }
