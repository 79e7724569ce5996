"""Reading an avatar's file so far that it can be learned: its bones, its skin, and how it stands."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import numpy as np

from body_model.load import load_body
from signer.avatars.bone_names import bones_of, missing_from, missing_words, nodes_of
from signer.avatars.gltf import Glb, read_glb
from signer.avatars.soup import Soup, is_touched, parts_of, read_soup
from signer.avatars.standing import Standing, stand
from signer.errors import AvatarError
from signer.phrases import phrase
from signer.printable import quoted

Made = TypeVar("Made")

_WRONG: Final = (
    ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RuntimeError, zlib.error,
)  # fmt: skip
"""Errors that come of data which is not what it should be; too deep a recursion is a RuntimeError."""
_SIZES_AS: Final = 1e-3
"""By how much, as a share, a joint may be larger at rest in the file than in the skin's rest space."""


@dataclass(frozen=True, eq=False)
class Read:
    """An avatar's file with what stands for bones of ours, and its skin."""

    glb: Glb
    bones: Mapping[str, int]
    soup: Soup

    def standing(self) -> Standing:
        """Return how it stands; AvatarError where its joints cannot be a body's."""
        return checked(self.glb.path, lambda: stand(self.glb, self.soup, self.bones, load_body()))


def checked(path: Path, made: Callable[[], Made], words: str = phrase("cannot be learned")) -> Made:
    """Make something of a file that anybody may have written; whatever is wrong with it is an AvatarError."""
    try:
        with np.errstate(all="ignore"):  # numbers without sense are refused where they matter
            return made()
    except OSError as error:
        raise AvatarError.of(
            path, phrase("cannot be read: {error}", error=str(error.strerror or error))
        ) from error
    except KeyError as missing:
        raise AvatarError.of(
            path, phrase("{words}: there is no {missing} in it", words=words, missing=str(missing))
        ) from missing
    except _WRONG as wrong:
        raise AvatarError.of(path, phrase("{words}: {wrong}", words=words, wrong=str(wrong))) from wrong


class Asked(NamedTuple):
    """Questions that somebody may settle before an avatar is learned.

    Attributes:
        missing: bones of ours that are needed and were not found.
        joints: names of all its joints, to choose from.
        parts: names of the parts of its skin.
    """

    missing: tuple[str, ...]
    joints: tuple[str, ...]
    parts: tuple[str, ...]


def asked_of(path: Path) -> Asked:
    """Read what is to be asked of an avatar; AvatarError where its file cannot be read at all."""
    glb = read_glb(path)

    def made() -> Asked:
        names = (glb.name_of(node) for node in glb.order)
        return Asked(missing_from(bones_of(glb)), tuple(filter(None, names)), parts_of(glb))

    return checked(path, made)


def read_avatar(
    path: Path,
    bones: Mapping[str, int] | None = None,
    touched: frozenset[str] | None = None,
    named: Mapping[str, str] | None = None,
) -> Read:
    """Read an avatar.

    Args:
        path: of its GLB or VRM file.
        bones: the nodes that stand for bones of ours; found by their names unless given.
        named: names of nodes for bones of ours that are found otherwise, or not at all.
        touched: the parts of its skin at which hands stop; by their names unless given.

    Raises:
        AvatarError: it is broken, or has not what signing needs; the message says which.
    """
    glb = read_glb(path)

    def made() -> Read:
        found = bones_of(glb) if bones is None else dict(bones)
        found |= nodes_of(glb, named or {})
        if any(node >= len(glb.nodes) for node in found.values()):
            raise ValueError("a bone is a node that is not there")
        if missing := missing_from(found):
            raise ValueError(missing_words(missing))
        if len(set(found.values())) < len(found):
            raise ValueError("one joint stands for two bones")
        parts = parts_of(glb)
        chosen = frozenset(part for part in parts if is_touched(part)) if touched is None else touched
        if parts and not chosen:
            raise ValueError(f"no part of its skin can be touched; there are {', '.join(map(quoted, parts))}")
        soup = read_soup(glb, chosen)
        _require_sizes(glb, soup)
        return Read(glb, found, soup)

    return checked(path, made)


def _require_sizes(glb: Glb, soup: Soup) -> None:
    """Raise ValueError where turns alone would not bring the file's joints from its rest into a pose."""
    for node in soup.joints:
        if (parent := glb.parents[node]) in soup.joints:
            here = np.linalg.inv(soup.bind[parent]) @ soup.bind[node]
            sizes = [float(np.linalg.norm(matrix[:3, 0])) for matrix in (here, glb.locals[node])]
            if not abs(sizes[0] - sizes[1]) <= _SIZES_AS * sizes[0]:
                raise ValueError(
                    f"the joint {quoted(glb.name_of(node))} is scaled; apply its scale before exporting"
                )
