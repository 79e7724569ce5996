"""Holds trimmed at one end: what changes, what stays, and what a hand that is touched does. Laws over
generated signs."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from signer.document import edits
from signer.document.edits import Edit
from signer.document.fitting import with_new_item
from signer.document.items import every_item, find_item
from signer.document.many_keys import with_posture
from signer.document.problems import structure_problems
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import Item, TrackName
from signer.document.trimming import touches_other_hand
from signer.document.values import OTHER_ROLE, ROLES, BothMeet, Contact
from sites import catalogue
from sites.site import Site
from tests.helpers.extent import each
from tests.strategies import over
from tests.strategies.timing import FREE, MEET, STEP_S, TOUCH, timed_signs, touches

law = over(60)
SMALLEST_S = 1e-6
"""Times are kept to whole microseconds."""
times = st.integers(0, 60).map(lambda step: step * STEP_S)


def spans(sign: Sign) -> dict[str, tuple[float, float]]:
    return {key.id: (key.time_s, stored(key.end_s)) for _, key in every_item(sign)}


def one_of(draw: st.DataObject, sign: Sign) -> tuple[TrackName, Item]:
    return draw.draw(st.sampled_from(list(every_item(sign))))


def trimming(draw: st.DataObject, key: Item, *, as_one: bool, ripple: bool = False) -> Edit:
    if ripple or draw.draw(st.booleans()):
        return edits.set_hold(key.id, draw.draw(times), ripple=ripple, as_one=as_one, touches=touches)
    return edits.set_span(key.id, draw.draw(times), key.end_s, as_one=as_one, touches=touches)


def meets(key: Item) -> bool:
    return isinstance(key, Key) and (isinstance(key.placement, BothMeet) or touches(key, "dominant"))


def covered(sign: Sign) -> set[tuple[str, str, str]]:
    """The ends of touches that lie in a hold of the hand that is touched: the touch, the hold, and which
    end."""
    return {
        (key.id, other.id, end)
        for role in ROLES
        for key in sign.hand(role).keys
        for other in sign.hand(OTHER_ROLE[role]).keys
        for end, time_s in (("begin", key.time_s), ("end", key.end_s))
        if meets(key) and other.time_s - SAME_TIME_S <= time_s <= other.end_s + SAME_TIME_S
    }


@law
@given(timed_signs(), st.data(), st.booleans())
def test_trimming_a_hold_changes_it_alone_or_keeps_what_it_touches(
    sign: Sign, data: st.DataObject, as_one: bool
) -> None:
    row, key = one_of(data, sign)
    after = trimming(data, key, as_one=as_one)(sign)
    now, was = spans(after), spans(sign)
    for other_row, other in every_item(sign):
        if other.id == key.id or now[other.id] == was[other.id]:
            continue
        same_arm = other_row.side == row.side
        assert (as_one and other.time_s == key.time_s) if same_arm else meets(key)
        if same_arm or meets(other):
            assert all(time_s in (*now[key.id], *was[other.id]) for time_s in now[other.id])
        else:
            assert min(was[other.id][0], now[key.id][0]) <= now[other.id][0] <= was[other.id][0]
            assert was[other.id][1] <= now[other.id][1] <= max(was[other.id][1], now[key.id][1])


@law
@given(timed_signs(), st.data())
def test_a_hand_stays_for_as_long_as_it_is_touched(sign: Sign, data: st.DataObject) -> None:
    _, key = one_of(data, sign)
    after = trimming(data, key, as_one=True)(sign)
    start_s, end_s = spans(after)[key.id]
    # a touch that is made shorter may end where no hand was held before
    shorter = {"begin"} if start_s > key.time_s else {"end"} if end_s < key.end_s else set()
    assert {one for one in covered(sign) if one[0] != key.id or one[2] not in shorter} <= covered(after)


@law
@given(timed_signs(), st.data(), st.booleans())
def test_a_posture_moves_as_one_and_leaves_no_touch_behind(
    sign: Sign, data: st.DataObject, ripple: bool
) -> None:
    _, key = one_of(data, sign)
    dt_s = data.draw(st.integers(-20, 20)) * STEP_S
    after = edits.move_keys([key.id], dt_s, ripple=ripple, as_one=True, touches=touches)(sign)
    by_s = spans(after)[key.id][0] - key.time_s
    assert abs(by_s) <= abs(dt_s) + SMALLEST_S
    for one in with_posture(sign, frozenset({key.id})):
        start_s, end_s = spans(sign)[one]
        assert abs(spans(after)[one][0] - start_s - by_s) <= SMALLEST_S
        assert abs(spans(after)[one][1] - end_s - by_s) <= 2 * SMALLEST_S


@law
@given(timed_signs(), st.data())
def test_no_timing_edit_puts_keys_out_of_order_or_nearer_than_they_may_be(
    sign: Sign, data: st.DataObject
) -> None:
    for _ in range(4):
        _, key = one_of(data, sign)
        ripple, as_one = data.draw(st.booleans()), data.draw(st.booleans())
        ids = sorted(with_posture(sign, frozenset({key.id})))
        factor = data.draw(st.sampled_from((0.0, 0.5, 1.5, 4.0)))
        choices = (
            trimming(data, key, as_one=as_one, ripple=ripple),
            edits.move_keys(
                [key.id],
                data.draw(st.integers(-20, 20)) * STEP_S,
                ripple=ripple,
                as_one=as_one,
                touches=touches,
            ),
            edits.stretch_keys(ids, key.time_s, factor, ripple=ripple, as_one=as_one, touches=touches),
        )
        sign = data.draw(st.sampled_from(choices))(sign)
        assert not structure_problems(sign)
        assert all(one.time_s >= 0.0 and one.hold_s >= 0.0 for _, one in every_item(sign))


def test_a_touch_lasts_no_longer_than_the_hand_that_is_touched_can_stay() -> None:
    base = Key("b1", 0.4, "b", FREE, 0.4), Key("b2", 1.0, "b", FREE)
    sign = Sign(tracks=(HandTrack("dominant", (Key("k1", 0.5, "1", TOUCH, 0.2),)), HandTrack("base", base)))
    after = edits.set_hold("k1", 2.0, touches=touches)(sign)
    assert spans(after)["b1"] == (0.4, 0.999)
    assert spans(after)["k1"] == (0.5, 0.999)


def test_hands_that_meet_part_together() -> None:
    sign = Sign(
        tracks=(
            HandTrack("dominant", (Key("k1", 0.5, "b", MEET, 0.5),)),
            HandTrack("base", (Key("b1", 0.5, "b", MEET, 0.5),)),
        )
    )
    after = edits.set_hold("k1", 0.2)(sign)
    assert spans(after) == {"k1": (0.5, 0.7), "b1": (0.5, 0.7)}
    assert find_item(edits.set_hold("b1", 0.9)(sign), "k1")[1].hold_s == 0.9


@each(catalogue.every(), lambda site: site.id)
def test_the_name_of_a_site_tells_whether_it_is_on_a_hand_or_an_arm(site: Site) -> None:
    key = Key("k1", 0.4, "b", Contact("index.tip", site.id))
    assert touches_other_hand(key, "dominant") == (site.carrier in ("arm.R", "arm.L", "hand"))


@law
@given(timed_signs(), st.data())
def test_whatever_sets_a_touch_has_the_other_hand_there(sign: Sign, data: st.DataObject) -> None:
    """Set, copied, or come to touch: the other hand is neither at rest nor on its way from or to it."""
    role = data.draw(st.sampled_from(ROLES))
    others = sign.hand(OTHER_ROLE[role]).keys
    made, time_s = Key("new", data.draw(times), "b", TOUCH, 0.3), data.draw(times)
    by_hand = {
        "set": edits.add_key(role, made),
        "copied": edits.copy_keys(["touch"], time_s - made.time_s, new_ids=["new"]),
        "brought": edits.replace_key(role, "new", placement=TOUCH),
    }
    how = data.draw(st.sampled_from(sorted(by_hand)))
    if (
        how != "set"
    ):  # such a key is there already, and touches out of the other hand's time as a file may have it
        there = replace(
            made, id="touch" if how == "copied" else "new", placement=TOUCH if how == "copied" else FREE
        )
        sign = with_new_item(sign, TrackName("hand", role), there)
    after = by_hand[how](sign)
    touch = find_item(after, "new")[1]
    now = after.hand(OTHER_ROLE[role]).keys
    assert not structure_problems(after)
    assert [key.id for key in now] == [key.id for key in others]
    if others:
        assert now[0].time_s <= touch.time_s + SMALLEST_S
        assert now[-1].end_s >= touch.end_s - SMALLEST_S
        for was, key in zip(others, now, strict=True):
            assert key.time_s <= was.time_s
            assert key.end_s >= was.end_s - SMALLEST_S
            assert replace(key, time_s=was.time_s, hold_s=was.hold_s) == was
