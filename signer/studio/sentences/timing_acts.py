"""Acts on when and how quickly items of a sentence are signed, each one undo step."""

from __future__ import annotations

from typing import Final

from signer.document import utterance_edits as edits
from signer.document import utterance_item_edits as item_edits
from signer.document.timing import SAME_TIME_S, stored
from signer.document.utterance import Utterance, UtteranceItem
from signer.document.utterance_edits import tempo_within_limits
from signer.lazy import lazily
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import decimals, tr

with lazily():
    from signer.sequencing import contents, performing


NOTHING_CHOSEN: Final = tr(
    "No item of the sentence is chosen: click one, or move the caret with Shift and the arrows."
)
NO_BEGINNING: Final = tr(
    "Pauses and gaps begin when what is before them ends; pin what is signed after them."
)
TOO_EARLY: Final = tr("The hands get to {} at {} s at the earliest: make quicker what comes before.")
LESS, MORE = 1 / 1.1, 1.1
"""Factors of the tempo that a key press changes it by."""


class TimingActs:
    """Acts on the chosen items of the open sentence: their tempo, and the seconds at which they begin."""

    def __init__(self, session: Session, player: Player) -> None:
        self._session, self._player = session, player

    @property
    def chosen(self) -> tuple[str, ...]:
        """The chosen items, else the one before the caret."""
        sentence = self._session.sentence
        before = sentence.before_caret
        return sentence.chosen or (() if before is None else (before.id,))

    def pace(self, factor: float) -> None:
        """Make the chosen items quicker or slower, each by the same factor."""
        ids = self._ids()
        if not ids:
            return

        def paced(utterance: Utterance) -> edits.Changed:
            for one in ids:
                tempo = round(utterance.item(one).tempo * factor, 3)
                utterance = item_edits.set_tempo(one, 1.0 if abs(tempo - 1.0) < 0.02 else tempo)(utterance)
            return utterance, ids, ""

        self._session.perform(edits.UtteranceEdit(tr("Change tempo"), paced))

    def why_not_paced(self, factor: float) -> str:
        """Say why the chosen items cannot be quicker, or slower, by a factor; empty where one can."""
        if any(tempo_within_limits(tempo * factor) != tempo for tempo in self._tempos()):
            return ""
        tempo = self._tempos()[0]
        if factor > 1.0:
            return tr("It is as quick as an item can be: {tempo:g} times its own tempo.", tempo=tempo)
        return tr("It is as slow as an item can be: {tempo:g} times its own tempo.", tempo=tempo)

    def _tempos(self) -> list[float]:
        return [self._item(one).tempo for one in self.chosen]

    def set_pause(self, item_id: str, lasts_s: float) -> None:
        """Let a pause last as long as is seen, s: its own seconds are at the tempo of the sentence."""
        utterance = self._session.sentence.content
        seconds = lasts_s * utterance.tempo * utterance.item(item_id).tempo
        self._session.perform(item_edits.set_pause(item_id, round(seconds, 2)))

    def earliest_s(self, item_id: str) -> float:
        """Return when an item begins by itself, s: its hands get there no earlier."""
        by_itself = item_edits.set_item(item_id, at_s=None)(self._session.sentence.content)
        found = performing.perform(by_itself, self._session.character, avoid=False).items
        return next((one.start_s for one in found if one.id == item_id), 0.0)

    def pin(self, item_id: str, at_s: float | None, earliest_s: float | None = None) -> None:
        """Let an item begin at a second, no earlier than it can; None for when its hands get there."""
        earliest_s = self.earliest_s(item_id) if earliest_s is None else earliest_s
        at_s = None if at_s is None or at_s <= earliest_s + SAME_TIME_S else stored(at_s)
        self._session.perform(item_edits.set_item(item_id, at_s=at_s))

    def hold_time(self, item_id: str) -> None:
        """Pin an item to when it begins now, so that it stays there whatever changes before it."""
        times = self._session.sentence.times_of(item_id)
        if times is not None:
            self._session.perform(item_edits.set_item(item_id, at_s=times.start_s))

    def pin_to_playhead(self) -> None:
        """Let the chosen item begin at the playhead; by itself again where it is pinned there already."""
        ids = self._ids()
        if not ids or self._session.sentence.entered:
            return
        item, now_s = self._item(ids[0]), self._player.playhead_s
        if contents.waits_s(item.content):
            self._session.tell(NO_BEGINNING)
            return
        earliest_s = self.earliest_s(item.id)
        gloss = contents.gloss_of(item.content)
        if item.at_s is not None and abs(item.at_s - now_s) < SAME_TIME_S:
            self.pin(item.id, None, earliest_s)
            self._session.tell(tr("{gloss} begins when the hands get there.", gloss=gloss))
        elif now_s < earliest_s - SAME_TIME_S:
            self._session.tell(TOO_EARLY.format(gloss, decimals(f"{earliest_s:.2f}")))
        else:
            self.pin(item.id, now_s, earliest_s)
            self._session.tell(
                tr("{gloss} begins at {now_s:.2f} s.", gloss=gloss, now_s=max(now_s, earliest_s))
            )

    def _item(self, item_id: str) -> UtteranceItem:
        return self._session.sentence.content.item(item_id)

    def _ids(self) -> tuple[str, ...]:
        if not self.chosen:
            self._session.tell(NOTHING_CHOSEN)
        return self.chosen
