"""The questions the window asks: which file, save or not, what would be lost, and what went wrong."""

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Literal, TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from signer.document.utterance import Document, Utterance, name_of
from signer.errors import SignerError, SignFileError
from signer.films.look import READ
from signer.importing import formats as importing
from signer.lazy import lazily
from signer.phrases import begins
from signer.printable import excerpt
from signer.studio.language import complaint, moment, tr, translated
from signer.studio.look import plain

with lazily():
    from signer.sequencing import glosses

MOST_SHOWN: Final = 8
"""Glosses without signs that a question names one by one: all of it stays within the screen."""
MOST_BYTES: Final = 16_000_000
"""A larger file is not read for its name: that would be waited for."""
_GLB_HEAD: Final = 20
"""Bytes before the JSON of a GLB: the file's head of twelve, and the chunk's length and type."""


def what_is_there(path: Path) -> str:
    """Say whose file it is and when it was written.

    "It holds the animation of MOTHER, written on 22 November 2026, 09:12.".
    """
    try:
        written = moment(path.stat().st_mtime)
    except OSError:
        return tr("There is something of that name in the folder already.")
    return tr(
        "It holds {content}, written on {tostring}.",
        content=_content(path),
        tostring=written,
    )


def _content(path: Path) -> str:
    find = _GLOSS_IN.get(path.suffix.lower())
    gloss = None if find is None or not path.is_file() else find(path)  # a pipe would be waited for
    if gloss is None:
        return tr("something else")
    if path.suffix.lower() == ".utterance":
        return tr("the sentence {gloss}", gloss=excerpt(gloss)) if gloss else tr("a sentence without a name")
    if path.suffix.lower() == ".sign":
        return tr("the sign {gloss}", gloss=excerpt(gloss)) if gloss else tr("a sign without a name")
    return tr("the animation of {gloss}", gloss=excerpt(gloss) if gloss else tr("a sign without a name"))


def _in_glb(path: Path) -> str | None:
    try:
        with path.open("rb") as file:
            head = file.read(_GLB_HEAD)
            chunk = file.read(min(int.from_bytes(head[12:16], "little"), MOST_BYTES))
    except OSError:
        return None
    return _text(_parsed(chunk), "asset", "extras", "sign", "gloss")


_GLOSS_IN: Final[dict[str, Callable[[Path], str | None]]] = {
    ".sign": lambda path: _text(_json(path), "gloss"),
    ".utterance": lambda path: _text(_json(path), "title"),
    ".json": lambda path: _text(_json(path), "sign", "gloss"),
    ".glb": _in_glb,
}


def _json(path: Path) -> object:
    try:
        return _parsed(path.read_bytes()) if path.stat().st_size <= MOST_BYTES else None
    except OSError:
        return None


def _parsed(content: bytes) -> object:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return None


def _text(content: object, *names: str) -> str | None:
    """Return the text under a path of names, None where there is none."""
    for name in names:
        content = content.get(name) if isinstance(content, dict) else None
    return content if isinstance(content, str) else None


Answer: TypeAlias = Literal["save", "discard", "cancel"]
Recovering: TypeAlias = Literal["recover", "discard", "later"]
Ending: TypeAlias = Literal["wait", "stop", "stay"]
Overwriting: TypeAlias = Literal["overwrite", "elsewhere", "cancel"]
Mending: TypeAlias = Literal["spell", "pause", "keep", "cancel"]
Moved: TypeAlias = Literal["find", "learn", "cancel"]
T = TypeVar("T")
A = TypeVar("A", bound=str)

OWN_FILES: Final = tr("Signs and sentences (*.sign *.utterance)")
SIGN_FILES: Final = tr("Signs (*.sign)")
FILM_FILES: Final = tr("Films ({part})", part=" ".join(f"*{ending}" for ending in READ))
SENTENCE_FILES: Final = tr("Sentences (*.utterance)")
EXPORT_ENDINGS: Final = (".json", ".glb")
LINES_SHOWN: Final = 10
LONGEST_STEM: Final = 60
"""Letters of a file's name before its ending: at four bytes each they leave room for the ending and a
backup's mark below 255 bytes."""


