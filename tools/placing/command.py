"""Command line of the placing tools: write the file, or compare it with the stored one."""

import argparse
import json
from collections.abc import Callable
from pathlib import Path

from placing.agreement import agree


def write_or_check(path: Path, written: Callable[[], str], about: str | None) -> int:
    """Write what `written` says to `path`; with --check compare instead. The exit code."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument(
        "--check", action="store_true", help="compare with the stored file instead of writing it"
    )
    options = parser.parse_args()
    text = written()
    if options.check:
        same = agree(json.loads(path.read_text(encoding="utf-8")), json.loads(text))
        print(
            f"{path.parent.parent.name}: {path.name} is {'current' if same else 'not what this tool writes'}"
        )
        return 0 if same else 1
    path.write_text(text, encoding="utf-8")
    surface, space = (text.count(f'"{field}":') for field in ("quad", "offset_m"))
    print(f"wrote {path.name}: {surface} places on the surface, {space} in space")
    return 0
