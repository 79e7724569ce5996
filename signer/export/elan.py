"""Documents of ELAN: what annotations, template and vocabulary share, and a library's glosses.

Elements stand in the order of its schema, EAFv3.0.xsd. A controlled vocabulary (ECV) lies in a file of its
own, which ELAN finds by an absolute address alone; a tier chooses from it by its type. Annotators begin a new
document with the template (.etf); its tiers are those that are read back, and choose from the glosses of the
library and from the signals of the inventory.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from nonmanuals import catalogue
from signer import atomic
from signer.document.tracks.kinds import SPAN_KINDS

GLOSSES: Final = {"right": "RH-IDgloss", "left": "LH-IDgloss"}
"""Tiers of glosses, as the annotated corpora of BSL and Auslan call them, by the side that signs."""
FORM: Final = "-form"
"""Ending of tiers of the keys below glosses: readers of our files leave out what has it, uncounted."""
FORMS: Final = {"right": f"RH{FORM}", "left": f"LH{FORM}"}
TRANSLATION: Final = "FreeTransl"
ALIGNED, BELOW, OF_GLOSSES = "annotations", "keys", "glosses"
"""Types of tiers: words over times, keys below them, and glosses of a vocabulary."""
_SCHEMA: Final = "http://www.mpi.nl/tools/elan/EAFv3.0.xsd"
_DATE: Final = "1970-01-01T00:00:00+00:00"
"""The date that the schema asks for: always one, so that the same content gives the same bytes."""
_NOT_IN_XML: Final = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 cannot hold, even escaped."""


def begin(root: str, version: str, author: str, **more: str) -> Element:
    """Return a root element with what the schema asks of it."""
    made = Element(root, {"AUTHOR": fit(author), "DATE": _DATE, **more, "VERSION": version})
    made.set("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance")
    made.set("xsi:noNamespaceSchemaLocation", _SCHEMA)
    return made


def begin_document(author: str, licence: str) -> tuple[Element, Element]:
    """Return the root and the header of a document of annotations."""
    root = begin("ANNOTATION_DOCUMENT", "3.0", author, FORMAT="3.0")
    SubElement(root, "LICENSE", LICENSE_URL="").text = fit(licence)
    return root, SubElement(root, "HEADER", MEDIA_FILE="", TIME_UNITS="milliseconds")


def type_of(tier: str, *, has_vocabulary: bool) -> str:
    """Return the type of a tier: a vocabulary's for glosses and signals, where there is one."""
    if tier in FORMS.values():
        return BELOW
    if not has_vocabulary:
        return ALIGNED
    if tier in GLOSSES.values():
        return OF_GLOSSES
    kind = re.sub(r" \d+$", "", tier)
    return kind if kind in {one.name for one in SPAN_KINDS} else ALIGNED


def add_types(root: Element, vocabulary: str = "", names: tuple[str, ...] = ()) -> None:
    """Add the types of tiers, and the vocabularies that they choose from; tiers stand before them.

    Args:
        root: of the document.
        vocabulary: address of the file of vocabularies; empty for none.
        names: of the vocabularies in it, which are those of the types.
    """
    given: Mapping[str, dict[str, str]] = {
        ALIGNED: {},
        BELOW: {"CONSTRAINTS": "Symbolic_Subdivision"},
        **({name: {"CONTROLLED_VOCABULARY_REF": name} for name in names} if vocabulary else {}),
    }
    for name, more in given.items():
        told = {"LINGUISTIC_TYPE_ID": name, "TIME_ALIGNABLE": "false" if name == BELOW else "true"}
        SubElement(root, "LINGUISTIC_TYPE", told | more | {"GRAPHIC_REFERENCES": "false"})
    SubElement(root, "CONSTRAINT", DESCRIPTION="Keys of a gloss in order", STEREOTYPE="Symbolic_Subdivision")
    if vocabulary:
        for name in names:
            SubElement(root, "CONTROLLED_VOCABULARY", CV_ID=name, EXT_REF="er1")
        SubElement(root, "EXTERNAL_REF", EXT_REF_ID="er1", TYPE="ecv", VALUE=vocabulary)


