"""Draft of a sign from a row of a table: what the row says, and guesses of the rest.

A row says which handshape is where, and how long that takes. It says nothing of the part of the hand that is
there, of directions, and of how far a path goes.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from signer.characters.character import Character
from signer.document.guesses import LONGEST_TOLD, MOST_ALTERNATIVES, Alternative, Guess
from signer.document.life import proposed_life
from signer.document.queries import FIRST_S, new_key_id
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, Contact, HandRole
from signer.motion.operations.both_hands import mirror_role
from signer.motion.operations.leads import in_time
from signer.motion.operations.new_keys import FIRST_SITE, default_articulator, key_at
from signer.motion.operations.placing import with_handshape, with_site
from signer.motion.places.contact_target import is_on_skin
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import joined, phrase
from signer.printable import excerpt
from signer.tables.codes import are_alike, hands_of, handshapes_of, sites_of
from signer.tables.row import SignRow, SignTable

USUAL_S: Final = 0.5
"""Time from the first key to the end of the last where a table says none: the median of the library, s."""
HOLD: Final = 0.2
"""Share of that time for which a key is held: both holds and the way between are seen then. With half of it
hands stop nowhere; with twice as much the way is a jerk."""
MOVED: Final = "space.ipsi.mid.far"
"""Place to which a path leads of which nothing is known: forwards, out of the first place."""
RIGHT: Final = ("right", "ipsi", "centre", "other hand")
"""Sides on which a dominant hand is brought somewhere, unless there is no other."""


def draft_of(character: Character, table: SignTable, row: SignRow) -> Sign:
    """Return a draft of the sign of a row, with an ID in its tags and a guess for each field.

    Args:
        character: who signs.
        table: which has the row.
        row: what is drafted.
    """
    lasts_s = row.duration_ms / 1000.0 if row.duration_ms else USUAL_S
    sign = Sign(
        gloss=row.title,
        translation=row.words,
        tags=(table.tag(row),),
        source=f"table {table.name}",
        notes=f"Draft from the table {table.name}: {said(row)}",
        life=proposed_life(),
    )
    two = hands_of(row.hands) == 2
    mirrored = two and are_alike(row.hands)
    places = [sites_of(row.minor, row.major)]
    if row.movement and row.movement.casefold() != "none":
        places.append(sites_of(row.second_minor))
    shares = (0.0,) if len(places) == 1 else (0.0, 1.0 - HOLD)
    hold_s = lasts_s if len(places) == 1 else HOLD * lasts_s
    if two and not mirrored:
        sign = _with_key(character, sign, "base", row.base_handshape, FIRST_SITE["base"], FIRST_S, lasts_s)
    for number, (found, share) in enumerate(zip(places, shares, strict=True)):
        usual = MOVED if number else FIRST_SITE["dominant"]
        site = next((one.id for one in found if one.side in RIGHT), found[0].id if found else usual)
        starts_s = FIRST_S + share * lasts_s
        sign = _with_key(character, sign, "dominant", row.handshape, site, starts_s, hold_s)
    if mirrored:
        sign = mirror_role("dominant")(sign)
    sign = in_time(character, sign)
    return replace(sign, guesses=tuple(_guesses(sign, table, row)))


def said(row: SignRow) -> str:
    """Say what a row has of a sign's form, in the codes of its table."""
    is_repeated = row.repeated.casefold() in ("1", "1.0", "yes", "true")
    movement = [row.movement] if row.movement else []
    told = {
        phrase("hands"): row.hands,
        phrase("handshape"): row.handshape,
        phrase("other hand"): row.base_handshape,
        phrase("fingers"): row.fingers,
        phrase("place"): " ".join(filter(None, (row.major, row.minor))),
        phrase("then"): row.second_minor,
        phrase("movement"): joined(", ", [*movement, phrase("repeated")] if is_repeated else movement),
        "ms": "" if row.duration_ms is None else f"{row.duration_ms:.0f}",
    }
    parts = [joined(" ", (name, code)) for name, code in told.items() if code]
    return joined("; ", parts) if parts else phrase("nothing of its form")


def _with_key(
    character: Character, sign: Sign, role: HandRole, code: str, site: str, time_s: float, hold_s: float
) -> Sign:
    """Return the sign with one more key of a hand: in a handshape, then brought to a place."""
    keys = sign.hand(role).keys
    made = replace(key_at(character, sign, role, FIRST_S), id=new_key_id(sign))
    made = replace(made, time_s=stored(time_s), hold_s=stored(hold_s))
    if not keys:
        shapes = handshapes_of(code)
        if shapes:
            made = with_handshape(HandMoment(character, sign, role, made), shapes[0].name)
    if not isinstance(made.placement, Contact) or made.placement.site != site:
        made = with_site(HandMoment(character, sign, role, made), site)
    return sign.with_tracks(replace(sign.hand(role), keys=(*keys, made)))


def _guesses(sign: Sign, table: SignTable, row: SignRow) -> Iterator[Guess]:
    """Yield a guess of each field of each key, with where it comes from."""
    lasts = f"{row.duration_ms:.0f} ms" if row.duration_ms else ""
    for role in ROLES:
        code = row.base_handshape if role == "base" and not are_alike(row.hands) else row.handshape
        for number, key in enumerate(sign.hand(role).keys):
            major, minor = ("", row.second_minor) if number else (row.major, row.minor)
            if role == "base":  # tables say where the dominant hand is
                major = minor = ""
            where = " ".join(filter(None, (major, minor)))
            place = _told(table, phrase("place"), where)
            part = joined("; ", (place, phrase("no table tells which part of the hand is there")))
            yield Guess(key.id, "handshape", _shapes(key, code), _told(table, phrase("handshape"), code))
            yield Guess(key.id, "placement", _placements(key, minor, major), part)
            yield Guess(key.id, "directions", (), phrase("no table tells where palm and fingers point"))
            yield Guess(key.id, "timing", (), _told(table, phrase("duration"), lasts))


def _told(table: SignTable, what: str, code: str) -> str:
    """Say that something is from the table, or that the table has nothing of it."""
    name, code = (excerpt(each, LONGEST_TOLD // 5) for each in (table.name, code))
    if not code:
        return phrase("the table {table} has no {what}", table=name, what=what)
    return phrase("from the table {table}: {what} {code}", table=name, what=what, code=code)


def _shapes(key: Key, code: str) -> tuple[Alternative, ...]:
    """Return the handshapes that a code may mean, with even shares; the one of the key where it says none."""
    names = [one.name for one in handshapes_of(code)][:MOST_ALTERNATIVES] or [key.handshape]
    share = 1.0 / len(names) if handshapes_of(code) else 0.0
    return tuple(Alternative(name, share) for name in names)


def _placements(key: Key, minor: str, major: str) -> tuple[Alternative, ...]:
    """Return the places that codes may mean, with even shares, that of the key first."""
    here = key.contact
    found = [one.id for one in sites_of(minor, major) if one.side in RIGHT]
    if here is not None and here.site in found:
        found.remove(str(here.site))
        found.insert(0, str(here.site))
    chosen = found[:MOST_ALTERNATIVES]
    return tuple(
        Alternative(
            Contact(default_articulator(key.handshape, site), site, "touch" if is_on_skin(site) else "none"),
            1.0 / len(found),
        )
        for site in chosen
    )
