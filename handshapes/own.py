"""Handshapes of one's own: one of the inventory with some joints bent otherwise, under a name."""

from collections.abc import Hashable
from dataclasses import dataclass

from handshapes import catalogue
from handshapes.handshape import Handshape
from handshapes.joints import Joints, with_joints
from handshapes.search import Searchable, fold


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


def namesake(name: str) -> str:
    """Return the title of the inventory's handshape of that name or letter; empty where there is none."""
    wanted = fold(name)
    for shape in catalogue.every():
        if wanted in {fold(shape.name), fold(shape.title), *map(fold, shape.letters)}:
            return shape.title
    return ""
