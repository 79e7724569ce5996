"""Parsers of command-line arguments: numbers, sizes, views, or refusals that say what is right."""

import math
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import Final

from body_model.bodies import REFERENCE
from signer.characters.load import character_names
from signer.document import frame_rates
from signer.document.frame_rates import FrameRate
from signer.document.utterance import LEAST_TEMPO, MOST_TEMPO
from signer.films import extra
from signer.films.look import BESIDE, CAPTIONS, CLEAR, ENDINGS, FIGURES, FILMS, WORDS, FilmLook, misfit
from signer.lazy import lazily

with lazily():
    from signer.export import formats
    from signer.reviewing import answers

VIEWS: Final = ("front", "aside", "side", "top", "closeup", "signer")
PICTURES: Final = (".png", ".jpg", ".jpeg")
VIDEO_SIZE: Final = (1280, 720)
"""px, of a film for players."""
LOOP_SIZE: Final = (480, 480)
"""px, of a film that repeats in a page or a chat."""
GAPS: Final = ("spell", "pause", "keep")
MAX_FPS: Final = 1000
GIF_FPS: Final = 50
MOST_JOBS: Final = 256
SLOWEST_HZ, QUICKEST_HZ = 0.5, 12.0


def frame_rate(text: str) -> FrameRate:
    """Frames a second: 30, or 29.97 and 30000/1001, which are one and exact."""
    rate = frame_rates.read(text)
    value = _finite(text, "frames a second") if rate is None else rate
    if not 0 < value <= MAX_FPS:
        raise ArgumentTypeError(f"{text} frames a second; give a number above 0, up to {MAX_FPS}")
    return frame_rates.exact(value)


def jobs(text: str) -> int:
    """A number of processes."""
    if not text.isdecimal() or not 1 <= int(text) <= MOST_JOBS:
        raise ArgumentTypeError(f"{text} processes; give a whole number from 1 to {MOST_JOBS}")
    return int(text)


def seconds(text: str) -> float:
    """A time within a sign."""
    return _from_zero(text, "seconds", "is before the sign begins")


def tempo(text: str) -> float:
    """Tempo of a sentence: so many times as quick."""
    return _within(text, "a tempo", LEAST_TEMPO, MOST_TEMPO)


def life(text: str) -> float:
    """Life of a sign or a sentence."""
    return _within(text, "life", 0.0, 1.0)


def lives(text: str) -> tuple[float, ...]:
    """Lives that are compared, as 0,0.5,1: at least two, each once."""
    found = tuple(life(one) for one in text.split(","))
    if not 2 <= len(found) <= answers.MOST_LIVES or len(set(found)) < len(found):
        raise ArgumentTypeError(f"{text}: give 2 to {answers.MOST_LIVES} different numbers, as 0,0.5,1")
    return found


def add_life(command: ArgumentParser, unless: str = "as in the file") -> None:
    """Let a command take with how much life signs are shown, or a sentence is made."""
    words = "how much hands flow and trunk and head move by themselves, from 0 to 1"
    command.add_argument("--life", type=life, metavar="L", help=f"{words}; {unless} unless given")


def letter_rate(text: str) -> float:
    """Letters a second."""
    return _within(text, "letters a second", SLOWEST_HZ, QUICKEST_HZ)


def millimetres(text: str) -> float:
    """A depth."""
    return _from_zero(text, "millimetres", "mm is no depth")


def form(text: str) -> str:
    """Parse the name of a format of the table, as json: the ending of its files."""
    endings = [one.ending[1:] for one in formats.FORMATS]
    if text.lower() not in endings:
        raise ArgumentTypeError(f"there is no format {text!r}; choose one of {', '.join(endings)}")
    return text.lower()


def target(text: str) -> str:
    """Parse the name of a file or a folder to write to."""
    if not text.strip():
        raise ArgumentTypeError("the name is empty; give a file or a folder")
    return text


def to_folder(text: str) -> Path:
    """Parse the name of a folder to write into."""
    if target(text) == "-":
        raise ArgumentTypeError("standard output takes one file, and this makes several; give a folder")
    return Path(text)


