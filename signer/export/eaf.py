"""EAF: a sentence as tiers of annotations for ELAN, version 3.0.

Glosses stand in the tiers of the hands that sign them, `RH-IDgloss` and `LH-IDgloss`, with the keys of each
hand below them; signals stand in a tier for each kind of track, and the translation over all. Annotations
hold words and times in whole milliseconds: of what is signed only names of handshapes, parts of the hand and
places. An item is the core of a sign, without the ways to it and from it, and a property of the file says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element, SubElement

from signer import atomic
from signer.document import queries
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.values import ROLES, BothMeet, Contact
from signer.export import elan
from signer.export.losses import Loss, lines_of
from signer.export.options import Options, Progress, quiet

CORES: Final = "items are cores"
"""Name of the property that says where annotations of signs begin and end."""
_FILMS: Final = {".mp4": "video/mp4", ".webm": "video/webm"}
"""Films beside the file that it names, and their types."""
_HALF_S: Final = 0.0005
"""Half of a millisecond, s: times of the file are as exact."""


class _Annotation(NamedTuple):
    """Words over a stretch of time, ms, and words of what follows one another in it."""

    start_ms: int
    end_ms: int
    words: str
    below: tuple[str, ...] = ()


def write(sign: Sign, path: Path, options: Options, progress: Progress = quiet) -> None:
    """Write a sentence as it is performed, or a sign; OSError when that cannot be done."""
    data = eaf_bytes(sign, path, options.stretch, options.vocabulary, options.losses)
    atomic.write(path, data, keep_backup=False)
    progress(1.0)


def eaf_bytes(
    sign: Sign,
    path: Path,
    stretch: tuple[float, float],
    vocabulary: Path | None = None,
    losses: tuple[Loss, ...] = (),
) -> bytes:
    """Return the content of the file of a path.

    Args:
        sign: what is annotated.
        path: of the file; a film of its name beside it is linked.
        stretch: from when to when, s; times count from its beginning.
        vocabulary: folder of the vocabulary that tiers choose from; None for none.
        losses: what the file does not say, which a property tells.
    """
    root, header = elan.begin_document(sign.author, sign.licence)
    for film in (path.with_suffix(ending) for ending in _FILMS):
        if film.is_file():
            here = f"./{film.name}"
            kind = _FILMS[film.suffix]
            SubElement(header, "MEDIA_DESCRIPTOR", MEDIA_URL=here, MIME_TYPE=kind, RELATIVE_MEDIA_URL=here)
    SubElement(header, "PROPERTY", NAME=CORES).text = "without the ways to a sign and from it"
    if losses:
        SubElement(header, "PROPERTY", NAME="losses").text = elan.fit(lines_of(losses))
    tiers = [(name, _apart(_within(annotations, stretch))) for name, annotations in _tiers(sign)]
    held = [(name, annotations) for name, annotations in tiers if annotations]
    _add_tiers(root, held, has_vocabulary=vocabulary is not None)
    elan.add_types(root, *(() if vocabulary is None else elan.chosen_from(vocabulary)))
    return elan.text_of(root)


def _tiers(sign: Sign) -> Iterator[tuple[str, list[_Annotation]]]:
    """Yield the tiers in order: glosses of each hand, signals by their track, the translation."""
    glosses = [
        (one.time_s, one.time_s + one.hold_s, one.gloss) for one in sign.markers if one.hold_s and one.gloss
    ]
    keys = {role: sign.hand(role).keys for role in ROLES}
    held = [key for role in ROLES for key in keys[role]]
    whole = (min(key.time_s for key in held), max(key.end_s for key in held)) if held else (0.0, 0.0)
    if not glosses and held and sign.gloss.strip():
        glosses = [(*whole, sign.gloss)]
    for role in ROLES:
        found = list[_Annotation]()
        for start_s, end_s, words in glosses:
            here = _between(keys[role], start_s, end_s)
            if here or (role == "dominant" and not _between(keys["base"], start_s, end_s)):
                forms = tuple(_form(key) for key in here)
                found.append(_Annotation(_ms(start_s), _ms(end_s), words, forms))
        yield elan.GLOSSES[queries.side_of(sign, role)], found
    for kind in SPAN_KINDS:
        rows = list[list[_Annotation]]()
        for span in sorted(sign.spans(kind.name), key=lambda one: one.time_s):
            words = f"{span.signal} {span.word}".strip()
            one = _Annotation(_ms(span.time_s), _ms(span.end_s), words)
            row = next((row for row in rows if words and row[-1].end_ms <= one.start_ms), None)
            if row is not None:
                row.append(one)
            elif words:
                rows.append([one])
        for number, row in enumerate(rows):
            yield f"{kind.name}{f' {number + 1}' if number else ''}", row
    if sign.translation.strip():
        yield elan.TRANSLATION, [_Annotation(_ms(whole[0]), _ms(whole[1]), sign.translation)]


def _between(keys: Sequence[Key], start_s: float, end_s: float) -> tuple[Key, ...]:
    return tuple(key for key in keys if start_s - _HALF_S <= key.time_s <= end_s + _HALF_S)


def _form(key: Key) -> str:
    """Return the names of a key's handshape, part of the hand and place, and how it is there."""
    placement = key.placement
    told = [key.handshape, key.articulator or ""]
    if isinstance(placement, Contact):
        told += [placement.site if isinstance(placement.site, str) else "own spot", placement.manner]
    elif isinstance(placement, BothMeet):
        told.append("hands meet")
    else:
        told.append("space")
    return " ".join(word for word in told if word)


