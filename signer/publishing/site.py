"""The rest of a site beside its signs: pages, the element, figures, and the index."""

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from signer.characters.character import Character
from signer.corpus.work import write_output
from signer.document.sign import Sign
from signer.errors import ExportError
from signer.phrases import phrase
from signer.publishing.figure import figure_bytes
from signer.publishing.signs import ENTRY, PACKED, SCRIPT, forms_of, json_bytes, outputs, script_of
from signer.publishing.told import SIGNS, names_of

ELEMENT: Final = Path(__file__).with_name("element")
"""Folder of what every site has alike."""
FIGURES: Final = "figures"
INDEX: Final = "index"
FORMAT: Final = "asl-site"
VERSION: Final = 1
PAGE: Final = "index.html"


def complete(site: Path, stems: Sequence[str], character: Character, title: str) -> list[dict[str, Any]]:
    """Write all of a site but its signs, and delete the files of signs that it showed and shows no more.

    Args:
        site: its folder, with the signs.
        stems: names of the signs, in order.
        character: who shows them.
        title: heading of its page.

    Returns:
        The rows of the index, those of signs whose movement is there.

    Raises:
        ExportError: the disk does not let it.
    """
    entries = list(_entries(site, stems))
    _forget(site, frozenset(stems))
    for path in sorted(ELEMENT.iterdir()):
        _write_changed(site / path.name, path.read_bytes())
    for ending, data in _figure(character):
        _write_changed(site / FIGURES / f"{character.name}{ending}", data)
    told = {
        "format": FORMAT,
        "version": VERSION,
        "title": title,
        "names": names_of(entries),
        "signs": entries,
    }
    content = json_bytes(told)
    packed = dict(forms_of(content))
    _write_changed(site / f"{INDEX}{ENTRY}", content)
    _write_changed(site / f"{INDEX}{ENTRY}.gz", packed[PACKED])
    _write_changed(site / f"{INDEX}{ENTRY}.js", script_of(packed[PACKED]))
    return entries


def add_sign(
    sign: Sign, stem: str, site: Path, character: Character, *, title: str, report: str, is_sentence: bool
) -> None:
    """Write one sign into a site, beside those that are there; an empty folder becomes one.

    Args:
        sign: as it is performed.
        stem: name of its files; a sign of that name is replaced.
        site: the folder.
        character: who shows it.
        title: heading of the page.
        report: address at which somebody hears of mistakes; empty for none.
        is_sentence: it is one.

    Raises:
        ExportError: the folder holds something else, the sign cannot be shown, or the disk does not let it.
    """
    require_site(site)
    for name, data in outputs(sign, stem, character, report, is_sentence=is_sentence):
        write_output(site / name, data)
    complete(site, sorted(path.stem for path in (site / SIGNS).glob(f"*{ENTRY}")), character, title)


def require_site(site: Path) -> None:
    """Refuse a folder that holds something else than a site: its pages would be written over."""
    try:
        told = json.loads((site / f"{INDEX}{ENTRY}").read_text(encoding="utf-8"))
        is_site = told["format"] == FORMAT
    except (OSError, ValueError, KeyError, TypeError):
        is_site = False
    if not is_site and (site / PAGE).exists():
        raise ExportError(
            phrase("{site}: holds a page that is no site of Signer; choose another folder", site=site)
        )


@lru_cache(maxsize=1)
def _figure(character: Character) -> tuple[tuple[str, bytes], ...]:
    return forms_of(figure_bytes(character))


def _entries(site: Path, stems: Iterable[str]) -> Iterable[dict[str, Any]]:
    for stem in stems:
        path = site / SIGNS / f"{stem}{ENTRY}"
        if path.is_file():
            yield json.loads(path.read_text(encoding="utf-8"))


def _forget(site: Path, stems: frozenset[str]) -> None:
    """Delete the files of signs that are shown no more: those that have a row of an index and no sign."""
    for entry in (site / SIGNS).glob(f"*{ENTRY}"):
        if entry.stem not in stems:
            for ending in (PACKED, SCRIPT, ENTRY):
                entry.with_name(f"{entry.stem}{ending}").unlink(missing_ok=True)


def _write_changed(path: Path, data: bytes) -> None:
    """Write a file unless it holds that already: what is uploaded by time is uploaded once."""
    if not path.is_file() or path.read_bytes() != data:
        write_output(path, data)
