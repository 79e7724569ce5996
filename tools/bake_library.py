"""Bake what the library shows first: facts about the program's signs, and their pictures.

`python -m tools.bake_library`, a minute; with `--check`, make both again and compare, never write. A picture
that fits and looks as it would again stays as it is, to the byte, whichever OpenGL drew it.
"""

import argparse
import io
import json
import sys
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from PySide6.QtGui import QGuiApplication, QImage

from signer.characters.load import character_names, load_character, reference
from signer.corpus.work import digest_of
from signer.document.sign import Sign
from signer.files import load_sign
from signer.library import facts
from signer.library.facts import Facts
from signer.library.shelf import sign_files
from signer.studio.drawing import gl_format, picture_store, recorder
from signer.studio.drawing.encoding import encoded
from signer.studio.pictures.sign_drawing import drawn, question

LARGEST_BYTES: Final = 2_400_000
QUALITY: Final = 90
"""Of WebP, 0 to 100: at 90 a picture has 5 kB, and no edge of a finger blurs."""
CARD_PX: Final = 96
"""Side of the picture of a signer: twice what the menu shows, for fine screens."""
LEVELS: Final = 24
"""Two pixels look the same that differ by no more of 255 in any channel,"""
SHARE: Final = 0.002
"""and two pictures where no larger part of their pixels looks otherwise."""
DATE: Final = (1980, 1, 1, 0, 0, 0)
"""Of every entry, so that the same pictures are the same file."""


def known_facts(signs: Mapping[Path, Sign]) -> dict[str, dict[str, Any]]:
    """Return the facts about signs by the digests of their files, as they are shipped."""
    return {digest_of(path.read_bytes()): Facts.of(path.stem, sign).as_json() for path, sign in signs.items()}


def text_of(known: Mapping[str, Any]) -> str:
    """Return the file of the facts, one sign a line."""
    lines = (
        f"{json.dumps(digest)}: {json.dumps(each, ensure_ascii=False)}" for digest, each in known.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def name_of(stem: str, sign: Sign) -> str:
    """Return the name of a sign's picture: another as soon as it would look otherwise."""
    return picture_store.name_of(reference(), question(Facts.of(stem, sign).picture))


def is_alike(one: QImage, other: QImage) -> bool:
    """Return whether two pictures look the same."""
    if one.size() != other.size():
        return False
    apart = np.abs(_pixels(one) - _pixels(other)).max(axis=-1) > LEVELS
    return bool(apart.mean() <= SHARE)


def _pixels(image: QImage) -> np.ndarray[Any, np.dtype[np.int16]]:
    """Return the pixels of a picture, (height, width, 4), premultiplied."""
    same = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return np.array(same.constBits(), np.uint8).reshape(same.height(), same.width(), 4).astype(np.int16)


def archive_of(pictures: Mapping[str, tuple[str, bytes]]) -> bytes:
    """Return the archive of pictures; each entry's comment tells what it shows.

    Args:
        pictures: name and content by what they show, as the stem of a sign's file.
    """
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_STORED) as archive:
        for stem, (name, picture) in pictures.items():
            entry = zipfile.ZipInfo(f"{name}.webp", DATE)
            entry.comment = stem.encode()
            archive.writestr(entry, picture)
    return content.getvalue()


def stored() -> dict[str, bytes]:
    """Return the pictures that are shipped now, by what they show."""
    if not picture_store.SHIPPED.is_file():
        return {}
    with zipfile.ZipFile(picture_store.SHIPPED) as archive:
        return {entry.comment.decode(): archive.read(entry) for entry in archive.infolist()}


def drawn_anew(signs: Mapping[Path, Sign]) -> Iterator[tuple[str, str, QImage]]:
    """Yield for each sign and each signer of the program what is shown, its entry's name, and the picture."""
    for path, sign in signs.items():
        yield path.stem, name_of(path.stem, sign), drawn(sign)
    for signer in character_names():
        card = recorder.signer_card(load_character(signer), CARD_PX)
        yield f"the signer {signer}", picture_store.card_of(signer), card


def main(arguments: Sequence[str]) -> int:
    """Write both files, or compare them; 1 when one is not what this tool writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the stored files")
    options = parser.parse_args(arguments)
    gl_format.prepare()
    application = QGuiApplication(["bake"])
    signs = {path: load_sign(path) for path in sign_files()}
    stale = list[str]()
    text = text_of(known_facts(signs))
    if not facts.SHIPPED.is_file() or facts.SHIPPED.read_text(encoding="utf-8") != text:
        stale.append(facts.SHIPPED.name)
    pictures, kept = dict[str, tuple[str, bytes]](), stored()
    for title, name, image in drawn_anew(signs):
        new, old = encoded(image, "WEBP", QUALITY), kept.get(title, b"")
        if not is_alike(QImage.fromData(new), QImage.fromData(old)):
            stale.append(title)
            old = new
        pictures[title] = name, old
    content = archive_of(pictures)
    if len(content) > LARGEST_BYTES:
        raise ValueError(f"{len(content)} bytes of pictures, more than the {LARGEST_BYTES} there may be")
    del application
    if options.check:
        same = not stale and content == picture_store.SHIPPED.read_bytes()
        print(f"library: facts and pictures are {'current' if same else 'not what this tool writes'}", *stale)
        return 0 if same else 1
    facts.SHIPPED.write_text(text, encoding="utf-8", newline="\n")
    picture_store.SHIPPED.write_bytes(content)
    print(f"wrote {len(signs)} facts and pictures, {len(content) / 1e6:.2f} MB; new: {len(stale)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
