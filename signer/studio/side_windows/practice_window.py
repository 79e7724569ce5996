"""Practice in reading fingerspelling: a word is spelled, its letters hidden until they are asked for.

It has a figure of its own and never touches the open document.
"""

from __future__ import annotations

import random
from dataclasses import replace
from math import inf
from typing import Final

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from signer.document.sign import Sign
from signer.document.utterance import SPELLED_HZ, Spelling
from signer.errors import SignerError
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.drawing import framing
from signer.studio.editing.session import Session
from signer.studio.language import complaint, roomy, tr
from signer.studio.look import theme
from signer.studio.stage.canvas import Canvas
from signer.studio.widgets.forms import line_field
from signer.studio.widgets.pieces import Kind, across, beneath, button, hint, identify, label, row
from signer.studio.widgets.segments import Segment, Segments

with lazily():
    from fingerspelling import catalogue
    from signer.characters import character as characters
    from signer.motion import pose as poses
    from signer.motion import posing
    from signer.sequencing import glosses, rates, spelling

FPS: Final = 30
FIGURE_PX: Final = 440
LEAST_FIGURE_PX: Final = 320
"""The figure gives way to words that take more lines than they do at first."""
SLOWER: Final = 0.7
"""Share of the rate at which a word is spelled when it is asked for again, slower."""
SLOWEST_HZ: Final = 0.8
RATES_HZ: Final = (2, 3, 4, 5, 6)
LENGTHS: Final = {"short": (2, 4), "middle": (5, 6), "long": (7, inf), "all": (2, inf)}
"""By choice the least and the greatest number of letters of the words that are drawn."""
KEYS: Final = tr(
    "Space again · S slower · Enter shows the letters · N another word · T type a word · 2 to 6 the rate"
)
HIDDEN: Final = "?"
PLAIN: Final[Kind] = ""
RAISED: Final[Kind] = "raised"
BEGIN: Final = tr("Press N for a word, or T to type one for somebody else to read.")
WAITING: Final = tr("One moment…")
MIDDLE_M, AWAY_M = 1.43, 1.3
"""Height of the middle of the picture, and distance of the viewer, for the reference signer, m."""
_ASIDE_M: Final = 0.07
"""Distance of the picture's middle from that of the body, to the spelling hand, m."""


