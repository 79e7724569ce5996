"""Handshapes of one's own: one of the inventory with some joints bent otherwise, under a name."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Final

from handshapes import catalogue
from handshapes.handshape import Handshape
from handshapes.joints import Joints, with_joints
from handshapes.search import Searchable, fold

LONGEST_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class OwnHandshape:
    """A handshape that its maker has named.

    Attributes:
        handshape: the one of the inventory that it is made from: its articulators and selected fingers.
        joints: those bent otherwise, rad, sorted by name.
        extra: what a newer file has more, as its reader keeps it.
    """

    name: str
    handshape: str
    joints: Joints
    extra: tuple[Hashable, ...] = ()

    @property
    def shape(self) -> Handshape:
        """The whole handshape; LookupError when the inventory knows what it is made from, or a joint, not."""
        return with_joints(catalogue.find(self.handshape), self.joints)

    @property
    def searchable(self) -> Searchable:
        """Search terms of the handshape: its name, and that it is one's own."""
        return Searchable((self.name,), aliases=("own",))


def name_problem(name: str, taken: Iterable[str] = ()) -> str:
    """Return what is wrong with a name for a handshape of one's own; empty when nothing is.

    Names that differ in nothing but capitals, blanks and dashes are the same name.
    """
    wanted = fold(name)
    if not wanted:
        return "give it a name with a letter or a number in it"
    if len(name) > LONGEST_NAME:
        return f"the name has {len(name)} characters; {LONGEST_NAME} are the most"
    for shape in catalogue.every():
        if wanted in {fold(shape.name), fold(shape.title), *map(fold, shape.letters)}:
            return f"{shape.title} is a handshape of the inventory; choose another name"
    same = next((other for other in taken if fold(other) == wanted), "")
    return f"there is one called {same} already; choose another name" if same else ""
