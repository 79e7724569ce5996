"""Laws of signals on a sign: bound ends stay on their keys whatever is edited, grammar nests, parts come out."""

import random

import pytest

from nonmanuals import catalogue
from nonmanuals.target import Hand
from signer.document import edits, face_edits
from signer.document.grammar_parts import placed_parts
from signer.document.inserting import insert_sign
from signer.document.items import items_on
from signer.document.problems import structure_problems
from signer.document.queries import every_key, find_key, find_span, span_s
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.face import FACE
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.document.values import Place
from tests.helpers.extent import each
from tests.helpers.signs import random_sign, small_sign


def asked(sign: Sign) -> Sign:
    """A sign with a question over its dominant keys, and a signal on each other track of the face."""
    keys = sign.hand("dominant").keys
    sign = face_edits.spread("q.wh", keys[0].id, keys[-1].id)(sign)
    for number, kind in enumerate(FACE[1:]):
        signal = catalogue.on_track(kind.name)[0].id
        sign = face_edits.spread(signal, keys[number % len(keys)].id)(sign)
    return sign


def offsets(sign: Sign) -> dict[str, tuple[float, float]]:
    """By span, how far its bound ends are from the edges of their keys."""
    edges = {key.id: key for _, key in every_key(sign)}
    return {
        span.id: (
            span.time_s - edges[span.from_key].time_s if span.from_key else 0.0,
            span.end_s - edges[span.to_key].end_s if span.to_key else 0.0,
        )
        for kind in SPAN_KINDS
        for span in sign.spans(kind.name)
    }


def test_a_signal_set_over_keys_leads_and_lags_as_the_inventory_says() -> None:
    sign = face_edits.spread("gaze.locus", "k1")(small_sign())
    (span,) = sign.spans("gaze")
    key, signal = find_key(sign, "k1")[1], catalogue.find("gaze.locus")
    assert (span.from_key, span.to_key) == ("k1", "k1")
    assert span.time_s == pytest.approx(max(key.time_s - signal.lead_s, 0.0))
    assert span.end_s == pytest.approx(max(key.end_s + signal.lag_s, span.time_s))
    assert (span.onset_s, span.offset_s) == (signal.onset_s, signal.offset_s)
    with pytest.raises(LookupError, match="no key 'k99'"):
        face_edits.spread("q.wh", "k99")(sign)


@pytest.mark.parametrize("seed", range(12))
def test_bound_ends_stay_on_their_keys_whatever_is_done_to_keys(seed: int) -> None:
    draw, sign = random.Random(seed), asked(random_sign(seed, keys=4))
    for _ in range(25):
        before = sign
        keys = [key.id for _, key in every_key(sign)]
        if len(keys) < 2:
            return
        some = draw.sample(keys, draw.randrange(1, min(len(keys), 3)))
        spans = [span.id for kind in FACE for span in sign.spans(kind.name)]
        edit = draw.choice(
            [
                edits.move_keys([*some, *spans[: draw.randrange(2)]], draw.uniform(-0.3, 0.3), ripple=draw.random() < 0.5,
                                as_one=draw.random() < 0.5),
                edits.stretch_keys(some, draw.uniform(0, 2), draw.uniform(0.5, 1.5), ripple=draw.random() < 0.5),
                edits.set_hold(some[0], draw.uniform(0.0, 0.6), ripple=draw.random() < 0.5),
                edits.remove_keys(some[:1], ripple=draw.random() < 0.5),
                edits.move_keys(some[:1], draw.uniform(-1.5, 1.5)),
            ]
        )  # fmt: skip
        sign = edit(sign)
        assert structure_problems(sign) == ()
        assert edit(before) == sign
        was, now = offsets(before), offsets(sign)
        (marker,) = sign.spans("grammar")  # nothing on its track limits it
        edges = [{key.id: (key.time_s, key.end_s) for _, key in every_key(one)} for one in (before, sign)]
        bound = {marker.from_key, marker.to_key} - {""}
        went = any(edges[0][name] != edges[1][name] for name in bound)  # else a drag may have moved it alone
        for end in range(2):
            if went and (marker.from_key, marker.to_key)[end] and marker.time_s > 0.0 and marker.hold_s > 0.0:
                assert now[marker.id][end] == pytest.approx(was[marker.id][end], abs=3e-6)
        known = {key.id for _, key in every_key(sign)} | {""}
        for kind in FACE:
            assert {name for span in sign.spans(kind.name) for name in (span.from_key, span.to_key)} <= known


