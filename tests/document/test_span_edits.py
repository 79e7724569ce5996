"""Laws of spans and their edits: orderly, undoable, within the limits of their kind, and the same object when
nothing changes."""

import inspect
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signer.document import edits, span_edits
from signer.document.edits import Edit
from signer.document.inserting import insert_sign
from signer.document.items import every_item, find_item, items_on, new_item_id, with_items
from signer.document.problems import structure_problems
from signer.document.queries import every_key, is_empty, span_s
from signer.document.sign import Sign
from signer.document.timing import SHORTEST_GAP_S
from signer.document.tracks.kind import Channel, TrackKind
from signer.document.tracks.kinds import BODY_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from tests.helpers.signs import small_sign
from tests.strategies import over
from tests.strategies.signs import span_tracks

EACH_KIND = pytest.mark.parametrize("kind", BODY_KINDS, ids=lambda kind: kind.name)


def moved_sign(kind: TrackKind, first: str = "x1", second: str = "x2") -> Sign:
    """The small sign with two spans of a kind whose ramps overlap."""
    channel = kind.channels[0]
    spans = (
        Span(first, 0.4, 0.2, pose=((channel.name, channel.high / 2),)),
        Span(second, 0.8, 0.3, 0.4, 0.5, pose=((channel.name, channel.low),)),
    )
    return with_items(small_sign(), TrackName(kind.name), spans)


def cases(kind: TrackKind) -> dict[str, tuple[Edit, Edit | None]]:
    """One edit that changes the sign and one that does not, for every function of the module and for what is
    done to all items."""
    name = kind.channels[0].name
    return {
        "add_span": (span_edits.add_span(kind.name, Span("x9", 2.0)), None),
        "set_span_pose": (
            span_edits.set_span_pose("x1", **{name: 0.01}),
            span_edits.set_span_pose("x1", **{name: kind.channels[0].high / 2}),
        ),
        "set_ramps": (
            span_edits.set_ramps("x1", onset_s=0.1),
            span_edits.set_ramps("x2", onset_s=0.4, offset_s=0.5),
        ),
        "remove_keys": (edits.remove_keys(["x1"]), edits.remove_keys([])),
        "remove_keys rippling": (edits.remove_keys(["x1"], ripple=True), None),
        "move_keys": (edits.move_keys(["x2"], 0.1), edits.move_keys(["x1"], 0.0)),
        "stretch_keys": (edits.stretch_keys(["x2"], 0.0, 1.5), edits.stretch_keys(["x1"], 0.0, 1.0)),
        "copy_keys": (edits.copy_keys(["x1", "x2"], 3.0), edits.copy_keys([], 3.0)),
        "set_hold": (edits.set_hold("x1", 0.1), edits.set_hold("x1", 0.2)),
        "set_span": (edits.set_span("x1", 0.3, 0.5), edits.set_span("x1", 0.4, 0.6)),
        "insert_sign": (insert_sign(moved_sign(kind), 0.7), None),
    }


def test_every_edit_has_its_cases() -> None:
    members = inspect.getmembers(span_edits, inspect.isfunction)
    own = {name for name, member in members if member.__module__ == span_edits.__name__ and name[0] != "_"}
    assert own <= set(cases(BODY_KINDS[0]))


@EACH_KIND
def test_an_edit_changes_the_sign_and_leaves_the_old_one_and_other_tracks_alone(kind: TrackKind) -> None:
    for name, (edit, idle) in cases(kind).items():
        before = moved_sign(kind)
        after = edit(before)
        assert after != before == moved_sign(kind), name
        assert edit(moved_sign(kind)) == after, name
        assert edit.label[0].isupper()
        if name != "insert_sign":
            assert after.hand("dominant") is before.hand("dominant"), name
        assert idle is None or idle(before) is before, name


