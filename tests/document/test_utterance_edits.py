"""Edits of utterances: what they promise, on drawn utterances and in random order."""

import random
from dataclasses import replace

import pytest

from signer.document import utterance_edits as edits
from signer.document import utterance_item_edits as item_edits
from signer.document import utterance_span_edits as span_edits
from signer.document.items import with_items
from signer.document.timing import stored
from signer.document.tracks.track import TrackName
from signer.document.utterance import Onward, Pause, SignContent, Utterance, UtteranceItem, UtteranceSpan
from signer.document.utterance_edits import UtteranceEdit
from signer.document.values import Place
from signer.files.utterance_file import digest_of, read_utterance, utterance_bytes
from tests.helpers.extent import count
from tests.strategies.utterances import content, edited, item, library, utterance

SEEDS = range(count(10, whole=600))


def one_edit(one: Utterance, chosen: random.Random) -> UtteranceEdit:
    """Choose any edit that the utterance allows."""
    ids = [each.id for each in one.items]
    some = chosen.sample(ids, chosen.randrange(1, len(ids) + 1)) if ids else []
    places = [None, *ids]
    made: list[UtteranceEdit] = [
        edits.insert_items([content(chosen), item("taken", chosen)], chosen.choice(places)),
        edits.set_utterance(tempo=chosen.uniform(-1.0, 9.0), style=chosen.choice(("clear", "natural"))),
        edits.set_places([Place("a", angle_rad=chosen.random()), Place("c")][: chosen.randrange(3)]),
        edits.set_place(Place(chosen.choice("abc"), angle_rad=chosen.uniform(-1.0, 1.0))),
    ]
    if ids:
        made += [
            edits.remove_items(some),
            edits.move_items(some, chosen.choice(places)),
            item_edits.replace_item(some[0], content(chosen)),
            item_edits.set_items(some, tempo=chosen.uniform(-1.0, 9.0), repeats=chosen.randrange(-1, 20)),
            item_edits.set_item(some[0], end="clause", moved_m=(0.1, 0.0, 0.0), hold_s=-1.0),
            item_edits.mirror_items(some),
            item_edits.set_one_handed(some, one_handed=chosen.random() < 0.5),
            item_edits.set_transition(some[0], Onward(chosen.uniform(-1.0, 1.0))),
            span_edits.add_span("q.wh", some[0], some[-1]),
        ]
    if one.spans:
        made += [span_edits.set_span(one.spans[0].id, strength=0.5), span_edits.remove_span(one.spans[0].id)]
    signs = [each for each in one.items if isinstance(each.content, SignContent)]
    if signs:
        chosen_item = chosen.choice(signs)
        other, own = chosen.choice(library()), chosen_item.content
        assert isinstance(own, SignContent)
        made += [
            item_edits.update_item(chosen_item.id, other, digest_of(other)),
            item_edits.put_back(chosen_item.id),
            item_edits.detach_item(chosen_item.id),
            item_edits.edit_sign(chosen_item.id, edited(own.edited, chosen)),
        ]
    return chosen.choice(made)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_edited_can_be_saved_and_read(seed: int) -> None:
    chosen, one = random.Random(seed), utterance(seed, most=3)
    for _ in range(8):
        edit = one_edit(one, chosen)
        came = edit.outcome(one)
        assert came.changed == (came.after is not one) == (came.after != one), edit.label
        assert edit(one) == came.after
        assert {*came.ids} <= {each.id for each in came.after.items}
        one = came.after
    assert read_utterance(utterance_bytes(one)).utterance == one


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_edits_that_take_each_other_back(seed: int) -> None:
    one = replace(utterance(seed), spans=())
    ids = [each.id for each in one.items]
    assert item_edits.mirror_items(ids)(item_edits.mirror_items(ids)(one)) == one
    away = edits.move_items(ids[:1])(one)
    assert edits.move_items(ids[:1], ids[1] if len(ids) > 1 else None)(away) == one
    came = edits.insert_items([Pause(0.1)], ids[0]).outcome(one)
    assert edits.remove_items(came.ids)(came.after) == one
    for each in one.items:
        if isinstance(each.content, SignContent):
            digest = each.content.digest
            assert item_edits.update_item(each.id, each.content.sign, digest)(one) is one
            assert item_edits.edit_sign(each.id, each.content.edited)(one) is one


def test_an_update_keeps_what_was_changed_here_and_tells_what_is_lost() -> None:
    sign = next(one for one in library() if one.gloss == "NAME")
    track = TrackName("hand", "dominant")
    first, last = sign.hand("dominant").keys
    mine = with_items(sign, track, (first, replace(last, hold_s=0.3)))
    one = Utterance(items=(UtteranceItem("i1", SignContent("NAME", sign, digest_of(sign))),))
    came = item_edits.edit_sign("i1", mine).outcome(one)
    assert came.words == ""
    theirs = with_items(sign, track, (replace(first, hold_s=stored(first.hold_s / 2)), last))
    updated = item_edits.update_item("i1", theirs, digest_of(theirs)).outcome(came.after)
    kept = updated.after.item("i1").content
    assert isinstance(kept, SignContent)
    assert [key.hold_s for key in kept.edited.hand("dominant").keys] == [stored(first.hold_s / 2), 0.3]
    assert (updated.words, kept.digest) == ("", digest_of(theirs))
    shorter = with_items(sign, track, (first,))
    lost = item_edits.update_item("i1", shorter, digest_of(shorter)).outcome(came.after)
    assert lost.words == f"changes to {last.id} are gone: the sign has no such key any more"
    own = item_edits.edit_sign("i1", shorter).outcome(came.after)
    assert own.words == "NAME is now a copy of its own, which the library does not update"
    assert item_edits.put_back("i1")(came.after) == one


def test_spans_lie_over_what_is_left_of_their_items() -> None:
    one = Utterance(
        items=tuple(UtteranceItem(f"i{number}", Pause()) for number in range(1, 6)),
        spans=(UtteranceSpan("n1", "q.wh", "i2", "i4"),),
    )

    def ends(edit: UtteranceEdit) -> list[tuple[str, str]]:
        return [(span.from_item, span.to_item) for span in edit(one).spans]

    assert ends(edits.remove_items(["i2", "i5"])) == [("i3", "i4")]
    assert ends(edits.remove_items(["i2", "i3", "i4"])) == []
    assert ends(edits.move_items(["i4"], "i1")) == [("i2", "i3")]
    assert ends(edits.move_items(["i4"], "i2")) == [("i4", "i3")]  # still together
    assert ends(edits.move_items(["i2", "i3", "i4"], "i1")) == [("i2", "i4")]
    assert ends(edits.move_items(["i5"], "i3")) == [("i2", "i4")]
    assert ends(edits.insert_items([Pause()], "i3")) == [("i2", "i4")]


def test_what_there_is_not_is_said() -> None:
    one = Utterance(items=(UtteranceItem("i1", Pause()),))
    with pytest.raises(LookupError, match="no item 'i2' in this sentence; its items: i1"):
        edits.remove_items(["i2"])(one)
    with pytest.raises(ValueError, match="is no sign"):
        item_edits.put_back("i1")(one)
    with pytest.raises(ValueError, match="an item has no temp; it has tempo"):
        item_edits.set_item("i1", temp=1.0)
    with pytest.raises(LookupError, match="no signal 'n1'"):
        span_edits.remove_span("n1")(one)
