"""Places of items, transitions and signals on the time axis, and what lies under a point."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias

from signer.document.utterance import Utterance, UtteranceItem
from signer.lazy import lazily
from signer.studio.timeline.boxes import Box, first_under
from signer.studio.timeline.scale import Scale

with lazily():
    from signer.sequencing import contents
    from signer.sequencing import performed as performances
    from signer.sequencing import spans as spans_of

TOP_PX: Final = 6.0
SPAN_PX: Final = 20.0
"""Height of a line of signals over the items."""
ITEM_PX: Final = 46.0
FOOT_PX: Final = 6.0
END_PX: Final = 7.0
"""Reach of the end of an item, and of either end of a signal, for the pointer."""
SPAN_REACH_PX: Final = 3.0
"""A signal is pointed at as far as this beside its line."""
LEAST_WAY_PX: Final = 12.0
"""Least width in which a transition is taken hold of."""
LEAST_ITEM_PX: Final = 8.0
LEAST_TAKEN_PX: Final = 20.0
"""Width in which a shorter item takes the pointer, where the transition behind it keeps its handle."""
AIR_PX: Final = 5.0
"""Space between a name that runs on beyond its item and the next item."""
LONGEST_WORDS_PX: Final = 200.0
NAMED_PX: Final = 34.0
"""Least room for a name before a pause or a gap."""
WAY_TOP_PX: Final = 24.0
"""Upper edge of the handles of transitions within the items' height: names run on above them."""

LEAD_S: Final = 0.4
USUAL_ITEM_S: Final = 0.6
"""Length of an item that was never performed yet, s; what it lasts is known a moment later."""
USUAL_WAY_S: Final = 0.3

Part: TypeAlias = Literal["item", "begin", "end", "way", "span", "span start", "span end", "empty", "nothing"]
Times: TypeAlias = tuple[float, float]


class Target(NamedTuple):
    """Part of the track under a point, with the id of what it is: of a transition, the item before it."""

    part: Part
    id: str = ""


class ItemBox(NamedTuple):
    """An item on the axis.

    Attributes:
        times_s: its times in the sentence, s.
        words_px: how far its name may run on, px from its left edge.
        wanted_px: how far it does where there is room.
        taken_px: width in which it takes the pointer.
    """

    item: UtteranceItem
    times_s: Times
    box: Box
    words_px: float = 0.0
    wanted_px: float = 0.0
    taken_px: float = 0.0

    @property
    def end(self) -> Box:
        """The rectangle that takes hold of its end."""
        width = min(END_PX, self.box.width / 3)
        return self.box._replace(x=self.box.right - width, width=width)

    @property
    def name_px(self) -> float:
        """Length of its name as far as it runs on, px from its left edge."""
        return min(self.wanted_px, self.words_px)

    @property
    def name(self) -> Box:
        """Its name, above the handles of transitions."""
        return self.box._replace(width=self.name_px, height=WAY_TOP_PX)


class WayBox(NamedTuple):
    """A transition between two items, by their ids."""

    before: str
    after: str
    box: Box