def test_a_span_that_is_dragged_alone_stays_where_it_was_put_and_remains_bound() -> None:
    sign = face_edits.spread("q.wh", "k1")(small_sign())
    moved = edits.move_keys(["g1"], 0.1)(sign)
    assert moved.spans("grammar")[0].time_s == pytest.approx(sign.spans("grammar")[0].time_s + 0.1)
    assert moved.spans("grammar")[0].from_key == "k1"
    free = face_edits.bind("g1", from_key="", to_key="")(sign)
    assert edits.move_keys(["k1"], 0.1)(free).spans("grammar") == free.spans("grammar")
    with pytest.raises(LookupError, match="no key 'k9'"):
        face_edits.bind("g1", to_key="k9")(sign)


def test_grammar_nests_and_other_tracks_do_not() -> None:
    sign = add_span("grammar", Span("g1", 0.4, 1.0, signal="conditional"))(small_sign())
    sign = add_span("grammar", Span("g2", 0.6, 0.2, signal="negation"))(sign)
    sign = add_span("grammar", Span("g3", 0.4, 1.2, signal="q.yn"))(sign)
    assert [span.id for span in sign.spans("grammar")] == ["g3", "g1", "g2"]
    assert structure_problems(sign) == ()
    assert [span.hold_s for span in sign.spans("grammar")] == [1.2, 1.0, 0.2]
    later = edits.move_keys(["g3"], 0.5)(sign)
    assert [span.id for span in later.spans("grammar")] == ["g1", "g2", "g3"]
    sign = add_span("mouth", Span("m1", 0.4, 1.0, signal="morph.th"))(sign)
    sign = add_span("mouth", Span("m2", 0.6, 0.2, signal="morph.oo"))(sign)
    assert [span.hold_s for span in sign.spans("mouth")] == pytest.approx([0.199, 0.2])


def test_copies_are_bound_to_copies() -> None:
    sign = face_edits.spread("q.wh", "k1")(small_sign())
    both = edits.copy_keys(["k1", "g1"], 3.0)(sign)
    first, second = both.spans("grammar")
    assert (first.from_key, second.from_key) == ("k1", new := find_key(both, second.from_key)[1].id)
    assert new != "k1"
    assert edits.copy_keys(["g1"], 3.0)(sign).spans("grammar")[1].from_key == ""
    put_in = insert_sign(asked(small_sign()), 5.0)(sign)
    own, came = put_in.spans("grammar")
    assert own.from_key == "k1"
    assert came.from_key in {key.id for _, key in every_key(put_in)} - {"k1"}


def test_parts_are_at_their_places_and_come_out_as_spans_of_their_own() -> None:
    sign = face_edits.spread("topic", "k1")(small_sign())
    span = sign.spans("grammar")[0]
    parts = {part.signal.id: part for part in placed_parts(span, sign.hand("dominant").keys)}
    assert parts["brow.raise"][2:4] == (span.time_s, span.hold_s)
    assert parts["head.nod"].time_s >= span.end_s
    assert parts["eyes.blink"].end_s == pytest.approx(span.end_s)
    assert parts["head.tilt.back"].strength == 0.7
    assert span_s(sign)[1] >= max(part.until_s for part in parts.values()) - 1e-6
    free = face_edits.release_part("g1", "brow.raise")(sign)
    (brow,) = free.spans("brows")
    assert (brow.signal, brow.time_s, brow.strength) == ("brow.raise", span.time_s, 1.0)
    assert "brow.raise" not in {part.signal.id for part in placed_parts(free.spans("grammar")[0])}
    with pytest.raises(LookupError, match=r"has no part 'brow\.raise'; it has"):
        face_edits.release_part("g1", "brow.raise")(free)
    mirrored = face_edits.set_span("g1", side="mirrored")(sign).spans("grammar")[0]
    assert dict(placed_parts(mirrored)[2].signal.pose)["head.tilt_rad"] < 0.0


