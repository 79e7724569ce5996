"""Rule for the names that users give: to handshapes, signals, places, shelves."""

from collections.abc import Iterable
from typing import Final

from handshapes.search import fold
from signer.phrases import phrase
from signer.printable import printable

LONGEST: Final = 60
"""Letters of a name: one line of a list."""


def name_problem(name: str, taken: Iterable[str] = (), namesake: str = "") -> str:
    """Return what is wrong with a name; empty when nothing is.

    Names that differ in nothing but capitals, blanks and dashes are the same name.

    Args:
        name: as its maker typed it.
        taken: names that there are.
        namesake: what the program itself has under the name; empty where it has nothing.
    """
    if not fold(name):
        return phrase("give it a name with a letter or a number in it")
    if printable(name) != name:
        return phrase("the name has characters that cannot be shown; leave them out")
    if len(name) > LONGEST:
        return phrase("the name has {count} characters; {most} are the most", count=len(name), most=LONGEST)
    if namesake:
        return phrase("{namesake} is in the inventory; choose another name", namesake=namesake)
    same = next((other for other in taken if fold(other) == fold(name)), "")
    return phrase("there is one called {same} already; choose another name", same=same) if same else ""
