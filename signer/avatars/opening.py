"""Signers of somebody's own, read and written whichever kind they are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from body_model.arrays import Array
from signer.avatars.avatar_file import FORMAT, VERSION, Avatar, read_learned, save_learned
from signer.avatars.own_signer import NO_SIGNER, read_told, told_turns
from signer.avatars.reading import checked
from signer.avatars.shaped import BODY_FORMAT, BODY_VERSION, Shaped, read_shaped, save_shaped

Own: TypeAlias = Avatar | Shaped
_FORMATS: Final = {FORMAT: VERSION[0], BODY_FORMAT: BODY_VERSION[0]}


def load_avatar(path: Path | str) -> Own:
    """Read what was learned, and the avatar's own file, or a body of our family.

    Raises:
        AvatarError: either cannot be read, or the avatar's file is not the one that was learned.
    """
    path = Path(path)

    def made() -> Shaped | None:
        told = read_told(path, _FORMATS)
        return read_shaped(told, path) if told["format"] == BODY_FORMAT else None

    return checked(path, made, NO_SIGNER) or read_learned(path)


def save_avatar(signer: Own, path: Path) -> None:
    """Write what was learned, or a body; AvatarError when the disk does not let it."""
    if isinstance(signer, Shaped):
        save_shaped(signer, path)
    else:
        save_learned(signer, path)


def handshapes_of(path: Path) -> Mapping[str, Array]:
    """Read the handshapes that were fitted to a signer; AvatarError where the file is none."""
    return checked(path, lambda: told_turns(read_told(path, _FORMATS)), NO_SIGNER)


def opened(path: str) -> Own:
    """Read what was learned as `load_avatar`, and keep it while its file stays: for many signs."""
    try:
        return _opened(path, Path(path).stat().st_mtime_ns)
    except OSError:
        return load_avatar(path)


@lru_cache(maxsize=2)
def _opened(path: str, _written_ns: int) -> Own:
    return load_avatar(path)
