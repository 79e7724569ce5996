"""Commands about time: playhead, playing and speed, breakdowns, ripple and postures, markers."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint

from signer.document import marker_edits
from signer.document.queries import span_s
from signer.studio.commands.actions import Command, group
from signer.studio.editing.clipboard import Clipboard
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.timeline.cards import break_down_edit, show_breakdown
from signer.studio.timeline.items import span_of
from signer.studio.timeline.track_view.marker_field import marker_at
from signer.studio.timeline.track_view.widget import TrackView

NOT_BETWEEN: Final = tr("The playhead is not between two keys of this hand.")
KEY_HERE: Final = tr(
    "There is a key here already. Alt+B sets it anew, at any share of the way between its neighbours."
)
NO_MARKER: Final = tr("There is no marker under the playhead.")
BREAKDOWNS: Final = (
    ("breakdown_early", tr("A &quarter"), 0.25, "Shift+B"),
    ("breakdown", tr("&Half-way"), 0.5, "B"),
    ("breakdown_late", tr("&Three quarters"), 0.75, "Ctrl+Shift+B"),
)


class TimelineCommands:
    """Carries them out on the open sign."""

    def __init__(self, session: Session, player: Player, track_view: TrackView, clipboard: Clipboard) -> None:
        self._session, self._player = session, player
        self._track_view, self._clipboard = track_view, clipboard

    def commands(self) -> tuple[Command, ...]:
        """Return the commands about time, for the menus."""
        player = self._player
        edit = tr("Edit")
        return (
            *group(
                tr("Playhead"),
                ("play", tr("&Play or pause"), player.toggle, "Space"),
                ("frame_back", tr("Frame &back"), partial(player.step_frames, -1), "Left"),
                ("frame_on", tr("Frame &on"), partial(player.step_frames, 1), "Right"),
                ("key_before", tr("Key &before"), partial(player.to_key, -1), "Up"),
                ("key_after", tr("Key &after"), partial(player.to_key, 1), "Down"),
                ("home", tr("To the &start"), player.home, "Home"),
                ("end", tr("To the &end"), player.end, "End"),
                ("slower", tr("&Slower"), partial(player.step_speed, -1), "["),
                ("faster", tr("&Faster"), partial(player.step_speed, 1), "]"),
                ("play_from", tr("Play fro&m here"), self.play_from, ","),
                ("play_to", tr("Play &up to here"), self.play_to, "."),
                ("play_chosen", tr("Play the &chosen keys"), self.play_chosen, "P"),
                ("play_whole", tr("Play the &whole sign"), partial(player.set_range, None), "Shift+P"),
            ),
            *group(
                tr("Breakdown"),
                ("breakdown_share", tr("At any &share…"), self.choose_share, "Alt+B"),
                *(
                    (name, words, partial(self.break_down, share), key)
                    for name, words, share, key in BREAKDOWNS
                ),
            ),
            *group(edit, ("delete_close", tr("Delete keys and close &up"), self._close_up, "Shift+Del")),
            *(
                Command(name, words, run, key, "shared", edit, checkable=True)
                for name, words, run, key in (
                    ("ripple", tr("&Ripple: later keys go along"), self.toggle_ripple, "R"),
                    ("as_one", tr("P&ostures move as one"), self.toggle_as_one, "Shift+R"),
                )
            ),
            *group(
                edit,
                ("marker", tr("Set or &write a marker…"), self._track_view.write_marker, "N"),
                ("delete_marker", tr("Delete the mar&ker"), self.delete_marker, "Shift+N"),
            ),
        )

    def _close_up(self) -> None:
        self._clipboard.delete(ripple=True)

    def toggle_ripple(self) -> None:
        """Let later keys go along with what is moved, or not."""
        retiming = self._track_view.retiming
        retiming.ripple = not retiming.ripple
        self._session.tell(
            tr("Later keys go along with what is moved.")
            if retiming.ripple
            else tr("Only what is chosen moves.")
        )

    def toggle_as_one(self) -> None:
        """Let keys of both hands and shoulders at one moment move together, or each by itself."""
        retiming = self._track_view.retiming
        retiming.as_one = not retiming.as_one
        as_one = tr(
            "Keys of both hands and shoulders at one moment move as one; each hold is trimmed by itself."
        )
        self._session.tell(as_one if retiming.as_one else tr("Every key moves by itself."))

    def choose_share(self) -> None:
        """Open the bar on which the share of the way is dragged."""
        track_view = self._track_view
        self._player.pause()
        if not show_breakdown(
            track_view,
            self._session,
            self._player,
            track_view.mapToGlobal(QPoint(round(track_view.scale.x(self._player.playhead_s)), 0)),
        ):
            self._session.tell(NOT_BETWEEN)

    def break_down(self, share: float) -> None:
        """Set a key at the playhead with the posture at a share of the way between its neighbours.

        A key that is there stays.
        """
        session = self._session
        self._player.pause()
        if session.current_key() is not None:
            session.tell(KEY_HERE)
        elif session.perform(
            break_down_edit(session.character, session.selection.role, session.playhead_s, share)
        ).changed:
            session.select_under_playhead()
        else:
            session.tell(NOT_BETWEEN)

    def delete_marker(self) -> None:
        """Take away the marker under the playhead."""
        index = marker_at(self._session.sign, self._session.playhead_s)
        if index is None:
            self._session.tell(NO_MARKER)
        else:
            self._session.perform(marker_edits.remove_marker(index))

    def play_from(self) -> None:
        """Play from the playhead on."""
        start_s = self._player.playhead_s
        end_s = self._player.range_s[1] if self._player.range_s is not None else self._end_s()
        self._player.set_range((start_s, end_s if end_s > start_s else self._end_s()))

    def play_to(self) -> None:
        """Play up to the playhead."""
        end_s = self._player.playhead_s
        start_s = self._player.range_s[0] if self._player.range_s is not None else 0.0
        self._player.set_range((start_s if start_s < end_s else 0.0, end_s))

    def play_chosen(self) -> None:
        """Play from the first chosen key to the end of the last."""
        if len(self._session.selection.key_ids) < 2:
            self._session.tell(tr("Choose two keys or more: what lies between them is played."))
        else:
            self._player.set_range(span_of(self._session.sign, self._session.selection.key_ids))

    def _end_s(self) -> float:
        return span_s(self._session.sign)[1]
