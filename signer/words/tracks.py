"""The words of every kind of track: how the window calls its rows and what is on them.

A new kind is one entry here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import degrees
from typing import Any, Final

from body_model.plain_types import Side
from nonmanuals import catalogue
from nonmanuals.target import Direction, Target
from signer.document import queries
from signer.document.sign import Sign
from signer.document.tracks.kinds import KINDS, SPAN_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import Item, TrackName, sided
from signer.document.values import Easing, HandForm, PathShape
from signer.phrases import begins, joined, phrase
from signer.words import wording
from signer.words.numbers import as_degrees, signed
from signer.words.signals import signal_title
from signer.words.wording import HANDS, KIND_WORDS, SIDES


@dataclass(frozen=True, slots=True)
class TrackWords:
    """Words of the window for one kind of track and its items.

    Attributes:
        title: name of the row of a track.
        empty: words on a row with nothing on it.
        item: an item in one line, for a signer of a dominant side.
        short: an item in the few words that fit on its bar.
        way: how the signer goes on from an item to the next.
        path: shape of that way as it is drawn.
        easing: its speed; None for a curve of its own.
        form: hand whose picture stands on an item's bar; None for no picture.
    """

    title: Callable[[Sign, TrackName], str]
    empty: Callable[[Sign, TrackName], str]
    item: Callable[[Any, Side], str]
    short: Callable[[Any, Side], str]
    way: Callable[[Any], str]
    path: Callable[[Any], PathShape]
    easing: Callable[[Any], Easing | None]
    form: Callable[[Any], HandForm | None]


def _empty_hand(sign: Sign, name: TrackName) -> str:
    if name.side == "dominant":
        return phrase("Empty. Press K to set the first key here, or choose a handshape.")
    return phrase(
        "The {side} hand rests. Click here and choose a handshape to use it.",
        side=SIDES[queries.side_of(sign, sided(name))],
    )


_HAND: Final = TrackWords(
    title=lambda sign, name: begins(HANDS[queries.side_of(sign, sided(name))]),
    empty=_empty_hand,
    item=wording.key_words,
    short=lambda key, side: wording.placement_words(key.placement, side),
    way=lambda key: wording.transition_words(key.transition),
    path=lambda key: key.transition.path,
    easing=lambda key: key.transition.easing if key.transition.handles is None else None,
    form=lambda key: key.form.look,
)
_SHOULDER: Final = TrackWords(
    title=lambda _sign, _name: phrase("Shoulder"),
    empty=lambda _sign, _name: phrase("By itself: it helps towards what is far."),
    item=lambda key, _side: begins(wording.shoulder_words(key)),
    short=lambda key, _side: wording.shoulder_words_in_short(key),
    way=lambda key: wording.EASING_WORDS[key.easing],
    path=lambda _key: "straight",
    easing=lambda key: key.easing,
    form=lambda _key: None,
)


@dataclass(frozen=True, slots=True)
class ChannelWords:
    """Words for one channel of a span.

    Attributes:
        title: name of its slider.
        more: where a positive value takes the part, for a right-handed signer.
        less: where a negative value does.
    """

    title: str
    more: str
    less: str

    def direction(self, value: float, side: Side) -> str:
        """Return where a value takes the part, on the side that a signer of this dominant side shows."""
        word = self.more if value > 0.0 else self.less
        return {"left": SIDES["right"], "right": SIDES["left"]}.get(word, word) if side == "left" else word


CHANNELS: Final[Mapping[str, Mapping[str, ChannelWords]]] = {
    "torso": {
        "pitch_rad": ChannelWords(phrase("Lean"), phrase("forward"), phrase("back")),
        "turn_rad": ChannelWords(phrase("Turn"), phrase("left"), phrase("right")),
        "tilt_rad": ChannelWords(phrase("Tilt"), phrase("right"), phrase("left")),
    },
    "head": {
        "pitch_rad": ChannelWords(phrase("Nod"), phrase("down"), phrase("up")),
        "turn_rad": ChannelWords(phrase("Turn"), phrase("left"), phrase("right")),
        "tilt_rad": ChannelWords(phrase("Tilt"), phrase("right"), phrase("left")),
        "thrust_m": ChannelWords(phrase("Push"), phrase("forward"), phrase("back")),
    },
}
"""Words for the channels of every kind of span track; left and right are the signer's own."""


