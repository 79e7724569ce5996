"""Signs of SiGML files, and of HamNoSys as a line of text, as drafts with their guesses shown.

Both dialects are read: gestural SiGML by its attributes, `hns_sign` by its symbols, where these stand as
elements or as text.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final
from xml.etree.ElementTree import Element

from signer.characters.character import Character
from signer.document.problems import guess_problems
from signer.document.sign import Sign
from signer.errors import ImportingError
from signer.export.losses import Loss, left_out
from signer.importing.drafting import draft
from signer.importing.imported import Imported
from signer.importing.xml_text import parsed
from signer.notation.gestural import SIGN
from signer.notation.gestural_reading import nothing_told, read_gestural
from signer.notation.grammar import parse
from signer.notation.nonmanual import Lost, read_nonmanual
from signer.notation.notated import Notated
from signer.notation.symbols import names_in
from signer.phrases import phrase
from signer.printable import quoted

ROOT: Final = "sigml"
SYMBOLS: Final = "hns_sign"
MOST_BYTES: Final = 4 * 2**20
"""Bytes of the longest file that is read: four thousand signs. As a tree in memory it takes 25 times that."""
MOST_SIGNS: Final = 5000
"""Signs of a file at most: the largest public collection has half of it, in as many files."""


def read_sigml(
    content: bytes, name: str, character: Character | None = None, *, is_left_handed: bool = False
) -> tuple[Imported[Sign], ...]:
    """Read the signs of a SiGML file.

    Args:
        content: of the file.
        name: of the file, for messages.
        character: on whose body postures are found; None for the one that signs are written on.
        is_left_handed: the signer's dominant hand is the left one. Notation is written as a right-handed
            signer does it, and so are our signs: what is told of the right side is on the left then.

    Returns:
        The drafts in their order, at least one. Losses have the severity `guessed` where a draft has a guess.

    Raises:
        ImportingError: the file cannot be read; the message says what is wrong in it, and where.
    """
    return tuple(
        drafted(notated, lost, character, is_left_handed=is_left_handed)
        for notated, lost in notated_in(content, name)
    )


def notated_in(content: bytes, name: str) -> tuple[tuple[Notated, tuple[Loss, ...]], ...]:
    """Return what the signs of a SiGML file say of hands, and what of each was not understood.

    Raises:
        ImportingError: the file cannot be read.
    """
    if len(content) > MOST_BYTES:
        raise ImportingError.too_long(name, MOST_BYTES)
    signs = [
        one
        for one in parsed(content, name, ROOT, phrase("file in SiGML")).iter()
        if one.tag in (SIGN, SYMBOLS)
    ]
    if not signs:
        words = phrase("it holds no sign ({element} or {other})", element=SIGN, other=SYMBOLS)
        raise ImportingError.of(name, words)
    if len(signs) > MOST_SIGNS:
        words = phrase(
            "it holds {count} signs; divide it into parts of {most}", count=len(signs), most=MOST_SIGNS
        )
        raise ImportingError.of(name, words)
    return tuple(_read(one, name) for one in signs)


def _read(sign: Element, name: str) -> tuple[Notated, tuple[Loss, ...]]:
    """Read the element of a sign in either dialect."""
    notated, lost = (read_gestural if sign.tag == SIGN else _read_symbols)(sign, name)
    where = f"{sign.tag} ({notated.gloss})" if notated.gloss or sign.tag == SYMBOLS else SIGN
    return notated, tuple(Loss(one.feature, where, left_out(one.what)) for one in lost)


def read_hamnosys(text: str, gloss: str = "", character: Character | None = None) -> Imported[Sign]:
    """Read a sign in HamNoSys from its line of text.

    Raises:
        NotationError: it names the first character or symbol that does not fit.
    """
    return drafted(parse(names_in(text), gloss), (), character)


def drafted(
    notated: Notated,
    lost: tuple[Loss, ...],
    character: Character | None = None,
    *,
    is_left_handed: bool = False,
) -> Imported[Sign]:
    """Draft a sign, and tell all of its guesses among the losses; arguments as of `read_sigml`."""
    sign, changed = draft(notated, character)
    sign = replace(sign, dominant_side="left") if is_left_handed else sign
    guessed = (Loss("guesses", one.where, one.words, "guessed") for one in guess_problems(sign))
    return Imported(sign, (*lost, *changed, *guessed))


def _read_symbols(sign: Element, name: str) -> tuple[Notated, tuple[Lost, ...]]:
    gloss = sign.get("gloss", "").strip()
    symbols = tuple(_symbols(sign))
    if not symbols:
        raise nothing_told(name, quoted(gloss))
    try:
        notated = parse(symbols, gloss)
    except ImportingError as error:
        words = phrase("sign {gloss}: {error}", gloss=quoted(gloss), error=error.words)
        raise ImportingError.of(name, words) from None
    nonmanual, lost = read_nonmanual(sign.find("hamnosys_nonmanual"))
    return replace(notated, nonmanual=nonmanual), lost


def _symbols(sign: Element) -> Iterator[str]:
    """Yield the names of a sign's symbols: those of its elements, else of its text."""
    manual = sign.find("hamnosys_manual")
    found = [] if manual is None else [str(one.tag) for one in manual.iter() if one is not manual]
    if found:
        yield from found
    else:
        yield from names_in(sign.get("hamnosys") or ("" if manual is None else manual.text or ""))
