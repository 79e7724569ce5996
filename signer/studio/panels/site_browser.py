"""The site browser: places on the face and body and in space as dots on the signer, and a search over all of them."""

from functools import partial
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from signer.document.sign import SIDE_OF, Key, Side, Sign
from signer.document.values import LaneName, SpacePoint
from signer.studio import wording
from signer.studio.panels import site_pages
from signer.studio.panels.site_pages import DEPTHS, Page, page_of, tab_of
from signer.studio.panels.site_pictures import FREE_POINT, SitePictures
from signer.studio.panels.site_results import SiteResults
from signer.studio.player import Player
from signer.studio.session import Session
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.widgets.pieces import label
from signer.studio.widgets.search_field import SearchField
from signer.studio.widgets.segments import Segment, Segments
from sites import catalogue

REST_MS: Final = 160
FIRST_MS: Final = 450  # the figure on the stage comes first, then the hand, then this
_TABS: Final = (
    Segment("face", "Face", tip="Face and head"),
    Segment("body", "Body", tip="Neck, shoulders and trunk"),
    Segment("space", "Space", tip="Places in front of the signer"),
)
_PLACES: Final = (
    Segment("grid", "In front", tip="27 places in front of the signer"),
    Segment("head", "By the head", tip="Close to the head, without touching"),
    Segment("chest", "By the chest", tip="Close to the chest, without touching"),
)
_DEPTHS: Final = (
    Segment("near", "Near", tip="Near the chest"),
    Segment("mid", "Middle", tip="Half an arm away"),
    Segment("far", "Far", tip="Arm nearly straight"),
)


