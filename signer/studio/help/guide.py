"""A first sign guided on the window itself: a card says each step, a ring shows what it is done with."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import Contact
from signer.studio import language
from signer.studio.background.problems import ProblemFinder
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.look import icons, theme
from signer.studio.widgets.pieces import beneath, button, heading, hint, identify, label, row

WIDTH_PX: Final = 264
EDGE_PX: Final = 12
ABOVE_PX: Final = 96
"""Above the foot of the stage, where its line of words and the offer of an easier posture stand."""
TICK_PX: Final = 16
RING_PX: Final = 3
FOLLOW_MS: Final = 200
"""Between two looks at where the ringed part stands, which scrolls, folds and moves: half shows no
difference, double is seen to lag."""
DONE: Final = tr("IDEA is done")
CLEAN: Final = tr(
    "Every contact is met and nothing lies in anything. Ctrl+S keeps the sign, Ctrl+E exports it."
)
LOOKING: Final = tr("Looking whether every contact is met, and whether anything lies in anything …")
PROBLEMS: Final = tr("Something is not right yet: Ctrl+P tells what it is, and offers what mends it.")


class Step(NamedTuple):
    """A step: what is done, by which keys, with which part of the window, and when it is done.

    It is done, and so is each before it, once `is_reached` by a sign; or once what it `changes` of the first
    key is other than when the step began; or once the sign plays.
    """

    title: str
    words: str
    keys: str
    part: str
    is_reached: Callable[[Sign], bool] | None = None
    changes: str = ""


def _key(sign: Sign, number: int) -> Key | None:
    keys = sign.hand("dominant").keys
    return keys[number] if number < len(keys) else None


def _touches(sign: Sign, number: int, place: str) -> bool:
    """Return whether an I touches a place with the tip of its pinky in a key, by how that place begins."""
    key = _key(sign, number)
    contact = key.placement if key is not None and key.handshape == "i" else None
    return (
        isinstance(contact, Contact)
        and contact.articulator == "pinky.tip"
        and str(contact.site).startswith(place)
    )


def _first(sign: Sign, what: str) -> object:
    return getattr(_key(sign, 0), what, None)


STEPS: Final = (
    Step(
        tr("The handshape"),
        tr("Click I among the handshapes. The hand comes up, and a key stands on the timeline."),
        tr("i, Enter"),
        "steps.handshape",
        lambda sign: _first(sign, "handshape") == "i",
    ),
    Step(
        tr("The place"),
        tr("The tip of the pinky is chosen already. Under Site click Face, then the dot at the temple."),
        tr("Ctrl+3, temple, Enter"),
        "steps.site",
        lambda sign: _touches(sign, 0, "temple"),
    ),
    Step(
        tr("The wrist"),
        tr("Drag the dial Bend to the left or right. The tip of the pinky stays on the temple."),
        tr("Ctrl+4, Right"),
        "posture.bend",
        changes="orientation",
    ),
    Step(
        tr("The elbow"),
        tr("Raise the elbow on its bar, or by the blue handle on the stage."),
        tr("Tab as far as the bar, Right"),
        "posture.elbow",
        changes="elbow",
    ),
    Step(
        tr("A second key"),
        tr("Click later on the ruler of the timeline, and press Set key."),
        tr("Esc, End, K"),
        "dock.timeline",
        lambda sign: _key(sign, 1) is not None,
    ),
    Step(
        tr("Away from the temple"),
        tr(
            "Type beside into the search of the places, and press Enter twice: the hand goes beside the head."
        ),
        tr("Ctrl+3, beside, Enter, Enter"),
        "steps.site",
        lambda sign: _touches(sign, 1, "head.beside"),
    ),
    Step(tr("Play it"), tr("Press the button under the timeline."), "Space", "transport.play"),
)


class Ring(QWidget):
    """A frame round a part of a window, through which that is clicked."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_round(self, part: QWidget | None) -> None:
        """Stand round a part; None takes the ring away."""
        if part is None:
            self.hide()
            return
        area = QRect(part.mapTo(self._window, QPoint()), part.size())
        area = area.adjusted(-RING_PX, -RING_PX, RING_PX, RING_PX) & self._window.rect()
        if self.isHidden() or area != self.geometry():
            self.setGeometry(area)
            inner = self.rect().adjusted(RING_PX, RING_PX, -RING_PX, -RING_PX)
            self.setMask(QRegion(self.rect()) - QRegion(inner))
            self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(theme.colour("accent"), 2 * RING_PX))
        painter.drawRect(self.rect())
        painter.end()


