"""Places of the room: added apart, named and moved within limits, and taken away without a gaze that is lost."""

from dataclasses import replace

import pytest

from nonmanuals.target import Place as PlaceTarget
from nonmanuals.target import Point, Sweep
from signer.document.face_edits import add_span, set_places
from signer.document.inserting import insert_sign
from signer.document.place_edits import add_place, find_place, new_place, point_of, remove_place, set_place
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.span import Span
from signer.document.values import SpacePoint
from signer.errors import SignFileError
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


def at_place(sign: Sign, place_id: str, time_s: float = 0.5) -> Sign:
    placed = SpacePoint("index.tip", point_of(find_place(sign, place_id)), place_id)
    return sign.with_tracks(HandTrack("dominant", (Key("k1", time_s, "1", placed, 0.2),)))


def placed(sign: Sign) -> list[tuple[str, tuple[float, float, float]]]:
    keys = [key.placement for key in sign.hand("dominant").keys]
    return [(one.place, one.point_m) for one in keys if isinstance(one, SpacePoint)]


def test_a_hand_goes_along_with_its_place_and_stays_where_that_was() -> None:
    sign = at_place(with_places(2), "a")
    assert read_sign(sign_bytes(sign)).sign == sign
    for moved in (
        set_place("a", angle_rad=0.3, height_m=-0.2)(sign),
        set_places(replace(one, distance_m=0.3) for one in sign.places)(sign),
    ):
        assert placed(moved) == [("a", point_of(moved.places[0]))]
        assert placed(moved) != placed(sign)
        assert read_sign(sign_bytes(moved)).sign == moved
    assert set_place("b", angle_rad=0.3)(sign).hand("dominant") is sign.hand("dominant")
    gone = remove_place("a")(sign)
    assert placed(gone) == [("", point_of(sign.places[0]))]
    assert read_sign(sign_bytes(gone)).sign == gone


def test_a_hand_of_another_sign_goes_to_the_place_that_this_one_has() -> None:
    """Places are told by their ids, as those at which the eyes of an inserted sign look."""
    sign, other = with_places(1), at_place(set_place("a", distance_m=0.3)(with_places(1)), "a")
    assert placed(insert_sign(other, 1.0)(sign)) == [("a", point_of(sign.places[0]))]
    assert placed(insert_sign(other, 1.0)(Sign())) == placed(other)


def test_a_file_may_leave_the_point_of_a_place_out_and_names_one_that_is_missing() -> None:
    sign = at_place(with_places(1), "a")
    told = sign_bytes(sign).decode()
    x, y, z = point_of(sign.places[0])
    point = f'"point_m": [{x}, {y}, {z}], '
    assert point in told
    assert read_sign(told.replace(point, "")).sign == sign
    with pytest.raises(SignFileError, match=r"keys\[0\]\.space\.place: there is no place 'x'"):
        read_sign(told.replace('"place": "a"', '"place": "x"'))
    with pytest.raises(SignFileError, match=r"space: has neither point_m nor place"):
        read_sign(told.replace(point, "").replace(', "place": "a"', ""))