def picture(text: str) -> Path:
    """Parse the path of a picture or a film to write to, or of a folder of them, which has no ending."""
    path = Path(target(text))
    if (path.suffix and not path.is_dir()) and path.suffix.lower() not in (*PICTURES, *FILMS):
        raise ArgumentTypeError(
            f"{text}: the name of a picture ends in {', '.join(PICTURES)}, that of a film in "
            f"{', '.join(FILMS)}"
        )
    return Path(text)


def size(text: str) -> tuple[int, int]:
    """Width and height in pixels."""
    width, _, height = text.lower().partition("x")
    if not (
        width.isdecimal() and height.isdecimal() and 16 <= int(width) <= 8192 and 16 <= int(height) <= 8192
    ):
        raise ArgumentTypeError(f"{text!r} is not a size such as 1200x800, each side 16 to 8192")
    return int(width), int(height)


def view(text: str) -> str | tuple[float, float]:
    """A named view, or two angles in degrees (made radians).

    How far round to the signer's left, how far up.
    """
    if text in VIEWS:
        return text
    parts = text.split(",")
    try:
        left, up = (float(part) for part in parts)
    except ValueError:
        left, up = math.nan, math.nan
    if not (math.isfinite(left) and abs(left) <= 360 and abs(up) <= 89):
        raise ArgumentTypeError(
            f"{text!r} is no view; choose one of {', '.join(VIEWS)}, or degrees to the signer's left and "
            "up, as 40,15"
        )
    return math.radians(left), math.radians(up)


def background(text: str) -> str:
    """Parse what is behind the figure of a film: a colour, or nothing."""
    if text not in ("", CLEAR) and not re.fullmatch("#[0-9a-fA-F]{6}", text):
        raise ArgumentTypeError(f"{text!r} is no background; give a colour such as #00b140, or {CLEAR}")
    return text.lower()


def add_film(command: ArgumentParser) -> None:
    """Let a command take what a film shows."""
    views = f"{', '.join(VIEWS)}, or degrees to the signer's left and up, as 40,15; films are seen from "
    views += "aside, 12 degrees round, unless said"
    command.add_argument("--view", type=view, metavar="VIEW", help=views)
    words = f"look of the figure: {' or '.join(FIGURES)} skin, before a shirt on which hands are seen"
    command.add_argument("--look", choices=FIGURES, default=FIGURES[0], metavar="LOOK", help=words)
    clear = f"behind the figure of a film: a colour as #00b140, or {CLEAR} (.webm and .webp)"
    command.add_argument("--background", type=background, default="", metavar="COLOUR", help=clear)
    words = "words under a film, in its pictures or as a file beside it"
    command.add_argument("--captions", choices=CAPTIONS, default="", help=words)
    words = "what captions say; the gloss unless given, in a sentence that of each item at its time"
    command.add_argument(
        "--caption-words", choices=WORDS, metavar="WORDS", help=f"{words}: {', '.join(WORDS)}"
    )
    words = "show the film that the sign was written from at the left, at the same moments"
    command.add_argument("--beside", action="store_true", help=words)
    words = "a clip for slides: at full speed, at half, and at full again, in a file no larger than MB"
    command.add_argument("--slides", type=_megabytes, default=0.0, metavar="MB", help=words)
    words = "with --beside: open the film also where it is neither beside the sign nor below it"
    command.add_argument("--film-anywhere", action="store_true", help=words)


LEAST_MB, MOST_MB = 0.1, 1000.0
"""Sizes that a clip for slides may be given, MB: a GIF of a short sign in stamp size has 0.1."""


def add_gaps(command: ArgumentParser) -> None:
    """Let a command take what becomes of glosses that have no sign."""
    words = (
        "glosses without a sign: spell them, leave a pause, or keep the gaps, named in captions and markers"
    )
    command.add_argument("--gaps", choices=GAPS, metavar="WAY", help=f"{words}: {', '.join(GAPS)}")


def look(options: Namespace) -> FilmLook:
    """Return what a film is asked to show beside the figure."""
    words = options.caption_words or "gloss"
    figure = options.look or FIGURES[0]
    return FilmLook(
        options.background,
        options.captions,
        words,
        options.beside,
        figure,
        options.film_anywhere,
        options.slides,
    )


