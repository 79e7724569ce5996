"""The film that options of a command ask for."""

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, ClassVar, Final

from signer.commands.arguments import GIF_FPS, film_size, look
from signer.corpus.work import Item, Job, Row
from signer.errors import ExportError
from signer.films.look import FIGURES, FILMS, FilmLook
from signer.lazy import lazily

with lazily():
    from signer import export as exports
    from signer import files
    from signer.document import queries
    from signer.export import losses, sampling
    from signer.studio import still_picture


if TYPE_CHECKING:
    from signer.document.sign import Sign
    from signer.files import SignReading
    from signer.studio.still_picture import Shot


PICTURE_SIZE: Final = (1200, 1200)
"""px, of a picture."""
DIAGRAM_SIZE: Final = (1920, 1200)
"""px, that a page with arrows may have at most."""


@dataclass(frozen=True)
class Drawing(Job):
    """Draw a picture or a film of a sign as `NAME.FORM`.

    Attributes:
        form: ending of the picture or film, without its dot.
        asked: the options of the command, by name, that say what is drawn.
    """

    name: ClassVar[str] = "render"
    form: str = "png"
    asked: tuple[tuple[str, Any], ...] = ()

    @classmethod
    def of(cls, options: Namespace, form: str, out: Path) -> "Drawing":
        """Return what the options of a command ask for."""
        names = (
            "view",
            "size",
            "fps",
            "start_s",
            "end_s",
            "signer",
            "background",
            "captions",
            "caption_words",
            "beside",
            "film_anywhere",
            "slides",
            "look",
            "time",
            "strict",
            "diagram",
        )
        asked = tuple((name, getattr(options, name, None)) for name in names)
        return cls(form, asked, out=out, gaps=options.gaps, life=options.life)

    def work(self, item: Item, reading: "SignReading", row: Row) -> Row:
        """Draw a sign."""
        sign, options = reading.sign, Namespace(**dict(self.asked))
        if queries.is_empty(sign):
            raise ExportError(f"{item.path}: not drawn: the sign has no keys; set one first")
        ending = f".{self.form}"
        if ending in FILMS:
            lost = film_losses(sign, options, ending, item.path)
            row = replace(row, losses=losses.counts_of(lost))
        shot = shot_of(sign, options, ending)
        is_file = item.content is None and not item.path.endswith(".utterance") and self.life is None
        if not is_file:
            shot = with_film_allowed(shot, sign, Path(item.path) if item.content is None else None)

        def write(path: Path) -> None:
            if is_file:
                still_picture.draw(Path(item.path), path, shot, lambda _share: None)
                return
            with TemporaryDirectory(prefix="signer-") as folder:
                passing = Path(folder) / f"{item.stem}.sign"
                files.save_sign(sign, passing)
                still_picture.draw(passing, path, shot, lambda _share: None)

        return self.delivered(row, f"{item.stem}.{self.form}", write)


def shot_of(sign: "Sign", options: Namespace, ending: str) -> "Shot":
    """Return what is drawn of a sign: a moment, or a part of it for a film.

    ExportError when the sign has ended by then.
    """
    is_film = ending in FILMS
    if words := sampling.ended_words(sign, options.start_s if is_film else options.time):
        raise ExportError(f"not drawn: {words}")
    if is_film:
        return film_shot(sign, options, ending)
    if options.diagram:
        size = options.size or DIAGRAM_SIZE
        return still_picture.Shot(0.0, "front", size, signer=options.signer, is_diagram=True)
    time_s = shown_time(sign) if options.time is None else options.time
    shot = still_picture.Shot(time_s, options.view or "front", options.size or PICTURE_SIZE)
    return replace(shot, signer=options.signer, look=FilmLook(figure=options.look or FIGURES[0]))


def film_losses(sign: "Sign", options: Namespace, ending: str, name: str) -> "tuple[losses.Loss, ...]":
    """List what of a sign a film with that ending does not say.

    ExportError, which begins with the name, where the options are strict and something would be left out.
    """
    words = (options.caption_words or "gloss") if options.captions else ""
    form = exports.as_asked(exports.format_of(f"film{ending}"), words=words)
    lost = exports.losses_of(sign, form)
    if options.strict and (refused := losses.refused_by_strict(lost)):
        raise ExportError(f"{name}: not exported: it {refused}")
    return lost


def film_shot(sign: "Sign", options: Namespace, ending: str) -> "Shot":
    """Return what is drawn of a sign for a film whose file has that ending."""
    fps = options.fps or (min(sign.fps, GIF_FPS) if ending == ".gif" else sign.fps)
    return still_picture.Shot(
        shown_time(sign),
        options.view or "aside",
        options.size or film_size(ending),
        fps,
        sampling.stretch_of(sign, options.start_s, options.end_s),
        getattr(options, "avatar", "") or options.signer,
        look(options),
    )


def with_film_allowed(shot: "Shot", sign: "Sign", path: Path | None) -> "Shot":
    """Return what is drawn of a sign that goes on in a passing file, its film looked for from its own.

    Args:
        shot: what is drawn.
        sign: the sign, the path of its film absolute.
        path: the file that it came from; None for standard input.

    Raises:
        FilmError: the film that is to be shown lies elsewhere, and that was not allowed.
    """
    still_picture.require_film(shot.look, sign, None if path is None else path.absolute().parent)
    return replace(shot, look=replace(shot.look, anywhere=True))


def shown_time(sign: "Sign") -> float:
    """Return the middle of the first hold, s: what a sign is best known by."""
    first = next((key for _, key in queries.every_key(sign)), None)
    return first.time_s + first.hold_s / 2 if first else 0.0


@contextmanager
def screen() -> Iterator[None]:
    """Give the drawing processes a screen: the one there is, or a virtual one for all of them."""
    if still_picture.has_screen():
        yield
        return
    before = {name: os.environ.get(name) for name in ("DISPLAY", "QT_QPA_PLATFORM")}
    with still_picture.virtual_screen() as name:
        os.environ |= {"DISPLAY": name, "QT_QPA_PLATFORM": "xcb"}
        try:
            yield
        finally:
            for variable, value in before.items():
                if value is None:
                    os.environ.pop(variable, None)
                else:
                    os.environ[variable] = value
