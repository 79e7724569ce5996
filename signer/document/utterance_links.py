"""Names of items and places within an utterance, kept true when it is edited."""

from collections.abc import Set
from dataclasses import replace

from signer.document.utterance import PEOPLE, Classifier, Point, Utterance, UtteranceItem, UtteranceSpan


def with_links_kept(before: Utterance, after: Utterance) -> Utterance:
    """Return an edited utterance that names no item and no place that there is not."""
    after = _with_spans_kept(before, after)
    if after.declined and before.items is not after.items:
        there = {"", *(item.id for item in after.items)}
        after = replace(after, declined=tuple(one for one in after.declined if one.item in there))
    if before.places is after.places and before.items is after.items and before.spans is after.spans:
        return after
    known = {"", *PEOPLE, *(place.id for place in after.places)}
    items = tuple(_naming(item, known) for item in after.items)
    spans = tuple(span if span.place in known else replace(span, place="") for span in after.spans)
    return replace(after, items=items, spans=spans)


def _naming(item: UtteranceItem, known: Set[str]) -> UtteranceItem:
    """Return an item that names nobody in the place of those who are not known."""

    def only(name: str) -> str:
        return name if name in known else ""

    content = item.content
    if isinstance(content, Point):
        content = replace(content, to=only(content.to))
    elif isinstance(content, Classifier):
        content = replace(content, start=only(content.start), end=only(content.end))
    subject, object_ = only(item.subject), only(item.object)
    if (content, subject, object_) == (item.content, item.subject, item.object):
        return item
    return replace(item, content=content, subject=subject, object=object_)


def _with_spans_kept(before: Utterance, after: Utterance) -> Utterance:
    """Return an edited utterance whose spans lie over items that there are, from the first to the last.

    A span whose end is gone ends with the nearest item of those it lay over; one of which none is left goes.
    """
    if before.items is after.items or not after.spans:
        return after
    place = {item.id: index for index, item in enumerate(after.items)}
    spans = list[UtteranceSpan]()
    for span in after.spans:
        ids = [span.from_item, span.to_item]
        if any(one not in place for one in ids):
            over = [item.id for item in before.items[before.index(ids[0]) : before.index(ids[1]) + 1]]
            left = sorted((one for one in over if one in place), key=place.__getitem__)
            if not left:
                continue
            ids = [left[0], left[-1]]
        first, last = sorted(ids, key=place.__getitem__)
        spans.append(replace(span, from_item=first, to_item=last))
    return replace(after, spans=tuple(spans))
