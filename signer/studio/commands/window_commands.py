"""Every command of the window with its name and shortcut, and the menus they stand in."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QDialog

from signer.document import edits
from signer.studio.commands.actions import Actions, Command
from signer.studio.commands.clear_commands import ClearCommands
from signer.studio.commands.desk import Desk
from signer.studio.commands.hand_commands import HandCommands
from signer.studio.commands.side_commands import SideWindows
from signer.studio.commands.timeline_commands import BREAKDOWNS, TimelineCommands
from signer.studio.commands.trace_switches import TraceSwitches
from signer.studio.editing.clipboard import Clipboard
from signer.studio.look import theme
from signer.studio.side_windows.details_dialog import DetailsDialog
from signer.studio.side_windows.help_dialogs import AboutBox, ShortcutSheet
from signer.studio.stage.view_bar import VIEWS

CHOOSERS: Final = ("handshape", "articulator", "site")
THEMES: Final[tuple[tuple[theme.ThemeName, str], ...]] = (("dark", "Dark"), ("light", "Light"), ("system", "As the system"))


class Commands(QObject):
    """The commands of one window."""

    def __init__(self, desk: Desk, actions: Actions) -> None:
        super().__init__(desk.window)
        self._desk, self._actions = desk, actions
        self._clipboard = Clipboard(desk.session)
        self._add_file()
        self._add_edit()
        self._add_sign()
        self._add_playing()
        actions.add(*TimelineCommands(desk.session, desk.player, desk.timeline.lanes, self._clipboard).commands())
        actions["as_one"].setChecked(True)
        actions.add(*SideWindows(desk.window, desk.session, desk.player).commands())
        self._add_view()
        self._add_help()
        self._fill_menus()
        # What is being dragged is a step of its own, not part of what the command does.
        actions.begun.connect(desk.session.break_gesture)
        stack = desk.session.undo_stack
        stack.undoTextChanged.connect(self._name_undo)
        stack.redoTextChanged.connect(self._name_redo)
        stack.canUndoChanged.connect(actions["undo"].setEnabled)
        stack.canRedoChanged.connect(actions["redo"].setEnabled)
        desk.session.sign_changed.connect(self._enable)
        desk.session.file_changed.connect(self._enable)
        desk.files.recent_changed.connect(self._fill_recent)
        desk.files.disk_changed.connect(self._enable)
        actions["undo"].setEnabled(False)
        actions["redo"].setEnabled(False)
        self._enable()
        self._fill_recent()

    def _add_file(self) -> None:
        files = self._desk.files
        self._actions.add(
            Command("new", "&New sign", files.new, "Ctrl+N"),
            Command("open", "&Open…", files.open, "Ctrl+O"),
            Command("library", "&Library of signs…", self.open_library, "Ctrl+L"),
            Command("save", "&Save", files.save, "Ctrl+S"),
            Command("save_as", "Save &as…", files.save_as, "Ctrl+Shift+S"),
            Command("revert", "&Revert to saved", files.revert),
            Command("import_handshape", "&Import a handshape…", self._desk.acts.import_file),
            Command("export", "&Export animation…", files.export, "Ctrl+E"),
            Command("quit", "&Quit", self._desk.window.close, "Ctrl+Q"),
        )

    def _add_edit(self) -> None:
        session, clipboard = self._desk.session, self._clipboard
        self._actions.add(
            Command("undo", "&Undo", session.undo, "Ctrl+Z", group="Edit"),
            Command("redo", "&Redo", session.redo, "Ctrl+Shift+Z", group="Edit", also=("Ctrl+Y",)),
            Command("cut", "Cu&t keys", clipboard.cut, "Ctrl+X", group="Edit"),
            Command("copy", "&Copy keys", clipboard.copy, "Ctrl+C", group="Edit"),
            Command("paste", "&Paste keys at the playhead", clipboard.paste, "Ctrl+V", group="Edit"),
            Command("delete", "&Delete keys", clipboard.delete, "Del", "stage+timeline", "Edit"),
            Command("select_all", "Select &all keys of the lane", clipboard.select_all, "Ctrl+A", "stage+timeline", "Edit"),
        )

    def _add_sign(self) -> None:
        session = self._desk.session
        self._actions.add(
            Command("details", "&Details…", self.edit_details, "Ctrl+I", group="Sign"),
            Command("right_handed", "&Right hand is dominant", lambda: session.apply(edits.set_dominant_side("right")), checkable=True),
            Command("left_handed", "&Left hand is dominant", lambda: session.apply(edits.set_dominant_side("left")), checkable=True),
            Command("relax_elbow", "Rela&x elbow", self._desk.hand.posture.elbow.relax_elbow, "X", "stage+timeline", "Sign"),
            Command("relax_arm", "Relax &wrist and elbow", self._desk.hand.posture.elbow.relax_arm, "Shift+X", "stage+timeline", "Sign"),
            Command("bend_fingers", "&Bend fingers…", self.bend_fingers, "Ctrl+B", group="Sign"),
            Command("set_key", "Set &key", session.set_key, "K", "stage+timeline", "Sign"),
            Command("auto_key", "&Auto-key", lambda: session.set_auto_key(not session.auto_key), checkable=True),
        )
        self._actions.add(*HandCommands(session, self._clipboard).commands())
        ClearCommands(session).add_to(self._actions)
        session.auto_key_changed.connect(self._enable)

    def _add_playing(self) -> None:
        player = self._desk.player
        self._actions.add(
            Command("play", "&Play or pause", player.toggle, "Space", "stage+timeline", "Playhead"),
            Command("frame_back", "Frame &back", partial(player.step_frames, -1), "Left", "stage+timeline", "Playhead"),
            Command("frame_on", "Frame &on", partial(player.step_frames, 1), "Right", "stage+timeline", "Playhead"),
            Command("key_before", "Key &before", partial(player.to_key, -1), "Up", "stage+timeline", "Playhead"),
            Command("key_after", "Key &after", partial(player.to_key, 1), "Down", "stage+timeline", "Playhead"),
            Command("home", "To the &start", player.home, "Home", "stage+timeline", "Playhead"),
            Command("end", "To the &end", player.end, "End", "stage+timeline", "Playhead"),
        )

    def _add_view(self) -> None:
        stage = self._desk.stage
        for name, (title, letter, _tip) in VIEWS.items():
            self._actions.add(Command(f"view_{name}", title, partial(stage.set_view, name), letter, "stage+timeline", "View"))
        for index, title in enumerate(("Handshape", "Articulator", "Site")):
            self._actions.add(
                Command(f"choose_{title.lower()}", title, partial(self._open_step, index), f"Ctrl+{index + 1}", group="Choose")
            )
        self._actions.add(
            Command("choose_contact", "Contact", partial(self.open_chooser, "contact"), "Ctrl+4", group="Choose"),
            Command("arm_line", "&Line from shoulder to articulator", self._show_line, "L", "stage+timeline", "View", checkable=True),
            Command("arm_angles", "&Angles of the arm", self._show_angles, "Shift+L", "stage+timeline", "View", checkable=True),
        )
        TraceSwitches(self._desk, self._actions).add()
        self._actions.add(Command("curves", "C&urves over time", self._show_curves, "G", "stage+timeline", "View", checkable=True))
        self._actions["curves"].setChecked(self._desk.settings.flag("curves", False))
        self._desk.timeline.transport.curves.clicked.connect(self._actions["curves"].trigger)
        self._show_curves()
        self._actions.add(Command("shoulder_lanes", "&Shoulder lanes", self._show_shoulders, checkable=True))
        self._actions["shoulder_lanes"].setChecked(self._desk.settings.flag("shoulder_lanes", False))
        self._show_shoulders()
        self._actions["arm_line"].setChecked(self._desk.settings.flag("arm_line", True))
        self._show_line()
        self._actions["arm_angles"].setChecked(self._desk.settings.flag("arm_angles", False))
        self._show_angles()

    def _add_help(self) -> None:
        self._actions.add(
            Command("shortcuts", "&Shortcuts", self.show_shortcuts, "F1", group="Help"),
            Command("lab", "Solver &lab", self.open_lab),
            Command("about", "&About Signer", self._show_about),
        )

    def _fill_menus(self) -> None:
        menus, actions = self._desk.header.menus, self._actions
        actions.fill(menus["File"], "new", "open", "library")
        self._recent = menus["File"].addMenu("Open &recent")
        self._recent.setObjectName("menu.recent")
        actions.fill(menus["File"], "", "save", "save_as", "revert", "", "import_handshape", "export", "", "quit")
        actions.fill(menus["Edit"], "undo", "redo", "history", "", "cut", "copy", "paste", "delete", "delete_close", "", "select_all")
        actions.fill(menus["Edit"], "", "ripple", "as_one", "", "marker", "delete_marker")
        actions.fill(
            menus["Sign"],
            "details",
            "problems",
            "",
            "right_handed",
            "left_handed",
            "",
            "set_key",
            "auto_key",
            "",
            "relax_elbow",
            "relax_arm",
            "clear",
            "lead_round",
            "stop_search",
            "bend_fingers",
            "",
        )
        hands = menus["Sign"].addMenu("T&wo hands")
        hands.setObjectName("menu.hands")
        actions.fill(hands, "other_hand", "", "mirror_keys", "copy_to_other", "mirror_hand", "", "alternate", "both_meet")
        between = menus["Sign"].addMenu("Brea&kdown between two keys")
        actions.fill(between, *(name for name, *_ in BREAKDOWNS), "breakdown_share")
        playing = menus["Sign"].addMenu("&Playhead")
        actions.fill(playing, "play", "slower", "faster", "", "frame_back", "frame_on", "key_before", "key_after", "home", "end")
        actions.fill(playing, "", "play_from", "play_to", "play_chosen", "play_whole")
        actions.fill(
            menus["View"],
            *(f"view_{name}" for name in VIEWS),
            "",
            "arm_line",
            "arm_angles",
            "shoulder_lanes",
            "curves",
            "onion",
            "trail",
            "",
        )
        choose = menus["View"].addMenu("&Choose")
        actions.fill(choose, "choose_handshape", "choose_articulator", "choose_site", "choose_contact")
        self._fill_themes()
        panels = menus["View"].addMenu("&Panels")
        for dock in self._desk.docks.values():
            panels.addAction(dock.toggleViewAction())
        actions.fill(menus["Help"], "shortcuts", "lab", "", "about")

    def _fill_themes(self) -> None:
        menu = self._desk.header.menus["View"].addMenu("&Theme")
        group = QActionGroup(menu)
        for name, title in THEMES:
            action = QAction(title, menu)
            action.setObjectName(f"action.theme_{name}")
            action.setCheckable(True)
            action.setChecked(name == self._desk.settings.theme)
            action.triggered.connect(partial(self._use_theme, name))
            group.addAction(action)
            menu.addAction(action)

    def _fill_recent(self) -> None:
        self._recent.clear()
        for path in self._desk.settings.recent:
            action = self._recent.addAction(path.name)
            action.setToolTip(str(path))
            action.triggered.connect(_opener(self._desk.files.open_path, path))
        if self._recent.isEmpty():
            self._recent.addAction("No recent files").setEnabled(False)
        else:
            self._recent.addSeparator()
            self._recent.addAction("Forget these").triggered.connect(self._forget_recent)

    def _forget_recent(self) -> None:
        self._desk.settings.forget_recent()
        self._fill_recent()

    def _name_undo(self, what: str) -> None:
        self._actions["undo"].setText(f"&Undo {what}".rstrip())

    def _name_redo(self, what: str) -> None:
        self._actions["redo"].setText(f"&Redo {what}".rstrip())

    def _enable(self, *_changed: object) -> None:
        session, actions = self._desk.session, self._actions
        actions["revert"].setEnabled(self._desk.files.can_revert)
        actions["auto_key"].setChecked(session.auto_key)
        actions["right_handed"].setChecked(session.sign.dominant_side == "right")
        actions["left_handed"].setChecked(session.sign.dominant_side == "left")

    def open_chooser(self, name: str) -> None:
        """Open what a word of the sentence is chosen in, and give it the keyboard."""
        if name == "contact":
            self._desk.docks["posture"].show()
            self._desk.hand.show_posture()
            self._desk.hand.posture.focus_contact()
        else:
            self._open_step(CHOOSERS.index(name))

    def act_on_handshape(self, name: str, act: str) -> None:
        """Rename, delete or export one of the user's own handshapes, or import one."""
        acts = self._desk.acts
        if act == "import":
            acts.import_file()
        else:
            {"rename": acts.rename, "delete": acts.delete, "export": acts.export}[act](name)

    def bend_fingers(self) -> None:
        """Bend the fingers of the hand in the place of its posture; a second time, put the posture back."""
        self._desk.docks["posture"].show()
        if self._desk.hand.bends_fingers:
            self._desk.hand.show_posture()
        else:
            self._desk.hand.bend_fingers()

    def _open_step(self, index: int) -> None:
        self._desk.docks["sign"].show()
        self._desk.steps.open(index)

    def edit_details(self) -> None:
        """Ask what is known about the sign."""
        dialog = DetailsDialog(self._desk.window, self._desk.session.sign)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._desk.session.apply(dialog.edit())

    def open_library(self) -> None:
        """Open the library of signs, or bring it forward."""
        from signer.studio.library.window import Library  # here: nothing of it is what the editor's start may wait for

        library = self._desk.window.findChild(Library) or Library(self._desk.window, self._desk.session, self._desk.files)
        library.show()
        library.raise_()
        library.activateWindow()

    def show_shortcuts(self) -> None:
        """Show every shortcut."""
        ShortcutSheet(self._desk.window, self._actions.sheet()).exec()

    def open_lab(self) -> None:
        """Open the solver lab, or bring it forward."""
        from signer.studio.lab.window import LabWindow  # here: its plots cost more to import than the editor may take to start

        lab = self._desk.window.findChild(LabWindow) or LabWindow(self._desk.window)
        lab.show()
        lab.raise_()
        lab.activateWindow()

    def _show_about(self) -> None:
        AboutBox(self._desk.window, installed_version()).exec()

    def _show_line(self) -> None:
        shown = self._actions["arm_line"].isChecked()
        self._desk.settings.set_flag("arm_line", shown)
        self._desk.stage.set_arm_line(shown)

    def _show_angles(self) -> None:
        shown = self._actions["arm_angles"].isChecked()
        self._desk.settings.set_flag("arm_angles", shown)
        self._desk.stage.set_arm_angles(shown)

    def _show_shoulders(self) -> None:
        shown = self._actions["shoulder_lanes"].isChecked()
        self._desk.settings.set_flag("shoulder_lanes", shown)
        self._desk.timeline.lanes.show_shoulders(shown)

    def _show_curves(self) -> None:
        shown = self._actions["curves"].isChecked()
        self._desk.settings.set_flag("curves", shown)
        self._desk.timeline.transport.curves.setChecked(shown)
        self._desk.timeline.show_curves(shown)

    def _use_theme(self, name: theme.ThemeName) -> None:
        self._desk.settings.set_theme(name)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.use_theme(app, name)


def installed_version() -> str:
    """The version of the installed program."""
    from importlib.metadata import PackageNotFoundError, version  # 40 ms that the first paint does not wait for

    try:
        return version("asl-signer")
    except PackageNotFoundError:  # run from a folder that was never installed
        return "not installed"


def _opener(open_path: Callable[[Path], bool], path: Path) -> Callable[[], None]:
    def run() -> None:
        open_path(path)

    return run
