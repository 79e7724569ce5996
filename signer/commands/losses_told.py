"""Losses told by commands: in a line, and one by one in a file that is asked for."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from signer.commands.terminal import warn
from signer.lazy import lazily

with lazily():
    from signer.corpus import work
    from signer.export import losses
    from signer.files import json_text


if TYPE_CHECKING:
    from signer.export.losses import Loss


def tell(name: str, lost: "Sequence[Loss]", *, in_file: bool) -> None:
    """Sum up what was lost of a file in a line on standard error; nothing where nothing was."""
    if summary := losses.summary_of(lost):
        warn(f"{name}: {summary}" + ("" if in_file else " (--losses FILE tells them)"))


def write(path: Path, lost: "Sequence[Loss]", came_from: str, goes_to: str) -> None:
    """Write losses one by one; ExportError when the disk does not let it."""
    told = losses.losses_json(lost, came_from, goes_to)
    work.write_output(path, f"{json_text.pretty(told)}\n".encode())