def attempt(parent: QWidget, what: str, function: Callable[[], T]) -> T | None:
    """Do something that may fail for the user's reasons; a failure is one clear message, and None."""
    try:
        return function()
    except SignerError as error:
        show_error(parent, what, error)
        return None


def show_error(parent: QWidget, what: str, error: SignerError) -> None:
    """Say what did not work, where, and what mends it."""
    box = QMessageBox(
        QMessageBox.Icon.Warning, "Signer", plain.lines(what), QMessageBox.StandardButton.Ok, parent
    )
    box.setObjectName("dialog.error")
    box.setTextFormat(Qt.TextFormat.PlainText)
    lines = _told(error)
    box.setInformativeText("\n".join(lines[:LINES_SHOWN]))
    if len(lines) > LINES_SHOWN:
        box.setInformativeText(
            "\n".join([*lines[:LINES_SHOWN], tr("and {count} more.", count=len(lines) - LINES_SHOWN)])
        )
        box.setDetailedText("\n".join(lines))
    box.exec()


def _told(error: SignerError) -> list[str]:
    """Return what is wrong, a line each.

    The question above it has said which file it is, and what could not be done.
    """
    lines = error.problems if isinstance(error, SignFileError) else complaint(error).splitlines()
    return [_sentence(translated(line)) for line in lines]


def _sentence(line: str) -> str:
    """Return a line as a sentence: only what prevented writing where it tells that, else as it is."""
    for done in (tr("not saved: "), tr("not exported: ")):
        if words := line.partition(done)[2]:
            return f"{begins(words)}."
    return line


def ask_unsaved(parent: QWidget, name: str, what_next: str) -> Answer:
    """Ask whether changes are to be saved before they would be lost."""
    return _ask(
        parent,
        "unsaved",
        (
            tr("Save the changes to {name} before {what_next}?", name=name, what_next=what_next),
            tr("They are lost otherwise."),
        ),
        {"save": tr("Save"), "discard": tr("Don't save"), "cancel": tr("Cancel")},
    )


def ask_revert(parent: QWidget, name: str) -> bool:
    """Ask whether to go back to the file as it was saved."""
    question = tr("Go back to {name} as it was saved?", name=name)
    return _ask_whether(parent, "revert", question, tr("The changes since then are lost."), tr("Revert"))


def ask_delete(parent: QWidget, name: str, consequence: str) -> bool:
    """Ask whether something is to go."""
    return _ask_whether(parent, "delete", tr("Delete {name}?", name=name), consequence, tr("Delete"))


def ask_replace(parent: QWidget, name: str, consequence: str) -> bool:
    """Ask whether something of the same name is to be replaced."""
    return _ask_whether(parent, "replace", tr("Replace {name}?", name=name), consequence, tr("Replace"))


def _ask_whether(parent: QWidget, name: str, question: str, consequence: str, yes: str) -> bool:
    buttons = {name: yes, "cancel": tr("Cancel")}
    return _ask(parent, name, (question, consequence), buttons, default="cancel") == name


def ask_recover(parent: QWidget, name: str, told: str) -> Recovering:
    """Ask what to do with what was being edited when the program ended without a word."""
    return _ask(
        parent,
        "recover",
        (tr("Signer ended while {name} was being edited. Recover it?", name=name), told),
        {"recover": tr("Recover"), "discard": tr("Delete the copy"), "later": tr("Later")},
    )


def ask_overwrite(parent: QWidget, file_name: str) -> Overwriting:
    """Ask whether to write over a file that another program changed meanwhile."""
    words = tr("{file_name} was changed on disk since you opened it.", file_name=file_name)
    return _ask(
        parent,
        "overwrite",
        (
            words,
            tr("Saving puts yours in its place. What is there is kept beside it, under another name."),
        ),
        {"elsewhere": tr("Save as…"), "overwrite": tr("Save mine, keep both"), "cancel": tr("Cancel")},
    )


def ask_exporting(parent: QWidget) -> Ending:
    """Ask what becomes of an export that still runs when the window is to close."""
    return _ask(
        parent,
        "exporting",
        (
            tr("An export is still running."),
            tr("Signer can close when it is done, or end it now; then nothing of it is written."),
        ),
        {"wait": tr("Close when done"), "stop": tr("End the export"), "stay": tr("Stay")},
    )


