"""Browser of an inventory, described by a record: a search, what it found, and what there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QStackedLayout, QWidget

from handshapes.search import Searchable, is_called, rank_matches
from signer.phrases import begins
from signer.studio.language import decimals, tr
from signer.studio.look import plain
from signer.studio.widgets.choice_menu import passing_menu
from signer.studio.widgets.inventory_items import Group, Item, Pictures
from signer.studio.widgets.inventory_list import ItemList
from signer.studio.widgets.pieces import Elided, beneath
from signer.studio.widgets.search_field import SearchField

OWN_ACTS: Final = (("Rename…\tF2", "rename"), (tr("Export…"), "export"), ("Delete…\tDel", "delete"))
Acts: TypeAlias = Sequence[tuple[str, Callable[[], object]]]


class Answers(NamedTuple):
    """Items that answer a search, best first.

    Attributes:
        items: the items.
        is_sure: the first is called exactly as was typed.
        is_all: there are no more.
    """

    items: tuple[Item, ...]
    is_sure: bool = False
    is_all: bool = True


def ranked(text: str, among: Sequence[tuple[Item, Searchable]]) -> Answers:
    """Return the items that answer a text by the words that each is found by, best first."""
    terms = [words for _, words in among]
    places = rank_matches(text, terms)
    is_sure = bool(places) and is_called(text, terms[places[0]])
    return Answers(tuple(among[place][0] for place in places), is_sure)


@dataclass(frozen=True, slots=True)
class Inventory:
    """An inventory as a browser shows it.

    Attributes:
        name: begins the names of all parts.
        thing: what one is called.
        prompt: what stands in the search while nothing is typed.
        groups: what there is while nothing is searched.
        find: what answers a text.
        count: how many there are to search.
        choose: takes one by its id.
        says: words over the items while nothing is searched; without any their place is given to the items.
        card_px: least width of a card; without it items are rows.
        one_click: whether a click takes an item; else it chooses, and a double click takes.
        takes: says of a title what Enter does to it.
        acts: words and operations for the menu of an item, and for that of the list as a whole (None).
        keeps: whether the user has some of their own, which are renamed, exported, deleted and imported.
    """

    name: str
    thing: str
    prompt: str
    groups: Callable[[], Sequence[Group]]
    find: Callable[[str], Answers]
    count: Callable[[], int]
    choose: Callable[[str], object]
    says: Callable[[], str] = lambda: ""
    card_px: int = 0
    one_click: bool = True
    takes: Callable[[str], str] = lambda title: tr("Enter takes {title}.", title=title)
    acts: Callable[[Item | None], Acts] = lambda _item: ()
    keeps: bool = False


class InventoryBrowser(QFrame):
    """Search over a list; a picture to choose from gives its place to the list while it is searched.

    Panels lay out the parts `search`, `found` and `list`. Typing goes to `search` while the keyboard is
    anywhere in the panel (`signer/studio/commands/keyboard.py`).

    Signals:
        act_wanted(name, act): one of the user's own is wanted to "rename", "delete" or "export"; "import" one
            (without a name).
    """

    act_wanted = Signal(str, str)

    def __init__(
        self, inventory: Inventory, pictures: Pictures | None = None, picture: QWidget | None = None
    ) -> None:
        """With `picture` the list is seen only while something is searched for."""
        super().__init__()
        self.inventory, self.picture = inventory, picture
        name, thing = inventory.name, inventory.thing
        self.setObjectName(name)
        self.search = SearchField(f"{name}.search", tr("Search {thing}s", thing=thing), inventory.prompt)
        self.found = Elided("", 2, name=f"{name}.found")
        self.list = ItemList(
            f"{name}.{'list' if picture is None else 'results'}",
            tr("{thing}s", thing=begins(thing))
            if picture is None
            else tr("{thing}s found", thing=begins(thing)),
            pictures,
            card_px=inventory.card_px,
            one_click=inventory.one_click,
        )
        self._listed = Answers(())
        self._pages = QStackedLayout()
        self.search.textChanged.connect(self.refresh)
        self.search.accepted.connect(self._on_accepted)
        self.search.left_downwards.connect(self._go_down)
        self.list.taken.connect(inventory.choose)
        self.list.typed.connect(self.search.type_on)
        self.list.escaped.connect(self.search.clear)
        self.list.acted_on.connect(self._act)
        if inventory.keeps:
            self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            self.list.customContextMenuRequested.connect(self._open_menu)

    @property
    def is_searching(self) -> bool:
        """Return whether something is searched for."""
        return self.list.is_searching

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Not a focus proxy: Tab would come back to it from wherever this panel stands in the window's order.
        asked = event.reason() == Qt.FocusReason.ShortcutFocusReason
        (self.search if asked or self.picture is None else self.picture).setFocus(event.reason())

    def refresh(self, *_text: object) -> None:
        """Show what there is, or what answers the search."""
        text = self.search.text().strip()
        if not text:
            if (
                self.picture is not None and self.list.hasFocus()
            ):  # hidden now, it would give the keyboard to anything
                self.picture.setFocus()
            self.list.show_items(self.inventory.groups())
            self.found.setText(self.inventory.says())
        else:
            self._show_answers(text, self.inventory.find(text))
        self.found.setVisible(bool(self.found.text()))
        self._pages.setCurrentIndex(1 if text else 0)

    def _show_answers(self, text: str, answers: Answers) -> None:
        thing = self.inventory.thing
        back = tr("shows all again") if self.picture is None else tr("shows the picture again")
        count = self.inventory.count()  # none while they are still being read
        self.list.nothing = (
            tr("No {thing} is called\n“{text}”.\n\nEsc {back}.", thing=thing, text=text, back=back)
            if count
            else ""
        )
        self._listed = answers
        is_sure = bool(answers.items) and (answers.is_sure or len(answers.items) == 1)
        self.list.show_items((Group("", answers.items),), is_searching=True, is_sure=is_sure)
        self.found.setText(self.words(answers) if count else self.inventory.says())

    def words(self, answers: Answers) -> str:
        """Say how many answer, and what Enter does where something is searched."""
        count = (
            decimals(f"{len(answers.items):,}")
            if answers.is_all
            else tr("The first {count:,}", count=len(answers.items))
        )
        best = ""
        if answers.items and self.is_searching:
            title = answers.items[0].title
            is_chosen = self.list.current is not None
            best = self.inventory.takes(title) if is_chosen else tr("Enter chooses {title}.", title=title)
            best = f"  {best}"
        return tr("{count} of {count2:,}.{best}", count=count, count2=self.inventory.count(), best=best)

    def lay_pages(self, picture: QWidget) -> QStackedLayout:
        """Lay the picture and the list of what was found on each other."""
        beneath(found := QWidget(), self.found, (self.list, 1), gap=6)
        self._pages.addWidget(picture)
        self._pages.addWidget(found)
        return self._pages

    def _on_accepted(self) -> None:
        """Take what is chosen; choose the best of those that were found where none is."""
        if self.list.current is not None:
            self.list.take_current()
        else:
            self.list.go_to_first()
            self.found.setText(self.words(self._listed))

    def _go_down(self) -> None:
        if self.picture is not None and not self.is_searching:
            self.picture.setFocus()
        else:
            self.list.go_to_first()
            self.list.setFocus()

    # One's own

    def _act(self, item_id: str, act: str) -> None:
        item = self.list.item(item_id)
        if item is not None:
            self.act_wanted.emit(item.title, act)

    def _open_menu(self, at: QPoint) -> None:
        """Open the menu of the item under the pointer, or of the one that the keyboard is on."""
        item = self.list.item_at(at) or self.list.current
        menu = passing_menu(self, f"{self.inventory.name}.menu")
        if item is not None:
            for words, do in self.inventory.acts(item):
                menu.addAction(plain.caption(words)).triggered.connect(do)
            menu.addSeparator()
            for words, act in OWN_ACTS if item.is_own else ():
                menu.addAction(words).triggered.connect(partial(self.act_wanted.emit, item.title, act))
            menu.addSeparator()
        for words, do in self.inventory.acts(None):
            menu.addAction(words).triggered.connect(do)
        menu.addAction(tr("Import a {thing}…", thing=self.inventory.thing)).triggered.connect(
            partial(self.act_wanted.emit, "", "import")
        )
        menu.popup(self.list.viewport().mapToGlobal(at))
