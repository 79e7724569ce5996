"""Texts that look like HTML, mnemonics and placeholders to Qt, and every place of a window where Qt would
take them so."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QTextDocumentFragment
from PySide6.QtGui import Qt as Guess
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

MARK = "Zqx"
"""Stands in every foreign text, and nowhere else."""
MARKUP = f"<img src=x>{MARK} &amp; &{MARK}[*]"
"""A picture, an entity, a mnemonic and the star of a title; short enough, and without a slash, for a file's
name."""


def misread(root: QObject) -> Iterator[str]:
    """Find the foreign texts of a window or dialog, and of all in it, that Qt would not show letter by
    letter."""
    for found in (root, *root.findChildren(QObject)):
        if isinstance(found, QWidget):
            yield from _misread_of_widget(found)
        elif isinstance(found, QAction):
            yield from _named(
                found,
                _caption(found.text()),
                *map(_tip, (found.toolTip(), found.statusTip(), found.whatsThis())),
            )
        if isinstance(found, QAbstractItemModel):
            yield from _misread_of_model(found)


def seen(root: QObject) -> int:
    """Count the widgets, actions and items of a window that show a foreign text: a law about none of them
    would say nothing."""
    texts = [text for found in (root, *root.findChildren(QObject)) for text in _texts(found)]
    return sum(MARK in text for text in texts)


def _texts(found: QObject) -> Iterator[str]:
    if isinstance(found, (QLabel, QAbstractButton, QAction, QLineEdit)):
        yield found.text()
    if isinstance(found, (QPlainTextEdit, QTextEdit)):
        yield found.toPlainText()
    if isinstance(found, (QWidget, QAction)):
        yield found.toolTip()
    if isinstance(found, QWidget):
        yield found.windowTitle()
    if isinstance(found, QAbstractItemModel):
        yield from (str(index.data()) for index in _indexes(found))


def _misread_of_widget(widget: QWidget) -> Iterator[str]:
    yield from _named(
        widget,
        _title(widget.windowTitle()),
        *map(_tip, (widget.toolTip(), widget.statusTip(), widget.whatsThis())),
    )
    if (
        isinstance(widget, QLabel)
        and widget.textFormat() != Qt.TextFormat.PlainText
        and MARK in widget.text()
    ):
        yield from _named(widget, f"a label that guesses: {widget.text()}")
    if isinstance(widget, QAbstractButton):
        yield from _named(widget, _caption(widget.text()))
    if isinstance(widget, QMenu):
        yield from _named(widget, _caption(widget.title()))
    if isinstance(widget, QTextEdit) and MARK in widget.toHtml() and "<img" not in widget.toPlainText():
        yield from _named(widget, f"a text that was read as HTML: {widget.toPlainText()}")
    if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
        yield from _misread_of_model(model)


def _misread_of_model(model: QAbstractItemModel) -> Iterator[str]:
    roles = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.StatusTipRole, Qt.ItemDataRole.WhatsThisRole)
    for index in _indexes(model):
        yield from _named(model, *(_tip(index.data(role)) for role in roles))


def _indexes(model: QAbstractItemModel) -> Iterator[QModelIndex]:
    yield from (model.index(row, 0) for row in range(model.rowCount()))


def _tip(text: object) -> str:
    """Return what is wrong with a tooltip; empty when nothing is.

    It is read as HTML, and what is seen then is not what was written.
    """
    if not isinstance(text, str) or MARK not in text or not Guess.mightBeRichText(text):
        return ""
    return (
        ""
        if "<img" in QTextDocumentFragment.fromHtml(text).toPlainText()
        else f"a tooltip that is read as HTML: {text}"
    )


def _caption(text: str) -> str:
    foreign = text[text.find(MARK) :] if MARK in text else ""
    return f"a caption with a mnemonic of others: {text}" if re.search("(?<!&)(&&)*&(?!&)", foreign) else ""


def _title(text: str) -> str:
    return (
        f"a title with a star of others: {text}"
        if MARK in text and text.replace("[*][*]", "").count("[*]") > 1
        else ""
    )


def _named(where: QObject, *words: str) -> Iterator[str]:
    yield from (f"{type(where).__name__} {where.objectName()}: {each}" for each in words if each)