def ask_gaps(parent: QWidget, places: Sequence[str], why_not_spelled: str) -> Mending:
    """Ask what becomes of glosses that have no sign when a sentence is exported.

    Args:
        parent: the window.
        places: of the glosses, each in words.
        why_not_spelled: why they cannot all be spelled; empty where they can.
    """
    one = len(places) == 1
    words = (
        tr("A gloss has no sign yet.") if one else tr("{count} glosses have no sign yet.", count=len(places))
    )
    ways = tr(
        "Spelling or a pause goes into the sentence, and Undo takes it back. With the "
        "{part} the hands wait there, a film names the gloss under the picture, and "
        "other files in their markers.",
        part=tr("gap") if one else tr("gaps"),
    )
    buttons: dict[Mending, str] = (
        {"spell": tr("Spell it") if one else tr("Spell them")} if not why_not_spelled else {}
    )
    buttons |= {
        "pause": tr("Leave a pause") if one else tr("Leave pauses"),
        "keep": tr("Export with the {part}", part=tr("gap") if one else tr("gaps")),
        "cancel": tr("Cancel"),
    }
    shown = [*places[:MOST_SHOWN], *(["..."] if len(places) > MOST_SHOWN else [])]
    told = "\n".join([*shown, "", *filter(None, [why_not_spelled]), ways])
    return _ask(parent, "gaps", (words, told), buttons)


def ask_elsewhere(parent: QWidget, what: str, error: SignerError) -> bool:
    """Say why a sign could not be saved there, and ask whether to save it elsewhere."""
    words = (what, "\n".join([*_told(error), tr("Your work is still open and unchanged.")]))
    return (
        _ask(parent, "elsewhere", words, {"elsewhere": tr("Save as…"), "cancel": tr("Cancel")}) == "elsewhere"
    )


_ROLES: Final = {
    **dict.fromkeys(
        ("delete", "replace", "discard", "revert", "overwrite", "stop"),
        QMessageBox.ButtonRole.DestructiveRole,
    ),
    **dict.fromkeys(("cancel", "later", "stay"), QMessageBox.ButtonRole.RejectRole),
}


def _ask(parent: QWidget, name: str, words: tuple[str, str], buttons: dict[A, str], default: str = "") -> A:
    """A question with its answers by name.

    The last one is that of the Escape key, the first of the Enter key unless told otherwise.
    """
    box = QMessageBox(QMessageBox.Icon.Question, "Signer", plain.lines(words[0]), parent=parent)
    box.setObjectName(f"dialog.{name}")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(plain.lines(words[1]))
    made = {
        answer: box.addButton(text, _ROLES.get(answer, QMessageBox.ButtonRole.AcceptRole))
        for answer, text in buttons.items()
    }
    for answer, button in made.items():
        button.setObjectName(f"dialog.{name}.{answer}")
        button.ensurePolished()
        button.setMinimumWidth(button.sizeHint().width())  # a short question would cut long answers off
    last = list(buttons)[-1]
    box.setDefaultButton(made[default] if default in made else next(iter(made.values())))
    box.setEscapeButton(made[last])
    box.exec()
    return next((answer for answer, button in made.items() if button is box.clickedButton()), last)


def ask_file(parent: QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """Ask which file to take, of kinds or any other."""
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder), tr("{kind};;All files (*)", kind=kinds))
    return Path(name) if name else None


def ask_open_own(parent: QWidget, folder: Path, noun: str, ending: str) -> Path | None:
    """Ask which handshape, or signal, to take in."""
    return ask_file(parent, tr("Import a {noun}", noun=noun), folder, f"{begins(noun)} (*{ending})")


def ask_save_own(parent: QWidget, suggestion: Path, noun: str, ending: str) -> Path | None:
    """Ask where to put a handshape, or signal; the ending is added when it is left out."""
    kind = f"{begins(noun)} (*{ending})"
    return _ask_where(parent, tr("Export the {noun}", noun=noun), suggestion, kind, (ending,))