def _megabytes(text: str) -> float:
    """Parse the size of a file, MB."""
    return _within(text, "megabytes", LEAST_MB, MOST_MB)


ALL_SIGNERS: Final = "all"


AVATAR: Final = ".avatar"
"""Ending of what was learned of an avatar."""


def add_signer(command: ArgumentParser, *, all_too: bool = False, avatars_too: bool = False) -> None:
    """Let a command take who signs; with `all_too` also everybody, with `avatars_too` a file of one's own."""
    names = (*character_names(), *((ALL_SIGNERS,) if all_too else ()))
    own = ", or a file in .avatar" if avatars_too else ""

    def signer(text: str) -> str:
        if text in names or (avatars_too and text.endswith(AVATAR)):
            return text
        raise ArgumentTypeError(f"{text!r} is nobody who signs; choose one of {', '.join(names)}{own}")

    words = f"who signs: {', '.join(names)}{own}; {REFERENCE} unless given"
    command.add_argument("--signer", type=signer, default=REFERENCE, metavar="NAME", help=words)


def add_stretch(command: ArgumentParser) -> None:
    """Let a command take a part of a sign."""
    command.add_argument(
        "--from",
        dest="start_s",
        type=seconds,
        metavar="S",
        help="from when, in seconds; the beginning unless given",
    )
    command.add_argument(
        "--to", dest="end_s", type=seconds, metavar="S", help="until when; the end unless given"
    )


def stretch_misfit(options: Namespace) -> str:
    """Return why --from and --to do not fit each other; empty when they do."""
    if None not in (options.start_s, options.end_s) and options.end_s < options.start_s:
        return f"--from {options.start_s:g} --to {options.end_s:g}: give an end after the start"
    return ""


def standard_misfit(options: Namespace, signs: int) -> str:
    """Return why standard output cannot take what is asked for; empty when it can."""
    if signs > 1:
        return "standard output takes one sign; give a folder for several"
    if options.captions in BESIDE:
        words = f"standard output takes one file, and --captions {options.captions} makes two"
        return f"{words}; give a name of a file"
    return ""


def film_misfit(options: Namespace, ending: str) -> str:
    """Return which options do not fit a picture, or a film, and why; empty when all fit.

    Raises:
        FilmError: the extra that writes such a film is missing.
    """
    of_films = {"--fps": options.fps, "--from": options.start_s, "--to": options.end_s}
    of_films |= {"--background": options.background or None, "--captions": options.captions or None}
    of_films |= {"--caption-words": options.caption_words, "--beside": options.beside or None}
    of_films |= {"--slides": options.slides or None}
    given = [name for name, value in of_films.items() if value is not None]
    if ending not in FILMS:
        words = f"a picture shows one moment; {' and '.join(given)} are for films, {' and '.join(FILMS)}"
        return words if given else ""
    if ending == ".gif" and (options.fps or 0) > GIF_FPS:
        return f"a GIF shows at most {GIF_FPS} frames a second; ask for fewer, or for .webp"
    if options.film_anywhere and not options.beside:
        return "--film-anywhere needs --beside"
    if options.caption_words and not options.captions:
        return f"--caption-words needs --captions {' or '.join(CAPTIONS)}"
    if ending in ENDINGS or options.beside:
        extra.require()
    return misfit(ending, options.size or film_size(ending), look(options)) or stretch_misfit(options)


def film_size(ending: str) -> tuple[int, int]:
    """Return width and height of a film unless others are asked for, px."""
    return VIDEO_SIZE if ending in ENDINGS else LOOP_SIZE


def _from_zero(text: str, unit: str, why: str) -> float:
    value = _finite(text, unit)
    if value < 0:
        raise ArgumentTypeError(f"{text} {why}; give a number from 0")
    return value


def _within(text: str, what: str, low: float, high: float) -> float:
    value = _finite(text, what)
    if not low <= value <= high:
        raise ArgumentTypeError(f"{text} is no number of {what}; give one from {low:g} to {high:g}")
    return value


def _finite(text: str, what: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise ArgumentTypeError(f"{text!r} is not a number of {what}")
    return value
