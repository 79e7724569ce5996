"""Menus of the track of glosses: of an item, of a transition, of a signal, and of the whole sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol

from PySide6.QtCore import QPoint, SignalInstance
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from nonmanuals import catalogue as signals
from signer.document import utterance_edits as edits
from signer.document import utterance_item_edits as item_edits
from signer.document import utterance_span_edits as span_edits
from signer.document.timing import LONGEST_S
from signer.document.utterance import (
    ADDRESSEE,
    DOUBLES,
    IDLE_HANDS,
    LEAST_TEMPO,
    LONGEST_PAUSE_S,
    MOST_TEMPO,
    NUMBER_USES,
    SIGNER,
    STYLES,
    Gap,
    Number,
    Pause,
    SignContent,
    Spelling,
    Style,
    UtteranceItem,
)
from signer.studio.editing.session import Session
from signer.studio.language import decimals, named, tr
from signer.studio.look import plain
from signer.studio.sentences.acts import SentenceActs
from signer.studio.sentences.known_signs import KnownSigns
from signer.studio.widgets.choice_menu import Choices, Entry, MenuPart, Within, passing_menu

TEMPO_LIMITS: Final = (LEAST_TEMPO, MOST_TEMPO)
TEMPOS: Final = (0.5, 0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 2.0)
LIVES: Final = {0.0: tr("No life"), 0.3: tr("Life 30 %"), 0.5: tr("Life 50 %"), 1.0: tr("Life 100 %")}
"""Choices of life; others are set in its window."""
HOLDS_S: Final = (0.0, 0.1, 0.25, 0.5, 1.0)
PAUSES_S: Final = (0.1, 0.2, 0.3, 0.5, 1.0, 2.0)
ARCS_M: Final = (0.03, 0.06, 0.1)
LENGTHS_S: Final = (0.15, 0.2, 0.3, 0.4, 0.6, 1.0)
END_WORDS: Final = (
    (tr("Nothing"), ""),
    (tr("A phrase  ,"), "phrase"),
    (tr("A clause  ;"), "clause"),
    (tr("A sentence  ."), "sentence"),
)
IDLE_WORDS: Final = {
    "": tr("As its neighbours ask"),
    "stay": tr("Stays as it was"),
    "half rest": tr("Waits before the belly"),
    "rest": tr("Goes to rest"),
}
OVER_ITEMS: Final = (
    *("topic", "conditional", "negation", "affirmation", "focus", "relative"), "role.ipsi", "role.contra"
)  # fmt: skip
"""Signals over items that are offered first; the Face panel has all."""
STYLE_WORDS: Final[dict[Style, str]] = {
    "natural": tr("Natural: as people sign"), "clear": tr("Clear: quicker signs, slower transitions"),
    "teaching": tr("Teaching: slow"), "citation": tr("Citation: as in the library"),
}  # fmt: skip
_TIMES: Final = "\N{MULTIPLICATION SIGN}"


def questions() -> tuple[str, ...]:
    """Return the signals that ask."""
    return tuple(one.id for one in signals.every() if one.id.startswith("q."))


class Asks(Protocol):
    """Signals of the track by which other parts of the window are shown."""

    places_wanted: SignalInstance
    face_wanted: SignalInstance

    def fit_words(self) -> None:
        """Zoom in until every name is seen whole."""


class SentenceMenus:
    """Opens them over the track."""

    def __init__(
        self,
        parent: QWidget,
        session: Session,
        acts: SentenceActs,
        known: KnownSigns,
        fill: Callable[[str], object],
        asks: Asks,
    ) -> None:
        """`fill` lets another sign be chosen for an item, by its id; `asks` shows parts of the window."""
        self._parent, self._session, self._acts, self._known = parent, session, acts, known
        self._fill, self._asks = fill, asks

    def of_item(self, item_id: str, at: QPoint) -> None:
        """Open the menu of an item; what can be done with several is done with all chosen ones."""
        item = self._session.sentence.content.item(item_id)
        is_pause = isinstance(item.content, Pause)
        parts = self._of_pause(item_id, item.content) if is_pause else self._of_item(item)
        passing_menu(self._parent, "glosses.item_menu", *parts).popup(at)

    def _of_item(self, item: UtteranceItem) -> Iterator[MenuPart]:
        content, acts, fill = item.content, self._acts, partial(self._fill, item.id)
        if isinstance(content, SignContent):
            yield Entry(tr("Change its keys (Enter)"), partial(self._session.sentence.enter, item.id))
        if isinstance(content, Gap | SignContent):
            yield Entry(tr("Spell it instead"), partial(acts.spell_instead, item.id))
        yield Entry(tr("Choose another sign…"), fill)
        yield None
        tempos = self._field(((decimals(f"{one:g}{_TIMES}"), one) for one in TEMPOS), item, "tempo")
        yield Within(tr("Tempo"), (tempos, Entry(tr("Another…\tAlt+T"), self.ask_tempo)))
        if not isinstance(content, Gap):
            yield Within(tr("Begins"), self._begins(item))
            yield Entry(tr("Move it in space…"), self._asks.places_wanted.emit)
        holds = ((tr("{one:g} s longer", one=one) if one else tr("No longer"), one) for one in HOLDS_S)
        for title, choices, field in (
            (tr("Hold its end"), holds, "hold_s"),
            (tr("Times"), ((str(one + 1), one) for one in range(4)), "repeats"),
            (tr("End of"), END_WORDS, "end"),
            (tr("Hand that it leaves free"), ((IDLE_WORDS[one], one) for one in IDLE_HANDS), "idle_hand"),
        ):
            yield Within(title, (self._field(choices, item, field),))
        yield Entry(tr("Mirrored\tAlt+M"), acts.mirror, is_so=item.mirrored)
        yield Entry(tr("One hand\tAlt+O"), acts.toggle_one_hand, is_so=item.one_handed)
        for title, people, field in self._people(item):
            yield Within(title, (self._field(people, item, field),))
        yield from self._of_kind(item)
        yield Within(tr("Signal over it"), self._signals())
        yield None
        if isinstance(content, SignContent):
            yield from self._library(item, content)
            yield None
        yield Entry(tr("Delete\tDel"), acts.delete)

    def _of_pause(self, item_id: str, pause: Any) -> Iterator[MenuPart]:
        """Yield how long a pause is, and what lies over it."""
        yield Choices(
            ((decimals(f"{one:g} s"), one) for one in PAUSES_S),
            pause.seconds,
            lambda seconds: self._session.perform(item_edits.set_pause(item_id, seconds)),
        )
        yield Entry(tr("Another length…"), partial(self.ask_pause, item_id))
        yield None
        yield Within(tr("Signal over it"), self._signals())
        yield Entry(tr("Put a sign in its place…"), partial(self._fill, item_id))
        yield None
        yield Entry(tr("Delete\tDel"), self._acts.delete)

    def of_way(self, item_id: str, at: QPoint) -> None:
        """Open the menu of the transition that leaves an item: its path, and how long it is."""
        onward, acts = self._session.sentence.content.item(item_id).onward, self._acts
        paths: list[tuple[str, tuple[str | None, float]]] = [
            (tr("Free of the body, by itself"), (None, 0.0)),
            (tr("Straight"), ("straight", 0.0)),
            *((tr("An arc of {high:.0f} cm", high=100 * high), ("arc", high)) for high in ARCS_M),
        ]
        lengths: list[tuple[str, float | None]] = [
            (tr("As long as the way asks for"), None),
            *((decimals(f"{one:g} s"), one) for one in LENGTHS_S),
        ]

        def set_path(chosen: tuple[Any, float]) -> None:
            acts.set_way(item_id, replace(onward, path=chosen[0], height_m=chosen[1]))

        passing_menu(
            self._parent,
            "glosses.way_menu",
            Choices(paths, (onward.path, onward.height_m if onward.path == "arc" else 0.0), set_path),
            None,
            Choices(
                lengths,
                onward.duration_s,
                lambda one: acts.set_way(item_id, replace(onward, duration_s=one)),
            ),
        ).popup(at)

    def of_span(self, span_id: str, at: QPoint) -> None:
        """Open the menu of a signal over items."""
        span = next(one for one in self._session.sentence.content.spans if one.id == span_id)

        def choices(choices: Iterable[tuple[str, Any]], field: str) -> Choices:
            return Choices(
                choices,
                getattr(span, field),
                lambda one: self._session.perform(span_edits.set_span(span_id, **{field: one})),
            )

        kind = signals.find(span.signal).track if signals.has(span.signal) else ""
        strengths = ((f"{100 * one:.0f} %", one) for one in (0.25, 0.5, 0.75, 1.0, 1.25))
        passing_menu(
            self._parent,
            "glosses.span_menu",
            choices(_named(questions() if span.signal in questions() else OVER_ITEMS), "signal"),
            None,
            Within(tr("Strength"), (choices(strengths, "strength"),)),
            Entry(tr("In the Face panel"), partial(self._asks.face_wanted.emit, kind)),
            Entry(tr("Delete\tDel"), lambda: self._session.perform(span_edits.remove_span(span_id))),
        ).popup(at)

    def of_question(self, item_id: str, at: QPoint) -> QMenu:
        """Ask which question ends with an item; it is a wh-question or one of yes and no already."""
        asked = self._acts.question_of(item_id)
        now = None if asked is None else asked.signal
        offered = Choices(_named(questions()), now, lambda signal: self._acts.ask(item_id, signal))
        menu = passing_menu(self._parent, "glosses.question_menu", offered)
        menu.popup(at)
        for action in menu.actions():
            if action.isChecked():
                menu.setActiveAction(action)
        return menu

    def of_sentence(self, at: QPoint) -> None:
        """Open the menu of what holds for the whole sentence: style and tempo, and the library's signs."""
        utterance, perform = self._session.sentence.content, self._session.perform
        tempos = ((tr("Tempo {one:g}{times}", one=one, times=_TIMES), one) for one in TEMPOS)
        lives = ((words, life) for life, words in LIVES.items())
        passing_menu(
            self._parent,
            "glosses.sentence_menu",
            Choices(
                ((STYLE_WORDS[one], one) for one in STYLES),
                utterance.style,
                lambda style: perform(edits.set_style(style)),
            ),
            None,
            Choices(tempos, utterance.tempo, lambda tempo: perform(edits.set_utterance(tempo=tempo))),
            Entry(tr("Another tempo…"), self._ask_whole_tempo),
            None,
            Choices(lives, utterance.life, lambda life: perform(edits.set_utterance(life=life))),
            None,
            Entry(tr("Zoom in until all names fit"), self._asks.fit_words),
            Entry(tr("Update all from the library"), self._acts.update),
        ).popup(at)

    def ask_tempo(self) -> None:
        """Ask for the tempo of the chosen items as a number."""
        ids = self._acts.chosen
        item = next((one for one in self._session.sentence.items if one.id in ids), None)
        if item is not None:
            words = tr("Times the tempo of the sentence:")
            if (tempo := self._ask(tr("Tempo"), words, item.tempo, *TEMPO_LIMITS)) is not None:
                self._acts.change(tempo=tempo)

    def ask_pause(self, item_id: str) -> None:
        """Ask for the length of a pause as a number."""
        content = self._session.sentence.content.item(item_id).content
        if isinstance(content, Pause):
            words = tr("Seconds, at the tempo 1:")
            seconds = self._ask(
                tr("Pause", "part of a sentence"), words, content.seconds, 0.0, LONGEST_PAUSE_S
            )
            if seconds is not None:
                self._session.perform(item_edits.set_pause(item_id, seconds))

    def _ask_whole_tempo(self) -> None:
        now, words = self._session.sentence.content.tempo, tr("Tempo of the sentence:")
        if (tempo := self._ask(tr("Tempo"), words, now, *TEMPO_LIMITS)) is not None:
            self._session.perform(edits.set_utterance(tempo=tempo))

    def _ask(self, title: str, words: str, now: float, least: float, most: float) -> float | None:
        """Ask for a number; None where it was given up."""
        value, is_given = QInputDialog.getDouble(self._parent, title, words, now, least, most, 2)
        return value if is_given else None

    def _field(self, choices: Iterable[tuple[str, Any]], item: UtteranceItem, field: str) -> Choices:
        """Offer values of a field of the chosen items; that of an item is ticked."""
        return Choices(choices, getattr(item, field), lambda one: self._acts.change(**{field: one}))

    def _begins(self, item: UtteranceItem) -> Iterator[MenuPart]:
        """Offer when an item begins: by itself, or pinned to a second."""
        times, acts, is_free = self._session.sentence.times_of(item.id), self._acts, item.at_s is None
        yield Entry(tr("When the hands get there"), partial(acts.pin, item.id, None), is_so=is_free)
        if times is not None:
            now = tr("At {start_s:.2f} s, as now", start_s=times.start_s)
            yield Entry(now, partial(acts.hold_time, item.id), is_so=not is_free)
        here = tr("At the playhead, {playhead_s:.2f} s\tAlt+B", playhead_s=self._session.playhead_s)
        yield Entry(here, acts.pin_to_playhead)
        yield Entry(tr("At another time…"), partial(self.ask_begin, item.id))

    def ask_begin(self, item_id: str) -> None:
        """Ask for the second at which an item begins."""
        times, earliest_s = self._session.sentence.times_of(item_id), self._acts.earliest_s(item_id)
        now_s = earliest_s if times is None else times.start_s
        words = tr("Seconds; {earliest_s:.2f} s at the earliest:", earliest_s=earliest_s)
        if (at_s := self._ask(tr("Begins at"), words, now_s, earliest_s, LONGEST_S)) is not None:
            self._acts.pin(item_id, at_s, earliest_s)

    def _people(self, item: UtteranceItem) -> Iterator[tuple[str, Iterable[tuple[str, Any]], str]]:
        """Yield who a verb can go from and to."""
        if isinstance(item.content, SignContent):
            people = [(tr("Nobody"), ""), (tr("The signer"), SIGNER), (tr("The addressee"), ADDRESSEE)]
            people += [(place.name or place.id, place.id) for place in self._session.sentence.content.places]
            yield tr("Goes from"), people, "subject"
            yield tr("Goes to"), people, "object"

    def _of_kind(self, item: UtteranceItem) -> Iterator[MenuPart]:
        """Yield what spellings and numbers have of their own."""
        content, choices = item.content, list[tuple[str, Any]]()
        if isinstance(content, Number):
            uses = (tr("Things"), tr("An address"), tr("The time"), tr("An age"), tr("An order"))
            title, field, choices = tr("Number of"), "use", [*zip(uses, NUMBER_USES, strict=True)]
        elif isinstance(content, Spelling):
            ways = (tr("Slide aside"), tr("Form again"), tr("Bounce"))
            title, field, choices = tr("Two equal letters"), "doubles", [*zip(ways, DOUBLES, strict=True)]
        else:
            return

        def choose(one: Any) -> None:
            self._session.perform(item_edits.replace_item(item.id, replace(content, **{field: one})))

        yield Within(title, (Choices(choices, getattr(content, field), choose),))

    def _signals(self) -> Iterator[MenuPart]:
        """Offer signals over the chosen items."""
        ids = self._acts.chosen
        for words, signal in _named((*OVER_ITEMS, *questions())):
            yield Entry(plain.caption(words), partial(self._lay, signal, ids))
        yield None
        yield Entry(tr("All signals…"), partial(self._asks.face_wanted.emit, ""))

    def _lay(self, signal: str, ids: tuple[str, ...]) -> None:
        if ids:
            self._session.perform(span_edits.add_span(signal, ids[0], ids[-1]))

    def _library(self, item: UtteranceItem, content: SignContent) -> Iterator[MenuPart]:
        acts, perform = self._acts, self._session.perform
        is_newer, is_changed = self._known.newer(content) is not None, content.edited != content.sign
        put_back, detach = item_edits.put_back(item.id), item_edits.detach_item(item.id)
        yield Entry(tr("Update from the library"), partial(acts.update, (item.id,)), is_newer)
        yield Entry(tr("Put back what was changed here"), lambda: perform(put_back), is_changed)
        yield Entry(tr("Save to the library…"), partial(acts.keep, item.id))
        yield Entry(tr("Detach from the library"), lambda: perform(detach), bool(content.digest))
        yield Entry(tr("Update all from the library"), acts.update)


def _named(ids: Iterable[str]) -> list[tuple[str, str]]:
    """Return signals by their names, those that this version knows."""
    return [(named(signals.find(one).name), one) for one in ids if signals.has(one)]
