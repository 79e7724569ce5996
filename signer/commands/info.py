"""`signer info`: what a sign file holds, in plain words."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signer.commands.terminal import DONE, Commands, command

if TYPE_CHECKING:
    from signer.document.sign import Sign
    from signer.document.values import LaneName

NAME: Final = 10
"""So many letters are kept for the names of rows."""
INDENT: Final = 28
"""Where the words about a key begin."""


def add(commands: Commands) -> None:
    """The words that the command takes."""
    info = command(commands, "info", run, "say what is in a sign file")
    info.add_argument("file", type=Path, metavar="FILE")


def run(options: Namespace) -> int:
    """Say it."""
    from signer.document.values import LANES
    from signer.files import open_sign

    sign, warnings = open_sign(options.file)
    print(options.file)
    for name, text in _rows(sign):
        if text:
            print(f"  {name:<{NAME}} " + text.replace("\n", f"\n  {'':<{NAME}} "))
    for lane in LANES:
        for line in _hand(sign, lane):
            print(line)
    for marker in sign.markers:
        print(f"  {'marker':<{NAME}} {marker.time_s:.2f} s {marker.text}".rstrip())
    for warning in warnings:
        print(f"  warning: {warning}")
    return DONE


def _rows(sign: "Sign") -> list[tuple[str, str]]:
    """What is known about the sign beside its keys."""
    from signer.document import queries

    return [
        ("gloss", sign.gloss),
        ("notes", sign.notes),
        ("tags", ", ".join(sign.tags)),
        ("author", sign.author),
        ("licence", sign.licence),
        ("source", sign.source),
        ("signer", f"{sign.dominant_side}-handed"),
        ("length", f"{queries.span_s(sign)[1]:.2f} s, {queries.frame_count(sign)} frames at {sign.fps} a second"),
        ("body", f"{sign.rig_name} {sign.rig_version}"),
    ]


def _hand(sign: "Sign", lane: "LaneName") -> Iterator[str]:
    """The keys of a hand and of its shoulder."""
    from signer.document.values import Transition
    from signer.studio.words import wording  # plain words for ids; loads no Qt

    keys = sign.lane(lane).keys
    count = f"{len(keys)} key{'s' if len(keys) > 1 else ''}" if keys else "at rest"
    yield f"  {f'{lane} hand':<{NAME}} {count}"
    for key in keys:
        yield f"    {key.id:<4} {wording.span_words(key):<18} {wording.key_words(key, sign.dominant_side)}"
        goes_on = key is not keys[-1] and key.transition != Transition()
        onward = (f"then {wording.transition_words(key.transition)}",) if goes_on else ()
        for words in (*wording.moving_words(key), *onward):
            yield f"{'':<{INDENT}}{words}"
    for shoulder in sign.shoulder(lane).keys:
        yield f"    {shoulder.id:<4} {wording.span_words(shoulder):<18} {wording.shoulder_words(shoulder)}"