class PracticeWindow(QWidget):
    """A figure that spells, what can be asked of it, and the letters once they are asked for."""

    def __init__(self, parent: QWidget, session: Session, seed: int | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("practice")
        self.setWindowTitle(tr("Spelling practice - Signer"))
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._session, self._chosen = session, random.Random(seed)
        self.word = ""
        self._rate_hz, self._slowed = SPELLED_HZ, 1.0
        self._clip: poses.Clip | None = None
        self._job: OneJob[poses.Clip] = OneJob(self)
        self._rest: OneJob[poses.Pose] = OneJob(self)
        self.canvas = Canvas(self)
        self.canvas.setMinimumSize(roomy(FIGURE_PX), LEAST_FIGURE_PX)
        self.canvas.failed.connect(self._tell)
        self.letters = label(HIDDEN, 1, 2 * theme.BODY, 600)
        identify(self.letters, "practice.letters", tr("Letters of the word"))
        self.letters.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.told = hint(BEGIN)
        self.told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.typed = line_field("practice.typed", tr("Word to spell"), tr("or type a word"), most=60)
        self.typed.setEchoMode(QLineEdit.EchoMode.Password)  # somebody else is to read it from the hand
        self.rate = Segments(
            "practice.rate",
            tr("Letters a second"),
            [
                Segment(str(rate), str(rate), tip=tr("{rate} letters a second", rate=rate))
                for rate in RATES_HZ
            ],
        )
        self.rate.choose(str(round(SPELLED_HZ)))
        self.rate.chosen.connect(lambda text: self.set_rate(float(text)))
        self.length = Segments(
            "practice.length",
            tr("Length of words"),
            [
                Segment("short", tr("To 4"), tip=tr("Words of up to four letters")),
                Segment("middle", "5, 6", tip=tr("Words of five or six letters")),
                Segment("long", tr("7 on"), tip=tr("Words of seven letters and more")),
                Segment("all", tr("Any"), tip=tr("Words of any length")),
            ],
        )
        self.length.choose("short")
        self.again_button, self.slower_button, self.show_button, self.next_button = self._acts = [
            button(words, name=f"practice.{name}", tip=tip, kind=kind, on=act)
            for words, name, tip, kind, act in (
                (tr("Again"), "again", tr("Spell it again (Space)"), PLAIN, self.again),
                (tr("Slower"), "slower", tr("Again, slower (S)"), PLAIN, self.slower),
                (tr("Show letters"), "show", tr("Show the letters (Enter)"), RAISED, self.show_letters),
                (tr("Next word"), "next", tr("Another word (N)"), RAISED, self.next_word),
            )
        ]
        self._lay_out()
        self._timer = QTimer(self)
        self._timer.setInterval(1000 // FPS)
        self._timer.timeout.connect(self._on_frame)
        self._since = QElapsedTimer()
        self.setFocus()

    def _lay_out(self) -> None:
        acts = across(None, *self._acts, gap=theme.GAP)
        rate = row(label(tr("Letters a second"), 2), self.rate)
        words = row(label(tr("Words"), 2), self.length, self.typed)
        draft = hint(tr("A draft: {unreviewed}.", unreviewed=rates.UNREVIEWED))
        below = (self.letters, self.told, acts, rate, words, hint(KEYS), draft)
        box = beneath(self, (self.canvas, 1), *below, gap=theme.GAP, margins=theme.MARGIN)
        wide = box.minimumSize().width()
        self.resize(wide, box.totalHeightForWidth(wide) + FIGURE_PX - LEAST_FIGURE_PX)

    @property
    def is_hidden(self) -> bool:
        """Return whether the letters are hidden."""
        return self.letters.text() == HIDDEN

    @property
    def rate_hz(self) -> float:
        """Letters a second of what is spelled, as often as it was asked for slower."""
        return max(self._rate_hz * self._slowed, SLOWEST_HZ)

    def next_word(self) -> None:
        """Spell another word of the chosen length."""
        least, most = LENGTHS[self.length.value]
        words = [
            word for word in catalogue.practice_words() if least <= len(word) <= most and word != self.word
        ]
        self.spell(self._chosen.choice(words))

    def spell(self, word: str) -> None:
        """Spell a word, its letters hidden."""
        if why := glosses.unspelled_words(word):
            self._tell(f"{why[0].upper()}{why[1:]}.")
            return
        self.word, self._slowed = word, 1.0
        self._hide()
        self._tell("")
        self._spell()

    def again(self) -> None:
        """Spell the word again."""
        if self.word:
            self._spell()
        else:
            self._tell(BEGIN)

    def slower(self) -> None:
        """Spell the word again, slower than the last time."""
        if self.word:
            self._slowed *= SLOWER
            self._tell(tr("Slower: {rate_hz:.1f} letters a second", rate_hz=self.rate_hz))
        self.again()

    def set_rate(self, rate_hz: float) -> None:
        """Spell at so many letters a second from now on, and the word again."""
        self._rate_hz, self._slowed = rate_hz, 1.0
        self.rate.choose(str(round(rate_hz)))
        self._tell("")
        if self.word:
            self._spell()

    def show_letters(self) -> None:
        """Show the letters, or hide them again."""
        if not self.word:
            self._tell(BEGIN)
        elif self.is_hidden:
            self.letters.setText(" ".join(self.word.upper()))
            self.show_button.setText(tr("Hide letters"))
        else:
            self._hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        acts = {
            Qt.Key.Key_Space: self.again,
            Qt.Key.Key_S: self.slower,
            Qt.Key.Key_Return: self._on_enter,
            Qt.Key.Key_Enter: self._on_enter,
            Qt.Key.Key_N: self.next_word,
            Qt.Key.Key_T: self.typed.setFocus,
            Qt.Key.Key_Escape: self._on_escape,
        }
        act = acts.get(Qt.Key(event.key()))
        if act is not None:
            act()
        elif event.text() in {str(rate) for rate in RATES_HZ}:
            self.set_rate(float(event.text()))
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._clip is None:
            character = self._look()
            self._rest.start(
                lambda _told: posing.pose_at(Sign(), 0.0, character), self._stand, self._complain
            )

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def _on_enter(self) -> None:
        """Spell the word in the field for words; from anywhere else, show the letters."""
        if self.focusWidget() is self.typed:
            self._take_typed()
        else:
            self.show_letters()

    def _on_escape(self) -> None:
        """Leave the field for words; from anywhere else, the window."""
        if self.typed.hasFocus():
            self.setFocus()
        else:
            self.close()

    def _hide(self) -> None:
        self.letters.setText(HIDDEN)
        self.show_button.setText(tr("Show letters"))

    def _take_typed(self) -> None:
        word = " ".join(self.typed.text().split())
        self.typed.clear()
        self.setFocus()
        if word:
            self.spell(word)

    def _tell(self, words: str) -> None:
        self.told.setText(words)

    def _spell(self) -> None:
        """Solve the word beside the window, then play it."""
        character, side = self._look(), self._session.sign.dominant_side
        content = Spelling(self.word, self.rate_hz)

        def solved(_tell: object) -> poses.Clip:
            sign = replace(spelling.spelling_sign(character, content), dominant_side=side)
            return posing.clip(sign, FPS, character)

        self._timer.stop()
        if not self.told.text():
            self._tell(WAITING)
        self._job.start(solved, self._play, self._complain)

    def _complain(self, error: SignerError) -> None:
        self._tell(complaint(error))

    def _look(self) -> characters.Character:
        """Look at the face and the spelling hand of whoever shows signs now."""
        character = self._session.character
        aside_m = -_ASIDE_M if self._session.sign.dominant_side == "right" else _ASIDE_M
        camera = replace(framing.FACE, target_m=(aside_m, MIDDLE_M, 0.1), distance_m=AWAY_M)
        self.canvas.look_from(framing.sized(camera, character.scale.height))
        return character

    def _stand(self, pose: poses.Pose) -> None:
        if self._clip is None:
            self.canvas.show_pose(pose)

    def _play(self, clip: poses.Clip) -> None:
        self._clip = clip
        if self.told.text() == WAITING:
            self._tell("")
        self.canvas.show_pose(clip[0])
        self._since.start()
        self._timer.start()

    def _on_frame(self) -> None:
        clip = self._clip
        if clip is None:
            return
        number = int(self._since.elapsed() * FPS / 1000)
        self.canvas.show_pose(clip[min(number, len(clip) - 1)])
        if number >= len(clip) - 1:
            self._timer.stop()
