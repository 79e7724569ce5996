"""Signs of two hands that differ in when their keys come: held for long or not, begun together or not,
touching each other or not."""

from itertools import accumulate

from hypothesis import strategies as st

from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.values import BothMeet, Contact, HandRole, Placement, SpacePoint

FREE = SpacePoint("palm.centre", (0.0, -0.2, 0.25))
TOUCH = Contact("index.tip", "other.palm.centre")
MEET = BothMeet("palm.centre", (0.0, -0.1, 0.3))
STEP_S = 0.05
"""Times are multiples of this, so that keys of both hands often begin and end together."""


def touches(key: Key, _role: HandRole) -> bool:
    """Return whether a key of these signs touches the other hand, as motion would find it."""
    return key.contact is not None and key.contact.site == TOUCH.site


@st.composite
def _keys(draw: st.DrawFn, letter: str, placements: tuple[Placement, ...]) -> tuple[Key, ...]:
    spans = draw(
        st.lists(
            st.tuples(st.integers(1, 8), st.integers(0, 10)), min_size=0 if letter == "b" else 1, max_size=4
        )
    )
    ends = accumulate(gap + hold for gap, hold in spans)
    times = [(end - hold, hold) for end, (_, hold) in zip(ends, spans, strict=True)]
    return tuple(
        Key(
            f"{letter}{index}",
            stored(start * STEP_S),
            "b",
            draw(st.sampled_from(placements)),
            stored(hold * STEP_S),
        )
        for index, (start, hold) in enumerate(times, 1)
    )


@st.composite
def timed_signs(draw: st.DrawFn) -> Sign:
    """A sign whose dominant hand has up to four keys, and the base hand and their shoulders none or some."""
    dominant = draw(_keys("k", (FREE, TOUCH, TOUCH, MEET)))
    base = draw(_keys("b", (FREE, FREE, TOUCH, MEET)))
    shoulders = [
        tuple(ShoulderKey(f"{letter}{key.id}", key.time_s, key.hold_s) for key in keys if draw(st.booleans()))
        for letter, keys in (("s", dominant), ("t", base))
    ]
    return Sign(
        tracks=(
            HandTrack("dominant", dominant),
            HandTrack("base", base),
            ShoulderTrack("dominant", shoulders[0]),
            ShoulderTrack("base", shoulders[1]),
        )
    )
