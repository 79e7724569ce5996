"""A sentence of signs of the library, and how it is performed."""

from functools import cache

from signer.document.utterance import Utterance
from signer.files import open_sign
from signer.library.shelf import Entry, sign_files
from signer.sequencing import Performed, perform, say

LINE = "MY NAME fs-JO . IX-2p HELP MOTHER ?"


@cache
def shelf() -> tuple[Entry, ...]:
    known = {"MY", "NAME", "MORE", "HELP", "MOTHER", "SICK", "FATHER", "LOOK-AT", "GOOD", "GO"}
    return tuple(Entry(path, open_sign(path).sign) for path in sign_files() if path.stem in known)


@cache
def sentence() -> Utterance:
    return say(LINE, shelf())


@cache
def performed() -> Performed:
    return perform(sentence())
