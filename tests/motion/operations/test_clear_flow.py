"""Keys that a hand would pass deeper in flesh get a stop, others none, and none that somebody took back."""

from dataclasses import replace

from signer.document.key_edits import set_stops
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import GlobalOrientation, SpacePoint, Vector
from signer.motion.checks.review import review
from signer.motion.operations.clear_flow import with_clear_flow
from signer.motion.solving.descent import quietly
from signer.sequencing.free_ways import with_free_ways
from tests.helpers.characters import REFERENCE

THROUGH_BELLY: tuple[Vector, ...] = (-0.21, -0.07, 0.12), (-0.07, -0.26, 0.19), (-0.03, -0.24, 0.29)
IN_SPACE: tuple[Vector, ...] = (-0.30, -0.10, 0.30), (-0.20, 0.0, 0.35), (-0.15, -0.10, 0.35)


def passing(points: tuple[Vector, ...], life: float = 1.0) -> Sign:
    """A sign whose hand goes by three points, the first and the last of which it stops at."""
    turned = GlobalOrientation((0.3, -0.3, -0.8), (0.5, 0.7, 0.2))
    keys = (
        Key(f"k{row}", 0.6 + 0.3 * row, "open_b", SpacePoint("palm.centre", point), orientation=turned)
        for row, point in enumerate(points)
    )
    return Sign(gloss="PASSING", life=life, tracks=(HandTrack("dominant", tuple(keys)),))


def test_a_key_stops_that_would_be_passed_deeper_and_no_other_and_not_where_a_stop_is_taken_back() -> None:
    still, clear = passing(THROUGH_BELLY, 0.0), passing(IN_SPACE)
    assert with_free_ways(still, still) is still
    lively = with_free_ways(replace(still, life=1.0), still)  # it is looked at where life changes
    assert [key.stops for key in lively.hand("dominant").keys] == [False, True, False]
    assert with_clear_flow(clear, Sign(), REFERENCE, quietly) is clear
    free = set_stops("k1", False)(lively)
    assert with_clear_flow(free, lively, REFERENCE, quietly) is free


def test_a_check_tells_how_much_of_a_depth_is_by_life() -> None:
    for life in (1.0, 0.0):
        deep = [one.words for one in review(passing(THROUGH_BELLY, life)).problems if one.code == "inside"]
        assert any(words.endswith(" mm of it by life") for words in deep) == bool(life)