def test_edits_of_signals_change_what_they_say() -> None:
    sign = face_edits.spread("q.wh", "k1")(small_sign())
    other = face_edits.set_span("g1", signal="role.ipsi")(sign)
    assert other.spans("grammar")[0].onset_s == catalogue.find("role.ipsi").onset_s
    assert face_edits.set_span("g1", signal="q.wh")(sign) is sign
    longer = face_edits.lengthen_last("g1")(sign)
    assert find_key(longer, "k1")[1].hold_s == pytest.approx(find_key(sign, "k1")[1].hold_s + 0.12)
    with pytest.raises(ValueError, match="no field 'hue'"):
        face_edits.set_span("g1", hue=1)
    shaken = add_span("head", Span("h1", 2.0, 1.0, signal="head.shake"))(sign)
    fixed = find_span(face_edits.fix("h1")(shaken), "h1")[1]
    assert fixed.value("turn_rad") == pytest.approx(0.2094, abs=1e-4)
    assert fixed.rate_hz == 2.2
    with pytest.raises(ValueError, match="cannot be fixed"):
        face_edits.fix("g1")(sign)
    placed = face_edits.set_places([Place("a", "Mary")])(sign)
    assert placed.places[0].name == "Mary"
    with pytest.raises(ValueError, match="an id of its own"):
        face_edits.set_places([Place("a"), Place("a")])
    assert face_edits.set_addressee((0.0, 0.2, 1.0))(sign).addressee_m == (0.0, 0.2, 1.0)


@each([
        ("brows", Span("x", 0.0, signal="brow.rise"), "no signal 'brow.rise'; did you mean 'brow.raise'"),
        ("brows", Span("x", 0.0, signal="q.wh"), "'q.wh' belongs on the track grammar, not on brows"),
        ("brows", Span("x", 0.0, shapes=(("browUp", 1.0),)), "no face shape 'browUp'; did you mean"),
        ("eyes", Span("x", 0.0, shapes=(("eyeLookUpLeft", 1.0),)), "follows the eyes and cannot be set"),
        ("brows", Span("x", 0.0, shapes=(("jawOpen", 1.1),)), "jawOpen is 1.1; it must be from 0 to 1"),
        ("brows", Span("x", 0.0, target=Hand("base")), "a brows span has no target"),
        ("gaze", Span("x", 0.0, shapes=(("jawOpen", 1.0),)), "a gaze span has no shapes"),
        ("nose", Span("x", 0.0, word="dog"), "a nose span has no word"),
        ("mouth", Span("x", 0.0, pose=(("turn_rad", 0.1),)), "the mouth has no turn_rad; it has none"),
        ("mouth", Span("x", 0.0, strength=1.6), "strength is 1.6; it must be from 0 to 1.5"),
        ("head", Span("x", 0.0, rate_hz=0.0), "rate_hz is 0; it must be from 0.1 to 20"),
        ("grammar", Span("x", 0.0, signal="q.wh", released=("brow.raise",)), "'brow.raise' is no part of 'q.wh'"),
        ("grammar", Span("x", 0.0, strength=float("nan")), "strength is nan; it must be a finite number"),
    ],
)  # fmt: skip
def test_what_a_track_cannot_hold_is_refused(kind: str, span: Span, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        add_span(kind, span)(small_sign())
    assert items_on(small_sign(), TrackName(kind)) == ()
