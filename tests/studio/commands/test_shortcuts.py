"""The registry of commands: no key means two things, and the sheet says every one."""

from collections import Counter

from PySide6.QtWidgets import QApplication

from signer.studio.files.settings import Settings
from signer.studio.window import Window


def test_no_shortcut_belongs_to_two_commands(qapp: QApplication) -> None:
    window = Window(Settings())
    keys = Counter(sequence.toString() for action in window.actions_.every for sequence in action.shortcuts())
    window.deleteLater()
    assert [key for key, count in keys.items() if count > 1] == []
