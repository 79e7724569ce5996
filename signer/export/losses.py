"""Losses of an export: what a sign says and a file of some format does not, but as movement at most."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from signer.document.queries import every_key
from signer.document.sign import ADDRESSEE_M, Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span
from signer.document.values import ROLES, Contact, Elbow, Orientation, Placement, Transition


def _keys(sign: Sign) -> list[Key]:
    return [key for _, key in every_key(sign)]


def _placements(sign: Sign) -> list[Placement]:
    return [one for key in _keys(sign) for one in (key.placement, key.second) if one is not None]


def _contacts(sign: Sign) -> list[Contact]:
    return [one for one in _placements(sign) if isinstance(one, Contact)]


def _spans(sign: Sign) -> list[Span]:
    return [span for kind in SPAN_KINDS for span in sign.spans(kind.name)]


FEATURES: Final[Mapping[str, Callable[[Sign], int]]] = MappingProxyType({
    "keys": lambda sign: len(_keys(sign)),
    "handshapes": lambda sign: len(_keys(sign)),
    "own joints": lambda sign: sum(bool(key.joints) for key in _keys(sign)),
    "articulators": lambda sign: len(_placements(sign)),
    "sites": lambda sign: sum(isinstance(one.site, str) for one in _contacts(sign)),
    "own spots": lambda sign: sum(not isinstance(one.site, str) for one in _contacts(sign)),
    "manners": lambda sign: len(_contacts(sign)),
    "gestures of contacts": lambda sign: sum(key.act is not None for key in _keys(sign)),
    "orientations": lambda sign: sum(key.orientation != Orientation() for key in _keys(sign)),
    "elbows": lambda sign: sum(key.elbow != Elbow() for key in _keys(sign)),
    "transitions": lambda sign: sum(key.transition != Transition() for key in _keys(sign)),
    "secondary motion": lambda sign: sum(len(key.local) for key in _keys(sign)),
    "shoulders": lambda sign: sum(len(sign.shoulder(role).keys) for role in ROLES),
    "signals": lambda sign: sum(bool(span.signal) for span in _spans(sign)),
    "spans of one's own": lambda sign: sum(not span.signal for span in _spans(sign)),
    "mouthed words": lambda sign: sum(bool(span.word) for span in _spans(sign)),
    "markers": lambda sign: len(sign.markers),
    "places of people": lambda sign: len(sign.places),
    "addressee": lambda sign: int(sign.addressee_m != ADDRESSEE_M),
    "film": lambda sign: int(sign.video is not None),
    "confidence": lambda sign: int(bool(sign.confidence)),
})  # fmt: skip
"""Functions that count features of a sign, by the name of the feature."""
_SAID: Final = ("signals", "markers")
KEPT: Final[Mapping[str, frozenset[str]]] = MappingProxyType({
    "json": frozenset((*_SAID, "keys", "articulators", "sites", "manners")),
    "glb": frozenset(_SAID),
})  # fmt: skip
"""Features that a format says in its own words, by its ending; all others are losses."""


def losses_of(sign: Sign, form: str) -> dict[str, int]:
    """Count what of a sign a format does not say, by feature; what the sign has none of is left out.

    Args:
        sign: what is exported.
        form: ending of the format, without its dot.
    """
    counts = {name: count(sign) for name, count in FEATURES.items() if name not in KEPT[form]}
    return {name: count for name, count in counts.items() if count}
