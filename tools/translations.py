"""Renew the catalogues of the window's texts from the code, and make what the program reads of them.

`python -m tools.translations` gathers each template that `tr`, `phrase` and `counted` are given, and names of
the inventories, into every `signer/studio/languages/*.ts` (Qt Linguist's format). Translations stay; a new
text stands as unfinished, and one that is in no code any more is dropped. Then Qt's `lrelease` makes the
`.qm` beside it. `python -m tools.translations pt` begins a language; `docs/translating.md` tells more.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

from body_model.plain_types import Side
from handshapes import catalogue as handshapes
from nonmanuals import catalogue as nonmanuals
from nonmanuals import grammar
from signer import export
from signer.characters.load import character_names, title_of
from signer.document.tracks.kinds import KINDS
from signer.export import features
from signer.motion.operations.dials import IN_BODY
from signer.phrases import MEANING, Phrase, meant, name_of, outside, plurals
from signer.studio.help import pages
from signer.studio.lab.answer import MARKS
from signer.studio.language import CONTEXT, FOLDER
from signer.studio.panels.fingers.joint_bars import DIGITS
from signer.studio.panels.hand_turn import SIDES_RAD
from signer.studio.timeline.curves.sampling import GROUPS
from signer.words import wording
from sites import catalogue as sites

ROOT: Final = Path(__file__).parents[1]
CODE: Final = ROOT / "signer"
ENGLISH_ALONE: Final = ("signer/commands/",)
"""Folders whose texts are printed, which stay English."""
HEAD: Final = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
TWO_FORMS: Final = 2
"""Plurals of a new language, until Linguist, which knows how many it has, writes them."""


class Message(NamedTuple):
    """One text that can be translated: its template (with its meaning), whether it counts, and its files."""

    source: str
    counts: bool
    files: tuple[str, ...]


def messages() -> tuple[Message, ...]:
    """Return every text of the window, in the order of files and lines."""
    found: dict[str, dict[str, None]] = {}
    counts = set[str]()
    for path in sorted(CODE.rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(ENGLISH_ALONE):
            continue
        for source, is_count in templates(path.read_text(encoding="utf-8")):
            found.setdefault(source, {})[name] = None
            counts |= {source} if is_count else set()
    for name, words in names():
        for source in templates_in(words):
            found.setdefault(source, {})[name] = None
    return tuple(Message(source, source in counts, tuple(files)) for source, files in found.items())


def names() -> Iterator[tuple[str, str]]:
    """Yield the names and sentences of the inventories, each with the file that it comes from."""
    sides: tuple[Side, ...] = ("right", "left")
    for shape in handshapes.every():
        yield from (("handshapes/catalogue.py", words) for words in (shape.title, shape.words))
    yield from (("handshapes/catalogue.py", part.name) for part in handshapes.articulators())
    for site in sites.every():
        yield from (("sites/catalogue.py", wording.site_name(site.id, side)) for side in sides)
    for signal in nonmanuals.every():
        yield from (("nonmanuals/catalogue.py", words) for words in (signal.name, signal.meaning))
        yield "nonmanuals/catalogue.py", signal.kind.capitalize()
    for rule in grammar.rules().values():
        yield from (("nonmanuals/grammar.py", words) for words in (rule.meaning, rule.scope))
    yield from (("signer/document/tracks/kinds.py", kind) for kind in KINDS)
    yield from (("signer/characters/load.py", title_of(name)) for name in character_names())
    yield from (("signer/studio/help/pages.py", page.group) for page in pages.pages() if page.group)
    shown = (
        *SIDES_RAD,
        *DIGITS,
        *GROUPS,
        "creeping",
        "stuck",
        "spinning",
        "face",
        "body",
        "arm",
        "hand",
        "space",
    )
    yield from (("signer/studio", word.capitalize()) for word in shown)
    yield from (("signer/studio/lab/table.py", verdict) for verdict in MARKS)
    yield "signer/studio/panels/posture/contact.py", "Direction"
    yield "signer/motion/operations/dials.py", IN_BODY
    yield from (("signer/export/features.py", feature) for feature in features.FEATURES)
    for form in export.FORMATS:
        yield from (("signer/export/__init__.py", words) for words in (form.name, form.about))


def templates_in(words: str) -> Iterator[str]:
    """Yield the templates of a text and of the texts in it, as far as they have letters of their own."""
    if not isinstance(words, Phrase):
        words = name_of(words)
    if re.search(r"[^\W\d_]{2}", outside(words.template) if words.values else words.template):
        yield words.template
    for value in words.values.values():
        if isinstance(value, Phrase):
            yield from templates_in(value)


def templates(code: str) -> Iterator[tuple[str, bool]]:
    """Yield the templates in a module's text, each with whether it has a plural."""
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        words = [one.value if isinstance(one, ast.Constant) else None for one in call.args]
        if name in ("tr", "phrase") and words and isinstance(words[0], str):
            if any(letter.isalpha() for letter in outside(words[0])):
                yield meant(words[0], *(one for one in words[1:2] if isinstance(one, str))), False
        elif name == "counted" and len(words) > 1 and isinstance(words[1], str):
            yield plurals(words[1], *(one for one in words[2:] if isinstance(one, str)))[1], True


