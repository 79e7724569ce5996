"""One page of places: the signer, the other arm or the other hand, with a dot for each site."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from signer.document.values import Contact, Placement, SpacePoint
from signer.motion.places.skin_spots import carrier_of
from signer.studio.editing.hands_shown import HandsShown
from signer.studio.editing.player import Player
from signer.studio.editing.soon import later
from signer.studio.language import tr
from signer.studio.panels.hand_turn import HAND_SIDES, QUICK_PX, REST_MS, SHARP_PX, HandTurn, turn_to
from signer.studio.panels.sites.pages import DEPTHS, LIMBS, TURNED, Page, page_of, page_of_carrier
from signer.studio.panels.sites.pictures import (
    FREE_POINT,
    MARKS,
    OWN_PLACE,
    PLAIN_PX,
    STRAIGHT,
    SitePictures,
    turn_for,
)
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.widgets.pieces import beneath
from signer.studio.widgets.segments import Segment, Segments
from sites import catalogue

if TYPE_CHECKING:
    from body_model.surface_point import SurfacePoint
    from signer.studio.drawing.recorder import Picture

FIRST_MS: Final = 450  # after the pose: the figure on the stage comes first, then the hand, then this
LONGEST: Final = 4  # times that, where no pose comes
_SIGNER_SIDES: Final = (
    Segment("palm", tr("Front"), tip=tr("Look the signer in the face")),
    Segment("pinky", tr("Right"), tip=tr("Look from the signer's right")),
    Segment("back", tr("Back", "seen from behind"), tip=tr("Look from behind")),
    Segment("thumb", tr("Left"), tip=tr("Look from the signer's left")),
)


class SiteSheet(QWidget):
    """Draws a page when it is asked for and at rest; while it is turned, quickly.

    Signals:
        chosen(site_id): a dot was taken.
        skin_chosen(point): the skin was clicked where no dot is.
        missed(): neither dot nor skin was clicked.
    """

    chosen = Signal(str)
    skin_chosen = Signal(object)
    missed = Signal()

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player
        self._pictures = SitePictures()
        self._page: Page = "face"
        self._hands = HandsShown()
        self._placement: Placement | None = None
        self._turns = {True: HandTurn(), False: STRAIGHT}
        self._recent: tuple[str, ...] = ()
        self._shown: tuple[object, ...] = ()
        self._drawn: Picture | None = None
        self.picture = DotPicture("site.picture", tr("Places on the signer"))
        """The picture of the places, which takes the keyboard."""
        self.picture.chosen.connect(self._on_dot)
        self.picture.clicked_beside.connect(self._on_beside)
        self.picture.turned.connect(self._on_turned)
        self.picture.grown.connect(lambda _px: self._draw_soon(REST_MS))
        self._limb_sides = Segments("site.turn", tr("Side of the hand"), HAND_SIDES)
        self._signer_sides = Segments("site.view", tr("Side of the signer"), _SIGNER_SIDES)
        box = beneath(self, (self.picture, 1), gap=6)
        for sides in (self._limb_sides, self._signer_sides):
            sides.chosen.connect(self._on_side)
            box.addWidget(sides)
        self._later = later(self, self._draw)
        player.pose_changed.connect(self._on_first_pose)

    def open(self, page: Page) -> None:
        """Show this page."""
        self._limb_sides.setVisible(page in LIMBS)
        self._signer_sides.setVisible(page in TURNED and page not in LIMBS)
        self.picture.set_turning(page in TURNED)
        if page != self._page:
            if page not in DEPTHS or self._page not in DEPTHS:
                self.picture.reset_view()
            if page in TURNED and page not in LIMBS:
                self._turns[False] = STRAIGHT
            self._page = page
            # Nothing of the page that is still seen can be taken for this one.
            self._drawn = None
            self.picture.set_dots(())
            self.picture.set_stale()
        self._draw_soon(0)

    def show_key(self, placement: Placement | None, hands: HandsShown) -> None:
        """Show where the key brings its hand."""
        self._placement, self._hands = placement, hands
        self._draw_soon(0)
        self._mark()

    def prefer(self, recent: Sequence[str]) -> None:
        """Give room to the dots of these sites first, the last used in front."""
        self._recent = tuple(recent)

    def face(self, site_id: str) -> None:
        """Turn the picture so that a site is seen."""
        if self._page in TURNED:
            self._turn = turn_for(catalogue.find(site_id), self._page, self._hands, self._turn)
            self._draw_soon(0)

    @property
    def _turn(self) -> HandTurn:
        return self._turns[self._page in LIMBS]

    @_turn.setter
    def _turn(self, turn: HandTurn) -> None:
        self._turns[self._page in LIMBS] = turn

    # Turning and choosing

    def _on_turned(self, dx: float, dy: float) -> None:
        self._turn = self._turn.dragged(dx, dy, self._hands.drawn_other if self._page in LIMBS else "right")
        self._draw(quick=True)
        self._draw_soon(REST_MS)

    def _on_side(self, name: str) -> None:
        turn = turn_to(name)
        self._turn = turn if self._page in LIMBS else HandTurn(turn.azimuth_rad, 0.0)
        self._draw_soon(0)

    def _on_dot(self, dot_id: str) -> None:
        if dot_id not in MARKS:
            self.chosen.emit(dot_id)

    def _on_beside(self, x: float, y: float) -> None:
        if self._page not in TURNED or self._drawn is None:
            return
        point: SurfacePoint | None = self._drawn.skin_at(x, y)
        if point is None:
            self.missed.emit()
        else:
            self.skin_chosen.emit(point)

    # Drawing

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw_soon(0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw_soon(0)

    def _on_first_pose(self, *_pose: object) -> None:
        if not self._shown:
            self._draw_soon(FIRST_MS)

    def _draw_soon(self, wait_ms: int) -> None:
        if self.isVisible():
            first = self._player.pose is None and not self._shown
            self._later.start(max(wait_ms, LONGEST * FIRST_MS) if first else wait_ms)

    def _draw(self, *, quick: bool = False) -> None:
        turned = self._page in TURNED
        size = self.picture.picture_px(SHARP_PX) if turned else self.picture.picture_px(2048)
        aspect = self.picture.picture_aspect()
        wanted = (
            self._page,
            self._hands,
            self._placement,
            aspect,
            *((self._turn, size, quick) if turned else (size > 1.2 * PLAIN_PX,)),
        )
        if wanted != self._shown or self._drawn is None:
            self._shown = wanted
            size = min(size, QUICK_PX) if quick else size
            if turned:
                self._drawn = self._pictures.turned(
                    self._page, self._hands, self._turn, size, aspect, quick=quick
                )
                (self._limb_sides if self._page in LIMBS else self._signer_sides).choose(
                    self._turn.side or ""
                )
            else:
                self._drawn = self._pictures.picture(self._page, self._hands.signer, size, aspect)
            self.picture.set_picture(self._drawn.image)
            self.picture.set_dots(
                self._pictures.dots(self._drawn, self._page, self._hands, self._placement, self._recent)
            )
        self._mark()

    def _mark(self) -> None:
        placement = self._placement
        if placement is None:
            self.picture.set_chosen("")
        elif isinstance(placement, Contact):
            self.picture.set_chosen(placement.site if isinstance(placement.site, str) else OWN_PLACE)
        else:
            self.picture.set_chosen(FREE_POINT)


def page_of_placement(placement: Placement | None) -> Page | None:
    """The page on which a key's site stands; None for a key without one."""
    if isinstance(placement, SpacePoint) and placement.place:
        return "room"
    if not isinstance(placement, Contact):
        return None
    try:
        if isinstance(placement.site, str):
            return page_of(catalogue.find(placement.site))
        return page_of_carrier(carrier_of(placement.site))
    except LookupError:  # a site of a newer file, or a spot of another body
        return None