@EACH_KIND
@pytest.mark.parametrize("seed", range(10))
def test_after_any_edits_spans_are_in_order_apart_and_not_before_zero(kind: TrackKind, seed: int) -> None:
    draw, sign = random.Random(seed), moved_sign(kind)
    row = TrackName(kind.name)
    for _ in range(50):
        ids = [span.id for span in items_on(sign, row)]
        new = Span(
            new_item_id(sign, row),
            draw.uniform(-1, 4),
            draw.uniform(0, 1),
            draw.uniform(0, 1),
            draw.uniform(0, 1),
        )
        if not ids:
            sign = span_edits.add_span(kind.name, new)(sign)
            continue
        hand = draw.choice([key.id for _, key in every_key(sign)] or ids)
        one, some = draw.choice(ids), sorted({draw.choice(ids), draw.choice(ids), hand})
        edit = draw.choice(
            [
                span_edits.add_span(kind.name, new),
                span_edits.set_ramps(one, onset_s=draw.uniform(-1, 2)),
                span_edits.set_ramps(one, offset_s=draw.uniform(-1, 2)),
                edits.remove_keys([one], ripple=draw.random() < 0.5),
                edits.move_keys(
                    some, draw.uniform(-2, 2), ripple=draw.random() < 0.3, as_one=draw.random() < 0.5
                ),
                edits.stretch_keys(some, draw.uniform(0, 3), draw.uniform(-1, 3), ripple=draw.random() < 0.3),
                edits.copy_keys(some, draw.uniform(-2, 2)),
                edits.set_span(one, draw.uniform(-1, 4), draw.uniform(-1, 4)),
                edits.set_hold(one, draw.uniform(-1, 3), ripple=draw.random() < 0.3),
            ]
        )
        sign = edit(sign)
        assert structure_problems(sign) == ()
        for span in items_on(sign, row):
            assert min(span.time_s, span.hold_s, span.onset_s, span.offset_s, span.from_s) >= 0.0
        assert span_s(sign)[1] >= max((span.until_s for span in items_on(sign, row)), default=0.0) - 1e-6


@EACH_KIND
@over(40)
@given(data=st.data())
def test_a_stretch_takes_the_ramps_along(kind: TrackKind, data: st.DataObject) -> None:
    track = data.draw(span_tracks(kind))
    spans = tuple(replace(span, id=f"x{index}") for index, span in enumerate(track.spans))
    sign = with_items(Sign(), TrackName(kind.name), spans)
    longer = edits.stretch_keys([span.id for span in spans], 0.0, 1.5)(sign)
    for before, after in zip(spans, items_on(longer, TrackName(kind.name)), strict=True):
        factor = 1.5 if spans[-1].end_s * 1.5 <= 600.0 else 600.0 / spans[-1].end_s
        assert (after.from_s, after.until_s) == pytest.approx(
            (before.from_s * factor, before.until_s * factor), abs=3e-6, rel=1e-6
        )


@EACH_KIND
@over(10)
@given(data=st.data())
def test_every_drawn_span_is_one_that_a_sign_keeps(kind: TrackKind, data: st.DataObject) -> None:
    assert all(kind.checked(span) is span for span in data.draw(span_tracks(kind)).spans)


@EACH_KIND
def test_what_a_part_cannot_do_is_refused(kind: TrackKind) -> None:
    sign, channel = moved_sign(kind), kind.channels[0]
    for value in (channel.high + 0.01, channel.low - 0.01):
        with pytest.raises(ValueError, match=f"{channel.name} is .* it must be from"):
            span_edits.set_span_pose("x1", **{channel.name: value})(sign)
    with pytest.raises(ValueError, match="finite"):
        span_edits.set_span_pose("x1", **{channel.name: float("nan")})(sign)
    with pytest.raises(ValueError, match=f"the {kind.name} has no wag_rad; it has {channel.name}"):
        span_edits.set_span_pose("x1", wag_rad=0.1)(sign)
    with pytest.raises(ValueError, match=r"onset_s is -0\.1"):
        span_edits.add_span(kind.name, Span("x9", 2.0, onset_s=-0.1))(sign)
    with pytest.raises(ValueError, match="finite"):
        span_edits.set_ramps("x1", offset_s=float("inf"))
    with pytest.raises(ValueError, match="there twice"):
        span_edits.add_span(kind.name, Span("x9", 2.0, pose=((channel.name, 0.1), (channel.name, 0.2))))(sign)
    with pytest.raises(LookupError, match="not a span"):
        span_edits.set_ramps("k1", onset_s=0.1)(sign)


