"""Content of a sign that tracks show: while it is the same they need not be drawn again."""

from dataclasses import replace

import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, Orientation, SpacePoint
from signer.studio.timeline.track_view.likeness import looks_alike

FREE = Key("k1", 0.4, "b", SpacePoint("fingertips", (0.0, 0.1, 0.3)), 0.2)


def sign_with(key: Key) -> Sign:
    return Sign(tracks=(HandTrack("dominant", (key,)),))


@pytest.mark.parametrize(
    "changed",
    [
        replace(FREE, orientation=Orientation(0.3, 0.1, 0.0)),
        replace(FREE, elbow=Elbow(0.4)),
        replace(FREE, placement=SpacePoint("fingertips", (0.1, 0.1, 0.3))),
    ],
)
def test_how_a_hand_turns_and_where_a_free_point_lies_are_not_drawn(changed: Key) -> None:
    assert looks_alike(sign_with(FREE), sign_with(changed))


@pytest.mark.parametrize(
    "changed",
    [
        replace(FREE, time_s=0.5),
        replace(FREE, handshape="5"),
        replace(FREE, placement=SpacePoint("index.tip", (0.0, 0.1, 0.3))),
        replace(FREE, placement=SpacePoint("fingertips", (0.0, 0.1, 0.3), "a")),
        replace(FREE, placement=Contact("fingertips", "chin")),
    ],
)
def test_times_handshapes_and_the_words_on_a_hold_are_drawn(changed: Key) -> None:
    assert not looks_alike(sign_with(FREE), sign_with(changed))
    assert not looks_alike(sign_with(FREE), Sign())
