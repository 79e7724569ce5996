"""Route a key press: to the focused widget, to the search of its panel, or to a command.

Qt asks before it looks for a shortcut (`ShortcutOverride`). The question climbs from the focused widget to
its window, where it is answered here. What means something to the widget goes there, by one table for all
widgets. What is printed goes to the search of the panel that has the keyboard, where it has one that is
seen. Everything else goes to the commands.

A click that changes what is worked on takes the keyboard to where the next step is typed (`NextStep`).
"""

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMainWindow,
    QMenuBar,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from signer.document.queries import is_empty
from signer.document.sign import Sign
from signer.studio.docks.steps import Steps
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.movement.profile import ProfileCurve
from signer.studio.panels.face.mouthing import MouthRow
from signer.studio.widgets.adjustable import Adjustable
from signer.studio.widgets.direction_pad import DirectionPad
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.widgets.search_field import SearchField, wants_search
from signer.studio.widgets.segments import Segments

_KEY: Final = Qt.Key
_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_ACROSS: Final = frozenset({_KEY.Key_Left, _KEY.Key_Right})
_ARROWS: Final = _ACROSS | {_KEY.Key_Up, _KEY.Key_Down}
_PAGES: Final = frozenset({_KEY.Key_PageUp, _KEY.Key_PageDown})
_ENDS: Final = frozenset({_KEY.Key_Home, _KEY.Key_End})
_TAB: Final = frozenset({_KEY.Key_Tab, _KEY.Key_Backtab})
_DELETE: Final = frozenset({_KEY.Key_Delete, _KEY.Key_Backspace})


class Kind(NamedTuple):
    """Widgets that keep the same keys for themselves.

    Attributes:
        name: what they are.
        has: tells whether a focused widget is of this kind.
        keeps: tells of a key pressed without Ctrl, Alt or Meta whether it means something there; the second
            argument is whether the widget was reached by Tab.
    """

    name: str
    has: Callable[[QWidget], bool]
    keeps: Callable[[QKeyEvent, bool], bool]


def _of(*classes: type[QWidget]) -> Callable[[QWidget], bool]:
    return lambda widget: isinstance(widget, classes)


def _is_segment(widget: QWidget) -> bool:
    return isinstance(widget.parentWidget(), Segments)


def _keys(*groups: Collection[Qt.Key]) -> Callable[[QKeyEvent, bool], bool]:
    kept = frozenset(key for group in groups for key in group)
    return lambda event, _by_tab: _KEY(event.key()) in kept


def _types(event: QKeyEvent, _by_tab: bool) -> bool:
    """Keep everything but function keys, and Esc, which stops what is being looked for."""
    return not (_KEY.Key_F1 <= event.key() <= _KEY.Key_F35 or event.key() == _KEY.Key_Escape)


def _searches(event: QKeyEvent, _by_tab: bool) -> bool:
    """Keep what is printed, to search for it, but for Space."""
    return wants_search(event) or _KEY(event.key()) in _ARROWS | _PAGES | _ENDS | _DELETE


def _is_pressed(event: QKeyEvent, by_tab: bool) -> bool:
    return event.key() == _KEY.Key_Space and by_tab


def _is_chosen_by(event: QKeyEvent, by_tab: bool) -> bool:
    return _KEY(event.key()) in _ACROSS or _is_pressed(event, by_tab)


KINDS: Final = (
    Kind(
        tr("text field"),
        _of(QLineEdit, QAbstractSpinBox, QPlainTextEdit, QTextEdit, QComboBox, QMenuBar),
        _types,
    ),
    Kind(tr("list that is searched"), _of(QAbstractItemView), _searches),
    Kind(tr("picture with dots"), _of(DotPicture), _keys(_ARROWS, _PAGES)),
    Kind(tr("dial or bar"), _of(Adjustable), _keys(_ARROWS, _PAGES)),
    Kind(tr("row of mouths"), _of(MouthRow), _keys(_ARROWS, _DELETE)),
    Kind(tr("pad of directions"), _of(DirectionPad), _keys(_ARROWS, {_KEY.Key_I, _KEY.Key_O})),
    Kind(tr("curve of speed"), _of(ProfileCurve), _keys(_ARROWS, {_KEY.Key_1, _KEY.Key_2})),
    Kind("slider", _of(QAbstractSlider), _keys(_ARROWS, _PAGES, _ENDS)),
    Kind(tr("one of a row of choices"), _is_segment, _is_chosen_by),
    Kind(tr("button or tick"), _of(QAbstractButton), _is_pressed),
)
"""Every kind of widget that keeps keys, the first that fits. On stage and timeline, and anywhere else, the
commands have them all."""


