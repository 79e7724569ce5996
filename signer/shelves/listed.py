"""The list of a user's shelves, in the order in which signs are looked up on them: a file of ours."""

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field

from handshapes.search import fold
from signer import folders, names
from signer.document.problems import Problem
from signer.errors import SignFileError
from signer.files import disk
from signer.files.form import FileVersion, Form, schema_of
from signer.files.json_text import Json, inner, pretty
from signer.files.kinds import SHELVES
from signer.files.reading import read_form
from signer.phrases import phrase
from signer.shelves.shelf import OWN_NAME, Shelf, own_shelf

MOST: Final = 50
"""Shelves of a list. Each has its index and is looked at once a second."""
Shelves: TypeAlias = tuple[Shelf, ...]
Change: TypeAlias = Callable[[Shelves], Shelves]


class ShelfForm(Form):
    """A shelf of the list."""

    name: Annotated[str, Field(min_length=1, max_length=names.LONGEST)]
    folder: str = Field("", max_length=4096, description="its whole path; none for the user's own")
    read_only: bool = Field(False, description="nothing is written on it from here")


class ShelvesForm(Form):
    """The shelves of a user, the one that is looked at first in front."""

    format: Literal["asl-shelves"]
    version: FileVersion
    shelves: list[ShelfForm] = Field(max_length=MOST)

    @classmethod
    def problems(cls, content: dict[str, Json], where: str) -> Iterator[Problem]:
        """Yield names that are there twice, folders that are no whole paths, and a second own shelf."""
        listed = content.get("shelves")
        taken, owns = set[str](), 0
        for number, one in enumerate(listed if isinstance(listed, list) else ()):
            if not isinstance(one, dict):
                continue
            name, folder = one.get("name"), one.get("folder", "")
            one_of = inner(inner(where, "shelves"), number)
            if isinstance(name, str):
                if words := name_problem(name, taken):
                    yield Problem(inner(one_of, "name"), words)
                taken.add(name)
            if isinstance(folder, str):
                owns += not folder
                if (folder and not os.path.isabs(folder)) or (not folder and owns > 1):
                    words = phrase("must be a whole path; only the user's own shelf has none")
                    yield Problem(inner(one_of, "folder"), words)


def name_problem(name: str, taken: Iterable[str] = ()) -> str:
    """Return what is wrong with a name for a shelf, of whose signs one is SHELF/GLOSS; empty for nothing."""
    if os.sep in name or "/" in name:
        return phrase("the name of a shelf has no stroke in it; leave it out")
    return names.name_problem(name, taken)


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the list."""
    return schema_of(ShelvesForm, SHELVES)


def list_file() -> Path:
    """Return where the list lies: in the user's data folder."""
    return folders.data_folder() / "shelves.json"


def read_shelves() -> Shelves:
    """Return the user's shelves in their order; their own one alone where there is no list.

    Raises:
        SignFileError: the list cannot be read.
    """
    path = list_file()
    if not os.path.lexists(path):
        return (own_shelf(),)
    form = read_form(disk.content_of(path, SHELVES.word), str(path), SHELVES, ShelvesForm).form
    own = own_shelf()
    found = tuple(
        Shelf(one.name, Path(one.folder), is_kept=one.read_only) if one.folder else own
        for one in form.shelves
    )
    return found if own in found else (own, *found)


def change(edit: Change) -> Shelves:
    """Change the list as it is on the disk now, and return it; SignFileError where it cannot be done."""
    shelves, path = edit(read_shelves()), list_file()
    head: dict[str, Json] = {"format": SHELVES.format, "version": list(SHELVES.version)}
    data = (pretty(head | {"shelves": [_fields(one) for one in shelves]}) + "\n").encode()
    read_form(data, str(path), SHELVES, ShelvesForm)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SignFileError(
            str(path.parent), [phrase("cannot be made: {error}", error=str(error.strerror or error))]
        ) from error
    disk.write(path, data)
    return shelves


def _fields(shelf: Shelf) -> dict[str, Json]:
    told: dict[str, Json] = {"name": OWN_NAME if shelf.is_own else shelf.name}
    if not shelf.is_own:
        told["folder"] = str(shelf.folder)
    return told | ({"read_only": True} if shelf.is_kept else {})


def added(name: str, folder: Path, *, read_only: bool = False) -> Change:
    """Put a folder on the list, behind the others; SignFileError for a folder or a name that will not do."""

    def edit(shelves: Shelves) -> Shelves:
        made = Shelf(name, Path(os.path.abspath(folder)), is_kept=read_only)
        if words := name_problem(name, (one.name for one in shelves)):
            raise SignFileError(name, [words])
        if not made.folder.is_dir():
            raise SignFileError(str(folder), [phrase("there is no such folder; make it first")])
        if same := next((one for one in shelves if _is_same(one.folder, made.folder)), None):
            raise SignFileError(str(folder), [phrase("it is the shelf {same} already", same=same.name)])
        return (*shelves, made)

    return edit


def removed(name: str) -> Change:
    """Take a shelf off the list, which leaves its folder as it is; SignFileError for the user's own."""

    def edit(shelves: Shelves) -> Shelves:
        gone = find(name, shelves)
        if gone.is_own:
            raise SignFileError(gone.name, [phrase("your own shelf stays on the list; it can be moved")])
        return tuple(one for one in shelves if one is not gone)

    return edit


def moved(name: str, place: int) -> Change:
    """Put a shelf at a place of the list, 1 for the one that is looked at first."""

    def edit(shelves: Shelves) -> Shelves:
        shelf = find(name, shelves)
        others = [one for one in shelves if one is not shelf]
        others.insert(min(max(place - 1, 0), len(others)), shelf)
        return tuple(others)

    return edit


def marked(name: str, *, read_only: bool) -> Change:
    """Mark a shelf as one on which nothing is written from here, or no longer."""

    def edit(shelves: Shelves) -> Shelves:
        shelf = find(name, shelves)
        return tuple(replace(one, is_kept=read_only) if one is shelf else one for one in shelves)

    return edit


def find(name: str, shelves: Shelves) -> Shelf:
    """Return the shelf of a name; SignFileError where there is none."""
    found = next((one for one in shelves if fold(one.name) == fold(name)), None)
    if found is None:
        raise SignFileError(
            name,
            [
                phrase(
                    "there is no such shelf; there are {shelves}", shelves=", ".join(o.name for o in shelves)
                )
            ],
        )
    return found


def _is_same(one: Path, other: Path) -> bool:
    return os.path.realpath(one) == os.path.realpath(other)
