"""Sentences of a file of ELAN: an item for each gloss, pinned to its time, beside the film.

Signs are those of the library that glosses name; where there is none a gap keeps the annotator's words. The
translation says where a sentence begins and ends; where there is none, a long pause does.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import PurePath
from typing import Final

from nonmanuals import catalogue
from signer.document.timing import LONGEST_S
from signer.document.utterance import MOST_ITEMS, SignContent, Utterance, UtteranceItem, UtteranceSpan
from signer.document.values import Place
from signer.document.video import Video
from signer.errors import ImportingError
from signer.export.elan import FORM
from signer.export.losses import Loss, left_out, read_as
from signer.importing.annotation import Annotated, Annotation, read_annotations, within
from signer.importing.conventions import Named, Tiers, read_gloss, signal_named, tiers_of
from signer.importing.imported import Imported
from signer.phrases import counted, phrase
from signer.printable import quoted

LEAD_MS: Final = 1000
"""Time before the first gloss with which a sentence begins, ms: hands rise in about 0.8 s. With half of it
they hurry, with twice as much they wait."""
PAUSE_MS: Final = 2000
"""Pause between glosses that ends a sentence where nothing is translated, ms. Half of it divides some
sentences at pauses for thought; twice as much joins those of a lively dialogue."""


@dataclass(frozen=True, slots=True)
class _Gloss:
    """A gloss, and whether the other hand than usual signs it."""

    annotation: Annotation
    tier: str
    is_mirrored: bool = False


@dataclass(slots=True)
class _Sentence:
    """Content of a sentence as it is collected."""

    items: list[UtteranceItem] = field(default_factory=list)
    spans: list[UtteranceSpan] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    places: tuple[Place, ...] = ()


def read_eaf(
    content: bytes,
    name: str,
    named: Named,
    *,
    tiers: Sequence[str] = (),
    is_left_handed: bool = False,
    has_film: Callable[[str], bool] = lambda _: False,
) -> tuple[Imported[Utterance], ...]:
    """Read the sentences of an EAF file.

    Args:
        content: of the file.
        name: of the file, for messages; its stem is the title of sentences.
        named: finds signs of a library by names.
        tiers: names of the tiers of the right hand or of all glosses, then of the left hand, then of the
            translation, all but the first empty for none; known corpora need none, unless several people
            sign.
        is_left_handed: whether the left hand is the signer's dominant one.
        has_film: tells whether a linked film is there, by its name without a folder.

    Returns:
        The sentences in order, at least one.

    Raises:
        ImportingError: the file cannot be read, no tier is known to hold glosses, or one that is named is not
            there.
    """
    read = read_annotations(content, name)
    chosen = _chosen(read, tiers, name)
    if is_left_handed and chosen.left:
        chosen = replace(chosen, right=chosen.left, left=chosen.right)
    lost = list[Loss]()
    glosses = sorted(_glosses(read, chosen, lost), key=lambda one: one.annotation.start_ms)
    if not glosses:
        raise ImportingError.of(name, phrase("tier {tier} has no glosses", tier=quoted(chosen.right)))
    film = next((one for one in read.media if has_film(one)), "")
    found, stem = list[Imported[Utterance]](), PurePath(name).stem
    parts = [part for part in _divided(glosses, read.tiers.get(chosen.translation, ()), read) if part[0]]
    for number, (own, translation) in enumerate(parts, 1):
        # a sentence of ours keeps its times, however long its hands rise
        begins_ms = 0 if read.is_one_sentence else max(0, own[0].annotation.start_ms - LEAD_MS)
        made = _sentence(own, begins_ms, named)
        _add_signals(made, own, read, chosen)
        document = Utterance(
            title=stem if len(parts) == 1 else f"{stem} {number}",
            translation=translation,
            author=read.author,
            licence=read.licence,
            source=PurePath(name).name,
            dominant_side="left" if is_left_handed else "right",
            video=Video(film, offset_s=begins_ms / 1000.0) if film else None,
            places=made.places,
            items=tuple(made.items),
            spans=tuple(made.spans),
        )
        found.append(Imported(document, (*made.losses, *(lost if number == 1 else ()))))
    return tuple(found)


def _chosen(read: Annotated, names: Sequence[str], name: str) -> Tiers:
    """Return the tiers that are named, or those of a known corpus."""
    for each in filter(None, names):
        if each not in read.tiers:
            words = phrase(
                "there is no tier {tier}; its tiers are {tiers}", tier=quoted(each), tiers=_listed(read.tiers)
            )
            raise ImportingError.of(name, words)
    require_tiers(read.tiers, name)
    known = tiers_of(read.tiers)
    if names:
        named = [*names, "", ""]
        alike = [one for one in known if one.right == names[0]]
        return alike[0] if alike and len(names) == 1 else Tiers(named[0], named[1], named[2])
    if len(known) == 1:
        return known[0]
    if known:
        who = _listed(one.right for one in known)
        words = phrase("several people sign ({tiers}); choose one with --tier", tiers=who)
    else:
        words = phrase(
            "no tier is known to hold glosses; name it with --tier; its tiers are {tiers}",
            tiers=_listed(read.tiers),
        )
    raise ImportingError.of(name, words)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(map(quoted, names)) or "-"


def require_tiers(tiers: Collection[str], name: str) -> None:
    """Raise ImportingError where a file called `name` has no tier."""
    if not tiers:
        raise ImportingError.of(name, phrase("it has no tiers of annotations"))


def _glosses(read: Annotated, chosen: Tiers, lost: list[Loss]) -> Iterator[_Gloss]:
    """Yield the glosses of both hands, those that both sign once; others at the same time are lost."""
    main = [one for one in read.tiers[chosen.right] if one.words]
    yield from (_Gloss(one, chosen.right) for one in main)
    for one in read.tiers.get(chosen.left, ()):
        beside = [
            other for other in main if 2 * other.overlap_ms(one) >= max(1, min(other.lasts_ms, one.lasts_ms))
        ]
        if not one.words or any(other.words.casefold() == one.words.casefold() for other in beside):
            continue
        if beside:
            words = phrase(
                "{gloss} is signed while the other hand signs {other}, and is left out",
                gloss=one.words, other=beside[0].words,
            )  # fmt: skip
            lost.append(Loss("items", _place(chosen.left, one), words))
        else:
            yield _Gloss(one, chosen.left, is_mirrored=True)


def _divided(
    glosses: Sequence[_Gloss], translations: Sequence[Annotation], read: Annotated
) -> Iterator[tuple[list[_Gloss], str]]:
    """Yield the glosses of each sentence with its translation."""
    rest = list(glosses)
    for whole in translations:
        own = [one for one in rest if _is_in(one.annotation, whole)]
        before = [one for one in rest if one.annotation.start_ms < whole.start_ms and one not in own]
        yield from ((part, "") for part in _at_pauses(before))
        yield own, whole.words
        rest = [one for one in rest if one not in own and one not in before]
    if read.is_one_sentence:
        yield rest, ""
    else:
        yield from ((part, "") for part in _at_pauses(rest))


def _is_in(one: Annotation, whole: Annotation) -> bool:
    return bool(within([one], whole)) or (one.lasts_ms == 0 and whole.start_ms <= one.start_ms < whole.end_ms)


def _at_pauses(glosses: Sequence[_Gloss]) -> Iterator[list[_Gloss]]:
    """Divide glosses at long pauses, and where there are more, or they last longer, than a sentence may."""
    part = list[_Gloss]()
    for one in glosses:
        if part and (
            one.annotation.start_ms - part[-1].annotation.end_ms >= PAUSE_MS
            or len(part) == MOST_ITEMS
            or one.annotation.end_ms - part[0].annotation.start_ms + LEAD_MS > 1000.0 * LONGEST_S
        ):
            yield part
            part = []
        part.append(one)
    if part:
        yield part


def _sentence(glosses: Sequence[_Gloss], begins_ms: int, named: Named) -> _Sentence:
    """Make items of glosses, pinned to their times; tell which are read otherwise or lie over others."""
    made = _Sentence()
    for number, one in enumerate(glosses, 1):
        words, where = one.annotation.words, _place(one.tier, one.annotation)
        found = read_gloss(words, named, made.places)
        made.places = found.places
        at_s = (one.annotation.start_ms - begins_ms) / 1000.0
        item = replace(found.item, id=f"i{number}", at_s=at_s)
        if one.is_mirrored:
            item = replace(item, mirrored=True, one_handed=isinstance(item.content, SignContent))
        made.items.append(item)
        if found.gloss.casefold() != words.casefold():
            made.losses.append(Loss("gloss", where, read_as(words, found.gloss), "changed"))
    for one, other in pairwise(glosses):
        over = one.annotation.overlap_ms(other.annotation)
        if over > 0:
            words = phrase(
                "{gloss} begins {over} ms before {other} ends",
                gloss=other.annotation.words, over=over, other=one.annotation.words,
            )  # fmt: skip
            made.losses.append(Loss("items", _place(other.tier, other.annotation), words, "changed"))
    return made


def _add_signals(made: _Sentence, glosses: Sequence[_Gloss], read: Annotated, chosen: Tiers) -> None:
    """Lay signals that other tiers name over the items that they last with; count what has none."""
    of_glosses = {chosen.right, chosen.left, chosen.translation}
    first, last = glosses[0].annotation, glosses[-1].annotation
    whole = Annotation(first.start_ms, max(last.end_ms, first.start_ms + 1), "")
    for tier, annotations in read.tiers.items():
        if tier in of_glosses or tier.endswith(FORM):
            continue
        unknown = 0
        for one in within(annotations, whole):
            named, _, word = one.words.partition(" ")
            signal = signal_named(tier, named, catalogue.ids())
            over = _lasting_with(glosses, one)
            if signal and over:
                ends = made.items[over[0]].id, made.items[over[-1]].id
                word = word if signal.startswith("mouthing.") else ""
                made.spans.append(UtteranceSpan(f"n{len(made.spans) + 1}", signal, *ends, word=word))
            else:
                unknown += bool(one.words)
        if unknown:
            noun = counted(unknown, "annotation that names no signal", "annotations that name no signal")
            made.losses.append(Loss("signals", phrase("tier {tier}", tier=quoted(tier)), left_out(noun)))


def _lasting_with(glosses: Sequence[_Gloss], one: Annotation) -> list[int]:
    """Return the rows of glosses that lie in an annotation, or else that which it lasts with the longest."""
    inside = [row for row, gloss in enumerate(glosses) if _is_in(gloss.annotation, one)]
    if inside:
        return inside
    longest = max(range(len(glosses)), key=lambda row: glosses[row].annotation.overlap_ms(one))
    return [longest] if glosses[longest].annotation.overlap_ms(one) > 0 else []


def _place(tier: str, one: Annotation) -> str:
    return phrase("tier {tier} at {time_s:.3f} s", tier=quoted(tier), time_s=one.start_ms / 1000.0)
