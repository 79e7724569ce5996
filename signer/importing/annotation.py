"""Annotations of a file of ELAN (EAF 2.7 to 3.0): words over times, in tiers.

Only times, tiers, annotations and linked media are looked at. Attributes of the schema may be missing; an
annotation without times of its own takes its share of its parent's.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import PurePosixPath, PureWindowsPath
from typing import Final
from xml.etree.ElementTree import Element

from signer.errors import ImportingError
from signer.export.eaf import CORES
from signer.importing.xml_text import parsed
from signer.phrases import phrase
from signer.printable import quoted

ROOT: Final = "ANNOTATION_DOCUMENT"
MOST_ANNOTATIONS: Final = 200_000
"""Annotations of the longest file that is read; the longest of public corpora have some ten thousand."""
LATEST_MS: Final = 360_000_000
"""Latest time of a file, ms: a hundred hours; corpora are cut into films of an hour at most."""


@dataclass(frozen=True, slots=True)
class Annotation:
    """Words over a stretch of the film, ms."""

    start_ms: int
    end_ms: int
    words: str

    def overlap_ms(self, other: "Annotation") -> int:
        """Return how long both last together, ms; at most zero where they do not."""
        return min(self.end_ms, other.end_ms) - max(self.start_ms, other.start_ms)

    @property
    def lasts_ms(self) -> int:
        """Return how long it lasts, ms."""
        return self.end_ms - self.start_ms


@dataclass(frozen=True, slots=True)
class Annotated:
    """Content of a file.

    Attributes:
        tiers: annotations of each tier in order of time, by its name.
        media: names of linked films, without folders: paths in corpora are of another machine.
        author, licence: as the file names them.
        is_one_sentence: whether it is one of ours, which hold a sentence each.
    """

    tiers: Mapping[str, tuple[Annotation, ...]]
    media: tuple[str, ...] = ()
    author: str = ""
    licence: str = ""
    is_one_sentence: bool = False


def read_annotations(content: bytes, name: str) -> Annotated:
    """Read the content of an EAF file called `name`.

    Raises:
        ImportingError: it cannot be read; the message says what is wrong in it, and where.
    """
    root = parsed(content, name, ROOT, phrase("file of ELAN"))
    header = root.find("HEADER")
    if header is not None and header.get("TIME_UNITS", "milliseconds") != "milliseconds":
        units = quoted(str(header.get("TIME_UNITS")))
        raise ImportingError.of(
            name, phrase("its times are {units}; only milliseconds are read", units=units)
        )
    slots = _slots(root, name)
    tiers, ends = dict[str, tuple[Annotation, ...]](), dict[str, tuple[int, int]]()
    waiting = list(root.iter("TIER"))
    if sum(map(len, waiting)) > MOST_ANNOTATIONS:
        words = phrase("it has over {most} annotations; divide it", most=MOST_ANNOTATIONS)
        raise ImportingError.of(name, words)
    while waiting:
        left = list[Element]()
        for tier in waiting:
            found = _tier(tier, slots, ends, name)
            if found is None:
                left.append(tier)
            else:
                tiers[tier.get("TIER_ID", "")] = tuple(sorted(found, key=lambda one: one.start_ms))
        if len(left) == len(waiting):
            tier_name = quoted(waiting[0].get("TIER_ID", ""))
            words = phrase("tier {tier} refers to annotations that are not there", tier=tier_name)
            raise ImportingError.of(name, words)
        waiting = left
    licence = root.find("LICENSE")
    return Annotated(
        tiers,
        tuple(_media(root)),
        root.get("AUTHOR", ""),
        "" if licence is None else (licence.text or licence.get("LICENSE_URL") or "").strip(),
        any(one.get("NAME") == CORES for one in root.iter("PROPERTY")),
    )


def _slots(root: Element, name: str) -> dict[str, int]:
    """Return times, ms, by their ids; times that are not known lie evenly between those that are."""
    ids, times = list[str](), list[int | None]()
    for slot in root.iter("TIME_SLOT"):
        value = slot.get("TIME_VALUE")
        ids.append(slot.get("TIME_SLOT_ID", ""))
        try:
            times.append(None if value is None else max(0, int(value)))
            if (times[-1] or 0) > LATEST_MS:
                raise ValueError
        except ValueError:
            words = phrase(
                "time slot {slot} is at {value}, which is no whole number of milliseconds up to {most}",
                slot=quoted(ids[-1]), value=quoted(str(value)), most=LATEST_MS,
            )  # fmt: skip
            raise ImportingError.of(name, words) from None
    known = [row for row, time in enumerate(times) if time is not None]
    found = {ids[row]: int(times[row] or 0) for row in known}
    for first, last in pairwise(known):
        begins, ends = found[ids[first]], found[ids[last]]
        for row in range(first + 1, last):
            found[ids[row]] = begins + (ends - begins) * (row - first) // (last - first)
    for row in range(known[-1] + 1 if known else 0, len(ids)):
        found[ids[row]] = found[ids[known[-1]]] if known else 0
    return found


def _tier(
    tier: Element, slots: Mapping[str, int], ends: dict[str, tuple[int, int]], name: str
) -> list[Annotation] | None:
    """Return the annotations of a tier, and keep their times by their ids in `ends`.

    None where a parent's are not known yet.
    """
    found, below = list[Annotation](), dict[str, list[tuple[str, str]]]()
    for one in tier.iter():
        if one.tag == "ALIGNABLE_ANNOTATION":
            try:
                start, end = slots[one.get("TIME_SLOT_REF1", "")], slots[one.get("TIME_SLOT_REF2", "")]
            except KeyError as error:
                told = phrase(
                    "annotation {annotation} names time slot {slot}, which is not there",
                    annotation=quoted(one.get("ANNOTATION_ID", "")), slot=error,
                )  # fmt: skip
                raise ImportingError.of(name, told) from None
            ends[one.get("ANNOTATION_ID", "")] = start, max(start, end)
            found.append(Annotation(start, max(start, end), _words(one)))
        elif one.tag == "REF_ANNOTATION":
            siblings = below.setdefault(one.get("ANNOTATION_REF", ""), [])
            siblings.append((one.get("ANNOTATION_ID", ""), _words(one)))
    if any(parent not in ends for parent in below):
        return None
    for parent, siblings in below.items():
        start, end = ends[parent]
        for row, (own, words) in enumerate(siblings):
            span = (
                start + (end - start) * row // len(siblings),
                start + (end - start) * (row + 1) // len(siblings),
            )
            ends[own] = span
            found.append(Annotation(*span, words))
    return found


def _words(annotation: Element) -> str:
    return " ".join((annotation.findtext("ANNOTATION_VALUE") or "").split())


def _media(root: Element) -> Iterator[str]:
    for one in root.iter("MEDIA_DESCRIPTOR"):
        for address in (one.get("RELATIVE_MEDIA_URL"), one.get("MEDIA_URL")):
            if found := PurePosixPath(PureWindowsPath(address or "").as_posix()).name:
                yield found
                break


def within(found: Sequence[Annotation], whole: Annotation) -> tuple[Annotation, ...]:
    """Return annotations of which more than half lies in the time of another one."""
    return tuple(one for one in found if 2 * one.overlap_ms(whole) > one.lasts_ms)
