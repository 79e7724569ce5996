"""The cards of the handshape browser.

The user's own handshapes and those of the inventory, all of them or those found.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from handshapes import catalogue
from handshapes.handshape import Handshape
from handshapes.own import OwnHandshape
from signer.document.values import HandForm
from signer.studio.language import named, tr
from signer.studio.widgets.inventory_browser import Answers, ranked
from signer.studio.widgets.inventory_items import OWN, Group, Item, own_item

FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    tr("Fists"): ("fist", "thumb"),
    tr("Flat and spread"): ("flat", "spread", "bent_middle"),
    tr("Curved and clawed"): ("cee", "claw"),
    tr("Pinched"): ("pinch", "g", "d"),
    tr("One finger"): ("index", "x", "L", "pinky"),
    tr("Two fingers"): ("H", "V", "K", "R"),
    tr("Three fingers"): ("w", "three"),
    tr("Thumb, index and pinky"): ("Y", "ily", "horns"),
}
"""The families of handshapes by the groups of the inventory; what is a letter or a number stands among
those."""
RECENT: Final = tr("Used last")
Where: TypeAlias = Callable[[str], str]
"""Words for the shelf of a thing by its name; none for one's own."""


def _nowhere(_name: str) -> str:
    return ""


_SURE: Final = {"H": tr("high"), "M": tr("medium"), "L": tr("low")}


def families(
    own: Sequence[OwnHandshape], recent: Sequence[str], where: Where = _nowhere
) -> tuple[Group, ...]:
    """All cards by family: used last (a second time), the user's own, letters, numbers, the rest."""
    cards = {card.id: card for card in all_cards(own, where)}
    names: dict[str, list[str]] = {RECENT: [name for name in recent if name in cards]}
    names[tr("Your own")] = [name for name in cards if name.startswith(OWN)]
    for shape in catalogue.every():
        names.setdefault(_family(shape), []).append(shape.name)
    order = (RECENT, tr("Your own"), tr("Letters"), tr("Numbers"), *FAMILIES)
    found = (Group(heading, tuple(cards[name] for name in names.get(heading, ()))) for heading in order)
    return tuple(family for family in found if family.items)


def _family(shape: Handshape) -> str:
    if shape.letters and len(shape.title.split(" ")[0]) == 1:
        return tr("Letters") if shape.title[0].isalpha() else tr("Numbers")
    if shape.title.isdecimal():
        return tr("Numbers")
    return next(heading for heading, groups in FAMILIES.items() if shape.group in groups)


def all_cards(own: Sequence[OwnHandshape], where: Where = _nowhere) -> tuple[Item, ...]:
    """Every card: the user's own in front, then those of the inventory in its order."""
    return (*(_own_card(one, where(one.name)) for one in own), *map(_card, catalogue.every()))


def answers(
    text: str, own: Sequence[OwnHandshape], recent: Sequence[str] = (), where: Where = _nowhere
) -> Answers:
    """Return the cards that answer the text, best first.

    Of equally good ones those used last, then the user's own.
    """
    both = zip(
        all_cards(own, where), (*(one.searchable for one in own), *catalogue.searchable()), strict=True
    )
    used = {name: place for place, name in enumerate(recent)}
    return ranked(text, sorted(both, key=lambda pair: used.get(pair[0].id, len(used))))


def _own_card(own: OwnHandshape, where: str) -> Item:
    words = tr(
        "{part}, made from {title}",
        part=where or tr("one of your own handshapes"),
        title=named(catalogue.find(own.handshape).title),
    )
    form = HandForm(own.handshape, own.joints)
    return own_item(own.name, words, corner="link" if where else "own", pictures=(form,))


def _card(shape: Handshape) -> Item:
    tip = tr(
        "{title}: {words}\nConfidence {confidence}; not yet reviewed by a signer.",
        title=named(shape.title),
        words=named(shape.words),
        confidence=_SURE[shape.confidence],
    )
    spoken = f"{named(shape.title)}. {named(shape.words)}"
    return Item(shape.name, named(shape.title), tip, spoken, pictures=(HandForm(shape.name),))
