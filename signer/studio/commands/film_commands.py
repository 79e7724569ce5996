"""Commands about the film beside the figure: which one, where it is seen, pins, marks and their keys."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from signer.document import video_edits
from signer.document.tracks.hand import Key
from signer.document.values import ROLES
from signer.document.video import Video
from signer.films import extra
from signer.lazy import lazily
from signer.phrases import begins
from signer.studio.background.film import Film
from signer.studio.commands.actions import Actions, Command, group
from signer.studio.commands.window_parts import WindowParts
from signer.studio.editing.marks import Hands, Marks
from signer.studio.files import dialogs
from signer.studio.language import tr, translated
from signer.studio.look import plain
from signer.studio.on_stage.film_pane import FilmPane

with lazily():
    from signer.films import opening
    from signer.motion.operations import editing

NO_FILM: Final = tr("There is no film beside this sign: Sign > Film > Open a film.")
NO_MARKS: Final = tr(
    "There are no marks yet: while the film plays, press J where a hold begins and where it ends."
)
ALL_FILLED: Final = tr("All keys that came from marks have their shape or place now.")
WITH_FILM: Final = (
    "film_again film_away film_beside film_under film_over film_outline film_mirror film_pin film_unpin "
    "film_back film_on film_trim_start film_trim_end film_whole film_match film_skeleton mark_dominant "
    "mark_base mark_both"
)
"""Commands that need a film."""
IN_MENU: Final = (
    "film_open film_again film_away | film_beside film_under film_over film_outline film_mirror film_match "
    "film_skeleton | film_back film_on film_pin film_unpin | film_trim_start film_trim_end film_whole | "
    "mark_dominant mark_base mark_both mark_back | marks_to_keys next_mark"
)
SPOKEN: Final[dict[Hands, str]] = {
    "dominant": tr("Dominant hand"),
    "base": tr("Base hand"),
    "both": tr("Both hands"),
}


class FilmCommands(QObject):
    """Carries them out in one window."""

    def __init__(self, parts: WindowParts, pane: FilmPane) -> None:
        super().__init__(parts.window)
        self._parts, self._pane = parts, pane
        self._film: Film = parts.workspace.film
        self._marks: Marks = parts.workspace.marks
        self._session, self._player = parts.workspace.session, parts.workspace.player
        self._made: dict[str, Key] = {}
        self._session.sign_opened.connect(self._made.clear)

    def add_to(self, actions: Actions) -> None:
        """Register them, and offer them in the bar of the film too."""
        pane = self._pane
        actions.add(
            Command("film_open", tr("&Open a film…"), self.open_film),
            Command("film_again", tr("&Read the film again"), self.read_again),
            Command("film_away", tr("Take the film &away"), self.take_away),
            Command("film_beside", tr("&Beside the figure"), partial(pane.put, "beside")),
            Command("film_under", tr("&Under the figure"), partial(pane.put, "under")),
            Command("film_over", tr("O&ver the figure"), partial(pane.put, "over")),
            Command("film_outline", tr("Figure's out&line over the film"), partial(pane.put, "outline")),
            Command("film_mirror", tr("&Mirror the film"), pane.bar.mirror.toggle),
            Command("film_trim_start", tr("Film &begins here"), partial(self.trim, "start")),
            Command("film_trim_end", tr("Film &ends here"), partial(self.trim, "end")),
            Command("film_whole", tr("&Whole film"), self.trim_nothing),
            Command("film_match", tr("Match &camera…"), pane.begin_match),
            Command("film_skeleton", tr("&Landmarks over the film"), self.show_skeleton, checkable=True),
            *group(
                tr("Film"),
                ("film_back", tr("Film alone a frame back"), partial(self.slip, -1), "Alt+Left"),
                ("film_on", tr("Film alone a frame on"), partial(self.slip, 1), "Alt+Right"),
                ("film_pin", tr("&Pin this frame to this moment"), self.pin, "Alt+P"),
                ("film_unpin", tr("Take the nearest pin ou&t"), self.unpin, "Alt+Shift+P"),
                ("mark_dominant", tr("Mark the &dominant hand"), partial(self.mark, "dominant"), "J"),
                ("mark_base", tr("Mark the ba&se hand"), partial(self.mark, "base"), "Shift+J"),
                ("mark_both", tr("Mark bot&h hands"), partial(self.mark, "both"), "Alt+J"),
                ("mark_back", tr("Take the last mark bac&k"), self._marks.take_back),
                ("marks_to_keys", tr("Make &keys of the marks"), self.make_keys, "Ctrl+K"),
                ("next_mark", tr("&Next key to fill"), self.next_mark, "Ctrl+J"),
            ),
        )
        self._actions = actions
        actions["film_skeleton"].setChecked(True)
        if not extra.is_installed():
            actions["film_open"].setEnabled(False)
            actions["film_open"].setText(
                tr("Open a film: {missing}", missing=plain.caption(translated(extra.MISSING)))
            )
        pane.bar.pin.clicked.connect(actions["film_pin"].trigger)
        pane.bar.allow.clicked.connect(lambda: self._film.allow())
        self._film.changed.connect(self._enable)
        self._marks.changed.connect(self._enable)
        self._enable()

    def fill(self, menu: QMenu) -> None:
        """Put them into a menu."""
        self._actions.fill(menu, IN_MENU)

    def _enable(self) -> None:
        has_film = self._film.state != "none"
        for name in WITH_FILM.split():
            self._actions[name].setEnabled(has_film)
        for name in ("mark_back", "marks_to_keys"):
            self._actions[name].setEnabled(bool(self._marks.every))
        self._actions["next_mark"].setEnabled(bool(self._made))

    def show_skeleton(self) -> None:
        """Draw what a detector read over the film, or not."""
        self._pane.show_skeleton(self._actions["film_skeleton"].isChecked())

    # which film

    def open_film(self) -> None:
        """Ask for a film, and put it beside the sign; the pins of the same film stay."""
        before = self._session.sign.video
        is_known = before is not None and self._film.state in ("ready", "copying")
        folder = Path(before.path).parent if before and is_known else self._parts.workspace.settings.folder
        path = dialogs.ask_film(self._parts.window, folder)
        if path is not None:
            self.take(path)

    def take(self, path: Path) -> None:
        """Put a film beside the sign once it was found to be one, as one step; pins of the same one stay."""
        session = self._session
        if not extra.is_installed():
            session.tell(f"{begins(translated(extra.MISSING))}.")
            return
        path = path.absolute()
        self._film.try_out(path, lambda found: self._take(path, found.digest))

    def _take(self, path: Path, digest: str) -> None:
        """Put a film that can be read beside the sign."""
        session, before = self._session, self._session.sign.video
        self._film.allow(str(path))
        if before is not None and before.digest == digest:
            if not session.perform(video_edits.move_video(str(path), digest)).changed:
                self._film.open_again()
        elif session.perform(video_edits.set_video(Video(str(path), digest))).changed and before:
            session.tell(
                tr(
                    "{name} took the place of {name2}; Undo brings that back.",
                    name=path.name,
                    name2=Path(before.path).name,
                )
            )

    def read_again(self) -> None:
        """Take the film's file as it is now."""
        video = self._session.sign.video
        if video is None:
            return
        if self._film.state == "missing":
            self.open_film()
        elif self._film.state == "elsewhere":
            self._film.allow()
        elif self._film.state not in ("none", "looking"):
            self._film.try_out(Path(video.path), partial(self._take_again, video.path))

    def _take_again(self, path: str, found: opening.Identity) -> None:
        if not self._session.perform(video_edits.move_video(path, found.digest)).changed:
            self._film.open_again()

    def take_away(self) -> None:
        """Take the film from the sign; its file stays."""
        self._session.perform(video_edits.set_video(None))

    # when it is

    def slip(self, frames: int) -> None:
        """Move the film alone by frames, while the playhead stays."""
        self._player.pause()
        at_s = self._player.playhead_s
        self._film.slip_to(at_s, self._film.frame_step(at_s, frames))

    def pin(self) -> None:
        """Let the frame that is shown belong to the moment under the playhead."""
        self._player.pause()
        at_s = self._player.playhead_s
        if self._session.perform(video_edits.pin_video(self._film.film_time(at_s), at_s)).changed:
            self._session.tell(tr("Pinned: this frame of the film belongs to this moment."))

    def unpin(self) -> None:
        """Take the pin nearest to the playhead out."""
        video, at_s = self._session.sign.video, self._player.playhead_s
        if video is None or not video.pins:
            self._session.tell(tr("The film has no pins."))
            return
        nearest = min(range(len(video.pins)), key=lambda index: abs(video.pins[index].sign_s - at_s))
        self._session.perform(video_edits.unpin_video(nearest))

    def trim(self, end: str) -> None:
        """Let the part of the film that is looked at begin, or end, at the playhead."""
        video, span = self._session.sign.video, self._film.span_s()
        if video is None or span is None:
            self._session.tell(NO_FILM)
            return
        start_s, end_s = (video.film_time(time_s) for time_s in span)
        here_s = self._film.film_time(self._player.playhead_s)
        start_s, end_s = (here_s, end_s) if end == "start" else (start_s, here_s)
        if end_s <= start_s:
            self._session.tell(tr("The film would end before it begins; move the playhead first."))
            return
        self._session.perform(video_edits.trim_video(start_s, end_s))

    def trim_nothing(self) -> None:
        """Look at the whole film."""
        self._session.perform(video_edits.trim_video(None))

    # marks

    def mark(self, hands: Hands) -> None:
        """Mark that a hold of these hands begins now, or ends where it has begun."""
        made = self._marks.press(hands, self._moment_s())
        words = tr("hold begins") if made.end_s is None else tr("hold ends")
        self._session.tell(
            tr(
                "{hands}: {words} at {part:.2f} s.",
                hands=SPOKEN[hands],
                words=words,
                part=made.end_s or made.start_s,
            )
        )

    def _moment_s(self) -> float:
        """Time in the sign at which the shown frame begins, s; the playhead where there is none."""
        at_s, video = self._player.playhead_s, self._session.sign.video
        shown = self._film.shown(at_s)
        if video is None or shown is None or not shown.exact:
            return at_s
        return max(0.0, video.sign_time(shown.time_s))

    def make_keys(self) -> None:
        """Make keys of all marks, in one step, and go to the first one to fill it."""
        marks = self._marks.every
        if not marks:
            self._session.tell(NO_MARKS)
            return
        self._player.pause()
        before = {key.id for role in ROLES for key in self._session.sign.hand(role).keys}
        holds = [
            editing.MarkedHold(role, mark.start_s, mark.end_s or mark.start_s)
            for mark in marks
            for role in mark.roles
        ]
        character = self._session.character
        if not self._session.perform(editing.set_marked_keys(character, holds)).changed:
            return
        self._made = {
            key.id: key
            for role in ROLES
            for key in self._session.sign.hand(role).keys
            if key.id not in before
        }
        self._marks.clear()
        self.next_mark(from_s=-1.0)

    def next_mark(self, from_s: float | None = None) -> None:
        """Go to the next key that came from a mark and has neither shape nor place of its own yet."""
        self._player.pause()
        at_s = self._player.playhead_s if from_s is None else from_s
        waiting = [
            (key.time_s, ROLES.index(role), key.id)
            for role in ROLES
            for key in self._session.sign.hand(role).keys
            if key.id in self._made and _is_same(key, self._made[key.id])
        ]
        if not waiting:
            self._session.tell(ALL_FILLED)
            return
        here = self._session.selection
        later = [one for one in waiting if one[:2] > (at_s, ROLES.index(here.role))]
        time_s, hand, key_id = min(later or waiting)
        self._player.seek(time_s)
        self._session.select(ROLES[hand], key_id)
        self._session.tell(
            tr("{count} to fill: choose handshape and place, then Ctrl+J for the next.", count=len(waiting))
        )


def _is_same(key: Key, made: Key) -> bool:
    """Return whether a key still has the shape and the place with which it came from a mark."""
    return (key.form, key.placement) == (made.form, made.placement)