class SpanLine(NamedTuple):
    """A signal over items, by its id, and what it is called."""

    id: str
    signal: str
    box: Box

    def ends(self) -> Iterator[tuple[Part, Box]]:
        """Yield what takes hold of its ends, where there is room for both."""
        if self.box.width > 4 * END_PX:
            yield "span start", self.box._replace(x=self.box.x - END_PX, width=2 * END_PX)
            yield "span end", self.box._replace(x=self.box.right - END_PX, width=2 * END_PX)


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything of a sentence on the time axis.

    `carets` are the places where the caret may stand, px, by its number.
    """

    items: tuple[ItemBox, ...] = ()
    ways: tuple[WayBox, ...] = ()
    spans: tuple[SpanLine, ...] = ()
    carets: tuple[float, ...] = (0.0,)
    height_px: float = TOP_PX + ITEM_PX + FOOT_PX

    @property
    def top_px(self) -> float:
        """Upper edge of the items, px."""
        return self.height_px - FOOT_PX - ITEM_PX

    def box_of(self, item_id: str) -> Box | None:
        """Return the rectangle of an item; None where there is none of that id."""
        return next((one.box for one in self.items if one.item.id == item_id), None)

    def caret_at(self, x: float) -> int:
        """Return the number of the place between items that is nearest to a pixel."""
        return min(range(len(self.carets)), key=lambda index: abs(self.carets[index] - x))


def times_of_items(
    utterance: Utterance, performed: performances.Performed | None, performed_of: Utterance | None
) -> list[Times]:
    """Return when each item begins and ends, s.

    Pauses and gaps lie at the end of what is signed before them, the first ones before the hands rise. Of a
    sentence that was changed since it was performed (`performed_of`), lengths are those of the performance,
    times what the tempo became, and what is new has a usual one.
    """
    is_current = performed_of is utterance
    paces = (
        {}
        if performed_of is None
        else {item.id: item.tempo * performed_of.tempo for item in performed_of.items}
    )
    known = {} if performed is None else {one.id: one for one in performed.items}
    lasted: Mapping[tuple[str, str], float] = (
        {}
        if performed is None
        else {(way.before, way.after): way.end_s - way.start_s for way in performed.transitions}
    )
    found, clock_s, early_s, before = list[Times](), LEAD_S, 0.0, ""
    if known and performed is not None:
        clock_s = performed.items[0].start_s
    for index, item in enumerate(utterance.items):
        if waits := _waits_s(utterance, item):
            start_s = clock_s if before else early_s
            found.append((start_s, start_s + waits))
            clock_s += waits if before or not known else 0.0
            early_s += waits
            continue
        after_s = sum(_waits_after(utterance, index))
        here = known.get(item.id)
        if here is not None and is_current:
            start_s, length_s = here.start_s, here.end_s - here.start_s
        else:
            start_s = clock_s + (_lasts_s(utterance, before, item.id, lasted) if before else 0.0)
            start_s = max(start_s, item.at_s or 0.0)
            length_s = USUAL_ITEM_S + after_s
            if here is not None:
                pace = paces.get(item.id, 1.0) / (item.tempo * utterance.tempo)
                length_s = (here.end_s - here.start_s) * pace
        found.append((start_s, max(start_s + length_s - after_s, start_s)))
        clock_s, before = found[-1][1], item.id
    return found


def around_item(times: Sequence[Times], entered: int, own_s: Times) -> list[Times]:
    """Return times of items around one in its own time, the others as far from it as they are."""
    start_s, end_s = times[entered]
    return [
        own_s if index == entered else (one[0] + by_s, one[1] + by_s)
        for index, one in enumerate(times)
        for by_s in (own_s[0] - start_s if index < entered else own_s[1] - end_s,)
    ]


def lay_out(
    utterance: Utterance,
    times: Sequence[Times],
    scale: Scale,
    name_px: Callable[[UtteranceItem], float] = lambda _item: 0.0,
) -> Layout:
    """Place items, transitions and signals on the time axis; `name_px` is how long a name is, px."""
    levels = levels_of(utterance)
    top = TOP_PX + SPAN_PX * (max(levels, default=-1) + 1)
    items = tuple(
        ItemBox(item, span, Box(x, top, max(scale.x(span[1]) - x, LEAST_ITEM_PX), ITEM_PX))
        for item, span in zip(utterance.items, times, strict=True)
        for x in (scale.x(span[0]),)
    )
    items = tuple(_beside_names(items))
    follows = (*(one.box.x for one in items[1:]), math.inf)[: len(items)]
    items = tuple(
        one._replace(
            words_px=room,
            wanted_px=name_px(one.item),
            taken_px=max(one.box.width, min(LEAST_TAKEN_PX, room - LEAST_WAY_PX)),
        )
        for one, x in zip(items, follows, strict=True)
        for room in (min(x - one.box.x - AIR_PX, LONGEST_WORDS_PX),)
    )
    ways = tuple(_ways(items))
    boxes = {one.item.id: one.box for one in items}
    spans = tuple(
        SpanLine(
            span.id,
            spans_of.on_side(utterance, span),
            _over(boxes[span.from_item], boxes[span.to_item], level),
        )
        for span, level in zip(utterance.spans, levels, strict=True)
        for first in (boxes[span.from_item],)
    )
    carets = _carets(items, scale)
    return Layout(items, ways, spans, carets, top + ITEM_PX + FOOT_PX)


def levels_of(utterance: Utterance) -> list[int]:
    """Return the line on which each signal stands, from the top: those that overlap on lines of their own."""
    taken = list[list[tuple[int, int]]]()
    found = list[int]()
    for span in utterance.spans:
        first, last = utterance.index(span.from_item), utterance.index(span.to_item)
        level = next(
            (
                index
                for index, line in enumerate(taken)
                if all(last < one or other < first for one, other in line)
            ),
            len(taken),
        )
        if level == len(taken):
            taken.append([])
        taken[level].append((first, last))
        found.append(level)
    return found


def target_at(layout: Layout, x: float, y: float, left_px: float) -> Target:
    """Return what lies under a point: an item wherever it or its name is seen, before what is beside it."""
    if x < left_px:
        return Target("nothing", "head")
    lines, items = layout.spans, layout.items
    layers: tuple[Iterable[tuple[Target, Box]], ...] = (
        ((Target(part, line.id), box) for line in lines for part, box in line.ends()),
        ((Target("span", line.id), line.box.wider(SPAN_REACH_PX)) for line in lines),
        ((Target("end", one.item.id), one.end) for one in items),
        ((Target("item", one.item.id), one.box) for one in items),
        ((Target("item", one.item.id), one.name) for one in items),
        ((Target("item", one.item.id), one.box._replace(width=one.taken_px)) for one in items),
        ((Target("way", way.before), way.box) for way in layout.ways),
    )
    return first_under(layers, x, y) or Target("empty")


def _lasts_s(utterance: Utterance, before: str, after: str, lasted: Mapping[tuple[str, str], float]) -> float:
    set_s = utterance.item(before).onward.duration_s
    return lasted.get((before, after), USUAL_WAY_S) if set_s is None else set_s


def _waits_s(utterance: Utterance, item: UtteranceItem) -> float:
    return contents.waits_s(item.content) / (utterance.tempo * item.tempo)


def _waits_after(utterance: Utterance, index: int) -> Iterator[float]:
    for item in utterance.items[index + 1 :]:
        waits = _waits_s(utterance, item)
        if not waits:
            return
        yield waits


def _beside_names(items: Sequence[ItemBox]) -> Iterator[ItemBox]:
    """Let pauses and gaps begin beside the name of a short item before them, as far as they have room."""
    for before, one in pairwise((None, *items)):
        if one is None:
            continue
        if before is not None and contents.waits_s(one.item.content):
            left = min(max(one.box.x, before.box.x + NAMED_PX), one.box.right - LEAST_ITEM_PX)
            yield one._replace(box=one.box._replace(x=left, width=one.box.right - left))
        else:
            yield one


def _ways(items: Sequence[ItemBox]) -> Iterator[WayBox]:
    """Yield the transitions between what is signed; over a pause or a gap it begins where that ends."""
    before: ItemBox | None = None
    for last, one in pairwise((None, *items)):
        if one is None or contents.waits_s(one.item.content):
            continue
        if before is not None and last is not None:
            start, end = last.box.right, one.box.x
            width = max(end - start, LEAST_WAY_PX)
            box = Box((start + end - width) / 2, one.box.y + WAY_TOP_PX, width, one.box.height - WAY_TOP_PX)
            yield WayBox(before.item.id, one.item.id, box)
        before = one


def _over(first: Box, last: Box, level: int) -> Box:
    return Box(first.x, TOP_PX + level * SPAN_PX, max(last.right - first.x, LEAST_ITEM_PX), SPAN_PX - 3)


def _carets(items: Sequence[ItemBox], scale: Scale) -> tuple[float, ...]:
    if not items:
        return (scale.x(LEAD_S),)
    between = ((one.box.right + other.box.x) / 2 for one, other in pairwise(items))
    return (items[0].box.x - 5.0, *between, items[-1].box.right + 5.0)
