"""The questions the window asks: which file, save or not, and what went wrong."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from signer.errors import SignerError

Answer: TypeAlias = Literal["save", "discard", "cancel"]
T = TypeVar("T")

SIGN_FILES: Final = "Signs (*.sign)"
ANIMATION_FILES: Final = "Animation JSON (*.json)"
LINES_SHOWN: Final = 10


def attempt(parent: QWidget, what: str, function: Callable[[], T]) -> T | None:
    """Do something that may fail for the user's reasons; a failure is one clear message, and None."""
    try:
        return function()
    except SignerError as error:
        show_error(parent, what, error)
        return None


def show_error(parent: QWidget, what: str, error: SignerError) -> None:
    """Say what did not work, where, and what mends it."""
    box = QMessageBox(QMessageBox.Icon.Warning, "Signer", what, QMessageBox.StandardButton.Ok, parent)
    box.setObjectName("dialog.error")
    box.setTextFormat(Qt.TextFormat.PlainText)
    lines = str(error).splitlines()
    box.setInformativeText("\n".join(lines[:LINES_SHOWN]))
    if len(lines) > LINES_SHOWN:
        box.setInformativeText("\n".join([*lines[:LINES_SHOWN], f"and {len(lines) - LINES_SHOWN} more."]))
        box.setDetailedText(str(error))
    box.exec()


def ask_unsaved(parent: QWidget, name: str, what_next: str) -> Answer:
    """Ask whether changes are to be saved before they would be lost."""
    box = QMessageBox(QMessageBox.Icon.Question, "Signer", f"Save the changes to {name} before {what_next}?", parent=parent)
    box.setObjectName("dialog.unsaved")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText("They are lost otherwise.")
    save = box.addButton("Save", QMessageBox.ButtonRole.AcceptRole)
    discard = box.addButton("Don't save", QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton("Cancel", QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(save)
    box.setEscapeButton(cancel)
    for button, word in ((save, "save"), (discard, "discard"), (cancel, "cancel")):
        button.setObjectName(f"dialog.unsaved.{word}")
    box.exec()
    clicked = box.clickedButton()
    return "save" if clicked is save else "discard" if clicked is discard else "cancel"


def ask_revert(parent: QWidget, name: str) -> bool:
    """Ask whether to go back to the file as it was saved."""
    box = QMessageBox(QMessageBox.Icon.Question, "Signer", f"Go back to {name} as it was saved?", parent=parent)
    box.setObjectName("dialog.revert")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText("The changes since then are lost.")
    revert = box.addButton("Revert", QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton("Cancel", QMessageBox.ButtonRole.RejectRole)
    revert.setObjectName("dialog.revert.revert")
    cancel.setObjectName("dialog.revert.cancel")
    box.setDefaultButton(cancel)
    box.setEscapeButton(cancel)
    box.exec()
    return box.clickedButton() is revert


def ask_open(parent: QWidget, folder: Path) -> Path | None:
    """Ask which sign to open."""
    name, _ = QFileDialog.getOpenFileName(parent, "Open a sign", str(folder), f"{SIGN_FILES};;All files (*)")
    return Path(name) if name else None


def ask_save(parent: QWidget, suggestion: Path) -> Path | None:
    """Ask where to save a sign; the ending is added when it is left out."""
    name, _ = QFileDialog.getSaveFileName(parent, "Save the sign", str(suggestion), SIGN_FILES)
    return with_ending(Path(name), ".sign") if name else None


def ask_export(parent: QWidget, suggestion: Path) -> Path | None:
    """Ask where to put an animation; the ending is added when it is left out."""
    name, _ = QFileDialog.getSaveFileName(parent, "Export the animation", str(suggestion), ANIMATION_FILES)
    return with_ending(Path(name), ".json") if name else None


def with_ending(path: Path, ending: str) -> Path:
    """The path with an ending when it has none."""
    return path if path.suffix else path.with_suffix(ending)


def file_stem(gloss: str) -> str:
    """A file name for a gloss: what no file system minds."""
    kept = "".join(letter if letter.isalnum() or letter in "-_ ." else "_" for letter in gloss.strip())
    return kept.strip(" .") or "untitled"