def keeps(focus: QWidget, event: QKeyEvent, *, by_tab: bool) -> bool:
    """Tell whether a focused widget keeps a key that is pressed."""
    if event.modifiers() & _COMMANDS:
        return False
    kind = next((kind for kind in KINDS if kind.has(focus)), None)
    return kind is not None and kind.keeps(event, by_tab)


def search_of(focus: QWidget) -> SearchField | None:
    """Return the search of the panel that a widget stands in; None where there is none, or none is seen."""
    at: QWidget | None = focus
    while at is not None and not at.isWindow():
        search = getattr(at, "search", None)
        if isinstance(search, SearchField):
            return None if search.visibleRegion().isEmpty() else search
        at = at.parentWidget()
    return None


class Keyboard(QObject):
    """Keeps a key from the commands of a window where the focused widget has a use for it.

    A button is pressed by Space only when it was reached by Tab: one that was clicked leaves Space to Play.

    Signals:
        escaped(): Esc was pressed and nobody had a use for it.
    """

    escaped = Signal()

    def __init__(self, window: QMainWindow, is_shared: Callable[[QKeySequence], bool]) -> None:
        """`is_shared` tells whether a key belongs to a command that leaves it to widgets."""
        super().__init__(window)
        self._window, self._is_shared = window, is_shared
        self._tab_pressed = False
        self._reached: QWidget | None = None
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            self._tab_pressed = _KEY(event.key()) in _TAB
            if self._is_kept(watched, event):
                event.accept()
                return True
        elif event.type() == QEvent.Type.KeyPress and watched is self._window:
            if event.key() == _KEY.Key_Escape:
                self.escaped.emit()
                return True
            search = self._searched_by(event)
            if search is not None:
                search.type_on(event.text())
                return True
        return False

    @staticmethod
    def _searched_by(event: QKeyEvent) -> SearchField | None:
        focus = QApplication.focusWidget()
        return search_of(focus) if focus is not None and wants_search(event) else None

    def _is_kept(self, watched: QObject, event: QKeyEvent) -> bool:
        if watched is not self._window:  # Qt lets the shortcuts of a window act in its tool windows too
            return self._is_shared(QKeySequence(event.keyCombination()))
        focus = QApplication.focusWidget()
        if focus is None:
            return False
        return keeps(focus, event, by_tab=focus is self._reached) or self._searched_by(event) is not None

    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """Remember which widget was reached by Tab; arrow keys within a row of choices go on from it."""
        if now is None:
            return
        if now.window() is not self._window and now.window().windowType() == Qt.WindowType.Tool:
            now.window().installEventFilter(self)  # a second time changes nothing
        elif self._tab_pressed or (
            before is not None and before is self._reached and _is_beside(now, before)
        ):
            self._reached = now
        elif now is not self._reached:
            self._reached = None
        self._tab_pressed = False


def _is_beside(now: QWidget, before: QWidget) -> bool:
    return _is_segment(now) and now.parentWidget() is before.parentWidget()


class NextStep(QObject):
    """Takes the keyboard to where the next step is typed, when a click changes what is worked on.

    | what was clicked                          | where typing goes                                      |
    |-------------------------------------------|--------------------------------------------------------|
    | a hand that has no key, a new sign        | the handshapes, which are searched                     |
    | a handshape, then a part of the hand      | the panel of the next step, which is searched          |
    | a place, a sign with keys, a film         | the stage, where letters are commands                  |
    """

    def __init__(self, session: Session, steps: Steps, stage: QWidget) -> None:
        super().__init__(steps)
        self._session, self._steps, self._stage = session, steps, stage
        self._role = session.selection.role
        session.sign_opened.connect(self.begin)
        session.selection_changed.connect(self._on_selection)
        session.sign_changed.connect(self._on_sign)
        steps.finished.connect(stage.setFocus)

    def begin(self) -> None:
        """Begin a sign that has no key yet with its handshape, unless there is a film to mark."""
        sign = self._session.sign
        if is_empty(sign) and sign.video is None and not self._session.is_performed:
            self.begin_hand()
        else:
            self._stage.setFocus()

    def begin_hand(self) -> None:
        """Begin a hand with its handshape, which can be typed at once; where that is hidden, at the stage."""
        if self._steps.isVisibleTo(self._steps.window()):
            self._steps.open(0)
        else:
            self._stage.setFocus()

    def _on_selection(self, *_changed: object) -> None:
        role = self._session.selection.role
        if role != self._role:
            self._role = role
            is_ours = not self._session.is_opening and not self._session.is_performed
            if is_ours and not self._session.sign.hand(role).keys:
                self.begin_hand()

    def _on_sign(self, before: Sign, after: Sign) -> None:
        if after.video is not None and (before.video is None or before.video.digest != after.video.digest):
            self._stage.setFocus()  # its marks are set by letters