def text_of(root: Element) -> bytes:
    """Return a document as a file holds it."""
    ElementTree.indent(root)
    text = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'.encode()


def fit(words: str) -> str:
    """Return words with a mark in place of characters that XML cannot hold."""
    return _NOT_IN_XML.sub("\ufffd", words)


Glosses: TypeAlias = tuple[tuple[str, str], ...]
"""Glosses, and what is said of each; of equal glosses the first."""

VOCABULARY: Final = "signs.ecv"
TEMPLATE: Final = "signs.etf"
"""Names of both files, one of each in a folder."""
_ANY: Final = "und"
"""Language of entries: glosses are names, and ELAN has *undetermined* for what is in no language."""
_ANY_ADDRESS: Final = "http://cdb.iso.org/lg/CDB-00130975-001"
"""Definition of that language, as ELAN writes it: it passes over languages without one."""


def write_vocabulary(folder: Path, glosses: Glosses) -> None:
    """Write the vocabulary and the template into a folder; OSError when that cannot be done."""
    atomic.write(folder / VOCABULARY, vocabulary_bytes(glosses), keep_backup=False)
    atomic.write(folder / TEMPLATE, template_bytes(folder), keep_backup=False)


def chosen_from(folder: Path) -> tuple[str, tuple[str, ...]]:
    """Return the address of the vocabulary of a folder, and its names; ELAN reads no relative address."""
    return (folder.absolute() / VOCABULARY).as_uri(), names()


def names() -> tuple[str, ...]:
    """Return the names of the vocabularies: of glosses, and of each kind of track that has signals."""
    return OF_GLOSSES, *(kind.name for kind in SPAN_KINDS if catalogue.on_track(kind.name))


def vocabulary_bytes(glosses: Glosses) -> bytes:
    """Return the content of the file of vocabularies."""
    root = begin("CV_RESOURCE", "0.2", "")
    SubElement(root, "LANGUAGE", LANG_DEF=_ANY_ADDRESS, LANG_ID=_ANY, LANG_LABEL="undetermined (und)")
    first, *kinds = names()
    _add(root, first, "Glosses of signs in the library", dict(reversed(glosses)))
    for kind in kinds:
        signals = {one.id: one.meaning for one in catalogue.on_track(kind)}
        _add(root, kind, f"Signals of the track {kind}", signals)
    return text_of(root)


def _add(root: Element, name: str, about: str, entries: Mapping[str, str]) -> None:
    """Add a vocabulary; ELAN takes the languages of entries from its description."""
    made = SubElement(root, "CONTROLLED_VOCABULARY", CV_ID=name)
    SubElement(made, "DESCRIPTION", LANG_REF=_ANY).text = about
    for words, said in sorted({fit(words): said for words, said in entries.items()}.items()):
        entry = SubElement(made, "CV_ENTRY_ML", CVE_ID=words)
        SubElement(entry, "CVE_VALUE", DESCRIPTION=fit(said), LANG_REF=_ANY).text = words


def template_bytes(folder: Path) -> bytes:
    """Return the content of the template of a folder: all tiers, and no annotation."""
    root, _ = begin_document("", "")
    SubElement(root, "TIME_ORDER")
    tiers = [name for side, gloss in GLOSSES.items() for name in (gloss, FORMS[side])]
    parents = {FORMS[side]: {"PARENT_REF": gloss} for side, gloss in GLOSSES.items()}
    for name in (*tiers, *names()[1:], TRANSLATION):
        given = {"TIER_ID": name, "LINGUISTIC_TYPE_REF": type_of(name, has_vocabulary=True)}
        SubElement(root, "TIER", given | parents.get(name, {}))
    add_types(root, *chosen_from(folder))
    return text_of(root)
