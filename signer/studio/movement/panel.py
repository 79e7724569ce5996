"""The movement panel of the right dock.

How a key goes on, what it does while held, what fingers and wrist do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtGui import QFocusEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame

from signer.document.contact_gestures import gesture_of
from signer.document.items import find_item
from signer.document.queries import find_key, has_key, neighbours, span_s
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, HandRole
from signer.lazy import lazily
from signer.motion.movement.slides import slide_problem
from signer.phrases import begins
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.hearing import hear
from signer.studio.language import tr, translated
from signer.studio.look import icons, theme
from signer.studio.movement.held_page import DOES, HeldPage
from signer.studio.movement.local_page import LocalPage
from signer.studio.movement.way_page import PATHS, WayPage
from signer.studio.widgets.fold import Fold
from signer.studio.widgets.pieces import (
    Elided,
    Policy,
    ScrollColumn,
    beneath,
    button,
    identify,
    row,
    rule,
    widened,
)
from signer.studio.widgets.tab_order import first_stop
from signer.studio.workspace import Glance, Panel, Workspace
from signer.words import wording

with lazily():
    from signer.motion.movement import flow, segments

Stretch: TypeAlias = tuple[float, float]
PLAY: Final = tr("Play")
PLAY_TIP: Final = tr("Play this movement again and again")


class MovementPlay(QObject):
    """Borrows the player: while the movement runs, its stretch is played in a loop.

    Afterwards range and loop are those of before.
    """

    def __init__(self, player: Player, stretch: Callable[[], Stretch | None]) -> None:
        super().__init__()
        self._player, self._stretch = player, stretch
        self._before: tuple[Stretch | None, bool] | None = None
        self.button = button(PLAY, "play", name="movement.play", tip=PLAY_TIP, kind="raised", on=self._toggle)
        player.playing_changed.connect(self._on_playing)

    def refresh(self) -> None:
        """The movement is another one now: what runs follows it."""
        stretch = self._stretch()
        self.button.setEnabled(stretch is not None)
        if self._before is not None:
            if stretch is None:
                self._player.pause()
            else:
                self._player.set_range(stretch)

    def stop(self) -> None:
        """Play it no more."""
        if self._before is not None:
            self._player.pause()

    def _toggle(self) -> None:
        player, stretch = self._player, self._stretch()
        if self._before is not None:
            player.pause()
        elif stretch is not None:
            player.pause()
            self._before = player.range_s, player.loop
            player.set_range(stretch)
            player.set_loop(True)
            player.seek(stretch[0])
            player.play()
            self._show()

    def _on_playing(self, on: bool) -> None:
        if not on and self._before is not None:
            (range_s, loop), self._before = self._before, None
            self._player.set_range(range_s)
            self._player.set_loop(loop)
            self._show()

    def _show(self) -> None:
        runs = self._before is not None
        icons.set_icon(self.button, "pause" if runs else "play", "text2")
        self.button.setText(tr("Pause") if runs else PLAY)
        self.button.setAccessibleName(tr("Pause") if runs else PLAY_TIP)


def movement_icon(key: Key | None) -> str:
    """Name the icon of what a key's contact does, else of its fingers and wrist, else of its path.

    Empty for a plain key.
    """
    if key is None:
        return ""
    if key.act is not None:
        return next(each.icon for each in DOES if each.value == gesture_of(key))
    if key.local:
        return "wiggle"
    if key.transition.path != "straight":
        return next(each.icon for each in PATHS if each.value == key.transition.path)
    return "loop" if key.transition.repeats else ""


PAGES: Final = {"way": tr("On the way"), "held": tr("While held"), "local": tr("Fingers and wrist")}
"""The titles of the pages by their names, from the top."""
SPACING_PX: Final = 6
AROUND_S: Final = 0.2
"""So much, s, of the hold before a transition, and of the hold after it, is played with it."""


class MovementPanel(QFrame):
    """Shows and changes how the selected key moves on and moves by itself; every change is one undo step.

    One page is open at a time; the headers of the others say in words what is set there.
    """

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        identify(self, "movement", tr("Movement"), kind="panel")
        self._session, self._player = session, player
        self.page = "way"
        """The name of the page that was opened last: what is played."""
        self._title = Elided("", 1, 600, name="movement.key")
        self.play = MovementPlay(player, self._stretch)
        self.way, self.held, self.local = WayPage(session), HeldPage(session), LocalPage(session)
        self._pages: dict[str, WayPage | HeldPage | LocalPage] = {
            "way": self.way,
            "held": self.held,
            "local": self.local,
        }
        self._folds = {name: self._fold(name) for name in PAGES}
        self._lay_out()
        hear(self._on_changed, *player.at_work)
        self.turn_to("way")

    def _fold(self, name: str) -> Fold:
        made = Fold(f"movement.page.{name}", PAGES[name])
        made.fill(self._pages[name])
        made.toggled.connect(lambda on: self.turn_to(name) if on else None)
        return made

    def _lay_out(self) -> None:
        folds = (part for fold in self._folds.values() for part in (rule(), fold))
        column = ScrollColumn(row(widened(self._title, Policy.Ignored), self.play.button), *folds)
        column.box.setSpacing(SPACING_PX)
        beneath(self, column)
        self.setMinimumWidth(2 * theme.MARGIN)

    def turn_to(self, page: str) -> None:
        """Open one of the pages, "way", "held" or "local", and fold the others."""
        self.page = page
        for name, fold in self._folds.items():
            fold.set_open(name == page)
        self.play.refresh()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Not a focus proxy: Tab would come back to it from wherever this panel stands in the window's order.
        first_stop(self._folds[self.page].body, self._folds[self.page]).setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        self.play.stop()
        super().hideEvent(event)

    def key(self) -> Key | None:
        """Find the key that is shown: the selected one, else the one under the playhead."""
        chosen = next(
            (key_id for key_id in self._session.selection.key_ids if has_key(self._session.sign, key_id)),
            None,
        )
        if chosen is None:
            return self._session.current_key()
        found = find_item(self._session.sign, chosen)[1]
        return found if isinstance(found, Key) else None

    def _stretch(self) -> Stretch | None:
        """Find what is played: the transition with a little of the holds beside it, or the hold.

        None where there is no time.
        """
        key, sign = self.key(), self._session.sign
        if key is None:
            return None
        following = neighbours(sign.hand(find_key(sign, key.id)[0]), key.id)[1]
        from_s, to_s = key.time_s, key.end_s
        if self.page == "way" or to_s - from_s < 1.0 / sign.fps:
            from_s = max(from_s, to_s - AROUND_S)
            to_s = span_s(sign)[1] if following is None else min(following.end_s, following.time_s + AROUND_S)
        return (from_s, to_s) if to_s - from_s >= 1.0 / sign.fps else None

    def _on_changed(self, *_changed: object) -> None:
        if self.isVisible() and not (self._player.playing and self.key() is self._shown):
            self._refresh()

    def _refresh(self) -> None:
        key, sign = self.key(), self._session.sign
        self._shown = key
        self._title.setText(
            tr("No key is selected.")
            if key is None
            else translated(wording.key_words(key, sign.dominant_side))
        )
        following, reason = None, ""
        if key is not None:
            role = find_key(sign, key.id)[0]
            following = neighbours(sign.hand(role), key.id)[1]
            reason = self._why_not(role, key, following)
        self.way.show_key(key, following, reason)
        self.held.show_key(key)
        self.held.show_stop(key, None if key is None else _stop_of(sign, key), has_life=sign.life > 0.0)
        self.local.show_key(key)
        for name, page in self._pages.items():
            self._folds[name].say(page.answer)
        self.play.refresh()

    def _why_not(self, role: HandRole, key: Key, after: Key | None) -> str:
        if after is None or key.transition.path != "slide":
            return ""
        sign = self._session.sign
        words = slide_problem(
            self._session.character,
            key,
            after,
            SIDE_OF[role],
            (segments.form_beside(sign, role, key), segments.form_beside(sign, role, after)),
        )
        return begins(translated(words)) + "." if words else ""


def _stop_of(sign: Sign, key: Key) -> flow.Stop | None:
    """Return why a hand stops at a key; None where it passes, or the sign has no life."""
    if not sign.life:
        return None
    hands, role = {each: sign.hand(each).keys for each in ROLES}, find_key(sign, key.id)[0]
    return flow.stop_of(hands, role, [one.id for one in hands[role]].index(key.id))


def _make(workspace: Workspace) -> MovementPanel:
    return MovementPanel(workspace.session, workspace.player)


def _glance(_workspace: Workspace, key: Key | None) -> Glance:
    return Glance(icon=movement_icon(key))


PANEL: Final = Panel(
    "movement",
    tr("Movement"),
    "right",
    _make,
    "Ctrl+5",
    tr("How it moves: path, speed and repeats; taps and rubs; wiggles and nods"),
    _glance,
)
