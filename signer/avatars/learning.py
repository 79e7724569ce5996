"""Learning an avatar: finding its bones, and laying our chart on its skin."""

from __future__ import annotations

from pathlib import Path

from body_model.load import load_body
from signer.avatars.avatar_file import Avatar, in_steps
from signer.avatars.laying import lay_chart
from signer.avatars.reading import checked, read_avatar


def learn(path: Path | str, name: str = "") -> Avatar:
    """Learn an avatar; six to ten seconds. The same file gives the same avatar.

    Args:
        path: of its GLB or VRM file.
        name: what it is called; as its file unless given.

    Raises:
        AvatarError: it is broken, or has not what signing needs; the message says which.
    """
    path = Path(path)
    read = read_avatar(path)
    chart = checked(path, lambda: lay_chart(load_body(), read.standing()))
    steps = in_steps(chart.shares)
    return Avatar(name or path.stem, read.glb, read.bones, read.soup, chart.triangles, steps)
