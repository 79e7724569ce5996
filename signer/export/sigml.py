"""SiGML: a sign or a sentence in symbols of HamNoSys 4 (`hns_sign`), or by the words for them.

It says postures and movements of the hands as intended, and signals of face, gaze, head and trunk by their
codes: no times, no elbow, no exact point. Each sign holds the symbols of its hands as a line of text, too.
"""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Comment, Element, SubElement

from signer import atomic
from signer.document.sign import Sign
from signer.document.values import ROLES
from signer.errors import ExportError
from signer.export.elan import fit
from signer.export.losses import Loss, lines_of
from signer.export.notating import noted
from signer.export.options import GESTURAL, HAMNOSYS, Options, Progress, quiet
from signer.notation.gestural import gestural_element
from signer.notation.nonmanual import TIERS
from signer.notation.notated import Notated
from signer.notation.symbols import text_of
from signer.notation.writing import symbols_of
from signer.phrases import phrase

ENDING: Final = ".sigml"


def write(sign: Sign, path: Path, options: Options, progress: Progress = quiet) -> None:
    """Write a sign, or a sentence as it is performed; OSError when that cannot be done."""
    content = sigml_bytes(_within(sign, options.stretch), options.dialect or HAMNOSYS, options.losses)
    atomic.write(path, content, keep_backup=False)
    progress(1.0)


def _within(sign: Sign, stretch: tuple[float, float]) -> Sign:
    """Return a sign with the keys of a stretch (s) alone."""
    start, end = stretch
    hands = (sign.hand(role) for role in ROLES)
    return sign.with_tracks(
        *(replace(one, keys=tuple(key for key in one.keys if start <= key.time_s <= end)) for one in hands)
    )


def sigml_bytes(sign: Sign, dialect: str = HAMNOSYS, losses: tuple[Loss, ...] = ()) -> bytes:
    """Return the content of a file.

    Raises:
        ExportError: no hand does anything.
    """
    root = Element("sigml")
    if losses:
        root.append(Comment(_comment(losses)))
    for one in _signs(sign):
        root.append(gestural_element(one) if dialect == GESTURAL else _symbols_element(one))
    for element in root.iter():
        for name, value in element.attrib.items():
            element.set(name, fit(value))
    ElementTree.indent(root)
    text = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'.encode()


def hamnosys_of(sign: Sign) -> str:
    """Return a sign as a line of HamNoSys; of a sentence one line a sign.

    Raises:
        ExportError: no hand does anything.
    """
    return "\n".join(text_of(symbols_of(one)) for one in _signs(sign))


def _signs(sign: Sign) -> tuple[Notated, ...]:
    found = noted(sign).signs
    if not found:
        raise ExportError(phrase("there is nothing to notate: no hand has a key"))
    return found


def _symbols_element(sign: Notated) -> Element:
    names = symbols_of(sign)
    element = Element("hns_sign", gloss=sign.gloss, hamnosys=text_of(names))
    nonmanual = SubElement(element, "hamnosys_nonmanual")
    for tier in TIERS:
        for part, code in sign.nonmanual:
            if part == tier.element:
                SubElement(nonmanual, tier.symbol, {"tag": code})
    manual = SubElement(element, "hamnosys_manual")
    for name in names:
        SubElement(manual, name)
    return element


def _comment(losses: tuple[Loss, ...]) -> str:
    """Return what a file does not say, as XML lets a comment be."""
    return re.sub("-(?=-)", "- ", fit(f" Written by Signer: {lines_of(losses)}\n"))
