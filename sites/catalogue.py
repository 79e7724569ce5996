"""Find and search sites, and tell which of them a hand may touch."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from body_model.plain_types import Side
from handshapes.search import Searchable, did_you_mean, rank_matches
from sites.reading import mirrored_id, read_sites
from sites.site import BOTH_MEET, Carrier, Site

DATA: Final = Path(__file__).parent / "data"

ARM_OF: Final[Mapping[Side, Carrier]] = {"right": "arm.R", "left": "arm.L"}
# Above this share of the own upper arm the place flees with the arm that wants to reach it (design page on
# the rig).
OWN_ARM_LIMIT: Final = 0.4


@cache
def _sites() -> Mapping[str, Site]:
    return read_sites(DATA)


def find(site_id: str) -> Site:
    """The site of that id; LookupError says which ids are close."""
    sites = _sites()
    if site_id in sites:
        return sites[site_id]
    raise LookupError(f"there is no site {site_id!r}{did_you_mean(site_id, sites)}")


def every() -> tuple[Site, ...]:
    """All sites, most used first."""
    return _ordered()


@cache
def _ordered() -> tuple[Site, ...]:
    return tuple(sorted(_sites().values(), key=lambda site: site.rank))


@cache
def placed(hand: Side = "right") -> tuple[Site, ...]:
    """The sites that a hand of a right-handed signer may be brought to, most used first.

    Those on its own arm are left out, and those that its own upper arm carries with it.
    """
    own = ARM_OF[hand]
    return tuple(
        site
        for site in every()
        if site.is_placed and site.carrier != own and _own_weight(site, hand) <= OWN_ARM_LIMIT
    )


@cache
def offered(hand: Side = "right") -> tuple[Site, ...]:
    """Return the sites that may be chosen for a hand: those of `placed`, and the meeting of both hands.

    The meeting is chosen like a site but written for both hands at once.
    """
    chosen = {site.id for site in placed(hand)} | {BOTH_MEET}
    return tuple(site for site in every() if site.id in chosen)


def _own_weight(site: Site, hand: Side) -> float:
    if site.spot is None:
        return 0.0
    return site.spot.right_arm_weight if hand == "right" else site.spot.left_arm_weight


def mirrored(site: Site) -> Site:
    """Return the site on the other side; one on the mid plane is its own mirror."""
    return find(mirrored_id(site.id))


def search(text: str, among: Iterable[Site] | None = None) -> tuple[Site, ...]:
    """Sites that answer the text by name, id, region or notation, best first, among all or the given ones."""
    sites = every() if among is None else tuple(among)
    return tuple(sites[place] for place in rank_matches(text, searchable(sites)))


def searchable(sites: Iterable[Site], called: Sequence[str] | None = None) -> tuple[Searchable, ...]:
    """Return what sites are found by.

    `called` is what each is called where it is offered; who types that finds it first.
    """
    things = tuple(_searchable_by_id()[site.id] for site in sites)
    if called is None:
        return things
    return tuple(
        replace(thing, names=(name, *thing.names)) for name, thing in zip(called, things, strict=True)
    )


@cache
def _searchable() -> tuple[Searchable, ...]:
    return tuple(
        Searchable(
            (site.name, site.id), aliases=(site.region, site.side), text=f"{site.description} {site.notation}"
        )
        for site in every()
    )


@cache
def _searchable_by_id() -> Mapping[str, Searchable]:
    return {site.id: thing for site, thing in zip(every(), _searchable(), strict=True)}
