"""Places of the room: added apart, named and moved within limits, and taken away without a gaze that is lost."""

import pytest

from nonmanuals.target import Place as PlaceTarget
from nonmanuals.target import Point, Sweep
from signer.document.face_edits import add_span
from signer.document.place_edits import add_place, new_place, point_of, remove_place, set_place
from signer.document.sign import Sign
from signer.document.tracks.span import Span
from signer.files.reading import read_sign
from signer.files.writing import sign_bytes


def with_places(count: int) -> Sign:
    sign = Sign()
    for _ in range(count):
        sign = add_place(new_place(sign))(sign)
    return sign


def test_new_places_stand_apart_and_have_ids_of_their_own() -> None:
    sign = with_places(30)
    assert len({place.id for place in sign.places}) == 30
    assert len({place.angle_rad for place in sign.places[:5]}) == 5
    assert read_sign(sign_bytes(sign)).sign == sign
    with pytest.raises(ValueError, match="there is a place 'a' already"):
        add_place(sign.places[0])(sign)


def test_a_place_keeps_to_the_room_and_its_name_is_data() -> None:
    sign = set_place("a", angle_rad=7.0, distance_m=99.0, height_m=-4.0, name=" <b>M\x00ary</b>\n")(
        with_places(2)
    )
    place = sign.places[0]
    assert (place.distance_m, place.height_m, place.name) == (3.0, -0.8, "<b>Mary</b>")
    assert abs(place.angle_rad) < 3.15
    assert read_sign(sign_bytes(sign)).sign == sign
    assert set_place("a", name="<b>Mary</b>")(sign) is sign
    with pytest.raises(LookupError, match="no place 'x'; it has a, b"):
        set_place("x", name="Ann")(sign)


def test_gazes_at_a_place_that_goes_keep_looking_there() -> None:
    sign = with_places(2)
    for number, target in enumerate((PlaceTarget("a"), PlaceTarget("b"), Sweep("a", "b"))):
        signal = "gaze.sweep" if isinstance(target, Sweep) else "gaze.locus"
        sign = add_span("gaze", Span(f"l{number}", float(number), 0.2, signal=signal, target=target))(sign)
    after = remove_place("a")(sign)
    targets = [span.target for span in after.spans("gaze")]
    assert targets == [Point(point_of(sign.places[0])), PlaceTarget("b"), None]
    assert read_sign(sign_bytes(after)).sign == after
