"""A sign made into the bytes of its file: the same sign gives the same bytes."""

from collections.abc import Iterator
from fractions import Fraction

from signer.document.frame_rates import Rate
from signer.document.sign import ADDRESSEE_M, Sign
from signer.document.tracks.kinds import TRACK_NAMES, kind_of
from signer.document.tracks.track import items_of
from signer.document.values import ROLES, Marker, Place
from signer.files.guesses import guess_fields
from signer.files.json_text import Json, pretty
from signer.files.kinds import SIGN
from signer.files.newer import put_back, track_step
from signer.files.tracks.formats import FORMATS
from signer.files.video import video_fields


def sign_bytes(sign: Sign) -> bytes:
    """Return the content of the sign's file."""
    return (pretty(sign_fields(sign)) + "\n").encode()


def sign_fields(sign: Sign) -> dict[str, Json]:
    """Return the fields of the sign's file, in their order."""
    version = SIGN.written[needs(sign)]  # replaced by what `extra` keeps of a newer file
    fields: dict[str, Json] = {
        "format": SIGN.format,
        "version": list(version),
        "gloss": sign.gloss,
        **({"translation": sign.translation} if sign.translation else {}),
        "notes": sign.notes,
        "tags": list(sign.tags),
        "author": sign.author,
        "licence": sign.licence,
        "source": sign.source,
        **({"confidence": sign.confidence} if sign.confidence else {}),
        "dominant_side": sign.dominant_side,
        "character": {"name": sign.character_name, "version": sign.character_version},
        "fps": rate_field(sign.fps),
        "lead_in_s": float(sign.lead_in_s),
        "lead_out_s": float(sign.lead_out_s),
        **({"rest": sign.rest} if sign.rest != "hanging" else {}),
        **({"life": float(sign.life)} if sign.life else {}),
        "tracks": list(_tracks(sign)),
    }
    if sign.markers:
        fields["markers"] = [put_back(_marker_fields(marker), marker.extra) for marker in sign.markers]
    if sign.places:
        fields["places"] = [place_fields(place) for place in sign.places]
    if sign.addressee_m != ADDRESSEE_M:
        fields["addressee_m"] = [float(part) for part in sign.addressee_m]
    if sign.video is not None:
        fields["video"] = put_back(video_fields(sign.video), sign.video.extra)
    if sign.guesses:
        fields["guesses"] = [guess_fields(guess) for guess in sign.guesses]
    return put_back(fields, sign.extra)


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


def rate_field(rate: Rate) -> Json:
    """Return a rate as files hold it: a whole number, or the two of a fraction."""
    return [rate.numerator, rate.denominator] if isinstance(rate, Fraction) else rate


def _marker_fields(marker: Marker) -> dict[str, Json]:
    more: dict[str, Json] = {"hold_s": float(marker.hold_s)} if marker.hold_s else {}
    more |= {"end": marker.end} if marker.end else {}
    return {"time_s": float(marker.time_s), "text": marker.text, **more}


def place_fields(place: Place) -> dict[str, Json]:
    """Return the fields of a place in the room."""
    numbers = {name: float(getattr(place, name)) for name in ("angle_rad", "distance_m", "height_m")}
    return put_back({"id": place.id, "name": place.name, **numbers}, place.extra)


def _tracks(sign: Sign) -> Iterator[dict[str, Json]]:
    """Yield the fields of the tracks that are written to a file.

    These are the tracks that hold something, those that a file always has, and those of which a newer
    file says more.
    """
    told_of = {field.place.split("/")[1] for field in sign.extra if field.place.startswith("tracks/")}
    for name in TRACK_NAMES:
        track, of_track = (
            sign.track(name),
            {"kind": name.kind} | ({} if name.side is None else {"side": name.side}),
        )
        if items_of(track) or kind_of(name).is_required or track_step(of_track) in told_of:
            yield of_track | FORMATS[name.kind].write(track)
