"""The cards of the handshape browser: the user's own handshapes and those of the inventory, all of them or those found."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from handshapes import catalogue
from handshapes.handshape import Handshape
from handshapes.own import OwnHandshape
from handshapes.search import rank_matches
from signer.document.values import HandForm

OWN: Final = "own/"
"""What the ids of own cards begin with; no handshape of the inventory has a stroke in its name."""
_SURE: Final = {"H": "high", "M": "medium", "L": "low"}


class Card(NamedTuple):
    """What is chosen by one click: its id, what it is called, the hand, and what is said about it."""

    id: str
    title: str
    form: HandForm
    tip: str
    spoken: str

    @property
    def is_own(self) -> bool:
        """Whether it is the user's own."""
        return self.id.startswith(OWN)


def own_id(own: OwnHandshape) -> str:
    """The id of the card of a handshape of one's own."""
    return f"{OWN}{own.name}"


def all_cards(own: Sequence[OwnHandshape]) -> tuple[Card, ...]:
    """Every card: the user's own in front, then those of the inventory in its order."""
    return (*map(_own_card, own), *map(_card, catalogue.every()))


def found_cards(text: str, own: Sequence[OwnHandshape]) -> tuple[Card, ...]:
    """The cards that answer the text, best first; of equally good ones the user's own."""
    cards = all_cards(own)
    searchable = (*(one.searchable for one in own), *catalogue.searchable())
    return tuple(cards[place] for place in rank_matches(text, searchable))


def _own_card(own: OwnHandshape) -> Card:
    made_from = catalogue.find(own.handshape).title
    words = f"one of your own handshapes, made from {made_from}"
    return Card(own_id(own), own.name, HandForm(own.handshape, own.joints), f"{own.name}: {words}", f"{own.name}. {words}")


def _card(shape: Handshape) -> Card:
    tip = f"{shape.title}: {shape.words}\nConfidence {_SURE[shape.confidence]}; not yet reviewed by a signer."
    return Card(shape.name, shape.title, HandForm(shape.name), tip, f"{shape.title}. {shape.words}")
