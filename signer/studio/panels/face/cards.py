"""The cards of the Face dock: signals by section, all of them or those found."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from body_model.plain_types import Side
from handshapes.search import Searchable, rank_matches
from nonmanuals import catalogue
from nonmanuals.own import OwnSignal
from nonmanuals.signal import Signal
from signer.document.tracks.kinds import SPAN_KINDS
from signer.studio.background.signal_pictures import OWN_FACE
from signer.studio.widgets.card_grid import Group
from signer.words.signals import signal_title

UNREVIEWED: Final = "Nobody who signs has reviewed these yet."
OWN: Final = "own/"
"""Prefix of the ids of own cards; no signal of the inventory has a stroke in its id."""
_SURE: Final = {"H": "high", "M": "medium", "L": "low"}
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
    Section("grammar", "Grammar", "Questions, topics, clauses, negation", ("grammar",)),
    Section("mouth", "Mouth", "Mouth morphemes, mouth shapes, cheeks, mouthing", ("mouth",)),
    Section("face", "Face", "Brows, eyes, nose, feelings", ()),
    Section("gaze", "Gaze", "Where the eyes look", ("gaze",)),
    Section("head", "Head", "Head and torso", ("head", "torso")),
)
_NAMED: Final = frozenset(kind for section in _PARTED for kind in section.kinds)
_OTHERS: Final = tuple(kind.name for kind in SPAN_KINDS if kind.name not in _NAMED)

SECTIONS: Final = tuple(section if section.kinds else section._replace(kinds=_OTHERS) for section in _PARTED)
"""In the order of their buttons; what no section names, also of a kind to come, stands with the face."""


class Card(NamedTuple):
    """A signal as it is offered.

    Attributes:
        id: of the signal.
        title: its name.
        tip: all that is known of it.
        spoken: for a screen reader.
        meaning: what it says, in a line.
        signal: itself; None for one of the user's own.
        picture: what its pictures are asked for by; empty for its id.
    """

    id: str
    title: str
    tip: str
    spoken: str
    meaning: str
    signal: Signal | None
    picture: str = ""

    @property
    def is_own(self) -> bool:
        """Return whether it is the user's own."""
        return self.signal is None


CardGroup: TypeAlias = Group[Card]


def section_of(kind: str) -> str:
    """Return the id of the section in which the signals of a kind of track stand."""
    return next(section.id for section in SECTIONS if kind in section.kinds)


@cache
def cards_of(section_id: str, side: Side = "right") -> tuple[CardGroup, ...]:
    """All cards of a section, by what sort of signal they are, for a signer of a dominant side."""
    kinds = next(section.kinds for section in SECTIONS if section.id == section_id)
    found: list[CardGroup] = []
    for kind in kinds:
        sorts: dict[str, list[Card]] = {}
        for signal in catalogue.on_track(kind):
            sorts.setdefault(signal.kind, []).append(_card(signal, side))
        largest_first = sorted(sorts.items(), key=lambda one: -len(one[1]))
        found += [Group(name.capitalize(), tuple(cards)) for name, cards in largest_first]
    return tuple(found) if len(found) > 1 else tuple(group._replace(heading="") for group in found)


def own_id(name: str) -> str:
    """The id of the card of a signal of one's own."""
    return f"{OWN}{name}"


def own_group(own: Sequence[OwnSignal]) -> tuple[CardGroup, ...]:
    """Cards of the user's own signals, which stand before the others of the face; none without any."""
    return (Group("Your own", tuple(map(_own_card, own))),) if own else ()


def _own_card(own: OwnSignal) -> Card:
    moved = [*own.parts, *(["head"] if own.head else [])]
    words = f"one of your own signals: {', '.join(moved)}"
    return Card(
        own_id(own.name),
        own.name,
        f"{own.name}: {words}",
        f"{own.name}. {words}",
        words,
        None,
        picture_of(own),
    )


def picture_of(own: OwnSignal) -> str:
    """Return what the picture of a signal of one's own is asked for by: the face itself."""
    return f"{OWN_FACE}{json.dumps([own.shapes, own.head])}"


def found_cards(text: str, side: Side = "right", own: Sequence[OwnSignal] = ()) -> tuple[Card, ...]:
    """The cards of all sections that answer the text by name, meaning, English word or code, best first.

    Equally good ones keep the order in which they stand: "wh" is a question before it is a mouth.
    """
    sought = (*((_own_card(one), one.searchable) for one in own), *_sought(side))
    return tuple(sought[place][0] for place in rank_matches(text, [searchable for _, searchable in sought]))


@cache
def _sought(side: Side) -> tuple[tuple[Card, Searchable], ...]:
    searchable = dict(zip((signal.id for signal in catalogue.every()), catalogue.searchable(), strict=True))
    shown = (card for section in SECTIONS for group in cards_of(section.id, side) for card in group.cards)
    return tuple((card, searchable[card.id]) for card in shown)


def count() -> int:
    """Return how many cards there are."""
    return len(catalogue.every())


@cache
def _card(signal: Signal, side: Side) -> Card:
    title = signal_title(signal, side)
    meaning = signal.meaning[:1].upper() + signal.meaning[1:]
    codes = f"\n{'; '.join(signal.codes[:CODES])}" if signal.codes else ""
    tip = (
        f"{title}: {signal.meaning}\nOver {signal.spreads}.{codes}\nSource: {signal.source}. "
        f"Confidence {_SURE[signal.confidence]}; not yet reviewed by a signer."
    )
    return Card(signal.id, title, tip, f"{title}. {signal.meaning}", meaning, signal)
