"""Licence of a VRM: what its author says in the file, and what writing it with a sign would break."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from signer.avatars.gltf import Glb
from signer.phrases import listed, phrase

_LONGEST: Final = 120
"""Letters of a text of the file that are told."""
_FORBIDDEN_0: Final = "Redistribution_Prohibited"
_NO_CHANGES_0: Final = ("CC_BY_ND", "CC_BY_NC_ND")
"""Licences of VRM 0.x; those in which a changed file must not be passed on."""


class Licence(NamedTuple):
    """Words of the author of a VRM.

    Attributes:
        words: fields of the file as it has them, each with its name.
        forbids: what writing its file with a sign in it would break; empty when nothing.
    """

    words: tuple[str, ...]
    forbids: str


def licence_of(glb: Glb) -> Licence | None:
    """Return the licence of a VRM; None where the file has none."""
    extensions = _mapping(glb.json.get("extensions"))
    if now := _mapping(_mapping(extensions.get("VRMC_vrm")).get("meta")):
        return _of_1(now)
    if old := _mapping(_mapping(extensions.get("VRM")).get("meta")):
        return _of_0(old)
    return None


def _of_1(meta: Mapping[str, Any]) -> Licence:
    names = ("authors", "licenseUrl", "avatarPermission", "commercialUsage", "modification")
    forbidden = list[str]()
    if meta.get("modification", "prohibited") == "prohibited":
        forbidden.append(phrase("changing it"))
    if meta.get("allowRedistribution") is not True:
        forbidden.append(phrase("passing it on"))
    return Licence(_told(meta, (*names, "allowRedistribution")), listed(forbidden))


def _of_0(meta: Mapping[str, Any]) -> Licence:
    licence = str(meta.get("licenseName", ""))
    forbids = phrase("passing it on") if licence in ("", _FORBIDDEN_0) else ""
    forbids = phrase("changing it") if licence in _NO_CHANGES_0 else forbids
    names = ("author", "allowedUserName", "commercialUssageName", "licenseName", "otherLicenseUrl")
    return Licence(_told(meta, names), forbids)


def _told(meta: Mapping[str, Any], names: tuple[str, ...]) -> tuple[str, ...]:
    shown = ((name, meta[name]) for name in names if meta.get(name) not in (None, "", []))
    return tuple(f"{name}: {_text(value)[:_LONGEST]}" for name, value in shown)


def _text(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}
