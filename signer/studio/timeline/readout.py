"""The line below the tracks: the selected key in words, its times, and how the hand goes on from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolButton, QWidget

from signer.characters.character import Character
from signer.document.frame_rates import FrameRate
from signer.document.items import find_item, has_id
from signer.document.lead_edits import End
from signer.document.problems import Problem
from signer.document.queries import is_empty
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S
from signer.document.trimming import Interval
from signer.document.utterance import Utterance
from signer.document.values import ROLES
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.editing.player import Player
from signer.studio.editing.retiming import kept_words
from signer.studio.editing.session import Session
from signer.studio.editing.soon import later
from signer.studio.language import tr, translated
from signer.studio.look import icons, theme
from signer.studio.timeline.items import key_and_next, lead_of
from signer.studio.timeline.track_view.widget import TrackView
from signer.studio.widgets.brief import Brief
from signer.studio.widgets.pieces import Elided, across, button, label
from signer.studio.widgets.time_field import TimeField
from signer.words import wording
from signer.words.problem_places import problem_words
from signer.words.times import in_seconds, read_length, read_moment
from signer.words.tracks import item_words, way_words

with lazily():
    from signer.motion.checks import conditions, moments, pace

AT_REST_MS: Final = 700


class Doubts(QWidget):
    """A mark and the words, gone while there is nothing to doubt."""

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self.setObjectName("timeline.doubts")
        self._session, self._player = session, player
        self._looked_at: Sign | None = None
        self._job: OneJob[tuple[Problem, ...]] = OneJob(self)
        self._mark = QLabel()
        self._words = Brief("timeline.doubts.words")
        across(self, self._mark, (self._words, 1), gap=6)
        self._timer = later(self, self._look, AT_REST_MS)
        session.sign_changed.connect(self._on_sign_changed)
        session.signer_changed.connect(self._on_signer)
        theme.theme_changed.connect(self._draw_mark)
        self._draw_mark()
        self._say("")
        self._timer.start()

    @property
    def text(self) -> str:
        """Text of the warning, empty when there is none."""
        return self._words.text

    def _on_sign_changed(self, *_signs: Sign) -> None:
        """Clear the warning until the changed sign has been checked."""
        self._looked_at = None
        self._say("")
        self._timer.start()

    def _on_signer(self) -> None:
        """Look anew: what another signer cannot do is known of none."""
        self._job.drop()
        self._on_sign_changed()

    def _look(self) -> None:
        sign = self._session.sign
        if self._session.in_gesture or self._player.playing or self._job.is_busy:
            self._timer.start()
        elif sign is not self._looked_at and _may_be_doubted(sign):
            self._looked_at = sign
            character = self._session.character
            self._job.start(
                lambda _told: _found(character, sign),
                lambda found: self._on_found(sign, found),
                lambda _error: self._on_found(sign, ()),
            )

    def _on_found(self, sign: Sign, found: tuple[Problem, ...]) -> None:
        if self._session.sign is sign:
            self._say(" ".join(f"{translated(problem_words(sign, problem))}." for problem in found))
        else:
            self._timer.start()

    def _say(self, words: str) -> None:
        self._words.set_text(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))

    def _draw_mark(self) -> None:
        self._mark.setPixmap(icons.pixmap("near", "near", 16))


def _may_be_doubted(sign: Sign) -> bool:
    """Return whether a hand has more than one key, or both hands have keys."""
    return any(len(sign.hand(role).keys) > 1 for role in ROLES) or bool(
        sign.hand("dominant").keys and sign.hand("base").keys
    )


def _found(character: Character, sign: Sign) -> tuple[Problem, ...]:
    looked_at = moments.Moments(sign, character)
    return (*pace.fast_ways(looked_at), *conditions.two_hand_problems(looked_at))


HEIGHT_PX = 32
HINT = tr(
    "Click a key to select it. Drag moves it, Ctrl+drag copies it, a drag on an empty track selects several."
)
SENTENCE_HINT = tr("Double-click a sign or one of its keys to change it. Drag signs to move them.")
EMPTY_HINT = tr("A sign is made of keys: each is a posture at a time.")
EMPTY_SENTENCE = tr("A sentence is made of signs: type their glosses.")


class Readout(QWidget):
    """Description of the selection, in words that are never cut short by a short hold."""

    def __init__(self, session: Session, player: Player, track_view: TrackView) -> None:
        super().__init__()
        self._session, self._player, self._track_view = session, player, track_view
        self._tone = ""
        self._number = label("", 1, weight=600)
        self._words = Elided(tone=1)
        self._begin = self._time_field(
            "begin",
            tr("Begins at"),
            tr("When the key is reached. Click and type a time, as 0.4"),
            read_moment,
        )
        self._begin.entered.connect(self._begin_at)
        self._held = label(tr("held"), 3)
        self._hold = self._time_field(
            "hold", tr("Held for"), tr("How long the key is held. Click and type a time, as 0.2"), read_length
        )
        self._hold.entered.connect(self._hold_for)
        self._from = label(tr("from"), 3)
        self._rise = self._way_button("timeline.lead_in", tr("How the hand rises to the first key"))
        self._rise.clicked.connect(lambda: self._on_lead("lead_in", self._rise))
        self._then = label(tr("then"), 3)
        self._way = self._way_button(
            "timeline.transition",
            tr("How the hand goes on to the next key (Enter on the timeline), or to rest"),
        )
        self._way.clicked.connect(self._on_way)
        self.doubts = Doubts(session, player)
        times, ways = (self._begin, self._held, self._hold), (self._from, self._rise, self._then, self._way)
        words = (self._words, 100)  # shortened first, so that ways are told in full
        box = across(
            self, self._number, words, *times, (self.doubts, 1), gap=theme.GAP, margins=(14, 0, 12, 0)
        )
        box.addStretch(0)
        for way in ways:
            box.addWidget(way)
        self.setFixedHeight(HEIGHT_PX)
        session.sign_changed.connect(self._show)
        session.selection_changed.connect(self._show)
        self._show()

    def _show(self, *_changed: object) -> None:
        sign = self._session.sign
        ids = [key_id for key_id in self._session.selection.key_ids if has_id(sign, key_id)]
        found = key_and_next(sign, ids[0]) if len(ids) == 1 else None
        self._number.setVisible(found is not None)
        for each in (self._begin, self._held, self._hold):
            each.setVisible(found is not None)
        is_hand = found is not None and found.row.kind == "hand"
        rises = is_hand and found is not None and found.number == 1
        goes_on = found is not None and (
            is_hand or (found.following is not None and bool(translated(way_words(found.row, found.key))))
        )
        for part, shown in (
            (self._from, rises),
            (self._rise, rises),
            (self._then, goes_on),
            (self._way, goes_on),
        ):
            part.setVisible(shown)
        tone = "3" if found is None else "1"
        if tone != self._tone:
            self._tone = tone
            self._words.setProperty("tone", tone)
            self._words.style().unpolish(self._words)
            self._words.style().polish(self._words)
        if found is None:
            empty = EMPTY_SENTENCE if isinstance(self._session.document, Utterance) else EMPTY_HINT
            full = SENTENCE_HINT if self._session.is_performed else HINT
            self._words.setText(
                tr("{count} keys selected.", count=len(ids)) if ids else empty if is_empty(sign) else full
            )
            return
        self._number.setText(tr("Key {number} of {of}", number=found.number, of=found.of))
        self._words.setText(translated(item_words(found.row, found.key, sign.dominant_side)))
        self._begin.show_time(found.key.time_s)
        self._hold.show_time(found.key.hold_s)
        led = lead_of(sign, found.row, "lead_out")
        self._way.setText(
            translated(way_words(found.row, found.key))
            if found.following is not None
            else translated(wording.lead_words(led))
        )
        self._way.setAccessibleName(
            tr(
                "Movement to {part}: {text}",
                part=tr("the next key") if found.following is not None else tr("rest"),
                text=self._way.text(),
            )
        )
        self._rise.setText(translated(wording.lead_words(lead_of(sign, found.row, "lead_in"))))
        self._rise.setAccessibleName(tr("Movement from rest: {text}", text=self._rise.text()))

    def _time_field(
        self, name: str, spoken: str, tip: str, read: Callable[[str, FrameRate], float]
    ) -> TimeField:
        made = TimeField(
            f"timeline.{name}",
            spoken,
            tip,
            read=lambda text: read(text, self._session.sign.fps),
            say=in_seconds,
            widest="00.00 s",
        )
        made.refused.connect(self._session.tell)
        made.done.connect(self._track_view.setFocus)
        return made

    def _begin_at(self, time_s: float) -> None:
        """Move the key, as a drag on it does, and go there."""
        self._session.tell("")
        key_id = self._session.selection.key_ids[0]
        start_s = find_item(self._session.sign, key_id)[1].time_s
        self._session.perform(self._track_view.retiming.move((key_id,), time_s - start_s))
        reached_s = find_item(self._session.sign, key_id)[1].time_s
        self._player.seek(reached_s)
        self._tell_fitted(time_s, reached_s, tr("The key is reached at"))

    def _hold_for(self, hold_s: float) -> None:
        self._session.tell("")
        key_id = self._session.selection.key_ids[0]
        before = self._session.sign
        start_s = find_item(before, key_id)[1].time_s
        self._session.perform(self._track_view.retiming.hold(key_id, hold_s))
        words = kept_words(before, key_id, Interval(start_s, start_s + hold_s))
        self._tell_fitted(
            hold_s, find_item(self._session.sign, key_id)[1].hold_s, tr("The key is held for"), words
        )

    def _tell_fitted(self, asked_s: float, got_s: float, what: str, why: str = "") -> None:
        """Say what stands in the way of what was typed: the touch of the other hand, or another key."""
        if abs(asked_s - got_s) > SAME_TIME_S:
            self._session.tell(
                why
                or tr(
                    "{what} {in_seconds}: the next keys leave no more room.",
                    what=what,
                    in_seconds=in_seconds(got_s),
                )
            )

    def _way_button(self, name: str, tip: str) -> QToolButton:
        made = button(tr("straight"), "down", name=name, tip=tip)
        made.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return made

    def _on_way(self) -> None:
        found = key_and_next(self._session.sign, self._session.selection.key_ids[0])
        if found is not None and found.following is None:
            self._on_lead("lead_out", self._way)
        elif found is not None:
            self._player.look_at_way(found.key.id)
            self._track_view.open_menu(found.key.id, _below(self._way))

    def _on_lead(self, end: End, asked: QToolButton) -> None:
        self._track_view.open_lead_menu(self._session.selection.role, end, _below(asked))


def _below(widget: QWidget) -> QPoint:
    return widget.mapToGlobal(QPoint(0, widget.height()))
