"""Symbols of the place of a hand, on the body, the other hand or in space, read and written."""

from collections.abc import Iterator
from typing import Final

from signer.notation.cursor import Cursor
from signer.notation.notated import Constellation, Location, Part, mirrored_part
from signer.notation.symbols import has_symbol, name_of, values_of
from signer.phrases import phrase

PLACES: Final = frozenset({"side", "body", "space", "arm", "hand", "digit", "finger part"})
"""Kinds of the first symbol of a place."""
KINDS: Final = ("body", "arm", "hand", "finger part")
"""Kinds of the symbols of parts."""
CONTACTS: Final = ("contact", "crossing", "extended")
SURFACES: Final = {"palm": "palmar", "handback": "dorsal"}
"""Sides of a part, by the words of the symbols behind it."""
PULSE: Final = Part("wristback", side="palmar")
"""The part that HamNoSys has a symbol of its own for, and SiGML not."""
SIDED: Final = {
    "left_at": ("at", ""), "left_beside": ("beside", ""), "right_at": ("", "at"),
    "right_beside": ("", "beside"),
}  # fmt: skip
"""Words of the symbols before and behind a part, by its side: a symbol before it is the left."""
HALVED: Final = frozenset({"eyes", "lips", "teeth"})
"""Parts whose upper or lower half may be told by a symbol of bending."""


def is_at_pair(at: Cursor) -> bool:
    """Return whether a pair of places stands here, not of movements."""
    return at.kind() == "parallel begins" and at.kind(1) in PLACES


def is_at_contact(at: Cursor) -> bool:
    """Return whether a contact stands here, bare or with the part of the hand that touches."""
    return at.kind() in CONTACTS or (at.kind() == "sequence begins" and at.kind(1) in ("contact", "crossing"))


def read_location(at: Cursor) -> Location:
    """Read one place."""
    part, is_hand = _read_part(at)
    second = None
    if at.maybe("between") is not None:
        second, _ = _read_part(at)
    is_behind = at.maybe("behind") is not None
    contact, articulator = _read_contact(at) if is_at_contact(at) else ("", None)
    at.maybe("et cetera")
    return Location(part, is_hand, second, is_behind, contact, articulator)


def read_pair(at: Cursor) -> tuple[Location, Location] | Constellation:
    """Read the places of both hands in brackets; parts of both hands are how these stand to each other."""
    first, second = at.pair(read_location)
    if not all(one.is_hand or one.part.location in values_of("arm") for one in (first, second)) or (
        first.contact or second.contact
    ):
        return first, second
    contact = _read_contact(at)[0] if is_at_contact(at) else ""
    return Constellation(second.part, mirrored_part(first.part), contact, _read_where(at))


def read_touch(at: Cursor) -> Constellation:
    """Read a contact of both hands whose parts are not told, or told once for both."""
    contact, part = _read_contact(at)
    return Constellation(part, part, contact, _read_where(at))


def _read_where(at: Cursor) -> Location | None:
    if at.kind() in ("body", "space") or at.at("side", "body"):
        return read_location(at)
    return None


def _read_contact(at: Cursor) -> tuple[str, Part | None]:
    if at.kind() != "sequence begins":
        return next(found for kind in CONTACTS if (found := at.maybe(kind)) is not None), None

    def told() -> tuple[str, Part]:
        contact = at.maybe("crossing") or at.take("contact")
        part, _ = _read_part(at)
        if at.maybe("between") is not None:
            _read_part(at)
        return contact, part

    return at.inside("sequence begins", "sequence ends", told)


def _read_part(at: Cursor) -> tuple[Part, bool]:
    """Read a part with its side; of a hand, or else of body, arm or space."""
    before = at.maybe("side") or ""
    kind = at.kind()
    if kind == "space":
        at.take("space")
        return Part(), False
    if kind == "body":
        part = Part(at.take("body"))
        if part.location in HALVED:
            at.maybe("bending")
    elif kind in ("arm", "hand"):
        part = Part(at.take(kind))
    elif kind in ("digit", "finger part"):
        part = _read_fingers(at)
    else:
        at.refuse(phrase("a place is expected"))
    if part.location == "wristpulse":
        part = PULSE
    elif kind != "body" and at.kind() == "hand" and at.value() in SURFACES:
        part = Part(part.location, part.digits, SURFACES[at.take("hand")])
    around = (before, "" if before else at.maybe("side") or "")
    side = next((side for side, words in SIDED.items() if words == around), part.side)
    return Part(part.location, part.digits, side), kind not in ("body", "arm")


def _read_fingers(at: Cursor) -> Part:
    """Read digits and the part of them, in whichever order they stand."""
    digits, parts = list[int](), list[str]()
    while (kind := at.kind()) in ("digit", "finger part"):
        if kind == "digit":
            digits.append(int(at.take(kind)))
        else:
            parts.append(at.take(kind))
    return Part(parts[0] if parts else "", tuple(digits))


def location_symbols(location: Location) -> Iterator[str]:
    """Yield the symbols of a place."""
    yield from part_symbols(location.part)
    if location.second is not None:
        yield name_of("between")
        yield from part_symbols(location.second)
    if location.behind:
        yield name_of("behind")
    yield from _contact_symbols(location.contact, location.articulator)


def constellation_symbols(found: Constellation) -> Iterator[str]:
    """Yield the symbols of how both hands stand to each other."""
    base = mirrored_part(found.base)
    if found.dominant is not None and base is not None:
        pair = (*part_symbols(base), name_of("plus"), *part_symbols(found.dominant))
        yield from (name_of("parallel begins"), *pair, name_of("parallel ends"))
    yield from _contact_symbols(found.contact, None)
    if found.location is not None:
        yield from location_symbols(found.location)


def part_symbols(part: Part) -> tuple[str, ...]:
    """Return the symbols of a part of hand or body with its side; LookupError where it has none."""
    if part == PULSE:
        return (name_of("hand", "wristpulse"),)
    if part == Part():
        return (name_of("space"),)
    before, behind = SIDED.get(part.side, ("", ""))
    named = [name_of("digit", str(one)) for one in part.digits]
    if part.location:
        kind = next((one for one in KINDS if has_symbol(one, part.location)), "")
        named.append(name_of(kind, part.location))
    surface = [name_of("hand", word) for word, side in SURFACES.items() if side == part.side]
    if part.side and not surface and part.side not in SIDED:
        raise LookupError(f"the {part.side} side of a part has no symbol")
    return (
        *([name_of("side", before)] if before else []), *named, *surface,
        *([name_of("side", behind)] if behind else []),
    )  # fmt: skip


def _contact_symbols(contact: str, articulator: Part | None) -> Iterator[str]:
    if not contact:
        return
    kind = (
        "extended" if contact == "armextended" else "contact" if contact in ("touch", "close") else "crossing"
    )
    if articulator is None:
        yield name_of(kind, contact)
    else:
        yield from (name_of("sequence begins"), name_of(kind, contact))
        yield from part_symbols(articulator)
        yield name_of("sequence ends")