def ask_folder(parent: QWidget, title: str, folder: Path) -> Path | None:
    """Ask for a folder."""
    name = QFileDialog.getExistingDirectory(parent, title, str(folder))
    return Path(name) if name else None


def ask_open(parent: QWidget, folder: Path) -> Path | None:
    """Ask which sign or sentence to open."""
    return ask_file(parent, tr("Open a sign or a sentence"), folder, OWN_FILES)


def ask_import(parent: QWidget, folder: Path) -> Path | None:
    """Ask which annotations to make a sentence of, or which notation to draft."""
    endings = " ".join(f"*{ending}" for ending in importing.ENDINGS)
    kinds = f"{begins(translated(importing.held()))} ({endings})"
    return ask_file(parent, tr("Import annotations or notation"), folder, kinds)


def ask_avatar(parent: QWidget, folder: Path, title: str = tr("Learn an avatar")) -> Path | None:
    """Ask for the file of an avatar."""
    return ask_file(parent, title, folder, tr("Avatars (*.vrm *.glb)"))


def ask_moved(parent: QWidget, name: str, told: str) -> Moved:
    """Ask what becomes of an avatar whose own file is elsewhere, or another one."""
    words = (tr("The file of {name} is not as it was learned.", name=name), told)
    buttons: dict[Moved, str] = {"find": tr("Find it…"), "learn": tr("Learn again…"), "cancel": tr("Cancel")}
    return _ask(parent, "moved", words, buttons)


def ask_table(parent: QWidget, folder: Path) -> Path | None:
    """Ask which table of signs to read."""
    kinds = tr("Tables of signs (*.csv *.tsv *.txt *.ecv)")
    return ask_file(parent, tr("Read a table of signs"), folder, kinds)


def ask_film(parent: QWidget, folder: Path) -> Path | None:
    """Ask for a film to put beside the sign."""
    return ask_file(parent, tr("Open a film"), folder, FILM_FILES)


def ask_save(parent: QWidget, suggestion: Path) -> Path | None:
    """Ask where to save a sign or a sentence, as the suggestion's ending says; it is added when left out."""
    if suggestion.suffix.lower() == ".utterance":
        return _ask_where(parent, tr("Save the sentence"), suggestion, SENTENCE_FILES, (".utterance",))
    return _ask_where(parent, tr("Save the sign"), suggestion, SIGN_FILES, (".sign",))


def ask_export(parent: QWidget, suggestion: Path, kind: str) -> Path | None:
    """Ask where to put an export of a kind, such as "GLB (*.glb)".

    The ending is added when it is left out.
    """
    return _ask_where(
        parent, tr("Export the animation"), suggestion, kind, (suggestion.suffix, *EXPORT_ENDINGS)
    )


def _ask_where(
    parent: QWidget, title: str, suggestion: Path, kind: str, endings: Sequence[str]
) -> Path | None:
    """Ask for a file to write, and whether one that is there may go.

    The system's dialog does not ask: it knows of no added ending, nor what the file holds.
    """
    quiet = QFileDialog.Option.DontConfirmOverwrite
    name, _ = QFileDialog.getSaveFileName(parent, title, str(suggestion), kind, "", quiet)
    path = with_ending(Path(name), endings) if name else None
    if path is None or not os.path.exists(path):
        return path
    return path if ask_replace(parent, path.name, what_is_there(path)) else None


def with_ending(path: Path, endings: Sequence[str]) -> Path:
    """The path with the first of the endings when it has none of them.

    "MOTHER 1.2" is not a name with an ending.
    """
    return path if path.suffix.lower() in endings else path.with_name(f"{path.name}{endings[0]}")


def file_stem(gloss: str) -> str:
    """Make a file name of a gloss: letters that no file system minds, and no more of them than fit."""
    kept = "".join(
        letter if letter.isalnum() or letter in "-_ ." else "_" for letter in gloss.strip()[:LONGEST_STEM]
    )
    return kept.strip(" .") or tr("untitled")


def document_stem(document: Document) -> str:
    """Make a file name of what a document is called, of a sentence without a title of its first glosses."""
    said = glosses.typed(document) if isinstance(document, Utterance) else ""
    return file_stem(name_of(document) or said.replace("?", "").replace(":", "-"))
