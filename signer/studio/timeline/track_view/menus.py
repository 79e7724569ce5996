"""Context menus of the tracks: of a key or its transition, of a way from or to rest, and of the ruler."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QWidget

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
from signer.studio.editing.player import Player
from signer.studio.editing.retiming import without_keys
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.studio.timeline.axis import Axis
from signer.studio.timeline.cards import show_breakdown, show_lead
from signer.studio.timeline.items import Items, Target, key_and_next, lead_at, lead_of, span_of
from signer.studio.timeline.scale import snapped
from signer.studio.timeline.track_view.marker_field import MarkerField
from signer.studio.widgets.choice_menu import Choices, Entry, MenuPart, passing_menu
from signer.words import wording
from signer.words.tracks import track_words

with lazily():
    from signer.motion.operations import both_hands

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
TITLES: Final[dict[End, str]] = {"lead_in": tr("Way up from rest"), "lead_out": tr("Way back to rest")}
OF_ITSELF: Final = tr("Of itself")
LEAD_ROUND: Final = "action.lead_round"


class Menus:
    """The menus over one widget of tracks.

    `items_now` says what is drawn where, `open_movement` opens a page of the movement of the selected key.
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
        time_s = self._axis.scale.time_s(x)
        if target.part in ("ruler", "marker", "pin", "stretch"):
            parts = self._of_ruler(target, time_s)
            passing_menu(self._track_view, "timeline.ruler_menu", *parts, spoken=tr("Ruler")).popup(at)
        elif target.key_id is not None:
            row, key = find_item(self._session.sign, target.key_id)
            if key.id not in self._session.selection.key_ids:
                self._session.select_on(row, key.id)
                self._player.seek(key.time_s)
            on_way = target.part == "transition"
            if on_way:
                self._player.look_at_way(key.id)
            self.open_of_key(key.id, at, snapped(time_s, self._session.sign.fps, snap) if on_way else None)
        elif (rest := lead_at(self._items_now(), target, x)) is not None:
            self.open_of_lead(sided(rest.row), rest.end, at)

    def open_of_key(self, key_id: str, at: QPoint | None = None, at_s: float | None = None) -> bool:
        """Open the menu of a key (below it), with the ways to the next one and a moment on it.

        False when there is no such key.
        """
        found = key_and_next(self._session.sign, key_id)
        if found is None:
            return False
        parts = self._of_key(found.row, found.key, at_s, has_next=found.following is not None)
        menu = passing_menu(self._track_view, "timeline.key_menu", *parts, spoken=tr("Key"))
        item = next(item for item in self._items_now().keys if item.key.id == key_id)
        below = QPoint(int(item.x), int(item.hold.y + item.hold.height))
        menu.popup(at if at is not None else self._track_view.mapToGlobal(below))
        return True

    def open_of_lead(self, role: HandRole, end: End, at: QPoint) -> None:
        """Open the menu of how a hand rises from rest, or goes back to it, the current way ticked."""
        parts = self._of_lead(role, end)
        passing_menu(self._track_view, "timeline.lead_menu", *parts, spoken=TITLES[end]).popup(at)

    def _of_ruler(self, target: Target, time_s: float) -> Iterator[MenuPart]:
        """Yield what can be done at a time of the ruler: with the marker there, and what is played."""
        session, player, scale = self._session, self._player, self._axis.scale
        at_s = timing.snapped(time_s, session.sign.fps)
        index = int(target.key_id) if target.key_id and target.part in ("marker", "pin") else None
        if target.part == "marker" and index is not None:
            marked_s = session.sign.markers[index].time_s
            write, remove = (
                tr("Write on the marker\N{HORIZONTAL ELLIPSIS}"),
                marker_edits.remove_marker(index),
            )
            yield Entry(write, lambda: self._field.open(marked_s, index, scale))
            yield Entry(tr("Delete marker"), lambda: session.perform(remove))
        elif index is not None:
            unpin = video_edits.unpin_video(index)
            yield Entry(tr("Take this pin out"), lambda: session.perform(unpin))
        else:
            set_here = tr("Set a marker here\N{HORIZONTAL ELLIPSIS}")
            yield Entry(set_here, lambda: self._field.open(at_s, None, scale))
        yield None
        start_s, end_s = player.range_s or (0.0, max(at_s, session.sign.lead_in_s))
        chosen = session.selection.key_ids
        for words, range_s, can in (
            (tr("Play from here"), (at_s, max(end_s, at_s + 1.0)), True),
            (tr("Play up to here"), (min(start_s, at_s), at_s), True),
            (tr("Play the chosen keys"), span_of(session.sign, chosen), len(chosen) > 1),
            (tr("Play the whole sign"), None, player.range_s is not None),
        ):
            yield Entry(words, lambda range_s=range_s: player.set_range(range_s), can)  # type: ignore[misc]

    def _of_key(
        self, name: TrackName, key: Item, at_s: float | None, *, has_next: bool
    ) -> Iterator[MenuPart]:
        """Yield what can be done with a key, its present way marked, and at a moment on that way."""
        session, kind = self._session, kind_of(name)
        if kind.has_paths:
            page = "way" if has_next else "held"
            yield Entry(tr("Movement\N{HORIZONTAL ELLIPSIS}"), lambda: self._open_movement(page))
            if at_s is not None:
                yield Entry(tr("Break down here\N{HORIZONTAL ELLIPSIS}"), lambda: self._break_down(at_s))
            yield None
        if has_next and kind.eased is not None:
            if kind.has_paths:
                yield Entry(tr("Path to the next key"))  # a section would lose its words under a style sheet
                yield self._paths(key)
                yield None
            yield Entry(tr("Speed on the way"))
            yield Choices(
                ((EASING_WORDS[easing], easing) for easing in EASINGS),
                track_words(name).easing(key),
                lambda easing: session.perform(set_easing(key.id, easing)),
            )
            yield None
        if name.kind == "hand":
            can = key_under(session.sign.hand(OTHER_ROLE[sided(name)]), key.time_s) is not None
            same = tr("Same arm for the other hand")
            yield Entry(
                same, lambda: session.perform(both_hands.copy_comfort(session.character, [key.id])), can
            )
        yield Entry(tr("Delete key"), lambda: session.perform(without_keys([key.id])))

    def _paths(self, key: Any) -> Choices:
        """Return the paths to the next key; an arc of nearly that height is the present one."""
        now = key.transition
        alike = (
            way
            for _, way in PATHS
            if way.path == now.path and (way.path != "arc" or abs(way.height_m - now.height_m) < 0.005)
        )

        def choose(way: Transition) -> None:
            chosen = replace(now, path=way.path, height_m=way.height_m)
            self._session.perform(key_edits.set_transition(key.id, chosen))

        return Choices(PATHS, next(alike, None), choose)

    def _break_down(self, at_s: float) -> None:
        self._player.seek(at_s)
        show_breakdown(self._track_view, self._session, self._player, QCursor.pos())

    def _of_lead(self, role: HandRole, end: End) -> Iterator[MenuPart]:
        """Yield ways from or to rest; the last entries search for one anew, or set it by hand."""
        track_view, session = self._track_view, self._session
        now = lead_of(session.sign, TrackName("hand", role), end)
        led = [] if now is None else [(begins(translated(wording.led_words(now))), now)]
        yield Entry(TITLES[end])
        yield Choices(
            [(OF_ITSELF, OF_ITSELF), *led],
            now or OF_ITSELF,
            lambda one: session.perform(set_lead(role, end, one if isinstance(one, Lead) else None)),
        )
        yield None
        for search in track_view.actions():
            if search.objectName() == LEAD_ROUND:
                words = tr("Lead round what is in the way")
                yield Entry(words, lambda search=search: self._lead_round(role, end, search))  # type: ignore[misc]
        by_hand = tr("Height and turn\N{HORIZONTAL ELLIPSIS}")
        yield Entry(by_hand, lambda: show_lead(track_view, session, role, end, QCursor.pos()))

    def _lead_round(self, role: HandRole, end: End, search: QAction) -> None:
        """Stand in the middle of that way, which is what is led round, and look for one."""
        sign = self._session.sign
        keys = sign.hand(role).keys
        self._session.select(role)
        rises_s = max(keys[0].time_s - sign.rise_s(role) / 2, 0.0)
        self._player.seek(rises_s if end == "lead_in" else keys[-1].end_s + sign.lead_out_s / 2)
        search.trigger()
