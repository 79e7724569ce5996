"""Laws of guesses: settled by the field they are about and by nothing else, gone and back with their keys."""

import json
from dataclasses import replace
from typing import Final

import pytest

from signer.document import edits
from signer.document.edits import Edit
from signer.document.guess_edits import accept_above, accept_guess, choose_guess, find_guess
from signer.document.guesses import GUESS_FIELDS, Alternative, Guess, GuessField, GuessValue
from signer.document.inserting import insert_sign
from signer.document.problems import guess_problems
from signer.document.queries import every_key, find_key
from signer.document.sign import Sign
from signer.document.values import Contact, Elbow, GlobalOrientation
from signer.files import read_sign
from signer.files.writing import sign_bytes
from signer.motion.operations.hand_edits import RaiseElbow
from signer.sequencing.part import part_of, placed, placed_guesses
from tests.helpers.sign_files import problems
from tests.helpers.signs import small_sign

OTHER: Final[dict[GuessField, GuessValue]] = {
    "handshape": "s",
    "placement": Contact("index.tip", "chin"),
    "directions": GlobalOrientation((0.0, 0.0, 1.0), (0.0, 1.0, 0.0)),
    "elbow": Elbow(0.5),
    "second": Contact("thumb.tip", "nose.tip"),
}
SETTLING: Final[dict[GuessField, Edit]] = {
    "timing": edits.set_hold("k1", 0.3),
    "handshape": edits.replace_key("dominant", "k1", joints=(("index_pip_flex", 0.4),)),
    "placement": edits.replace_key("dominant", "k1", placement=Contact("index.tip", "chin")),
    "directions": edits.replace_key(
        "dominant", "k1", orientation=GlobalOrientation((0.0, 0.0, 1.0), (0.0, 1.0, 0.0))
    ),
    "elbow": edits.replace_key("dominant", "k1", elbow=Elbow(0.5)),
    "second": edits.replace_key("dominant", "k1", second=Contact("thumb.tip", "nose.tip")),
}


def draft() -> Sign:
    """The small sign of which every field of two keys is guessed."""
    guesses = tuple(
        Guess(
            key_id,
            field,
            (Alternative(OTHER[field], 0.96 if field == "elbow" else 0.5),) if field in OTHER else (),
            "why",
        )
        for key_id in ("k1", "k2")
        for field in GUESS_FIELDS
    )
    return replace(small_sign(), guesses=guesses)


def open_ones(sign: Sign) -> set[tuple[str, str]]:
    return {(guess.key_id, guess.field) for guess in sign.guesses}


@pytest.mark.parametrize("field", GUESS_FIELDS)
def test_an_edit_of_a_field_settles_that_guess_alone(field: GuessField) -> None:
    before = draft()
    assert open_ones(before) - open_ones(SETTLING[field](before)) == {("k1", field)}
    assert open_ones(SETTLING[field](before)) <= open_ones(before)


@pytest.mark.parametrize("field", GUESS_FIELDS)
def test_accepting_settles_a_guess_and_changes_no_key(field: GuessField) -> None:
    before = draft()
    after = accept_guess("k1", field)(before)
    assert open_ones(before) - open_ones(after) == {("k1", field)}
    assert list(every_key(after)) == list(every_key(before))


@pytest.mark.parametrize("field", OTHER)
def test_choosing_gives_the_key_the_alternative_and_settles_it(field: GuessField) -> None:
    before = draft()
    after = choose_guess("k1", field, 0)(before)
    assert open_ones(before) - open_ones(after) == {("k1", field)}
    key = find_key(after, "k1")[1]
    assert OTHER[field] in (key.handshape, key.placement, key.orientation, key.elbow, key.second)


def test_an_edit_that_is_solved_settles_what_it_turned() -> None:
    before = draft()
    key = find_key(before, "k1")[1]
    after = RaiseElbow(0.2, at=edits.Moment("dominant", key.time_s))(before)
    assert ("k1", "elbow") not in open_ones(after)
    assert ("k1", "placement") in open_ones(after)
    assert {one for one in open_ones(before) if one[0] == "k2"} <= open_ones(after)


def test_what_is_surer_than_a_share_is_accepted_at_once() -> None:
    before = draft()
    after = accept_above(0.95)(before)
    assert open_ones(before) - open_ones(after) == {("k1", "elbow"), ("k2", "elbow")}


def test_a_key_that_is_deleted_takes_its_guesses_along() -> None:
    after = edits.remove_keys(["k1"])(draft())
    assert {key for key, _ in open_ones(after)} == {"k2"}


def test_copies_and_signs_that_are_inserted_keep_their_guesses() -> None:
    copied = edits.copy_keys(["k1"], 3.0, new_ids=["k9"])(draft())
    assert {field for key, field in open_ones(copied) if key == "k9"} == set(GUESS_FIELDS)
    inserted = insert_sign(draft(), 5.0)(small_sign())
    assert len(inserted.guesses) == len(draft().guesses)
    assert {guess.key_id for guess in inserted.guesses} <= {key.id for _, key in every_key(inserted)}


def test_nothing_else_is_settled_where_an_edit_changes_something_else() -> None:
    before = draft()
    for edit in (edits.set_details(gloss="IDEA"), edits.set_easing("k1", "even"), edits.set_hold("k3", 0.4)):
        assert edit(before).guesses is before.guesses


def test_each_guess_is_worth_a_look_until_it_is_settled() -> None:
    found = list(guess_problems(draft()))
    assert len(found) == len(draft().guesses)
    assert {one.severity for one in found} == {"warning"}
    assert "tracks[0] (hand, dominant).keys[0]: guessed: timing (why); settle it" in map(str, found)


def test_a_guess_or_an_alternative_that_is_not_there_is_refused() -> None:
    with pytest.raises(LookupError, match="nothing is guessed of elbow"):
        find_guess(small_sign(), "k1", "elbow")
    with pytest.raises(LookupError, match="no alternative 1; the guess has 1"):
        choose_guess("k1", "elbow", 1)(draft())


def test_a_file_keeps_guesses_and_says_what_is_wrong_with_them() -> None:
    written = sign_bytes(draft())
    assert b'"version": [2, 7],' in written
    assert read_sign(written) == (draft(), ())
    content = json.loads(written)
    content["guesses"][1]["alternatives"] = [{"elbow": {}}, {"handshape": "zz"}, {}]
    content["guesses"][2]["field"] = "mood"
    told = "\n".join(problems(content))
    assert "guesses[1].alternatives[0]: elbow is no value of a guess of handshape" in told
    assert "guesses[1].alternatives[1].handshape: there is no handshape" in told
    assert "guesses[1].alternatives[2]: has neither handshape, contacts" in told
    assert "guesses[2].field: " in told


def test_a_guess_of_a_key_that_is_gone_counts_for_nothing() -> None:
    sign = replace(small_sign(), guesses=(Guess("k77", "elbow"),))
    assert read_sign(sign_bytes(sign)).sign == small_sign()


def test_a_sentence_keeps_the_guesses_of_its_signs_by_the_ids_of_its_keys() -> None:
    part = part_of(draft())
    keys = {item.id for _, item in placed(part, "i1", 1.0)}
    guesses = list(placed_guesses(part, "i1"))
    assert [guess.field for guess in guesses] == [guess.field for guess in draft().guesses]
    assert {guess.key_id for guess in guesses} <= keys
