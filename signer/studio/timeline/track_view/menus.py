"""Context menus of the tracks: of a key or its transition, of a way from or to rest, and of the ruler."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu, QWidget

from signer.document import key_edits, marker_edits, timing, video_edits
from signer.document.edits import set_easing
from signer.document.items import find_item
from signer.document.lead_edits import End, set_lead
from signer.document.queries import key_under
from signer.document.tracks.kinds import kind_of
from signer.document.tracks.track import Item, TrackName, sided
from signer.document.values import EASINGS, OTHER_ROLE, Easing, HandRole, Lead, Transition
from signer.lazy import lazily
from signer.phrases import begins
from signer.studio.editing.deleting import without_keys
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.studio.timeline.axis import Axis
from signer.studio.timeline.breakdown_card import show_breakdown
from signer.studio.timeline.items import Items, Target, key_and_next, lead_at, lead_of, span_of
from signer.studio.timeline.lead_card import show_lead
from signer.studio.timeline.scale import Scale, snapped
from signer.studio.timeline.track_view.marker_field import MarkerField
from signer.studio.widgets.choice_menu import offer, passing_menu
from signer.words import wording
from signer.words.tracks import track_words

with lazily():
    from signer.motion.operations import both_hands


def ruler_menu(
    parent: QWidget,
    session: Session,
    player: Player,
    target: Target,
    time_s: float,
    field: MarkerField,
    scale: Scale,
) -> QMenu:
    """Return the menu at a time of the ruler: actions on the marker there, and on the range to be played."""
    menu = passing_menu(parent, "timeline.ruler_menu")
    menu.setAccessibleName(tr("Ruler"))
    at_s = timing.snapped(time_s, session.sign.fps)
    if target.part == "marker" and target.key_id:
        index = int(target.key_id)
        menu.addAction(tr("Write on the marker\N{HORIZONTAL ELLIPSIS}")).triggered.connect(
            lambda: field.open(session.sign.markers[index].time_s, index, scale)
        )
        menu.addAction(tr("Delete marker")).triggered.connect(
            lambda: session.perform(marker_edits.remove_marker(index))
        )
    elif target.part == "pin" and target.key_id:
        pin = int(target.key_id)
        menu.addAction(tr("Take this pin out")).triggered.connect(
            lambda: session.perform(video_edits.unpin_video(pin))
        )
    else:
        menu.addAction(tr("Set a marker here\N{HORIZONTAL ELLIPSIS}")).triggered.connect(
            lambda: field.open(at_s, None, scale)
        )
    menu.addSeparator()
    start_s, end_s = player.range_s or (0.0, max(at_s, session.sign.lead_in_s))
    menu.addAction(tr("Play from here")).triggered.connect(
        lambda: player.set_range((at_s, max(end_s, at_s + 1.0)))
    )
    menu.addAction(tr("Play up to here")).triggered.connect(
        lambda: player.set_range((min(start_s, at_s), at_s))
    )
    chosen = menu.addAction(tr("Play the chosen keys"))
    chosen.setEnabled(len(session.selection.key_ids) > 1)
    chosen.triggered.connect(lambda: player.set_range(span_of(session.sign, session.selection.key_ids)))
    whole = menu.addAction(tr("Play the whole sign"))
    whole.setEnabled(player.range_s is not None)
    whole.triggered.connect(player.clear_range)
    return menu


PATHS: Final[tuple[tuple[str, Transition], ...]] = (
    (tr("Straight"), Transition("straight")),
    (tr("Low arc, 3 cm"), Transition("arc", 0.03)),
    (tr("Arc, 6 cm"), Transition("arc", 0.06)),
    (tr("High arc, 10 cm"), Transition("arc", 0.10)),
    (tr("Circle"), Transition("circle", 0.04)),
    (tr("Zigzag"), Transition("zigzag", 0.02)),
    (tr("Slide on the skin"), Transition("slide")),
)
EASING_WORDS: Final[dict[Easing, str]] = {
    "smooth": tr("Smooth: soft start and stop"),
    "even": tr("Even speed"),
    "soft start": tr("Soft start, full stop"),
    "soft stop": tr("Full start, soft stop"),
    "sharp stop": tr("Sharp stop"),
    "tense": tr("Tense"),
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
    menu = passing_menu(parent, "timeline.key_menu")
    menu.setAccessibleName(tr("Key"))
    name = find_item(session.sign, key.id)[0]
    kind = kind_of(name)
    if kind.has_paths:
        page = "way" if has_next else "held"
        menu.addAction(tr("Movement\N{HORIZONTAL ELLIPSIS}")).triggered.connect(lambda: open_movement(page))
        if at_s is not None:
            menu.addAction(tr("Break down here\N{HORIZONTAL ELLIPSIS}")).triggered.connect(
                lambda: _break_down(parent, session, player, at_s)
            )
        menu.addSeparator()
    if has_next and kind.eased is not None:
        if kind.has_paths:
            _add_paths(menu, session, key)
            menu.addSeparator()
        _add_speeds(menu, session, key)
        menu.addSeparator()
    if name.kind == "hand":
        same = menu.addAction(tr("Same arm for the other hand"))
        same.setEnabled(key_under(session.sign.hand(OTHER_ROLE[sided(name)]), key.time_s) is not None)
        same.triggered.connect(lambda: session.perform(both_hands.copy_comfort(session.character, [key.id])))
    menu.addAction(tr("Delete key")).triggered.connect(lambda: session.perform(without_keys([key.id])))
    return menu


def _break_down(parent: QWidget, session: Session, player: Player, at_s: float) -> None:
    player.seek(at_s)
    show_breakdown(parent, session, player, QCursor.pos())


def _add_paths(menu: QMenu, session: Session, key: Any) -> None:
    now = key.transition
    menu.addAction(tr("Path to the next key")).setEnabled(
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
    menu.addAction(tr("Speed on the way")).setEnabled(False)
    offer(
        menu,
        ((EASING_WORDS[easing], easing) for easing in EASINGS),
        now,
        lambda easing: session.perform(set_easing(key.id, easing)),
    )


TITLES: Final[dict[End, str]] = {"lead_in": tr("Way up from rest"), "lead_out": tr("Way back to rest")}
OF_ITSELF: Final = tr("Of itself")
LEAD_ROUND: Final = "action.lead_round"


def lead_menu(track_view: QWidget, session: Session, player: Player, role: HandRole, end: End) -> QMenu:
    """Return the menu of the way from or to rest, the current one ticked.

    Its other entries search for one anew, by the command that the tracks have, or set it by hand.
    """
    menu = passing_menu(track_view, "timeline.lead_menu")
    menu.setAccessibleName(TITLES[end])
    menu.addAction(TITLES[end]).setEnabled(False)
    now = lead_of(session.sign, TrackName("hand", role), end)
    choices: list[tuple[str, Lead | str]] = [(OF_ITSELF, OF_ITSELF)]
    if now is not None:
        choices.append((begins(translated(wording.led_words(now))), now))
    offer(
        menu,
        choices,
        OF_ITSELF if now is None else now,
        lambda one: session.perform(set_lead(role, end, one if isinstance(one, Lead) else None)),
    )
    menu.addSeparator()
    search = next((action for action in track_view.actions() if action.objectName() == LEAD_ROUND), None)
    if search is not None:
        menu.addAction(tr("Lead round what is in the way")).triggered.connect(
            _on_the_way(session, player, role, end, search)
        )
    menu.addAction(tr("Height and turn\N{HORIZONTAL ELLIPSIS}")).triggered.connect(
        lambda: show_lead(track_view, session, role, end, QCursor.pos())
    )
    return menu


def _on_the_way(
    session: Session, player: Player, role: HandRole, end: End, search: QAction
) -> Callable[[], None]:
    """Stand in the middle of that way, which is what is led round, and look for one."""

    def look() -> None:
        sign = session.sign
        keys = sign.hand(role).keys
        session.select(role)
        player.seek(
            max(keys[0].time_s - sign.rise_s(role) / 2, 0.0)
            if end == "lead_in"
            else keys[-1].end_s + sign.lead_out_s / 2
        )
        search.trigger()

    return look


class Menus:
    """The menus over one widget of tracks.

    `items_now` says what is drawn where, `open_movement` opens a page of the movement.
    """

    def __init__(
        self,
        track_view: QWidget,
        session: Session,
        player: Player,
        axis: Axis,
        field: MarkerField,
        items_now: Callable[[], Items],
        open_movement: Callable[[str], object],
    ) -> None:
        self._track_view, self._session, self._player = track_view, session, player
        self._axis, self._field, self._items_now = axis, field, items_now
        self._open_movement = open_movement

    def open_on(self, target: Target, x: float, at: QPoint, *, snap: bool) -> None:
        """Open the menu of what lies under the pointer; a key is selected.

        The pointer stands at the pixel `x` of the timeline and `at` on the screen.
        """
        scale = self._axis.scale
        if target.part in ("ruler", "marker", "pin", "stretch"):
            ruler_menu(
                self._track_view, self._session, self._player, target, scale.time_s(x), self._field, scale
            ).popup(at)
        elif target.key_id is not None:
            row, key = find_item(self._session.sign, target.key_id)
            if key.id not in self._session.selection.key_ids:
                self._session.select_on(row, key.id)
                self._player.seek(key.time_s)
            on_way = target.part == "transition"
            if on_way:
                self._player.look_at_way(key.id)
            self.open_of_key(
                key.id, at, snapped(scale.time_s(x), self._session.sign.fps, snap) if on_way else None
            )
        elif (rest := lead_at(self._items_now(), target, x)) is not None:
            self.open_of_lead(sided(rest.row), rest.end, at)

    def open_of_lead(self, role: HandRole, end: End, at: QPoint) -> None:
        """Open the menu of how a hand rises from rest, or goes back to it."""
        lead_menu(self._track_view, self._session, self._player, role, end).popup(at)

    def open_of_key(self, key_id: str, at: QPoint | None = None, at_s: float | None = None) -> bool:
        """Open the menu of a key (below it), with the ways to the next one and a moment on it.

        False when there is no such key.
        """
        found = key_and_next(self._session.sign, key_id)
        if found is None:
            return False
        item = next(item for item in self._items_now().keys if item.key.id == key_id)
        below = QPoint(int(item.x), int(item.hold.y + item.hold.height))
        has_next = found.following is not None
        menu = key_menu(
            self._track_view,
            self._session,
            self._player,
            found.key,
            self._open_movement,
            has_next=has_next,
            at_s=at_s,
        )
        menu.popup(at if at is not None else self._track_view.mapToGlobal(below))
        return True
