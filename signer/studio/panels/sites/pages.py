"""Pages of the site browser: which sites each shows, and where a left-handed signer's are drawn."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final, Literal, TypeAlias

from body_model.plain_types import Side
from handshapes.search import Searchable
from signer.document.values import SkinSpot
from signer.studio.language import named, tr, translated
from signer.studio.widgets.inventory_browser import Answers, ranked
from signer.studio.widgets.inventory_items import OWN, Item
from signer.words import wording
from sites import catalogue
from sites.site import Carrier, Site

Page: TypeAlias = Literal["face", "body", "arm", "hand", "near", "mid", "far", "head", "chest", "room"]
SiteTab: TypeAlias = Literal["face", "body", "arm", "hand", "space"]

DEPTHS: Final[tuple[Page, ...]] = ("near", "mid", "far")
LIMBS: Final[tuple[Page, ...]] = ("arm", "hand")
"""Pages that show the other arm and the other hand, each by itself."""
TURNED: Final[tuple[Page, ...]] = ("face", "body", *LIMBS)
"""Pages whose picture shows skin, and is turned about."""
CELL: Final = "space."


@cache
def page_of(site: Site) -> Page:
    """The page that shows a site."""
    if site.is_followed:
        return page_of_carrier(site.carrier)
    if site.kind == "surface":
        return "face" if site.tab == "face" else "body"
    if site.id.startswith(CELL):
        return next(depth for depth in DEPTHS if site.id.endswith(depth))
    return "head" if site.carrier == "head" else "chest"


def page_of_carrier(carrier: Carrier) -> Page:
    """The page that shows what moves with the head, the trunk, an arm or a hand."""
    match carrier:
        case "head":
            return "face"
        case "trunk":
            return "body"
        case "hand":
            return "hand"
    return "arm"


def tab_of(page: Page) -> SiteTab:
    """The tab that a page belongs to."""
    match page:
        case "face" | "body" | "arm" | "hand":
            return page
    return "space"


@cache
def sites_on(page: Page, hand: Side) -> tuple[Site, ...]:
    """The offered sites of a page, most used first."""
    return tuple(site for site in catalogue.offered(hand) if page_of(site) == page)


def recent_first(sites: Iterable[Site], recent: Sequence[str]) -> tuple[Site, ...]:
    """The sites with those used last in front: where dots are crowded they are the ones that are shown."""
    places = {name: place for place, name in enumerate(recent)}
    return tuple(sorted(sites, key=lambda site: places.get(site.id, len(places))))


def drawn_site(site: Site, dominant_side: Side) -> Site:
    """The site whose place on the body is meant: a left-handed signer's `.R` is drawn on the left."""
    return site if dominant_side == "right" else catalogue.mirrored(site)


def answers(
    text: str,
    hand: Side,
    dominant_side: Side,
    own: Sequence[SkinSpot] = (),
    where: Callable[[str], str] = lambda _name: "",
) -> Answers:
    """Return the offered sites that answer the text, by the names they are shown with; one's own in front.

    `where` has words for the shelf of one of one's own by its name, empty on the user's.
    """
    mine = ((_own_item(one, where(one.name)), Searchable((one.name,), aliases=("own",))) for one in own)
    return ranked(text, (*mine, *_sought(hand, dominant_side)))


def _own_item(spot: SkinSpot, where: str) -> Item:
    told = f"{spot.name}: {where or tr('one of your own places')}"
    return Item(f"{OWN}{spot.name}", spot.name, told, beside=where or tr("Own"), is_own=True)


def own_of(item_id: str, own: Iterable[SkinSpot]) -> SkinSpot | None:
    """Return the place of one's own that an item stands for; None for a site."""
    return next((one for one in own if f"{OWN}{one.name}" == item_id), None)


@cache
def _sought(hand: Side, dominant_side: Side) -> tuple[tuple[Item, Searchable], ...]:
    offered = catalogue.offered(hand)
    names = [translated(wording.site_name(site.id, dominant_side)) for site in offered]
    terms = catalogue.searchable((drawn_site(site, dominant_side) for site in offered), names)
    items = (
        Item(
            site.id,
            _without_owner(name),
            site.description,
            beside=named(tab_of(page_of(site)).capitalize()),
        )
        for site, name in zip(offered, names, strict=True)
    )
    # Who says "temple" means the one that is most used.
    right, left = (f", {translated(side)}" for side in (wording.SIDES["right"], wording.SIDES["left"]))
    bare = (_without_owner(name).removesuffix(right).removesuffix(left) for name in names)
    known = (replace(words, letters=(name,)) for name, words in zip(bare, terms, strict=True))
    return tuple(zip(items, known, strict=True))


def _without_owner(name: str) -> str:
    """Shorten a name of the other hand: the word beside it says whose it is."""
    owner, _, place = name.rpartition(": ")
    return place if owner == tr("Other hand") else name
