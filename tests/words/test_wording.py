"""What things are called: plain words, and the side that is meant is the side that is said."""

from dataclasses import replace

import pytest

from signer.document.tracks.hand import Key
from signer.document.tracks.shoulder import ShoulderKey
from signer.document.values import BothMeet, Contact, Placement, SkinSpot, SpacePoint, Transition
from signer.words import wording
from sites import catalogue as sites

KEY = Key("k1", 0.4, "i", Contact("pinky.tip", "temple.R"))


def test_a_key_is_told_in_one_line() -> None:
    assert wording.key_words(KEY) == "I, pinky tip on temple, right"


def test_a_left_handed_signer_touches_the_left_temple() -> None:
    assert wording.key_words(KEY, "left") == "I, pinky tip on temple, left"


@pytest.mark.parametrize(
    ("placement", "words"),
    [
        (Contact("index.tip", "chin", "near"), "Index tip near chin"),
        (Contact("index.tip", "space.ipsi.high.near", "none"), "Index tip in space, high right, near"),
        (Contact("index.tip", "space.contra.mid.mid", "none"), "Index tip in space, middle left"),
        (Contact("index.tip", "head.beside.R", "none"), "Index tip beside the head, right"),
        (Contact("index.tip", "forehead.R", "near"), "Index tip near forehead side, right"),
        (SpacePoint("index.tip", (0.0, 0.0, 0.3)), "Index tip in space"),
        (BothMeet("index.tip", (0.0, 0.0, 0.3)), "Index tip meets the other hand"),
        (
            Contact("index.tip", SkinSpot((1890, 34744, 15380), (0.5, 0.25, 0.25))),
            "Index tip on own place near chest mid centre",
        ),
        (
            Contact("index.tip", SkinSpot((1890, 34744, 15380), (0.5, 0.25, 0.25), "Freckle")),
            "Index tip on freckle",
        ),
    ],
)
def test_the_words_say_how_the_hand_meets_the_place(placement: Placement, words: str) -> None:
    assert wording.placement_words(placement) == words


def test_a_second_contact_stands_after_the_first() -> None:
    both = replace(KEY, second=Contact("thumb.tip", "chin"))
    assert wording.key_words(both) == "I, pinky tip on temple, right, and thumb tip on chin"


def test_a_bent_hand_has_the_name_of_ones_own_or_is_a_changed_handshape() -> None:
    bent = replace(KEY, joints=(("index_pip_flex", 0.5),))
    assert wording.key_title(bent) == "I, changed"
    assert wording.key_title(replace(bent, own_handshape="loose I")) == "loose I"


def test_what_is_not_in_the_inventory_keeps_its_own_name() -> None:
    unknown = replace(KEY, handshape="none such", placement=Contact("no.tip", "no.site"))
    assert wording.key_words(unknown) == "none such, no.tip on no.site"


def test_offered_sites_have_names_of_their_own() -> None:
    names = [wording.site_name(site.id) for site in sites.every() if site.tab != "hand"]
    assert len(names) == len(set(names))


def test_a_movement_is_told_by_its_path_and_by_its_speed_when_it_is_unusual() -> None:
    assert wording.transition_words(Transition()) == "straight"
    assert wording.transition_words(Transition("arc", 0.06, "soft start")) == "arc 6 cm, soft start"
    assert wording.transition_words(Transition("slide", repeats=2)) == "slide, twice back and again"
    assert (
        wording.transition_words(Transition("circle", 0.04, turns=0.5, handles=(0.1, 0.2, 0.8, 0.9)))
        == "circle, own speed"
    )


def test_what_a_shoulder_does_in_words() -> None:
    assert wording.shoulder_words(ShoulderKey("s1", 0.4)) == "the shoulder helps 100%"
    done = ShoulderKey("s1", 0.4, assist=0.5, elevation_rad=-0.1, protraction_rad=0.2)
    assert wording.shoulder_words(done) == "the shoulder helps 50%, lowered 6°, forward 11°"


@pytest.mark.parametrize(
    ("site", "words"),
    [("chest.mid.centre", "Palm on chest mid centre"), ("temple.R", "Palm on temple, right")],
)
def test_a_place_within_a_sentence_begins_small(site: str, words: str) -> None:
    assert wording.placement_words(Contact("palm.centre", site)).replace("Palm centre", "Palm") == words


def test_every_place_has_a_name_of_its_own() -> None:
    names = [wording.site_name(site.id) for site in sites.every()]
    assert len(set(names)) == len(names)
