"""Items that a list of an inventory shows: groups, pictures, and the model that Qt asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, SignalInstance
from PySide6.QtGui import QPixmap

from signer.studio.look import plain

ID_ROLE: Final = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class Item(NamedTuple):
    """One thing of an inventory, as it is offered.

    Attributes:
        id: its own among all items.
        title: its name.
        tip: all that is known of it, shown under the pointer.
        spoken: the words of a screen reader; empty for the title.
        beside: a word at the end of its row.
        corner: icon in the corner of its card.
        pictures: what its pictures are asked for by, in the order in which they stand beside each other.
        is_own: whether it is the user's own, to be renamed and deleted.
    """

    id: str
    title: str
    tip: str = ""
    spoken: str = ""
    beside: str = ""
    corner: str = ""
    pictures: tuple[Any, ...] = ()
    is_own: bool = False


OWN: Final = "own/"
"""Prefix of the ids of the user's own things; nothing of an inventory has a stroke in its id."""


def own_item(name: str, words: str, **how: Any) -> Item:
    """Return the item of something that the user keeps under a name, told by a few words."""
    return Item(f"{OWN}{name}", name, f"{name}: {words}", f"{name}. {words}", is_own=True, **how)


def recent_first(item_id: str, recent: Sequence[str], most: int) -> list[str]:
    """Return the ids of what was taken, the last in front."""
    return [item_id, *(one for one in recent if one != item_id)][:most]


class Group(NamedTuple):
    """Items that stand together under a heading, which may be empty."""

    heading: str
    items: tuple[Item, ...]


class Pictures(Protocol):
    """Pictures of items by what they are asked for; `ready` tells that one can be had now."""

    @property
    def ready(self) -> SignalInstance:
        """Signal with what a picture is asked for by."""

    def picture(self, wanted: Any, seen: Callable[[Any], bool], /) -> QPixmap | None:
        """Return the picture, or None for now; it need not be made while `seen` answers no."""

    def is_stale(self, wanted: Any, /) -> bool:
        """Return whether the picture shows an earlier state."""


class ItemModel(QAbstractListModel):
    """Rows of a list: items, and headings of groups that no key and no click stops at."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[Item | str, ...] = ()

    def show(self, groups: Sequence[Group]) -> None:
        """Show these groups in the place of the former ones."""
        self.beginResetModel()
        rows: list[Item | str] = []
        for group in groups:
            rows += [group.heading] if group.heading else []
            rows += group.items
        self.rows = tuple(rows)
        self.endResetModel()

    def item(self, row: int) -> Item | None:
        """Return the item of a row; None for a heading, and beyond the rows."""
        found = self.rows[row] if 0 <= row < len(self.rows) else ""
        return found if isinstance(found, Item) else None

    def row_of(self, item_id: str) -> int:
        """Return the last row at which an item stands; -1 for none."""
        found = (
            row for row in reversed(range(len(self.rows))) if (one := self.item(row)) and one.id == item_id
        )
        return next(found, -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        is_item = self.item(index.row()) is not None
        return (
            Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if is_item else Qt.ItemFlag.NoItemFlags
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        item = self.item(index.row())
        if item is None:
            return str(self.rows[index.row()]) if role == Qt.ItemDataRole.DisplayRole else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return item.title
            case Qt.ItemDataRole.ToolTipRole:
                return plain.tip(item.tip)
            case Qt.ItemDataRole.AccessibleTextRole:
                return item.spoken or item.title
        return item.id if role == ID_ROLE else None
