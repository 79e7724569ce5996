"""The cards of the handshape browser.

The user's own handshapes and those of the inventory, all of them or those found.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from handshapes import catalogue
from handshapes.handshape import Handshape
from handshapes.own import OwnHandshape
from handshapes.search import rank_matches
from signer.document.values import HandForm
from signer.studio.widgets.card_grid import Group

OWN: Final = "own/"
"""Prefix of the ids of own cards; no handshape of the inventory has a stroke in its name."""
FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    "Fists": ("fist", "thumb"),
    "Flat and spread": ("flat", "spread", "bent_middle"),
    "Curved and clawed": ("cee", "claw"),
    "Pinched": ("pinch", "g", "d"),
    "One finger": ("index", "x", "L", "pinky"),
    "Two fingers": ("H", "V", "K", "R"),
    "Three fingers": ("w", "three"),
    "Thumb, index and pinky": ("Y", "ily", "horns"),
}
"""The families of handshapes by the groups of the inventory; what is a letter or a number stands among
those."""
RECENT: Final = "Used last"
_SURE: Final = {"H": "high", "M": "medium", "L": "low"}


class Card(NamedTuple):
    """Card that is chosen by one click: its id, its title, the hand, and what is said about it."""

    id: str
    title: str
    form: HandForm
    tip: str
    spoken: str

    @property
    def is_own(self) -> bool:
        """Return whether it is the user's own."""
        return self.id.startswith(OWN)


def own_id(own: OwnHandshape) -> str:
    """The id of the card of a handshape of one's own."""
    return f"{OWN}{own.name}"


Family: TypeAlias = Group[Card]
"""Cards that stand together under a heading."""


def families(own: Sequence[OwnHandshape], recent: Sequence[str]) -> tuple[Family, ...]:
    """All cards by family: used last (a second time), the user's own, letters, numbers, the rest."""
    cards = {card.id: card for card in all_cards(own)}
    names: dict[str, list[str]] = {RECENT: [name for name in recent if name in cards]}
    names["Your own"] = [name for name in cards if name.startswith(OWN)]
    for shape in catalogue.every():
        names.setdefault(_family(shape), []).append(shape.name)
    order = (RECENT, "Your own", "Letters", "Numbers", *FAMILIES)
    found = (Family(heading, tuple(cards[name] for name in names.get(heading, ()))) for heading in order)
    return tuple(family for family in found if family.cards)


def _family(shape: Handshape) -> str:
    if shape.letters and len(shape.title.split(" ")[0]) == 1:
        return "Letters" if shape.title[0].isalpha() else "Numbers"
    if shape.title.isdecimal():
        return "Numbers"
    return next(heading for heading, groups in FAMILIES.items() if shape.group in groups)


def all_cards(own: Sequence[OwnHandshape]) -> tuple[Card, ...]:
    """Every card: the user's own in front, then those of the inventory in its order."""
    return (*map(_own_card, own), *map(_card, catalogue.every()))


def found_cards(text: str, own: Sequence[OwnHandshape], recent: Sequence[str] = ()) -> tuple[Card, ...]:
    """The cards that answer the text, best first.

    Of equally good ones those used last, then the user's own.
    """
    both = zip(all_cards(own), (*(one.searchable for one in own), *catalogue.searchable()), strict=True)
    used = {name: place for place, name in enumerate(recent)}
    sought = sorted(both, key=lambda pair: used.get(pair[0].id, len(used)))
    return tuple(sought[place][0] for place in rank_matches(text, [searchable for _, searchable in sought]))


def _own_card(own: OwnHandshape) -> Card:
    made_from = catalogue.find(own.handshape).title
    words = f"one of your own handshapes, made from {made_from}"
    return Card(
        own_id(own),
        own.name,
        HandForm(own.handshape, own.joints),
        f"{own.name}: {words}",
        f"{own.name}. {words}",
    )


def _card(shape: Handshape) -> Card:
    tip = f"{shape.title}: {shape.words}\nConfidence {_SURE[shape.confidence]}; not yet reviewed by a signer."
    return Card(shape.name, shape.title, HandForm(shape.name), tip, f"{shape.title}. {shape.words}")
