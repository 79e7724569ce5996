"""The cards of the Face dock: signals by section, all or those found; they play under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QModelIndex, QObject

from body_model.plain_types import Side
from handshapes.search import Searchable
from nonmanuals import catalogue, grammar
from nonmanuals.own import OwnSignal
from nonmanuals.signal import Signal
from signer.document.tracks.kinds import SPAN_KINDS
from signer.lazy import lazily
from signer.studio.editing.soon import later
from signer.studio.language import named, tr, translated
from signer.studio.pictures.queue import OwnFace, Pictures, Still
from signer.studio.widgets.inventory_browser import Answers, ranked
from signer.studio.widgets.inventory_items import Group, Item, own_item
from signer.studio.widgets.inventory_list import ItemList
from signer.words.signals import signal_title

with lazily():
    from signer.studio.drawing import signal_views


UNREVIEWED: Final = tr("Nobody who signs has reviewed these yet.")
_SURE: Final = {"H": tr("high"), "M": tr("medium"), "L": tr("low")}
CODES: Final = 3
"""So many of the codes of other notations stand in a tip."""


class Section(NamedTuple):
    """Signals that are chosen from together.

    Attributes:
        id: its own.
        title: the word on its button.
        tip: what is chosen there.
        kinds: the kinds of tracks whose signals it shows.
    """

    id: str
    title: str
    tip: str
    kinds: tuple[str, ...]


_PARTED: Final = (
    Section("grammar", tr("Grammar"), tr("Questions, topics, clauses, negation"), ("grammar",)),
    Section("mouth", tr("Mouth"), tr("Mouth morphemes, mouth shapes, cheeks, mouthing"), ("mouth",)),
    Section("face", tr("Face"), tr("Brows, eyes, nose, feelings"), ()),
    Section("gaze", tr("Gaze"), tr("Where the eyes look"), ("gaze",)),
    Section("head", tr("Head"), tr("Head and torso"), ("head", "torso")),
)
_NAMED: Final = frozenset(kind for section in _PARTED for kind in section.kinds)
_OTHERS: Final = tuple(kind.name for kind in SPAN_KINDS if kind.name not in _NAMED)

SECTIONS: Final = tuple(section if section.kinds else section._replace(kinds=_OTHERS) for section in _PARTED)
"""In the order of their buttons; what no section names, also of a kind to come, stands with the face."""


def section_of(kind: str) -> str:
    """Return the id of the section in which the signals of a kind of track stand."""
    return next(section.id for section in SECTIONS if kind in section.kinds)


@cache
def cards_of(section_id: str, side: Side = "right") -> tuple[Group, ...]:
    """All cards of a section, by what sort of signal they are, for a signer of a dominant side."""
    kinds = next(section.kinds for section in SECTIONS if section.id == section_id)
    found: list[Group] = []
    for kind in kinds:
        sorts: dict[str, list[Item]] = {}
        for signal in catalogue.on_track(kind):
            sorts.setdefault(signal.kind, []).append(_card(signal, side))
        largest_first = sorted(sorts.items(), key=lambda one: -len(one[1]))
        found += [Group(named(name.capitalize()), tuple(cards)) for name, cards in largest_first]
    return tuple(found) if len(found) > 1 else tuple(group._replace(heading="") for group in found)


def own_group(own: Sequence[OwnSignal], where: Callable[[str], str]) -> tuple[Group, ...]:
    """Cards of the user's own signals, which stand before the others of the face; none without any."""
    cards = tuple(_own_card(one, where(one.name)) for one in own)
    return (Group(tr("Your own"), cards),) if own else ()


def answers(
    text: str,
    side: Side = "right",
    own: Sequence[OwnSignal] = (),
    where: Callable[[str], str] = lambda _name: "",
) -> Answers:
    """Return the cards of all sections that answer the text by name, meaning, English word or code.

    Equally good ones keep the order in which they stand: "wh" is a question before it is a mouth.
    """
    return ranked(text, (*((_own_card(one, where(one.name)), one.searchable) for one in own), *_sought(side)))


@cache
def _sought(side: Side) -> tuple[tuple[Item, Searchable], ...]:
    marks = {one.signal: (one.mark, *one.also) for one in grammar.markings()}
    searchable = {
        signal.id: replace(words, letters=marks.get(signal.id, ()))  # a question is "wh", as it is typed
        for signal, words in zip(catalogue.every(), catalogue.searchable(), strict=True)
    }
    shown = (card for section in SECTIONS for group in cards_of(section.id, side) for card in group.items)
    return tuple((card, searchable[card.id]) for card in shown)


def _own_card(own: OwnSignal, where: str) -> Item:
    parts = [*own.parts, *(["head"] if own.head else [])]
    words = f"{where or tr('one of your own signals')}: {', '.join(map(named, parts))}"
    face = OwnFace(own.shapes, own.head)
    return own_item(own.name, words, corner="link" if where else "own", pictures=(face,))


@cache
def _card(signal: Signal, side: Side) -> Item:
    title = translated(signal_title(signal, side))
    codes = f"\n{'; '.join(signal.codes[:CODES])}" if signal.codes else ""
    tip = tr(
        "{title}: {meaning}\nOver {spreads}.{codes}\nSource: {source}. "
        "Confidence {confidence}; not yet reviewed by a signer.",
        title=title,
        meaning=named(signal.meaning),
        spreads=signal.spreads,
        codes=codes,
        source=signal.source,
        confidence=_SURE[signal.confidence],
    )
    swing = signal_views.swings(signal)
    return Item(
        signal.id,
        title,
        tip,
        f"{title}. {named(signal.meaning)}",
        corner="wave" if swing == "across" else "wave_up" if swing else "",
        pictures=tuple(Still(signal.id, number) for number in range(len(signal_views.moments(signal.id)))),
    )


RESTS_MS: Final = 250
"""The pointer rests on a card for so long before it plays: whoever passes over the cards wants no movies."""
FRAME_MS: Final = 40


class Playing(QObject):
    """Plays the signal under the pointer, over and over."""

    def __init__(self, shown: ItemList, pictures: Pictures) -> None:
        super().__init__(shown)
        self._list, self._pictures = shown, pictures
        self.signal = ""
        """The signal that plays; empty while none does."""
        self._clock = QElapsedTimer()
        self._timer = later(self, self._on_tick)
        shown.pointed.connect(self._on_pointed)
        shown.entered.connect(self._on_entered)

    def _on_pointed(self, signal: str) -> None:
        if signal != self.signal:
            self._stop()

    def _on_entered(self, index: QModelIndex) -> None:
        self._stop()
        item = self._list.items.item(index.row())
        if item is not None and not item.is_own:
            self.signal = item.id
            self._timer.start(RESTS_MS)

    def _on_tick(self) -> None:
        if not self.signal or not self._list.isVisible():
            return
        if not self._clock.isValid():
            self._clock.start()
        time_s = (self._clock.elapsed() / 1000.0) % signal_views.length_s(self.signal)
        self._list.play(self.signal, self._pictures.moment(self.signal, time_s))
        self._timer.start(FRAME_MS)

    def _stop(self) -> None:
        was, self.signal = self.signal, ""
        self._timer.stop()
        self._clock.invalidate()
        if was:
            self._list.play(was, None)