def translated(path: Path) -> dict[str, tuple[str, ...]]:
    """Read a catalogue: by source the finished translation, in all its plurals."""
    if not path.exists():
        return {}
    kept: dict[str, tuple[str, ...]] = {}
    for one in ElementTree.parse(path).getroot().iter("message"):
        words = one.find("translation")
        if words is None or words.get("type") in ("unfinished", "vanished", "obsolete"):
            continue
        forms = [form.text or "" for form in words.findall("numerusform")] or [words.text or ""]
        if all(forms):
            kept[meant(one.findtext("source", ""), one.findtext("comment", ""))] = tuple(forms)
    return kept


def write(path: Path, known: dict[str, tuple[str, ...]]) -> int:
    """Write a catalogue of all texts with the translations that are known; how many are not."""
    root = ElementTree.Element("TS", version="2.1", language=path.stem, sourcelanguage="en")
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    missing = 0
    for message in messages():
        one = ElementTree.SubElement(context, "message", {"numerus": "yes"} if message.counts else {})
        for file in message.files:
            ElementTree.SubElement(one, "location", filename=f"../../../{file}")
        template, _, meaning = message.source.partition(MEANING)
        ElementTree.SubElement(one, "source").text = template
        if meaning:
            ElementTree.SubElement(one, "comment").text = meaning
        forms = known.get(message.source, ())
        missing += not forms
        words = ElementTree.SubElement(one, "translation", {} if forms else {"type": "unfinished"})
        if message.counts:
            for form in forms or ("",) * TWO_FORMS:
                ElementTree.SubElement(words, "numerusform").text = form
        else:
            words.text = forms[0] if forms else ""
    ElementTree.indent(root)
    path.write_text(HEAD + ElementTree.tostring(root, encoding="unicode") + "\n", encoding="utf-8")
    return missing


def release(path: Path, target: Path) -> None:
    """Make what the program reads of a catalogue."""
    subprocess.run(
        [Path(sys.executable).with_name("pyside6-lrelease"), path, "-silent", "-qm", target], check=True
    )


def main(codes: list[str]) -> None:
    """Renew all catalogues, and begin those of new languages."""
    for code in sorted({*codes, *(path.stem for path in FOLDER.glob("*.ts"))}):
        path = FOLDER / f"{code}.ts"
        missing = write(path, translated(path))
        release(path, path.with_suffix(".qm"))
        print(f"{path.relative_to(ROOT)}: {missing} texts are not translated")


if __name__ == "__main__":
    main(sys.argv[1:])
