"""The menu of a key: the ways to the next one, along which path and how fast, and taking it away."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from signer.document import key_edits, shoulder_edits
from signer.document.edits import Edit
from signer.document.items import find_item
from signer.document.tracks.hand import Key
from signer.document.tracks.span import Span
from signer.document.tracks.track import Item
from signer.document.values import EASINGS, Easing, Transition
from signer.studio.editing.deleting import without_keys
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.look import theme
from signer.studio.timeline.breakdown_card import show_breakdown
from signer.studio.widgets.choice_menu import offer
from signer.words.tracks import track_words

PATHS: Final[tuple[tuple[str, Transition], ...]] = (
    ("Straight", Transition("straight")),
    ("Low arc, 3 cm", Transition("arc", 0.03)),
    ("Arc, 6 cm", Transition("arc", 0.06)),
    ("High arc, 10 cm", Transition("arc", 0.10)),
    ("Circle", Transition("circle", 0.04)),
    ("Zigzag", Transition("zigzag", 0.02)),
    ("Slide on the skin", Transition("slide")),
)
EASING_WORDS: Final[dict[Easing, str]] = {
    "smooth": "Smooth: soft start and stop",
    "even": "Even speed",
    "soft start": "Soft start, full stop",
    "soft stop": "Full start, soft stop",
    "sharp stop": "Sharp stop",
    "tense": "Tense",
}


def key_menu(
    parent: QWidget,
    session: Session,
    player: Player,
    key: Item,
    open_movement: Callable[[str], object],
    *,
    has_next: bool,
    at_s: float | None = None,
) -> QMenu:
    """Offer what can be done with a key, its present way marked, and (`at_s`) at a moment on that way.

    `open_movement` opens the movement of the selected key at a page: "way" or "held".
    """
    menu = QMenu(parent)
    menu.setObjectName("timeline.key_menu")
    menu.setAccessibleName("Key")
    menu.setFont(theme.font())
    if isinstance(key, Key):
        page = "way" if has_next else "held"
        menu.addAction("Movement\N{HORIZONTAL ELLIPSIS}").triggered.connect(lambda: open_movement(page))
        if at_s is not None:
            menu.addAction("Break down here\N{HORIZONTAL ELLIPSIS}").triggered.connect(
                lambda: _break_down(parent, session, player, at_s)
            )
        menu.addSeparator()
    if has_next and not isinstance(key, Span):  # a span comes and goes by its own ramps
        if isinstance(key, Key):
            _add_paths(menu, session, key)
            menu.addSeparator()
        _add_speeds(menu, session, key)
        menu.addSeparator()
    menu.addAction("Delete key").triggered.connect(lambda: session.perform(without_keys([key.id])))
    return menu


def _break_down(parent: QWidget, session: Session, player: Player, at_s: float) -> None:
    player.seek(at_s)
    show_breakdown(parent, session, player, QCursor.pos())


def _add_paths(menu: QMenu, session: Session, key: Key) -> None:
    now = key.transition
    menu.addAction("Path to the next key").setEnabled(
        False
    )  # a title: sections lose their words under a style sheet
    alike = (
        way
        for _, way in PATHS
        if way.path == now.path and (way.path != "arc" or abs(way.height_m - now.height_m) < 0.005)
    )

    def choose(way: Transition) -> None:
        session.perform(key_edits.set_transition(key.id, replace(now, path=way.path, height_m=way.height_m)))

    offer(menu, PATHS, next(alike, None), choose)


def _add_speeds(menu: QMenu, session: Session, key: Item) -> None:
    now = track_words(find_item(session.sign, key.id)[0]).easing(key)
    menu.addAction("Speed on the way").setEnabled(False)
    offer(
        menu,
        ((EASING_WORDS[easing], easing) for easing in EASINGS),
        now,
        lambda easing: session.perform(_eased(key, easing)),
    )


def _eased(key: Item, easing: Easing) -> Edit:
    if isinstance(key, Key):
        return key_edits.set_transition(key.id, replace(key.transition, easing=easing, handles=None))
    return shoulder_edits.set_shoulder(key.id, easing=easing)
