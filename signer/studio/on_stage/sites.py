"""While a place is being chosen its dots stand on the signer too.

From when the site browser is entered until one is taken, or something else is worked on. Whoever goes on to
the other hand chooses a place for that one.
"""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from signer.studio.editing.hands_shown import hands_shown
from signer.studio.editing.session import Session
from signer.studio.panels.sites import pages
from signer.studio.panels.sites.browser import SiteBrowser
from signer.studio.stage.view import StageView
from signer.words import wording
from sites.site import BOTH_MEET


class StageSites(QObject):
    """Shows on the stage the places of the site browser, and hides them when the user goes elsewhere."""

    def __init__(self, stage: StageView, browser: SiteBrowser, session: Session) -> None:
        super().__init__(stage)
        self._stage, self._browser, self._session = stage, browser, session
        self._shown, self._left, self._role = False, False, session.selection.role
        browser.page_changed.connect(self._on_page)
        browser.chosen.connect(self.end)
        stage.pointer.site_clicked.connect(self.end)
        session.signer_changed.connect(self._show_again)
        session.selection_changed.connect(self._on_selection)
        stage.skin_clicked.connect(browser.choose_skin)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    def begin(self) -> None:
        """Show the places of the page."""
        key = self._session.current_key()
        chosen = wording.site_id(key)
        hands = hands_shown(self._session)
        self._shown, self._left = True, False
        sites = pages.recent_first(pages.sites_on(self._browser.page, hands.hand), self._browser.recent)
        ids = [site.id for site in sites if site.id != BOTH_MEET]
        self._stage.show_sites(ids, chosen, hands)

    def _show_again(self) -> None:
        if self._shown:
            self.begin()

    def end(self, *_taken: object) -> None:
        """Take the dots away; the handles come back."""
        self._left = False
        if self._shown:
            self._shown = False
            self._stage.show_sites([])

    def _on_selection(self) -> None:
        """Show where the other hand can be brought, also after the focus went where that hand was chosen."""
        role = self._session.selection.role
        is_other, self._role = role != self._role, role
        if self._shown or (self._left and is_other):
            self.begin()

    def _on_page(self, _page: str) -> None:
        # The page also follows the playhead; only a tab that was just pressed means that a place is sought.
        focus = QApplication.focusWidget()
        if self._shown or (
            focus is not None and self._browser.isAncestorOf(focus) and focus is not self._browser.picture
        ):
            self.begin()

    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._browser.isAncestorOf(now):
            if before is None or not self._browser.isAncestorOf(before):
                self.begin()
        elif now is not None:
            was_shown = self._shown
            if now is not self._stage:
                self.end()
            self._left = was_shown and not self._shown
