"""Glosses of a library for ELAN: a controlled vocabulary (ECV), and a template (.etf) that uses it.

Annotators begin a new document with the template; its tiers are those that are read back, and choose from the
glosses of the library and from the signals of the inventory.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias
from xml.etree.ElementTree import Element, SubElement

from nonmanuals import catalogue
from signer import atomic
from signer.document.tracks.kinds import SPAN_KINDS
from signer.export import elan_document as elan

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
    return elan.OF_GLOSSES, *(kind.name for kind in SPAN_KINDS if catalogue.on_track(kind.name))


def vocabulary_bytes(glosses: Glosses) -> bytes:
    """Return the content of the file of vocabularies."""
    root = elan.begin("CV_RESOURCE", "0.2", "")
    SubElement(root, "LANGUAGE", LANG_DEF=_ANY_ADDRESS, LANG_ID=_ANY, LANG_LABEL="undetermined (und)")
    first, *kinds = names()
    _add(root, first, "Glosses of signs in the library", dict(reversed(glosses)))
    for kind in kinds:
        signals = {one.id: one.meaning for one in catalogue.on_track(kind)}
        _add(root, kind, f"Signals of the track {kind}", signals)
    return elan.text_of(root)


def _add(root: Element, name: str, about: str, entries: Mapping[str, str]) -> None:
    """Add a vocabulary; ELAN takes the languages of entries from its description."""
    made = SubElement(root, "CONTROLLED_VOCABULARY", CV_ID=name)
    SubElement(made, "DESCRIPTION", LANG_REF=_ANY).text = about
    for words, said in sorted({elan.fit(words): said for words, said in entries.items()}.items()):
        entry = SubElement(made, "CV_ENTRY_ML", CVE_ID=words)
        SubElement(entry, "CVE_VALUE", DESCRIPTION=elan.fit(said), LANG_REF=_ANY).text = words


def template_bytes(folder: Path) -> bytes:
    """Return the content of the template of a folder: all tiers, and no annotation."""
    root, _ = elan.begin_document("", "")
    SubElement(root, "TIME_ORDER")
    tiers = [name for side, gloss in elan.GLOSSES.items() for name in (gloss, elan.FORMS[side])]
    parents = {elan.FORMS[side]: {"PARENT_REF": gloss} for side, gloss in elan.GLOSSES.items()}
    for name in (*tiers, *names()[1:], elan.TRANSLATION):
        given = {"TIER_ID": name, "LINGUISTIC_TYPE_REF": elan.type_of(name, has_vocabulary=True)}
        SubElement(root, "TIER", given | parents.get(name, {}))
    elan.add_types(root, *chosen_from(folder))
    return elan.text_of(root)
