"""Way of installation of Signer: its libraries with versions and licences, extras, frozen or not."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final, NamedTuple

from signer.lazy import lazily
from signer.phrases import phrase

with lazily():
    from importlib import metadata

OWN: Final = ("asl-signer-core", "asl-signer")
"""Distributions of Signer; a checkout is one project, of the second name, that holds both."""
NONE: Final = "(not installed)"
"""Version of what runs from a folder that was never installed."""
MARKS: Final = "License :: OSI Approved :: "
"""Start of the classifiers in which older metadata names a licence."""


class Distribution(NamedTuple):
    """An installed distribution: its licence is an SPDX expression, or the words of its metadata."""

    name: str
    version: str
    licence: str


def is_frozen() -> bool:
    """Return whether this is the program that needs no Python."""
    return bool(getattr(sys, "frozen", False))


def needs_extra(what: str, extra: str) -> str:
    """Return one line that says what needs an extra, such as "films need", and how the extra comes here.

    Nothing can be installed into the frozen program. Where only the core is, its own extra is named: that of
    the other distribution would bring the editor.
    """
    name = OWN[1] if is_frozen() or find_spec("signer.studio") else OWN[0]
    if is_frozen():
        return phrase(
            '{what} the extra "{extra}", which this program cannot take; Signer for Python can: '
            'pip install "{name}[{extra}]"',
            what=what,
            extra=extra,
            name=name,
        )
    return phrase(
        '{what} the extra "{extra}": pip install "{name}[{extra}]"', what=what, extra=extra, name=name
    )


def system_environment(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Return the environment in which programs of the system are started.

    The frozen program finds its libraries by `LD_LIBRARY_PATH`; the system's programs have their own, and
    could fail with those of another system. PyInstaller keeps what the variable was before.
    """
    own = dict(environment)
    if is_frozen():
        before = own.pop("LD_LIBRARY_PATH_ORIG", None)
        own.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            own["LD_LIBRARY_PATH"] = before
    return own


def version() -> str:
    """Return the version of Signer that is installed."""
    return next((found.version for name in OWN if (found := _find(name)) is not None), NONE)


def own() -> tuple[Distribution, ...]:
    """Return the distributions of Signer that are installed."""
    return tuple(_described(found) for name in OWN if (found := _find(name)) is not None)


def needed() -> tuple[Distribution, ...]:
    """Return every distribution that Signer needs or has as an extra, and what these need, by name.

    What is not installed is left out.
    """
    found: dict[str, metadata.Distribution] = {}
    waiting = [name for own_name in OWN for name in _needs(_find(own_name), extras=True)]
    while waiting:
        name = waiting.pop()
        if name in found or name in OWN or (distribution := _find(name)) is None:
            continue
        found[name] = distribution
        waiting += _needs(distribution, extras=False)
    return tuple(_described(found[name]) for name in sorted(found))


def _find(name: str) -> metadata.Distribution | None:
    try:
        return metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return None


def _needs(distribution: metadata.Distribution | None, *, extras: bool) -> list[str]:
    """List what a distribution names as needed, in normal form; with what its extras need, or without."""
    if distribution is None:
        return []
    return [
        re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement, maxsplit=1)[0]).lower()
        for requirement in distribution.requires or ()
        if extras or "extra" not in requirement.partition(";")[2]
    ]


def _described(distribution: metadata.Distribution) -> Distribution:
    told = distribution.metadata

    def lines(field: str) -> list[str]:
        return [str(line).strip() for line in told.get_all(field) or ()]

    classified = [line.removeprefix(MARKS) for line in lines("Classifier") if line.startswith(MARKS)]
    named = next(filter(None, lines("License-Expression") + lines("License")), "")
    # Some put the whole text of the licence there.
    is_name = named and "\n" not in named and len(named) <= 80
    return Distribution(told["Name"], distribution.version, named if is_name else ", ".join(classified))