class SiteBrowser(QWidget):
    """Choosing changes where the key under the playhead puts the hand.

    Signals:
        chosen(site_id): a place was taken.
        page_changed(page): other places are shown.
    """

    chosen = Signal(str)
    page_changed = Signal(str)

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self.setObjectName("site")
        self._session, self._player = session, player
        self._pictures = SitePictures()
        self._page: Page = "face"
        self._shown: tuple[object, ...] = ()
        self._followed = ""
        self._build()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._show_page)
        session.sign_changed.connect(self._show_key)
        session.selection_changed.connect(self._show_key)
        player.playhead_moved.connect(self._on_playhead_moved)
        player.playing_changed.connect(self._on_playhead_moved)
        player.pose_changed.connect(self._on_first_pose)
        self._show_key()

    def _build(self) -> None:
        self._tabs = Segments("site.tabs", "Kind of place", _TABS)
        self._tabs.chosen.connect(self._on_tab)
        self._places = Segments("site.space", "Part of space", _PLACES)
        self._places.chosen.connect(self._on_place)
        self._picture = DotPicture("site.picture", "Places on the signer")
        self._picture.chosen.connect(self._on_dot)
        self._picture.grown.connect(lambda _px: self._show_soon(REST_MS))
        self._depth = Segments("site.depth", "Distance from the signer", _DEPTHS)
        self._depth.chosen.connect(lambda name: self._open(next(page for page in DEPTHS if page == name)))
        self._search = SearchField("site.search", "Search places", f"Search {len(self._offered())} places")
        self._search.textChanged.connect(self._on_searched)
        self._found = label("", 2)
        self._found.setObjectName("site.found")
        self._results = SiteResults()
        self._results.taken.connect(self.choose)
        self._results.typed.connect(self._search.type_on)
        self._results.escaped.connect(self._search.clear)
        self._search.accepted.connect(self._results.take_current)
        self._search.left_downwards.connect(self._results.setFocus)
        found = QWidget()
        list_box = QVBoxLayout(found)
        list_box.setContentsMargins(0, 0, 0, 0)
        list_box.addWidget(self._found)
        list_box.addWidget(self._results, 1)
        self._stack = QStackedLayout()
        self._stack.addWidget(self._picture)
        self._stack.addWidget(found)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(6)
        box.addWidget(self._tabs)
        box.addWidget(self._places)
        box.addLayout(self._stack, 1)
        box.addWidget(self._depth)
        box.addWidget(self._search)

    @property
    def picture(self) -> DotPicture:
        """The picture of the places, which takes the keyboard."""
        return self._picture

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Not a focus proxy: Tab would come back to it from wherever this panel stands in the window's order.
        self._picture.setFocus(event.reason())

    def choose(self, site_id: str) -> None:
        """Bring the hand to this site."""
        self._search.clear()
        self._followed = site_id
        self._open(page_of(catalogue.find(site_id)))
        self._session.edit_key(partial(_with_site, site_id=site_id), "Change site")
        self._show_key()
        self.chosen.emit(site_id)

    @property
    def page(self) -> Page:
        """What is shown now."""
        return self._page

    # What is shown

    @property
    def _hand(self) -> Side:
        return SIDE_OF[self._session.selection.lane]

    def _offered(self) -> tuple[object, ...]:
        return catalogue.placed(self._hand)

    def _on_playhead_moved(self, *_moved: object) -> None:
        if not self._player.playing:  # a choice is made at rest; playing has better uses for its time
            self._show_key()

    def _show_key(self, *_changed: object) -> None:
        key = self._session.current_key()
        site_id = wording.site_id(key)
        if site_id and site_id != self._followed:
            self._follow(site_id)
        self._followed = site_id
        self._show_soon(0)
        self._mark(key)

    def _follow(self, site_id: str) -> None:
        """Turn to the page of a site that was chosen elsewhere."""
        try:
            self._open(page_of(catalogue.find(site_id)))
        except LookupError:
            return

    def _mark(self, key: Key | None) -> None:
        if key is None:
            self._picture.set_chosen("")
        else:
            self._picture.set_chosen(wording.site_id(key) if key.contact is not None else FREE_POINT)

    def _open(self, page: Page) -> None:
        tab = tab_of(page)
        self._tabs.choose(tab)
        self._places.choose("grid" if page in DEPTHS else page)
        self._depth.choose(page)
        self._places.setVisible(tab == "space")
        self._depth.setVisible(page in DEPTHS)
        if page != self._page:
            self._page = page
            if page not in DEPTHS:
                self._picture.reset_view()
            self._show_soon(0)
            self.page_changed.emit(page)

    def _on_tab(self, name: str) -> None:
        key = self._session.current_key()
        here: Page = page_of(catalogue.find(wording.site_id(key))) if wording.site_id(key) else "mid"
        pages: dict[str, Page] = {"face": "face", "body": "body", "space": here if tab_of(here) == "space" else "mid"}
        self._search.clear()
        self._open(pages[name])

    def _on_place(self, name: str) -> None:
        pages: dict[str, Page] = {"grid": "mid", "head": "head", "chest": "chest"}
        self._open(pages[name])

    def _on_dot(self, dot_id: str) -> None:
        if dot_id != FREE_POINT:
            self.choose(dot_id)

    # Searching

    def _on_searched(self, text: str) -> None:
        if not text.strip():
            self._stack.setCurrentIndex(0)
            self._open(self._page)
            return
        side = self._session.sign.dominant_side
        found = site_pages.search(text, self._hand, side)
        self._results.show_sites(found, text, side)
        best = f"  Enter takes {wording.site_name(found[0].id, side)}." if found else ""
        self._found.setText(f"{len(found)} of {len(self._offered())}.{best}")
        self._stack.setCurrentIndex(1)
        self._places.hide()
        self._depth.hide()
        if found:
            self._tabs.choose(tab_of(page_of(found[0])))

    # Rendering

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._open(self._page)
        self._show_soon(0)

    def _on_first_pose(self, *_pose: object) -> None:
        if not self._shown:
            self._show_soon(0)

    def _show_soon(self, wait_ms: int) -> None:
        if self.isVisible():
            first = self._player.pose is None and not self._shown
            self._later.start(max(wait_ms, FIRST_MS) if first else wait_ms)

    def _show_page(self) -> None:
        key = self._session.current_key()
        free = key.placement if key is not None and isinstance(key.placement, SpacePoint) else None
        side, sharp = self._session.sign.dominant_side, self._picture.picture_px(2048)
        wanted = (self._page, self._hand, side, free, sharp > 1.2 * 640)
        if wanted != self._shown:
            self._shown = wanted
            self._picture.set_picture(self._pictures.picture(self._page, sharp).image)
            self._picture.set_dots(self._pictures.dots(self._page, self._hand, side, free))
        self._mark(key)


def _with_site(sign: Sign, lane: LaneName, key: Key, site_id: str) -> Key:
    # Solving is loaded by the first change, not by the first paint.
    from signer.motion.reposing import with_site

    return with_site(sign, lane, key, site_id)
