"""Edits of spans: what torso and head do over a stretch of time; in time they are changed as keys are."""

from dataclasses import replace
from typing import Any

from signer.document.edits import Edit
from signer.document.fitting import with_item, with_new_item
from signer.document.queries import find_span
from signer.document.sign import Sign
from signer.document.timing import LONGEST_S, stored
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import RAMPS, Span
from signer.document.tracks.track import TrackName
from signer.document.values import require_finite
from signer.phrases import phrase


def add_span(kind: str, span: Span) -> Edit:
    """Put a span on a track such as "torso", replacing any span at the same moment.

    A span that it falls into ends before it.
    """
    known = [one.name for one in SPAN_KINDS]
    if kind not in known:
        raise ValueError(f"no track of spans is called {kind!r}; there are {', '.join(known)}")
    return Edit(
        phrase("Set {kind}", kind=kind),
        lambda sign: with_new_item(sign, TrackName(kind), span),
        item_id=span.id,
    )


def set_span_pose(span_id: str, **values: float) -> Edit:
    """Change channels of a span's posture, rad or m, such as `pitch_rad=0.2`; the others stay."""

    def change(sign: Sign) -> Sign:
        span = find_span(sign, span_id)[1]
        return with_item(sign, replace(span, pose=tuple((dict(span.pose) | values).items())))

    return Edit(phrase("Change posture"), change, span_id)


def set_ramps(span_id: str, *, onset_s: float | None = None, offset_s: float | None = None) -> Edit:
    """Change how long a span rises before its stretch and lets go after it, s; what is not given stays."""
    wishes = {
        name: value for name, value in zip(RAMPS, (onset_s, offset_s), strict=True) if value is not None
    }
    require_finite(**wishes)
    changes: dict[str, Any] = {
        name: stored(min(max(value, 0.0), LONGEST_S)) for name, value in wishes.items()
    }

    def change(sign: Sign) -> Sign:
        return with_item(sign, replace(find_span(sign, span_id)[1], **changes))

    return Edit(
        phrase("Change rise") if offset_s is None else phrase("Change release"),
        change,
        span_id,
    )
