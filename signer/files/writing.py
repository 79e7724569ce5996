"""A sign made into the bytes of its file: the same sign gives the same bytes."""

from collections.abc import Iterator
from fractions import Fraction

from signer.document.sign import Sign
from signer.document.tracks.kinds import TRACK_NAMES, kind_of
from signer.document.tracks.track import items_of
from signer.document.values import ROLES
from signer.files.guesses import GuessForm
from signer.files.json_text import Json, pretty
from signer.files.kinds import SIGN
from signer.files.newer import track_step
from signer.files.sign_form import SignForm
from signer.files.tracks.formats import FORMATS


def sign_bytes(sign: Sign) -> bytes:
    """Return the content of the sign's file."""
    return (pretty(sign_fields(sign)) + "\n").encode()


def sign_fields(sign: Sign) -> dict[str, Json]:
    """Return the fields of the sign's file, in their order."""
    more: dict[str, Json] = {
        "format": SIGN.format,
        "version": list(SIGN.written[needs(sign)]),  # replaced by what `extra` keeps of a newer file
        "character": {"name": sign.character_name, "version": sign.character_version},
        "tracks": list(_tracks(sign)),
    }
    if sign.guesses:
        more["guesses"] = [GuessForm.fields(guess) for guess in sign.guesses]
    return SignForm.fields(sign, more)


def needs(sign: Sign) -> int:
    """Return which of the versions that are written a sign needs.

    Guesses, and hands that rise in a time of their own, need the fourth; life, keys that stop all the
    same and ends of phrases the third; a broken rate the second.
    """
    if sign.guesses or any(sign.hand(role).lead_in_s is not None for role in ROLES):
        return 3
    stops = any(key.stops for role in ROLES for key in sign.hand(role).keys)
    if sign.life or stops or any(marker.end for marker in sign.markers):
        return 2
    return int(isinstance(sign.fps, Fraction))


def _tracks(sign: Sign) -> Iterator[dict[str, Json]]:
    """Yield the fields of the tracks that are written to a file.

    These are the tracks that hold something, those that a file always has, and those of which a newer
    file says more.
    """
    told_of = {field.place.split("/")[1] for field in sign.extra if field.place.startswith("tracks/")}
    for name in TRACK_NAMES:
        track, of_track = sign.track(name), {"kind": name.kind, **({"side": name.side} if name.side else {})}
        if items_of(track) or kind_of(name).is_required or track_step(of_track) in told_of:
            yield FORMATS[name.kind].fields(track, of_track)