class Guide(QFrame):
    """The card of the present step, over the stage; it watches what the window's own parts make."""

    def __init__(self, stage: QWidget, session: Session, player: Player, problems: ProblemFinder) -> None:
        super().__init__(stage)
        identify(self, "guide", kind="card")
        self._stage, self._session, self._player, self._problems = stage, session, player, problems
        self.at, self.is_clean, self.is_green = 0, False, False
        self._before = session.sign
        self._ring = Ring(stage.window())
        self._title, self._words, self._keys, self._count = heading(""), hint(), hint(), label("", 3)
        self._skip = button(tr("Skip"), name="guide.skip", tip=tr("Go on without this step"), on=self._go_on)
        self._tick = QLabel()
        self._tick.setPixmap(icons.pixmap("check", "ok", TICK_PX))
        end = button(icon="x", name="guide.end", tip=tr("End the guide; the sign stays"), on=self.end)
        head, foot = row(self._tick, self._title, None, end), row(self._count, None, self._skip)
        self._box = beneath(self, head, self._words, self._keys, foot, gap=6, margins=(EDGE_PX, 8, 6, 8))
        self._follow = QTimer(self, interval=FOLLOW_MS)
        self._follow.timeout.connect(self._point)
        session.sign_changed.connect(self._look)
        player.playing_changed.connect(self._look)
        problems.found.connect(self._on_found)
        problems.outdated.connect(self._show)
        session.sign_closing.connect(self.end)
        stage.installEventFilter(self)
        self.begin()

    def begin(self) -> None:
        """Begin with the first step, on the sign that is open."""
        self.at, self._before = 0, self._session.sign
        self.show()
        self.raise_()
        self._follow.start()
        self._show()

    def end(self) -> None:
        """Take the guide away."""
        self._follow.stop()
        self._ring.hide()
        self.hide()

    @property
    def step(self) -> Step | None:
        """The step that is to be done; None after the last."""
        return STEPS[self.at] if self.at < len(STEPS) else None

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]
        if watched is self._stage and event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _look(self, *_changed: object) -> None:
        """Go on past what is done."""
        if self.isHidden() or self.step is None:
            return
        sign = self._session.sign
        reached = [at for at, step in enumerate(STEPS, 1) if step.is_reached and step.is_reached(sign)]
        if reached and max(reached) > self.at:
            self._go_to(max(reached))
        elif self.step.changes:
            now, before = (_first(each, self.step.changes) for each in (sign, self._before))
            if now != before:
                self._go_on()
        elif self.step.is_reached is None and self._player.playing:
            self._go_on()

    def _go_on(self) -> None:
        self._go_to(self.at + 1)

    def _go_to(self, at: int) -> None:
        self.at, self._before = at, self._session.sign
        if self.step is None:
            self._problems.hurry()
        self._show()

    def _on_found(self, found: tuple[object, ...]) -> None:
        self.is_clean = not found
        self._show()

    def _show(self) -> None:
        """Write the present step, or how the sign came out."""
        if self.isHidden():
            return
        step, is_told = self.step, self._problems.is_settled
        title, words, keys = (
            step[:3] if step is not None else (DONE, CLEAN if self.is_clean else PROBLEMS, "")
        )
        if step is None and not is_told:
            words = LOOKING
        self._title.setText(title)
        self._words.setText(words)
        self.is_green = step is None and is_told and self.is_clean
        self._tick.setVisible(self.is_green)
        self._keys.setText(tr("Keys: {keys}", keys=language.keys(keys)) if keys else "")
        self._keys.setVisible(bool(keys))
        self._count.setText(
            tr("{at} of {count}", at=self.at + 1, count=len(STEPS)) if step is not None else ""
        )
        self._skip.setVisible(step is not None)
        self._place()
        self._point()
        said = f"{title}. {words} {self._keys.text()}"
        if said != self.accessibleName():
            self.setAccessibleName(said)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _point(self) -> None:
        """Let the ring stand round the part that the present step is done with, where that is seen."""
        window, name = self._stage.window(), self.step.part if self.step is not None else ""
        named = window.findChildren(QWidget, name) if name else []
        self._ring.show_round(next((part for part in named if part.isVisible()), None))

    def _place(self) -> None:
        width = min(WIDTH_PX, self._stage.width() - 2 * EDGE_PX)
        self.setFixedWidth(width)
        self.resize(width, self._box.totalHeightForWidth(width))  # words of any language wrap in it
        self.move(EDGE_PX, max(0, self._stage.height() - self.height() - ABOVE_PX))
