"""Menus of the track of glosses: of an item, of a transition, of a signal, and of the whole sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
    Onward,
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
from signer.studio.widgets.choice_menu import offer, passing_menu

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
        sentence = self._session.sentence
        item = next(one for one in sentence.items if one.id == item_id)
        menu, acts = passing_menu(self._parent, "glosses.item_menu"), self._acts
        content = item.content
        if isinstance(content, Pause):
            self._of_pause(menu, item_id, content)
            menu.popup(at)
            return
        if isinstance(content, SignContent):
            menu.addAction(tr("Change its keys (Enter)"), partial(sentence.enter, item_id))
        if isinstance(content, Gap | SignContent):
            menu.addAction(tr("Spell it instead"), partial(acts.spell_instead, item_id))
        menu.addAction(tr("Choose another sign…"), partial(self._fill, item_id))
        menu.addSeparator()
        self._pace(menu.addMenu(tr("Tempo")), item)
        if not isinstance(content, Gap):
            self._begins(menu.addMenu(tr("Begins")), item)
            menu.addAction(tr("Move it in space…"), self._asks.places_wanted.emit)
        holds = ((tr("{one:g} s longer", one=one) if one else tr("No longer"), one) for one in HOLDS_S)
        for title, choices, field in (
            (tr("Hold its end"), holds, "hold_s"),
            (tr("Times"), ((str(one + 1), one) for one in range(4)), "repeats"),
            (tr("End of"), END_WORDS, "end"),
            (tr("Hand that it leaves free"), ((IDLE_WORDS[one], one) for one in IDLE_HANDS), "idle_hand"),
        ):
            self._offer(menu.addMenu(title), choices, item, field)
        self._check(menu, tr("Mirrored\tAlt+M"), item.mirrored, acts.mirror)
        self._check(menu, tr("One hand\tAlt+O"), item.one_handed, acts.toggle_one_hand)
        self._who(menu, item)
        self._kind(menu, item)
        self._signals(menu.addMenu(tr("Signal over it")))
        menu.addSeparator()
        if isinstance(content, SignContent):
            self._library(menu, item, content)
            menu.addSeparator()
        menu.addAction(tr("Delete\tDel"), acts.delete)
        menu.popup(at)

    def _of_pause(self, menu: QMenu, item_id: str, pause: Pause) -> None:
        """Fill the menu of a pause: how long it is, and what lies over it."""
        offer(
            menu,
            ((decimals(f"{one:g} s"), one) for one in PAUSES_S),
            pause.seconds,
            lambda seconds: self._session.perform(item_edits.set_pause(item_id, seconds)),
        )
        menu.addAction(tr("Another length…"), partial(self.ask_pause, item_id))
        menu.addSeparator()
        self._signals(menu.addMenu(tr("Signal over it")))
        menu.addAction(tr("Put a sign in its place…"), partial(self._fill, item_id))
        menu.addSeparator()
        menu.addAction(tr("Delete\tDel"), self._acts.delete)

    def of_way(self, item_id: str, at: QPoint) -> None:
        """Open the menu of the transition that leaves an item: its path, and how long it is."""
        utterance = self._session.sentence.utterance
        if utterance is None:
            return
        onward, acts = utterance.item(item_id).onward, self._acts
        menu = passing_menu(self._parent, "glosses.way_menu")
        paths: list[tuple[str, tuple[str | None, float]]] = [
            (tr("Free of the body, by itself"), (None, 0.0)),
            (tr("Straight"), ("straight", 0.0)),
            *((tr("An arc of {high:.0f} cm", high=100 * high), ("arc", high)) for high in ARCS_M),
        ]
        now = (onward.path, onward.height_m if onward.path == "arc" else 0.0)

        def set_path(chosen: tuple[str | None, float]) -> None:
            path, height_m = chosen
            acts.set_way(item_id, Onward(onward.duration_s, path, height_m, onward.plane_rad))  # type: ignore[arg-type]

        def set_length(duration_s: float | None) -> None:
            acts.set_way(item_id, Onward(duration_s, onward.path, onward.height_m, onward.plane_rad))

        offer(menu, paths, now, set_path)
        menu.addSeparator()
        lengths: list[tuple[str, float | None]] = [
            (tr("As long as the way asks for"), None),
            *((decimals(f"{one:g} s"), one) for one in LENGTHS_S),
        ]
        offer(menu, lengths, onward.duration_s, set_length)
        menu.popup(at)

    def of_span(self, span_id: str, at: QPoint) -> None:
        """Open the menu of a signal over items."""
        sentence = self._session.sentence
        utterance = sentence.utterance
        if utterance is None:
            return
        span = next(one for one in utterance.spans if one.id == span_id)
        menu = passing_menu(self._parent, "glosses.span_menu")
        of_kind = questions() if span.signal in questions() else OVER_ITEMS
        offer(
            menu,
            ((named(signals.find(one).name), one) for one in of_kind if signals.has(one)),
            span.signal,
            lambda signal: self._session.perform(span_edits.set_span(span_id, signal=signal)),
        )
        menu.addSeparator()
        strengths = menu.addMenu(tr("Strength"))
        offer(
            strengths,
            ((f"{100 * one:.0f} %", one) for one in (0.25, 0.5, 0.75, 1.0, 1.25)),
            span.strength,
            lambda strength: self._session.perform(span_edits.set_span(span_id, strength=strength)),
        )
        kind = signals.find(span.signal).track if signals.has(span.signal) else ""
        menu.addAction(tr("In the Face panel"), partial(self._asks.face_wanted.emit, kind))
        menu.addAction(tr("Delete\tDel"), lambda: self._session.perform(span_edits.remove_span(span_id)))
        menu.popup(at)

    def of_question(self, item_id: str, at: QPoint) -> QMenu:
        """Ask which question ends with an item; it is a wh-question or one of yes and no already."""
        asked = self._acts.question_of(item_id)
        menu = passing_menu(self._parent, "glosses.question_menu")
        made = offer(
            menu,
            ((named(signals.find(one).name), one) for one in questions()),
            None if asked is None else asked.signal,
            lambda signal: self._acts.ask(item_id, signal),
        )
        menu.popup(at)
        for action in made:
            if action.isChecked():
                menu.setActiveAction(action)
        return menu

    def of_sentence(self, at: QPoint) -> None:
        """Open the menu of what holds for the whole sentence: style and tempo, and the library's signs."""
        sentence = self._session.sentence
        utterance = sentence.utterance
        if utterance is None:
            return
        menu = passing_menu(self._parent, "glosses.sentence_menu")
        offer(
            menu,
            ((STYLE_WORDS[one], one) for one in STYLES),
            utterance.style,
            lambda style: self._session.perform(edits.set_style(style)),
        )
        menu.addSeparator()
        offer(
            menu,
            ((tr("Tempo {one:g}{times}", one=one, times=_TIMES), one) for one in TEMPOS),
            utterance.tempo,
            lambda tempo: self._session.perform(edits.set_utterance(tempo=tempo)),
        )
        menu.addAction(tr("Another tempo…"), self._ask_whole_tempo)
        menu.addSeparator()
        offer(
            menu,
            ((words, life) for life, words in LIVES.items()),
            utterance.life,
            lambda life: self._session.perform(edits.set_utterance(life=life)),
        )
        menu.addSeparator()
        menu.addAction(tr("Zoom in until all names fit"), self._asks.fit_words)
        menu.addAction(tr("Update all from the library"), self._acts.update)
        menu.popup(at)

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
        sentence = self._session.sentence
        content = next(one.content for one in sentence.items if one.id == item_id)
        if isinstance(content, Pause):
            words = tr("Seconds, at the tempo 1:")
            seconds = self._ask(
                tr("Pause", "part of a sentence"), words, content.seconds, 0.0, LONGEST_PAUSE_S
            )
            if seconds is not None:
                self._session.perform(item_edits.set_pause(item_id, seconds))

    def _ask_whole_tempo(self) -> None:
        utterance = self._session.sentence.utterance
        if utterance is not None:
            words = tr("Tempo of the sentence:")
            if (tempo := self._ask(tr("Tempo"), words, utterance.tempo, *TEMPO_LIMITS)) is not None:
                self._session.perform(edits.set_utterance(tempo=tempo))

    def _ask(self, title: str, words: str, now: float, least: float, most: float) -> float | None:
        """Ask for a number; None where it was given up."""
        value, is_given = QInputDialog.getDouble(self._parent, title, words, now, least, most, 2)
        return value if is_given else None

    def _offer(
        self, menu: QMenu, choices: Iterable[tuple[str, Any]], item: UtteranceItem, field: str
    ) -> None:
        """Offer values of a field of the chosen items; that of an item is ticked."""
        offer(menu, choices, getattr(item, field), lambda one: self._acts.change(**{field: one}))

    def _pace(self, menu: QMenu, item: UtteranceItem) -> None:
        self._offer(menu, ((decimals(f"{one:g}{_TIMES}"), one) for one in TEMPOS), item, "tempo")
        menu.addAction(tr("Another…\tAlt+T"), self.ask_tempo)

    def _begins(self, menu: QMenu, item: UtteranceItem) -> None:
        """Offer when an item begins: by itself, or pinned to a second."""
        times, acts = self._session.sentence.times_of(item.id), self._acts
        action = menu.addAction(tr("When the hands get there"), partial(acts.pin, item.id, None))
        action.setCheckable(True)
        action.setChecked(item.at_s is None)
        if times is not None:
            now = menu.addAction(
                tr("At {start_s:.2f} s, as now", start_s=times.start_s), partial(acts.hold_time, item.id)
            )
            now.setCheckable(True)
            now.setChecked(item.at_s is not None)
        menu.addAction(
            tr("At the playhead, {playhead_s:.2f} s\tAlt+B", playhead_s=self._session.playhead_s),
            acts.pin_to_playhead,
        )
        menu.addAction(tr("At another time…"), partial(self.ask_begin, item.id))

    def ask_begin(self, item_id: str) -> None:
        """Ask for the second at which an item begins."""
        times, earliest_s = self._session.sentence.times_of(item_id), self._acts.earliest_s(item_id)
        now_s = earliest_s if times is None else times.start_s
        words = tr("Seconds; {earliest_s:.2f} s at the earliest:", earliest_s=earliest_s)
        if (at_s := self._ask(tr("Begins at"), words, now_s, earliest_s, LONGEST_S)) is not None:
            self._acts.pin(item_id, at_s, earliest_s)

    def _who(self, menu: QMenu, item: UtteranceItem) -> None:
        """Offer who a verb goes from and to."""
        utterance = self._session.sentence.utterance
        if utterance is None or not isinstance(item.content, SignContent):
            return
        people = [(tr("Nobody"), ""), (tr("The signer"), SIGNER), (tr("The addressee"), ADDRESSEE)]
        people += [(place.name or place.id, place.id) for place in utterance.places]
        self._offer(menu.addMenu(tr("Goes from")), people, item, "subject")
        self._offer(menu.addMenu(tr("Goes to")), people, item, "object")

    def _kind(self, menu: QMenu, item: UtteranceItem) -> None:
        """Offer what spellings and numbers have of their own."""
        content, perform = item.content, self._session.perform
        if isinstance(content, Number):
            offer(
                menu.addMenu(tr("Number of")),
                zip(
                    (tr("Things"), tr("An address"), tr("The time"), tr("An age"), tr("An order")),
                    NUMBER_USES,
                    strict=True,
                ),
                content.use,
                lambda use: perform(item_edits.replace_item(item.id, Number(content.value, use))),
            )
        elif isinstance(content, Spelling):
            doubles = menu.addMenu(tr("Two equal letters"))

            def set_doubles(one: str) -> None:
                made = Spelling(content.word, content.rate_hz, one, content.lexicalised, content.variants)  # type: ignore[arg-type]
                self._session.perform(item_edits.replace_item(item.id, made))

            words = (tr("Slide aside"), tr("Form again"), tr("Bounce"))
            offer(doubles, zip(words, DOUBLES, strict=True), content.doubles, set_doubles)

    def _signals(self, menu: QMenu) -> None:
        """Offer signals over the chosen items."""
        ids = self._acts.chosen
        for signal in (*OVER_ITEMS, *questions()):
            if signals.has(signal):
                action = menu.addAction("")
                plain.name_action(action, named(signals.find(signal).name))
                action.triggered.connect(partial(self._lay, signal, ids))
        menu.addSeparator()
        menu.addAction(tr("All signals…"), partial(self._asks.face_wanted.emit, ""))

    def _lay(self, signal: str, ids: tuple[str, ...], _checked: bool = False) -> None:
        if ids:
            self._session.perform(span_edits.add_span(signal, ids[0], ids[-1]))

    def _library(self, menu: QMenu, item: UtteranceItem, content: SignContent) -> None:
        acts = self._acts
        update = menu.addAction(tr("Update from the library"), partial(acts.update, (item.id,)))
        update.setEnabled(self._known.newer(content) is not None)
        put_back = menu.addAction(tr("Put back what was changed here"))
        put_back.triggered.connect(lambda: self._session.perform(item_edits.put_back(item.id)))
        put_back.setEnabled(content.edited != content.sign)
        menu.addAction(tr("Save to the library…"), partial(acts.keep, item.id))
        detach = menu.addAction(tr("Detach from the library"))
        detach.triggered.connect(lambda: self._session.perform(item_edits.detach_item(item.id)))
        detach.setEnabled(bool(content.digest))
        menu.addAction(tr("Update all from the library"), acts.update)

    @staticmethod
    def _check(menu: QMenu, words: str, on: bool, do: object) -> None:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(on)
        action.triggered.connect(lambda: do())  # type: ignore[operator]
