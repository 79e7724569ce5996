"""A finished sign held against its row of a table: where handshape, place, hands or time are others."""

from collections.abc import Iterator

from signer.document.problems import Problem, key_place, warning
from signer.document.sign import Sign
from signer.document.values import Contact, HandRole
from signer.phrases import phrase
from signer.printable import quoted
from signer.tables.codes import hands_of, handshapes_of, sites_of
from signer.tables.row import SignRow, SignTable

CODE = "table"
"""Code of these problems."""
NEARLY = 1.5
"""Ratio of durations up to which they are alike: signers differ by as much. 1.2 would tell of most signs of
the library, 2 of almost none."""


def differences(sign: Sign, table: SignTable) -> tuple[Problem, ...]:
    """Return what is otherwise in a sign than in the row that its tags name; nothing without such a row."""
    row = table.row_of(sign.tags)
    return () if row is None else tuple(_differences(sign, row, table.name))


def _differences(sign: Sign, row: SignRow, table: str) -> Iterator[Problem]:
    used = [role for role in ("dominant", "base") if sign.hand(role).keys]
    wanted = hands_of(row.hands)
    if wanted is not None and used and wanted != len(used):
        hands = phrase("one hand") if wanted == 1 else phrase("two hands")
        yield warning("", phrase("{table} has {hands} here", table=table, hands=hands), code=CODE)
    yield from _shape(sign, "dominant", row.handshape, table)
    yield from _shape(sign, "base", row.base_handshape, table)
    yield from _place(sign, row, table)
    keys = sign.hand("dominant").keys
    if keys and row.duration_ms:
        lasts_ms = 1000.0 * (keys[-1].end_s - keys[0].time_s)
        if not 1.0 / NEARLY <= lasts_ms / row.duration_ms <= NEARLY:
            words = phrase(
                "{table} has {listed_ms:.0f} ms from the first key to the last, and here are {lasts_ms:.0f}",
                table=table,
                listed_ms=row.duration_ms,
                lasts_ms=lasts_ms,
            )
            yield warning("", words, keys[0].time_s, code=CODE)


def _shape(sign: Sign, role: HandRole, code: str, table: str) -> Iterator[Problem]:
    keys, wanted = sign.hand(role).keys, handshapes_of(code)
    if keys and wanted and keys[0].handshape not in {one.name for one in wanted}:
        words = phrase("{table} has the handshape {code} here", table=table, code=quoted(code))
        yield warning(f"{key_place(role, 0)}.handshape", words, keys[0].time_s, code=CODE)


def _place(sign: Sign, row: SignRow, table: str) -> Iterator[Problem]:
    """Yield that no key of the dominant hand is where the row says, in touch or near by."""
    wanted = {site.id: site for site in sites_of(row.minor, row.major)}
    keys = sign.hand("dominant").keys
    if not keys or not wanted:
        return
    in_space = any(site.region == "neutral space" for site in wanted.values())
    for key in keys:
        if not isinstance(key.placement, Contact) or not isinstance(key.placement.site, str):
            if in_space or isinstance(key.placement, Contact):
                return
        elif key.placement.site in wanted:
            return
    where = " ".join(filter(None, (row.major, row.minor)))
    words = phrase("{table} has it at {place}", table=table, place=quoted(where))
    yield warning(key_place("dominant", 0), words, keys[0].time_s, code=CODE)