def _ms(time_s: float) -> int:
    return round(1000.0 * time_s)


def _within(found: Iterable[_Annotation], stretch: tuple[float, float]) -> list[_Annotation]:
    """Return what of annotations lies in a stretch (s), counted from its beginning."""
    first, last = (_ms(time_s) for time_s in stretch)
    cut = (
        one._replace(start_ms=max(one.start_ms, first) - first, end_ms=min(one.end_ms, last) - first)
        for one in found
    )
    return [one for one in cut if one.end_ms >= one.start_ms]


def _apart(found: Iterable[_Annotation]) -> list[_Annotation]:
    """Return annotations of a tier of which each lasts a millisecond at least, until the next one begins."""
    made = list[_Annotation]()
    for one in sorted(found, key=lambda one: one.start_ms):
        if made:
            made[-1] = made[-1]._replace(
                end_ms=max(made[-1].start_ms + 1, min(made[-1].end_ms, one.start_ms))
            )
        start = max(one.start_ms, made[-1].end_ms) if made else one.start_ms
        made.append(one._replace(start_ms=start, end_ms=max(one.end_ms, start + 1)))
    return made


def _add_tiers(
    root: Element, tiers: Sequence[tuple[str, Sequence[_Annotation]]], *, has_vocabulary: bool
) -> None:
    """Add the times of annotations in order, then tiers, and below glosses those of their keys."""
    times = sorted({time for _, held in tiers for one in held for time in (one.start_ms, one.end_ms)})
    slots = {time: f"ts{number}" for number, time in enumerate(times, 1)}
    order, count = SubElement(root, "TIME_ORDER"), 0
    for time, slot in slots.items():
        SubElement(order, "TIME_SLOT", TIME_SLOT_ID=slot, TIME_VALUE=str(time))
    for name, held in tiers:
        kind = elan.type_of(name, has_vocabulary=has_vocabulary)
        tier = SubElement(root, "TIER", TIER_ID=name, LINGUISTIC_TYPE_REF=kind)
        below = list[tuple[str, tuple[str, ...]]]()
        for one in held:
            count += 1
            ends = {"TIME_SLOT_REF1": slots[one.start_ms], "TIME_SLOT_REF2": slots[one.end_ms]}
            _add_words(tier, "ALIGNABLE_ANNOTATION", f"a{count}", ends, one.words)
            below.append((f"a{count}", one.below))
        if any(words for _, words in below):
            side = next(side for side, gloss_tier in elan.GLOSSES.items() if gloss_tier == name)
            given = {"TIER_ID": elan.FORMS[side], "LINGUISTIC_TYPE_REF": elan.BELOW, "PARENT_REF": name}
            tier = SubElement(root, "TIER", given)
            for parent, forms in below:
                before = ""
                for words in forms:
                    count += 1
                    given = {"ANNOTATION_REF": parent} | ({"PREVIOUS_ANNOTATION": before} if before else {})
                    before = f"a{count}"
                    _add_words(tier, "REF_ANNOTATION", before, given, words)


def _add_words(tier: Element, kind: str, own_id: str, given: dict[str, str], words: str) -> None:
    annotation = SubElement(SubElement(tier, "ANNOTATION"), kind, {"ANNOTATION_ID": own_id} | given)
    SubElement(annotation, "ANNOTATION_VALUE").text = elan.fit(words)
