"""Draw contact sheets: `python3 dev.py sheet [NAME ...] [--hands [NAME ...]] [--signals [ID ...]]`.

Without a name, everything is drawn.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication

from body_model.bodies import REFERENCE
from handshapes import catalogue
from nonmanuals import catalogue as signal_catalogue
from signer.characters.load import load_character
from signer.files import load_sign
from signer.library.shelf import sign_files
from tools.sheets import film_size, hands, signals, signs
from tools.sheets.page import Cell, write_pages

QUESTIONS: Final = 100
"""Signs or signals that a reader is asked for."""


def main(arguments: Sequence[str]) -> int:
    """Write the sheets that were asked for and say where they are."""
    options = _parser().parse_args(arguments)
    is_of_signs = options.hands is None and options.signals is None
    everything = is_of_signs and not options.signs
    application = QGuiApplication(["sheets"])
    options.out.mkdir(parents=True, exist_ok=True)
    if is_of_signs and options.blind is not None:
        signs.write_questions(options.out / "blind", options.signs, QUESTIONS, options.blind)
        return 0
    if everything or options.signs:
        files = [_sign_file(name) for name in options.signs] or sign_files()
        _write(
            _sign_cells(files), options.out, "signs", [path.stem for path in files] if options.signs else []
        )
    if everything or options.hands is not None:
        shapes = [catalogue.find(name) for name in options.hands or []] or catalogue.every()
        cells = (hands.cell_of(shape, "left" if options.left else "right") for shape in shapes)
        _write(cells, options.out, "hands", options.hands or [])
    if everything or options.signals is not None:
        ids = options.signals or [signal.id for signal in signal_catalogue.every()]
        if options.film_size:
            return _told(film_size.faint(load_character(options.signer), ids))
        if options.blind is not None:
            film_size.write_questions(options.out / "blind", QUESTIONS, options.blind)
            return 0
        _write(map(signals.cell_of, ids), options.out, "signals", options.signals or [])
    del application
    return 0


def _told(faint: Sequence[str]) -> int:
    """Print what is not seen at film size; 1 where there is anything."""
    print("\n".join(faint) or "every signal is seen at film size")
    return int(bool(faint))


def _sign_cells(files: Iterable[Path]) -> Iterable[Cell]:
    for path in files:
        yield from signs.cells_of(path.stem, load_sign(path))


def _write(cells: Iterable[Cell], folder: Path, what: str, chosen: Sequence[str]) -> None:
    """All of them on pages that are numbered, some of them on pages that bear the first one's name."""
    name = f"sheet-{what}" + (f"-{chosen[0]}" if chosen else "")
    for path in write_pages(
        list(cells),
        lambda number: folder / (f"{name}.png" if chosen and number == 1 else f"{name}-{number}.png"),
    ):
        print(path)


def _sign_file(name: str) -> Path:
    """A file of the library by its name, or any sign file by its path."""
    found = next((path for path in sign_files() if path.stem.casefold() == name.casefold()), Path(name))
    if not found.is_file():
        sys.exit(f"sheet: there is no sign {name!r} in the library, nor a file of that name")
    return found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dev.py sheet",
        description="Contact sheets of signs at each key, of handshapes from four sides, and of signals.",
    )
    parser.add_argument(
        "signs",
        nargs="*",
        metavar="SIGN",
        help="signs of the library by file name, or sign files; all unless named",
    )
    parser.add_argument("--hands", nargs="*", metavar="NAME", help="handshapes; all unless named")
    parser.add_argument(
        "--signals", nargs="*", metavar="ID", help="signals of face, head and trunk; all unless named"
    )
    parser.add_argument(
        "--film-size",
        action="store_true",
        help="name the signals that change too little of a film's picture to be seen; draw none",
    )
    parser.add_argument(
        "--signer", default=REFERENCE, metavar="NAME", help="whose face; the first one's unless given"
    )
    parser.add_argument(
        "--blind",
        type=int,
        metavar="SEED",
        help="pages for a reader who names a hundred signs, those that are given among them, or with "
        "--signals sheets for one who picks a hundred of them, each out of four",
    )
    parser.add_argument("--left", action="store_true", help="left hands")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("out"),
        metavar="FOLDER",
        help="where the pages go; out/ unless given",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
