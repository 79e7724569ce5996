"""The pictures behind the dots of the site browser, and where each site lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signer.document.sign import Side
from signer.document.values import Contact, SpacePoint
from signer.studio import wording
from signer.studio.panels.site_pages import CELL, Page, drawn_site, sites_on, tab_of
from signer.studio.widgets.dots import Dot

if TYPE_CHECKING:
    from signer.studio.stage.recorder import Picture

DIM: Final = 0.6
PLAIN_PX: Final = 640
SHARP_PX: Final = 1280
FREE_POINT: Final = "free point"


class SitePictures:
    """Made when first looked at, kept while the window stands."""

    def __init__(self) -> None:
        self._pictures: dict[tuple[str, int], Picture] = {}

    def picture(self, page: Page, wanted_px: float) -> Picture:
        """The picture of a page, sharp enough for a size on the screen."""
        kind = page if page in ("face", "body", "head") else "space"
        size = PLAIN_PX if wanted_px <= 1.2 * PLAIN_PX else SHARP_PX
        if (kind, size) not in self._pictures:
            self._pictures[kind, size] = _made(kind, size)
        return self._pictures[kind, size]

    def dots(self, page: Page, hand: Side, dominant_side: Side, free: SpacePoint | None = None) -> list[Dot]:
        """The dots of a page in order of use, with the free point where the key has one."""
        from signer.motion.contact import landing_of

        picture = self.picture(page, PLAIN_PX)
        dots = []
        for site in sites_on(page, hand):
            landing = landing_of(Contact("", drawn_site(site, dominant_side).id, "none"))
            matrices = picture.figure.matrices
            on_skin = landing.attachment is not None
            place = picture.place(landing.aim(matrices), landing.outward(matrices) if on_skin else None)
            dots.append(Dot(site.id, _name(site.id, dominant_side), place.x, place.y, place.seen if on_skin else True))
        if free is not None and tab_of(page) == "space":
            x, y, z = free.point_m
            landing = landing_of(SpacePoint("", (x if dominant_side == "right" else -x, y, z)))
            place = picture.place(landing.aim(picture.figure.matrices))
            dots.insert(0, Dot(FREE_POINT, "Free point", place.x, place.y))
        return dots


def _made(kind: str, size_px: int) -> Picture:
    # The renderer is loaded when the first picture is looked at, not with the window.
    from signer.studio.stage import framing, recorder
    from signer.studio.stage.figure import resting_figure

    if kind == "face":
        return recorder.face_picture(size_px)
    if kind == "head":
        return recorder.picture_of(resting_figure(), framing.HEAD, size_px, size_px, dim=DIM, question="beside the head")
    return recorder.body_picture(size_px) if kind == "body" else recorder.space_picture(size_px, dim=DIM)


def _name(site_id: str, dominant_side: Side) -> str:
    if site_id.startswith(CELL):
        return wording.space_cell_name(site_id, dominant_side).capitalize()
    return wording.site_name(site_id, dominant_side)