def pose_words(kind: str, span: Span, side: Side) -> str:
    """Describe a span's posture in little room, numbers first: "12° forward, 5° left"."""
    told = []
    for channel in KINDS[kind].channels:
        if value := span.value(channel.name):
            size = as_degrees(abs(value)) if channel.unit == "rad" else f"{signed(1000.0 * abs(value))} mm"
            told.append(joined(" ", (size, CHANNELS[kind][channel.name].direction(value, side))))
    return joined(", ", told) if told else phrase("at rest")


def span_words(kind: str, span: Span, side: Side) -> str:
    """Describe a span of any kind: its signal, or its posture where it names none."""
    if not KINDS[kind].channels:
        return signal_words(kind, span, side)
    return signal_words(kind, span, side) if span.signal or span.name else pose_words(kind, span, side)


def _span_words(kind: str) -> TrackWords:
    return TrackWords(
        title=lambda _sign, _name: begins(KIND_WORDS[kind]),
        empty=lambda _sign, _name: phrase(
            "The {kind} stays as it is. Double-click where it should move.", kind=KIND_WORDS[kind]
        ),
        item=lambda span, side: joined(" ", (begins(KIND_WORDS[kind]), span_words(kind, span, side))),
        short=lambda span, side: span_words(kind, span, side),
        way=lambda _span: "",
        path=lambda _span: "straight",
        easing=lambda _span: "smooth",
        form=lambda _span: None,
    )


def target_words(target: Target | None, side: Side) -> str:
    """Describe where a gaze of no signal looks: "12° down, 20° left"; empty where it has no direction."""
    if not isinstance(target, Direction):
        return ""
    turned = SIDES["left" if (target.turn_rad > 0.0) == (side == "right") else "right"]
    ways = (
        (target.pitch_rad, phrase("down") if target.pitch_rad > 0.0 else phrase("up")),
        (target.turn_rad, turned),
    )
    told = [joined(" ", (as_degrees(abs(angle)), way)) for angle, way in ways if round(degrees(angle))]
    return joined(", ", told) if told else phrase("straight ahead")


def signal_words(kind: str, span: Span, side: Side) -> str:
    """Describe a span of the face: its signal, its word, and how strong it is where that is not the usual."""
    nameless = (
        span.name
        or target_words(span.target, side)
        or (phrase("own shape") if span.shapes else phrase("nothing"))
    )
    name = signal_title(catalogue.find(span.signal), side) if span.signal else nameless
    told = [name, f"“{span.word}”" if span.word else "", pose_words(kind, span, side) if span.pose else ""]
    told.append("" if span.strength == 1.0 else f"{round(100.0 * span.strength)} %")
    told.append(phrase("mirrored") if span.side == "mirrored" else "")
    return joined(", ", [word for word in told if word])


def _face_words(kind: str) -> TrackWords:
    return replace(
        _span_words(kind),
        empty=lambda _sign, _name: phrase(
            "Nothing yet for {kind}. Double-click to choose a signal in Face (Ctrl+7).", kind=KIND_WORDS[kind]
        ),
        item=lambda span, side: joined("", (begins(KIND_WORDS[kind]), ": ", signal_words(kind, span, side))),
        short=lambda span, side: signal_words(kind, span, side),
    )


_WORDS: Final[Mapping[str, TrackWords]] = {"hand": _HAND, "shoulder": _SHOULDER} | {
    kind.name: _span_words(kind.name) if kind.channels else _face_words(kind.name) for kind in SPAN_KINDS
}


def track_words(name: TrackName) -> TrackWords:
    """Return the words of a track's kind."""
    return _WORDS[name.kind]


def item_words(name: TrackName, item: Item, dominant_side: Side = "right") -> str:
    """Return an item of a track in one line."""
    return track_words(name).item(item, dominant_side)


def way_words(name: TrackName, item: Item) -> str:
    """Return how the signer goes on from an item of a track to the next."""
    return track_words(name).way(item)
