"""The site browser: places as dots on body, face, other arm and hand, and in space, and a search."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent

from body_model.plain_types import Side
from signer.characters.spots import may_be_reached, mirrored_spot, spot_at
from signer.document.sign import SIDE_OF
from signer.document.tracks.hand import Key
from signer.document.values import BothMeet, SkinSpot, SpacePoint
from signer.lazy import lazily
from signer.studio.background.contacts import Contacts
from signer.studio.editing.hands_shown import hands_shown
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.files.own_acts import acts_between
from signer.studio.files.own_places import OwnPlaces
from signer.studio.hearing import hear
from signer.studio.language import tr, translated
from signer.studio.panels.places import PlaceButtons
from signer.studio.panels.sites import pages
from signer.studio.panels.sites.pages import DEPTHS, Page, page_of, tab_of
from signer.studio.panels.sites.sheet import SiteSheet, page_of_placement
from signer.studio.widgets.busy_mark import SIZE_PX, BusyMark
from signer.studio.widgets.forms import line_field
from signer.studio.widgets.inventory_browser import Acts, Answers, Inventory, InventoryBrowser
from signer.studio.widgets.inventory_items import OWN, Item, recent_first
from signer.studio.widgets.pieces import beneath, button, row
from signer.studio.widgets.segments import Segment, Segments
from signer.studio.workspace import Glance, Panel, Workspace
from signer.words import wording
from sites import catalogue
from sites.site import BOTH_MEET, Site

with lazily():
    from signer.files import own_files
    from signer.motion.operations import hand_edits


if TYPE_CHECKING:
    from body_model.surface_point import SurfacePoint

RECENT: Final = 12
MARK_PX: Final = 10
"""From the edges of the picture, or from a button, to the mark that moves while a place is being found."""
OWN_ARM: Final = tr("A hand cannot be brought to its own arm; choose a place elsewhere.")
MEET_TIP: Final = tr("Bring both hands to each other, in front of the signer")
NO_SKIN: Final = tr("There is no skin here; click a dot, or the signer.")
_TABS: Final = (
    Segment("face", tr("Face"), tip=tr("Face and head")),
    Segment("body", tr("Body"), tip=tr("Neck, shoulders and trunk")),
    Segment("arm", tr("Arm"), tip=tr("The other arm")),
    Segment("hand", tr("Hand"), tip=tr("The other hand, as it is shaped here")),
    Segment("space", tr("Space"), tip=tr("Places in front of the signer")),
)
_PLACES: Final = (
    Segment("grid", tr("In front"), tip=tr("27 places in front of the signer")),
    Segment("head", tr("By head"), tip=tr("Close to the head, without touching")),
    Segment("chest", tr("By chest"), tip=tr("Close to the chest, without touching")),
    Segment("room", tr("In room"), tip=tr("Places in the room, where a hand stays while the trunk moves")),
)
_DEPTHS: Final = (
    Segment("near", tr("Near"), tip=tr("Near the chest")),
    Segment("mid", tr("Middle"), tip=tr("Half an arm away")),
    Segment("far", tr("Far"), tip=tr("Arm nearly straight")),
)


class SiteBrowser(InventoryBrowser):
    """Choosing changes where the key under the playhead puts the hand.

    Signals:
        chosen(site_id): a place was taken; empty for one of one's own.
        page_changed(page): other places are shown.
    """

    chosen = Signal(str)
    page_changed = Signal(str)

    def __init__(
        self, session: Session, player: Player, contacts: Contacts, own: OwnPlaces | None = None
    ) -> None:
        self._session, self._player, self._contacts = session, player, contacts
        self._own_places = own or OwnPlaces()
        inventory = Inventory(
            "site",
            tr("place"),
            tr("Search {count} places", count=len(self._offered())),
            lambda: (),
            self._find,
            lambda: len(self._offered()) + len(self._own_places.every),
            self.choose,
            acts=self._acts,
            keeps=True,
        )
        self._sheet = SiteSheet(player)
        super().__init__(inventory, picture=self._sheet.picture)
        self.page: Page = "face"
        """Page that is shown now."""
        self._followed: str | SkinSpot = ""
        self._recent: list[str] = []
        self._build()
        hear(self._show_key, session.sign_changed, session.signer_changed, session.selection_changed)
        hear(self._on_playhead_moved, player.playhead_moved, player.playing_changed)
        self._show_key()

    def _build(self) -> None:
        self._tabs = Segments("site.tabs", tr("Kind of place"), _TABS, snug=True, on=self._on_tab)
        self._places = Segments("site.space", tr("Part of space"), _PLACES, snug=True, on=self._on_place)
        self._sheet.chosen.connect(self.choose)
        self._sheet.skin_chosen.connect(self.choose_skin)
        self._sheet.missed.connect(lambda: self._session.tell(NO_SKIN))
        self._depth = Segments("site.depth", tr("Distance from the signer"), _DEPTHS, on=self._open)
        self._meet = button(
            tr("Both hands meet"), name="site.both_meet", tip=MEET_TIP, kind="raised", checkable=True
        )
        self._meet.clicked.connect(lambda: self.choose(BOTH_MEET))
        self._room = PlaceButtons(
            self._session,
            "site",
            tr("Bring the hand, to stay there in the room, to"),
            self.go_to,
            self._at_places,
        )
        self._own = line_field("site.own_name", tr("Name of the place"))
        self._own.editingFinished.connect(self._on_named)
        self._keep = button(icon="own", name="site.keep", tip=tr("Keep this place for other signs, too"))
        self._keep.clicked.connect(self.keep_place)
        self._naming = row(self._own, self._keep, gap=4)
        self._own_places.changed.connect(self.refresh)
        self._lay_out()
        self._mark = BusyMark("site.busy", self)
        self._contacts.waiting_changed.connect(self._show_waiting)

    def _lay_out(self) -> None:
        below = (self._meet, self._depth, self._room, self._naming, self.search)
        beneath(self, self._tabs, self._places, (self.lay_pages(self._sheet), 1), *below, gap=6)

    def choose(self, site_id: str) -> None:
        """Bring the hand to this site, to a place of one's own, or both hands to each other."""
        self.search.clear()
        if (own := pages.own_of(site_id, self._own_places.every)) is not None:
            self._bring(own)
            return
        self._followed = site_id
        self._note(site_id)
        self._open(page_of(catalogue.find(site_id)))
        if site_id == BOTH_MEET:
            self._contacts.meet()
        else:
            self._contacts.bring(site_id)
        self._show_taken()
        self._sheet.face(site_id)
        self.chosen.emit(site_id)

    def go_to(self, place_id: str) -> None:
        """Bring the hand to a place of the room, where it stays whatever the trunk does."""
        self._followed = ""
        self._session.perform(hand_edits.PlaceInRoom(place_id))
        self._show_key()
        self.chosen.emit("")

    def _at_places(self) -> frozenset[str]:
        key = self._session.current_key()
        placed = None if key is None else key.placement
        return frozenset({placed.place} if isinstance(placed, SpacePoint) and placed.place else ())

    def _show_taken(self) -> None:
        """Show what was chosen as the key has it; while the hand is being brought there its page stays."""
        if not self._contacts.is_waiting:
            self._show_key()

    def _show_waiting(self, site: str | SkinSpot | None) -> None:
        """Let the mark move where the place was chosen that takes a while.

        Beside its button, or on the picture.
        """
        if site is None:
            self._mark.hide()
            self._meet.setChecked(_meets(self._session.current_key()))
            return
        if site == BOTH_MEET and self._meet.isVisible():
            at = self._meet.geometry()
            self._mark.move(at.right() + MARK_PX, at.center().y() - SIZE_PX // 2)
        else:
            corner = self._sheet.picture.mapTo(self, self._sheet.picture.rect().topRight())
            self._mark.move(corner.x() - SIZE_PX - MARK_PX, corner.y() + MARK_PX)
        self._mark.show()
        self._mark.raise_()

    def choose_skin(self, point: "SurfacePoint") -> None:
        """Bring the hand to a point of the drawn skin, as a place of its own."""
        spot = spot_at(point)
        if self._session.sign.dominant_side == "left":
            spot = mirrored_spot(spot)
        self._bring(spot)

    def _bring(self, spot: SkinSpot) -> None:
        if not may_be_reached(spot, self._hand):
            self._session.tell(OWN_ARM)
            return
        self._followed = spot
        self._contacts.bring(spot)
        self._show_taken()
        self.chosen.emit("")

    def keep_place(self) -> None:
        """Keep the key's place of its own under its name, in place of the one of that name."""
        key = self._session.current_key()
        spot = key.contact.site if key is not None and key.contact is not None else None
        if not isinstance(spot, SkinSpot):
            return
        if words := own_files.PLACES.name_problem(spot.name):
            self._session.tell(tr("The place was not kept: {words}.", words=words))
            self._own.setFocus()
            return
        if dialogs.attempt(self, tr("{name} could not be kept.", name=spot.name), lambda: self._put(spot)):
            self._session.tell(tr("{name} is found among the places now.", name=spot.name))

    def _put(self, spot: SkinSpot) -> bool:
        self._own_places.put(spot)
        return True

    def _find(self, text: str) -> Answers:
        own = tuple(one for one in self._own_places.every if may_be_reached(one, self._hand))
        return pages.answers(text, self._hand, self._session.sign.dominant_side, own, self._own_places.where)

    def _acts(self, item: Item | None) -> Acts:
        if item is None or not item.is_own:
            return ()
        return acts_between(self._own_places, item.title, self._bring, self.act_wanted.emit)

    def _note(self, site_id: str) -> None:
        """Remember what was used last."""
        self._recent = recent_first(site_id, self._recent, RECENT)
        self._sheet.prefer(self._recent)

    @property
    def recent(self) -> tuple[str, ...]:
        """The sites that were taken, the last in front."""
        return tuple(self._recent)

    def set_recent(self, site_ids: Sequence[str]) -> None:
        """Put these in front: those of the last time."""
        self._recent = list(site_ids)[:RECENT]
        self._sheet.prefer(self._recent)

    # What is shown

    @property
    def _hand(self) -> Side:
        return SIDE_OF[self._session.selection.role]

    def _offered(self) -> tuple[Site, ...]:
        return catalogue.offered(self._hand)

    def _on_playhead_moved(self, *_moved: object) -> None:
        if not self._player.playing:  # a choice is made at rest; playing has better uses for its time
            self._show_key()

    def _show_key(self, *_changed: object) -> None:
        key = self._session.current_key()
        contact = key.contact if key is not None else None
        site: str | SkinSpot = (
            contact.site
            if contact is not None
            else BOTH_MEET
            if key and isinstance(key.placement, BothMeet)
            else ""
        )
        if site and site != self._followed:
            self._follow(site, key)
        self._followed = site
        self._sheet.show_key(key.placement if key is not None else None, hands_shown(self._session))
        self._meet.setChecked(_meets(key))
        self._room.refresh()
        own = site if isinstance(site, SkinSpot) else None
        self._naming.setVisible(own is not None and not self.is_searching)
        if own is not None and not self._own.hasFocus():
            self._own.setText(own.name)
            self._own.setPlaceholderText(
                translated(wording.site_name(replace(own, name=""), self._session.sign.dominant_side))
            )

    def _follow(self, site: str | SkinSpot, key: Key | None) -> None:
        """Turn to the page of a site that was chosen elsewhere."""
        page = page_of_placement(key.placement if key is not None else None)
        if page is not None:
            self._open(page)
        if isinstance(site, str) and page in pages.LIMBS and site in {one.id for one in self._offered()}:
            self._sheet.show_key(key.placement if key is not None else None, hands_shown(self._session))
            self._sheet.face(site)

    def _open(self, page: Page) -> None:
        tab = tab_of(page)
        self._tabs.choose(tab)
        self._places.choose("grid" if page in DEPTHS else page)
        self._depth.choose(page)
        self._places.setVisible(tab == "space")
        self._depth.setVisible(page in DEPTHS)
        self._room.setVisible(page == "room")
        self._meet.setVisible(page == "hand")
        self._sheet.open(page)
        if page != self.page:
            self.page = page
            self.page_changed.emit(page)

    def _on_tab(self, name: str) -> None:
        key = self._session.current_key()
        here = page_of_placement(key.placement if key is not None else None)
        self.search.clear()
        in_space: Page = here if here is not None and tab_of(here) == "space" else "mid"
        self._open(in_space if name == "space" else cast(Page, name))

    def _on_place(self, name: str) -> None:
        self._open("mid" if name == "grid" else cast(Page, name))

    def _on_named(self) -> None:
        key = self._session.current_key()
        if key is None or key.contact is None or not isinstance(key.contact.site, SkinSpot):
            return
        name = self._own.text().strip()
        if name != key.contact.site.name:
            placement = replace(key.contact, site=replace(key.contact.site, name=name))
            self._session.perform(hand_edits.ChangeKey({"placement": placement}, tr("Name place")))

    def refresh(self, *_text: object) -> None:
        super().refresh()
        if not self.is_searching:
            self._open(self.page)
            return
        for part in (self._places, self._depth, self._room, self._meet, self._naming):
            part.hide()
        if found := [one for one in self.list.ids() if not one.startswith(OWN)]:
            self._tabs.choose(tab_of(page_of(catalogue.find(found[0]))))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._open(self.page)


def _meets(key: Key | None) -> bool:
    return key is not None and isinstance(key.placement, BothMeet)


def _make(workspace: Workspace) -> SiteBrowser:
    made = SiteBrowser(workspace.session, workspace.player, workspace.contacts, workspace.own_places)
    made.chosen.connect(lambda _site: workspace.panel_done.emit("site"))
    return made


def _glance(workspace: Workspace, key: Key | None) -> Glance:
    sign = workspace.session.sign
    return Glance(
        "" if key is None else translated(wording.place_name(key.placement, sign.dominant_side, sign.places))
    )


PANEL: Final = Panel("site", tr("Site"), "left", _make, "Ctrl+3", glance=_glance, share=13)
