"""The shaders as text files, read with the switches of the chosen quality written in."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

_MATERIAL: Final = "Material material(vec3 rest) {"
"""Beginning of what tells the colours of our bodies, in place of which avatars have their own."""


def source(name: str, **switches: int) -> str:
    """The text of a shader; every switch becomes a `#define` under the version line.

    `AVATAR` takes the colours from pictures; ours stay as they are, to the letter.
    """
    text = files(__name__).joinpath(name).read_text(encoding="utf-8")
    if switches.get("AVATAR"):
        own = files(__name__).joinpath("avatar.glsl").read_text(encoding="utf-8")
        text = text.replace(_MATERIAL, f"{own}\n{_MATERIAL.replace('material(', 'material_of_ours(')}")
    version, _, rest = text.partition("\n")
    defines = "".join(f"#define {switch} {value}\n" for switch, value in sorted(switches.items()))
    return f"{version}\n{defines}{rest}"


def fingerprint_text() -> str:
    """All shader text in a fixed order: a picture made with other shaders is another picture."""
    folder = files(__name__)
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith((".vert", ".frag")))
    return "".join(folder.joinpath(name).read_text(encoding="utf-8") for name in names)
