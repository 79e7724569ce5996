"""Words become sounds, of the dictionary or guessed, and sounds become shapes of the mouth."""

import pytest

from nonmanuals.letters import guessed
from nonmanuals.mouthing import PHONEMES, phoneme_problem, phonemes, visemes
from nonmanuals.words import SOUNDS, packed, unpacked
from tools.bake_words import entries_of


@pytest.mark.parametrize(
    ("word", "sounds"),
    [
        ("finish", "F IH1 N IH0 SH"),
        ("Mother", "M AH1 DH ER0"),
        ("don't", "D OW1 N T"),
        ("ice cream", "AY1 S K R IY1 M"),
    ],
)
def test_words_of_the_dictionary_are_known(word: str, sounds: str) -> None:
    found = phonemes(word)
    assert found.sounds == tuple(sounds.split())
    assert not found.is_guessed


@pytest.mark.parametrize(
    ("word", "sounds"), [("finish", "F IH1 SH"), ("mother", "M AH1 DH"), ("home", "HH OW1 M"), ("I", "AY1")]
)
def test_the_first_reading_keeps_the_stressed_beginning_and_what_closes_it(word: str, sounds: str) -> None:
    assert phonemes(word, "first").sounds == tuple(sounds.split())


@pytest.mark.parametrize(
    ("word", "sounds"),
    [
        ("mouthpicture", "M AW1 TH P IH2 K CH ER0"),
        ("blake's", "B L EY1 K S"),
        ("vlogged", "V L AA1 G EH0 D"),
        ("chinphone", "CH IH1 N F OW2 N"),
        ("zake", "Z EY1 K"),
        ("phight", "F AY1 T"),
    ],
)
def test_other_words_are_guessed_by_endings_compounds_and_letters(word: str, sounds: str) -> None:
    assert guessed(word) == tuple(sounds.split())


def test_a_guess_says_that_it_is_one_and_has_known_sounds_only() -> None:
    found = phonemes("zorblax")
    assert found.is_guessed
    assert set(found.sounds) <= set(SOUNDS)
    assert phonemes("").sounds == ()
    for letters in ("qwxyz", "eee", "schtzngrmm", "ö", "a"):
        assert set(guessed(letters)) <= set(SOUNDS)


def test_every_phoneme_has_shapes_and_lips_must_meet_for_some() -> None:
    for name in PHONEMES:
        mouths = visemes([name])
        assert all(mouth.weights or name == "HH" for mouth in mouths)
        assert len(mouths) == (2 if name in ("AW", "AY", "EY", "OW", "OY") else 1)
    assert {name for name in PHONEMES if visemes([name])[0].must_reach} == set("PBMFVW")
    assert visemes(["HH", "OW1"])[0].weights == visemes(["OW"])[0].weights
    long, short = visemes([("P", 1.0), ("AA1", 0.25)])
    assert (long.length, short.length) == (1.0, 0.25)
    with pytest.raises(LookupError, match="no phoneme 'XX'"):
        visemes(["XX"])
    assert phoneme_problem("AA1") == ""
    assert "no phoneme 'SCH'" in phoneme_problem("SCH")


def test_words_packed_and_unpacked_are_the_same() -> None:
    entries = entries_of(
        "cat K AE1 T\ncat(2) K AE1 D\ncats K AE1 T S # plural\n3d TH R IY1\n'em AH0 M\nca K AA1\n"
    )
    assert sorted(entries) == ["ca", "cat", "cats"]
    assert [word for word, _ in unpacked(packed(entries))] == ["ca", "cat", "cats"]
    assert len(dict(unpacked(packed(entries)))["cats"]) == 4
