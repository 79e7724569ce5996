"""The commands of one window, put together.

Each group registered, the menus filled, and what can be done now enabled.
"""

from PySide6.QtCore import QObject

from signer.document.sign import RESTS
from signer.studio.commands.actions import Actions
from signer.studio.commands.clear_commands import ClearCommands
from signer.studio.commands.face_commands import FaceCommands
from signer.studio.commands.film_commands import FilmCommands
from signer.studio.commands.hand_commands import HandCommands
from signer.studio.commands.life_commands import LifeCommands
from signer.studio.commands.menus import Menus
from signer.studio.commands.sentence_commands import SentenceCommands
from signer.studio.commands.side_commands import SideCommands
from signer.studio.commands.sign_commands import FileCommands, SignCommands
from signer.studio.commands.timeline_commands import TimelineCommands
from signer.studio.commands.view_commands import ViewCommands
from signer.studio.commands.window_parts import WindowParts
from signer.studio.editing.clipboard import Clipboard
from signer.studio.language import tr
from signer.studio.look import plain


class Commands(QObject):
    """The commands of one window, in groups."""

    def __init__(self, parts: WindowParts, actions: Actions) -> None:
        super().__init__(parts.window)
        self._parts, self._actions = parts, actions
        session, clipboard = parts.workspace.session, Clipboard(parts.workspace.session)
        self.side = SideCommands(
            parts.window,
            session,
            parts.workspace.player,
            actions,
            parts.workspace.problems,
            parts.stage,
            parts.files.new,
        )
        self.file, self.sign, self.view = (
            FileCommands(parts, self.side.show_guesses),
            SignCommands(parts, clipboard),
            ViewCommands(parts),
        )
        actions.add(
            *self.file.commands(),
            *self.sign.commands(),
            *HandCommands(session, clipboard, parts.workspace.contacts).commands(),
        )
        self._sentence = SentenceCommands(session, parts.files, parts.glosses)
        actions.add(*self._sentence.commands())
        actions.add(*FaceCommands(parts.workspace, clipboard).commands())
        actions.add(*LifeCommands(parts.window, session, parts.workspace.player).commands())
        ClearCommands(session, parts.workspace.searching).add_to(actions)
        actions.add(
            *TimelineCommands(
                session, parts.workspace.player, parts.timeline.track_view, clipboard
            ).commands()
        )
        actions["as_one"].setChecked(True)
        self.view.add_to(actions)
        actions.add(*self.side.commands())
        self.film = FilmCommands(parts, parts.film)
        self.film.add_to(actions)
        self._menus = Menus(parts, actions, self.film)
        # What is being dragged is a step of its own, not part of what the command does.
        actions.begun.connect(session.break_gesture)
        session.undo_stack.undoTextChanged.connect(self._name_undo)
        session.undo_stack.redoTextChanged.connect(self._name_redo)
        for name, able in (
            ("undo", session.undo_stack.canUndoChanged),
            ("redo", session.undo_stack.canRedoChanged),
        ):
            able.connect(actions[name].setEnabled)
            actions[name].setEnabled(False)
        for changed in (
            session.sign_changed,
            session.file_changed,
            session.auto_key_changed,
            parts.files.disk_changed,
            session.sentence.changed,
            session.sentence.selection_changed,
        ):
            changed.connect(self._enable)
        self._enable()

    def _name_undo(self, what: str) -> None:
        plain.name_action(self._actions["undo"], what, tr("&Undo "))

    def _name_redo(self, what: str) -> None:
        plain.name_action(self._actions["redo"], what, tr("&Redo "))

    def _enable(self, *_changed: object) -> None:
        session, actions = self._parts.workspace.session, self._actions
        actions["revert"].setEnabled(self._parts.files.can_revert)
        for name, why_not in {**self._sentence.reasons(), **self.side.reasons()}.items():
            actions.allow(name, why_not)
        actions["auto_key"].setChecked(session.auto_key)
        actions["right_handed"].setChecked(session.sign.dominant_side == "right")
        actions["left_handed"].setChecked(session.sign.dominant_side == "left")
        for rest in RESTS:
            actions[f"rest_{rest}"].setChecked(session.sign.rest == rest)
