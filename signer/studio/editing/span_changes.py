"""Changes of what torso or head do under the playhead, as pure functions of the sign: the span there, made first where there is none."""

from collections.abc import Callable, Mapping
from typing import Final

from signer.document.fitting import with_new_item
from signer.document.items import item_under, new_item_id
from signer.document.queries import key_under
from signer.document.sign import Sign
from signer.document.span_edits import set_span_pose
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.kinds import KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.document.values import LANES
from signer.lazy import lazily

with lazily():
    from signer.motion.carriers import spans

NEW_SPAN_S: Final = 0.3
"""A new span is at full strength for so long, s: as long as a short sign is held, and enough for its bar and slopes to be seen."""


def of_span(kind: str, time_s: float, values: Mapping[str, float]) -> Callable[[Sign], Sign]:
    """Return the change of channels of a span at a time, rad or m.

    A new one has the posture that is there, and the time and hold of the hand's key there, as it belongs to it.
    """

    def change(sign: Sign) -> Sign:
        row = TrackName(kind)
        span = item_under(sign, row, time_s)
        if span is None:
            span = _new_span(sign, row, time_s)
            sign = with_new_item(sign, row, span)
        return set_span_pose(span.id, **values).change(sign)

    return change


def pose_at(sign: Sign, kind: str, time_s: float) -> dict[str, float]:
    """Return what a part does at a time by its channels, rad or m."""
    found = sign.spans(kind)
    return spans.values_at(found, tuple(channel.name for channel in KINDS[kind].channels), time_s) if found else {}


def _new_span(sign: Sign, row: TrackName, time_s: float) -> Span:
    start_s, hold_s = time_s, NEW_SPAN_S
    hand = next((key for lane in LANES if (key := key_under(sign.hand(lane), time_s)) is not None), None)
    if hand is not None and hand.hold_s > 0.0 and not _crosses(sign.spans(row.kind), hand.time_s, hand.end_s):
        start_s, hold_s = hand.time_s, hand.hold_s
    following = next((span for span in sign.spans(row.kind) if span.time_s > time_s), None)
    if following is not None:
        hold_s = min(hold_s, (following.time_s - start_s) / 2)
    return Span(new_item_id(sign, row), start_s, stored(hold_s), pose=tuple(pose_at(sign, row.kind, time_s).items()))


def _crosses(spans: tuple[Span, ...], from_s: float, to_s: float) -> bool:
    return any(span.end_s >= from_s - SAME_TIME_S and span.time_s <= to_s + SAME_TIME_S for span in spans)
