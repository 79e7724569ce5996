"""Learning an avatar: finding its bones, and laying our chart on its skin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np

from body_model.arrays import Array, Indices
from body_model.load import load_body
from signer.avatars.avatar_file import Avatar, in_steps
from signer.avatars.laying import lay_chart
from signer.avatars.reading import checked, read_avatar
from signer.avatars.rolls import rolled, rolls_of
from signer.avatars.standing import Standing


def learn(
    path: Path | str,
    name: str = "",
    *,
    bones: Mapping[str, str] | None = None,
    touched: frozenset[str] | None = None,
    landmarks: Mapping[str, Array] | None = None,
    allowed: bool = False,
) -> Avatar:
    """Learn an avatar; three to ten seconds. The same file gives the same avatar.

    Args:
        path: of its GLB or VRM file.
        name: what it is called; as its file unless given.
        bones: names of its joints for bones of ours that are not found by themselves.
        touched: parts of its skin at which hands stop; by their names unless given.
        landmarks: places (3,) m of sites on its skin that somebody showed, in our frame at rest.
        allowed: its file may be changed and passed on, whatever its licence says: it is one's own.

    Raises:
        AvatarError: it is broken, or has not what signing needs; the message says which.
    """
    path = Path(path)
    read, ours = read_avatar(path, named=bones, touched=touched), load_body()
    standing = read.standing()
    rolls = checked(path, lambda: rolls_of(ours, standing))
    nowhere: Indices = np.zeros((0, 2), np.intp)
    made = Avatar(name or path.stem, read.glb, read.bones, read.soup, nowhere[:, 0], nowhere)
    made = replace(made, allowed=allowed, rolls=rolls)
    return _laid(made, rolled(ours, standing, rolls), landmarks or {})


def with_landmarks(avatar: Avatar, landmarks: Mapping[str, Array]) -> Avatar:
    """Lay our chart on an avatar anew, through these places; its handshapes are to be fitted again."""
    return _laid(avatar, avatar.standing, landmarks)


def _laid(avatar: Avatar, standing: Standing, landmarks: Mapping[str, Array]) -> Avatar:
    def laid() -> Avatar:
        chart = lay_chart(load_body(), standing, landmarks)
        steps = in_steps(chart.shares)
        return replace(
            avatar, triangles=chart.triangles, steps=steps, landmarks=dict(landmarks), handshapes={}
        )

    return checked(avatar.glb.path, laid)
