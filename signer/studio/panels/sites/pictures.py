"""The pictures behind the dots of the site browser, and where each site lies on them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from body_model.plain_types import Side
from signer.characters.load import load_character
from signer.characters.spots import mirrored_spot
from signer.document.values import BothMeet, Contact, Placement, SkinSpot, SpacePoint
from signer.lazy import lazily
from signer.motion.places.contact_target import ContactTarget, contact_target_of
from signer.motion.places.skin_spots import carrier_of
from signer.phrases import begins
from signer.studio.drawing import framing
from signer.studio.drawing.figure import arm_figure, hand_figure, resting_figure
from signer.studio.drawing.quality import PICTURE, while_moving
from signer.studio.editing.hands_shown import HandsShown
from signer.studio.language import tr, translated
from signer.studio.panels.hand_turn import HandTurn, turn_that_shows
from signer.studio.panels.sites.pages import (
    CELL,
    LIMBS,
    Page,
    drawn_site,
    page_of_carrier,
    recent_first,
    sites_on,
    tab_of,
)
from signer.studio.widgets.dots import Dot
from signer.words import wording
from sites.site import BOTH_MEET, Site

with lazily():
    from signer.studio.drawing import recorder


DIM: Final = 0.6
PLAIN_PX: Final = 640
SHARP_PX: Final = 1280
KEPT: Final = 4
"""Pictures; one of each kind in the shape that the panel has. A sharp one takes up to 20 MB with its
distances."""
AWAY: Final = -0.3  # the cosine below which skin is turned away from the viewer for good
FREE_POINT: Final = tr("free point")
OWN_PLACE: Final = tr("own place")
STRAIGHT: Final = HandTurn(0.0, 0.0)
"""The signer from the front."""
MARKS: Final = (FREE_POINT, OWN_PLACE)
"""Dots that show where the key is and name no site."""


class SitePictures:
    """Made when first looked at, the latest few kept; those of arm and hand are made anew with each turn."""

    def __init__(self) -> None:
        self._made = lru_cache(maxsize=KEPT)(_made)

    def picture(self, page: Page, signer: str, wanted_px: float, aspect: float = 1.0) -> recorder.Picture:
        """The picture of a page that is not turned, `aspect` times as wide as high."""
        kind = page if page in ("face", "body", "head") else "space"
        size = PLAIN_PX if wanted_px <= 1.2 * PLAIN_PX else SHARP_PX
        return self._made(signer, kind, size, round(size / aspect))

    def turned(
        self,
        page: Page,
        hands: HandsShown,
        turn: HandTurn,
        size_px: int,
        aspect: float = 1.0,
        *,
        quick: bool = False,
    ) -> recorder.Picture:
        """The picture of the signer, or of the other arm or hand in the shape that it has, from any side."""
        if page not in LIMBS and turn == STRAIGHT and not quick:
            return self.picture(page, hands.signer, size_px, aspect)
        quality = while_moving(recorder.studio(hands.character).renderer_name) if quick else PICTURE
        seen = (turn.azimuth_rad, turn.elevation_rad, size_px, round(size_px / aspect), quality)
        if page not in LIMBS:
            return recorder.signer_closeup(
                hands.character, framing.FACE if page == "face" else framing.TORSO, *seen
            )
        draw = recorder.hand_closeup if page == "hand" else recorder.arm_closeup
        return draw(hands.character, hands.other, hands.drawn_other, *seen)

    def dots(
        self,
        picture: recorder.Picture,
        page: Page,
        hands: HandsShown,
        placement: Placement | None = None,
        recent: Sequence[str] = (),
    ) -> list[Dot]:
        """The dots of a page in order of use, after the point of a key that is no site of the inventory.

        What faces well away from the viewer waits until the picture is turned, unless it is where the key is.
        """
        mark = self._mark(picture, page, hands, placement)
        chosen = placement.site if isinstance(placement, Contact) else ""
        sites = (site for site in recent_first(sites_on(page, hands.hand), recent) if site.id != BOTH_MEET)
        dots = (_dot(picture, site, hands, always=site.id == chosen) for site in sites)
        return [dot for dot in (mark, *dots) if dot is not None]

    def _mark(
        self, picture: recorder.Picture, page: Page, hands: HandsShown, placement: Placement | None
    ) -> Dot | None:
        if isinstance(placement, SpacePoint | BothMeet) and tab_of(page) == "space":
            x, y, z = placement.point_m
            landing = contact_target_of(
                hands.character, SpacePoint("", (x if hands.dominant_side == "right" else -x, y, z))
            )
            place = picture.place(landing.aim(picture.figure.matrices))
            named = isinstance(placement, SpacePoint) and placement.place
            return Dot(FREE_POINT, tr("Place of the room") if named else tr("Free point"), place.x, place.y)
        if not isinstance(placement, Contact) or not isinstance(placement.site, SkinSpot):
            return None
        try:
            if page_of_carrier(carrier_of(placement.site)) != page:
                return None
            spot = placement.site if hands.dominant_side == "right" else mirrored_spot(placement.site)
        except LookupError:  # a spot of another body
            return None
        landing, matrices = contact_target_of(hands.character, Contact("", spot)), picture.figure.matrices
        place = picture.place(landing.aim(matrices), landing.outward(matrices))
        return Dot(
            OWN_PLACE,
            translated(wording.site_name(placement.site, hands.dominant_side)),
            place.x,
            place.y,
            place.seen,
        )


def turn_for(site: Site, page: Page, hands: HandsShown, preferred: HandTurn) -> HandTurn:
    """The turn of a page in which a site is seen; the preferred one where that shows it."""
    side: Side = hands.drawn_other if page in LIMBS else "right"
    match page:
        case "hand":
            figure = hand_figure(hands.character, hands.other, side)
        case "arm":
            figure = arm_figure(hands.character, hands.other, side)
        case _:
            figure = resting_figure(hands.character)
    landing = _landing(site, hands)
    x, y, z = (float(part) for part in landing.outward(figure.matrices))
    turn = turn_that_shows((x, y, z), side, preferred)
    return turn if turn is preferred or page in LIMBS else HandTurn(turn.azimuth_rad, 0.0)


def _landing(site: Site, hands: HandsShown) -> ContactTarget:
    drawn = Contact("", drawn_site(site, hands.dominant_side).id, "none")
    return contact_target_of(hands.character, drawn, hands.drawn, hands.other)


def _dot(picture: recorder.Picture, site: Site, hands: HandsShown, *, always: bool) -> Dot | None:
    landing = _landing(site, hands)
    aim, outward = (each(picture.figure.matrices) for each in (landing.aim, landing.outward))
    name = _name(site.id, hands.dominant_side)
    if site.kind == "space":
        place = picture.place(aim)
        return Dot(site.id, name, place.x, place.y)
    place = picture.place(aim, outward)
    return (
        Dot(site.id, name, place.x, place.y, place.seen)
        if always or picture.facing(aim, outward) > AWAY
        else None
    )


def _made(signer: str, page: str, width: int, height: int) -> recorder.Picture:
    dim = 0.0 if page in ("face", "body") else DIM
    return recorder.page_picture(load_character(signer), page, width, height, dim=dim)


def _name(site_id: str, dominant_side: Side) -> str:
    if site_id.startswith(CELL):
        return begins(translated(wording.space_cell_name(site_id, dominant_side)))
    return translated(wording.site_name(site_id, dominant_side))
