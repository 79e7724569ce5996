"""Older sign files made into today's, one version at a time."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias

from handshapes.search import did_you_mean
from signer.document.problems import Problem
from signer.files.json_text import kind
from signer.files.kinds import SIGN

Version: TypeAlias = tuple[int, int]
Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]

LANES: Final[Mapping[str, dict[str, str]]] = {
    "dominant": {"kind": "hand", "side": "dominant"},
    "base": {"kind": "hand", "side": "base"},
    "dominant_shoulder": {"kind": "shoulder", "side": "dominant"},
    "base_shoulder": {"kind": "shoulder", "side": "base"},
}
"""The tracks of files of version 1, by the names of their lanes."""


RENAMED: Final[Mapping[str, str]] = {"lanes": "tracks", "rig": "character"}
"""Fields of version 1, and what version 2 calls them."""


def _lanes_to_tracks(data: dict[str, Any]) -> dict[str, Any]:
    """Turn lanes into tracks, and the rig into the character, each where it stood in the file."""
    lanes = data.get("lanes")
    given = lanes if isinstance(lanes, dict) else {}
    tracks = [track | given[name] for name, track in LANES.items() if isinstance(given.get(name), dict)]
    kept = {name: value for name, value in data.items() if name not in RENAMED.values()}
    return {RENAMED.get(name, name): tracks if name == "lanes" else value for name, value in kept.items()}


STEPS: Final[Mapping[Version, Upgrade]] = {(2, 0): _lanes_to_tracks}
"""Changes by the version that brought them; the other versions only added (docs/file-format.md)."""


def upgrade(
    data: dict[str, Any],
    version: Version,
    steps: Mapping[Version, Upgrade] = STEPS,
    to: Version = SIGN.version,
) -> dict[str, Any]:
    """The file as the newest version would have written it; one that is not old comes back as it is."""
    if "video" in data and data["video"] is None:  # which the JSON Schema of 2.2 to 2.7 allowed
        data = {name: value for name, value in data.items() if name != "video"}
    if version >= to:
        return data
    for since, step in sorted(steps.items()):
        if version < since:
            data = step(data)
    return data | {"version": list(to)}


def lanes_problems(data: dict[str, Any], version: Version) -> Iterator[Problem]:
    """Yield what is wrong with the lanes of a file of version 1 so that they make no tracks."""
    if version >= (2, 0):
        return
    for old, new in RENAMED.items():
        if new in data:
            yield Problem(
                new,
                f"a file of version {version[0]}.{version[1]} has {old!r} in its place; "
                "give it that, or the version of the Signer that wrote it",
            )
    if "lanes" not in data:
        return
    lanes = data["lanes"]
    if not isinstance(lanes, dict):
        yield Problem("lanes", f"must be an object {{...}}, not {kind(lanes)}")
        return
    for name, lane in lanes.items():
        if name not in LANES:
            yield Problem(f"lanes.{name}", f"unknown field{did_you_mean(name, LANES)}")
        elif not isinstance(lane, dict):
            yield Problem(f"lanes.{name}", f"must be an object {{...}}, not {kind(lane)}")


def as_written(problem: Problem, version: Version) -> Problem:
    """Return a problem of an upgraded file with the place that its own version has for it."""
    if version >= (2, 0):
        return problem
    lanes = {(track["kind"], track["side"]): name for name, track in LANES.items()}

    def lane(found: re.Match[str]) -> str:
        name = lanes.get((found[1], found[2]))  # none for a track that version 1 never had
        return f"lanes.{name}" if name else found[0]

    def old(text: str) -> str:
        text = re.sub(r"tracks\[\d+\] \((\w+), (\w+)\)", lane, text)
        return re.sub(r"^character\b", "rig", re.sub(r"^tracks\b", "lanes", text))

    return replace(problem, where=old(problem.where), words=old(problem.words))