def test_a_key_is_no_span() -> None:
    with pytest.raises(ValueError, match=r"no track of spans is called 'hand'; there are .*torso"):
        span_edits.add_span("hand", Span("x1", 0.0))


def test_limits_of_angles_hold_whole_degrees_as_a_file_rounds_them() -> None:
    channels: list[Channel] = [one for kind in BODY_KINDS for one in kind.channels if one.unit == "rad"]
    assert channels
    for channel in channels:
        for limit in (channel.low, channel.high):
            assert round(limit, 4) == limit
            assert channel.problem(limit) == ""
            assert channel.problem(limit * 1.001) != ""


@EACH_KIND
def test_the_sign_lasts_until_the_last_span_has_let_go(kind: TrackKind) -> None:
    alone = with_items(Sign(), TrackName(kind.name), [Span("x1", 0.4, 0.6, 0.2, 0.3)])
    assert span_s(alone) == (0.0, 1.3)
    assert not is_empty(alone)
    beside = with_items(small_sign(), TrackName(kind.name), [Span("x1", 0.4, 0.6, 0.2, 0.3)])
    assert span_s(beside) == span_s(small_sign()) == (0.0, 1.4)
    assert items_on(edits.remove_keys(["x1"])(beside), TrackName(kind.name)) == ()


def test_a_rise_is_cut_at_zero_and_zeros_are_not_told() -> None:
    span = Span("x1", 0.1, 0.2, 0.3, 0.4, (("turn_rad", 0.2), ("tilt_rad", -0.0), ("pitch_rad", 0.1)))
    assert (span.from_s, span.end_s, span.until_s) == pytest.approx((0.0, 0.3, 0.7))
    assert span.pose == (("pitch_rad", 0.1), ("turn_rad", 0.2))
    assert (span.value("turn_rad"), span.value("tilt_rad"), span.value("anything")) == (0.2, 0.0, 0.0)


@EACH_KIND
def test_spans_keep_apart_by_their_stretches_alone(kind: TrackKind) -> None:
    sign = edits.set_span("x1", 0.4, 9.0)(moved_sign(kind))
    first, second = sign.spans(kind.name)
    assert first.end_s == pytest.approx(second.time_s - SHORTEST_GAP_S)
    assert first.until_s > second.from_s


@EACH_KIND
def test_a_span_goes_along_with_the_key_it_begins_with_and_takes_no_key_along(kind: TrackKind) -> None:
    sign = moved_sign(kind)
    key = sign.hand("dominant").keys[0]
    assert sign.spans(kind.name)[0].time_s == key.time_s
    with_key = edits.move_keys([key.id], -0.1, as_one=True)(sign)
    assert (
        with_key.spans(kind.name)[0].time_s == with_key.hand("dominant").keys[0].time_s == pytest.approx(0.3)
    )
    alone = edits.move_keys(["x1"], -0.1, as_one=True)(sign)
    assert alone.hand("dominant") is sign.hand("dominant")
    assert alone.spans(kind.name)[0].time_s == pytest.approx(0.3)


@EACH_KIND
def test_ids_count_on_within_the_kind(kind: TrackKind) -> None:
    sign = moved_sign(kind, f"{kind.letter}1", f"{kind.letter}7")
    assert new_item_id(sign, TrackName(kind.name)) == f"{kind.letter}8"
    assert find_item(sign, f"{kind.letter}7")[0] == TrackName(kind.name)
    letters = [kind.letter for kind in BODY_KINDS]
    assert len(set(letters)) == len(letters)
    assert sum(name == TrackName(kind.name) for name, _ in every_item(sign)) == 2
