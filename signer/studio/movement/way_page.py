"""On the way: the path to the next key, how often, how fast, and what leads or lags.

Fingers and wrist may lead or lag.
"""

from __future__ import annotations

from dataclasses import replace
from math import degrees, radians
from typing import Any, Final, cast

from signer.document import key_edits
from signer.document.tracks.hand import Key
from signer.document.values import MOST_LEAD, MOST_TIMES, Easing, PathShape, Transition
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.studio.look import theme
from signer.studio.movement.key_page import TIMES, KeyPage, Number, Numbers
from signer.studio.movement.profile import ProfileCurve
from signer.studio.widgets.pieces import beneath, heading, hint, label, row
from signer.studio.widgets.segments import Segment, Segments
from signer.words import wording

PATHS: Final = (
    Segment("straight", tr("Straight"), "way_straight", tr("Straight from one place to the next")),
    Segment("arc", tr("Arc"), "way_arc", tr("A bow, away from the body unless its plane is turned")),
    Segment(
        "circle",
        tr("Circle"),
        "way_circle",
        tr("Rounds on the way, or a part of a circle through both places"),
    ),
    Segment("zigzag", tr("Zigzag"), "way_zigzag", tr("From side to side on the way")),
    Segment(
        "slide",
        tr("Slide"),
        "way_slide",
        tr("On the skin from this place to the next, in contact all the way"),
    ),
)
SPEEDS: Final = (
    Segment(
        "smooth", tr("Smooth"), "ease_smooth", tr("Soft start and soft stop: how hands move by themselves")
    ),
    Segment("even", tr("Even"), "ease_even", tr("One speed from start to end")),
    Segment("soft start", tr("Soft start"), "ease_start", tr("Ever faster")),
    Segment("soft stop", tr("Soft stop"), "ease_stop", tr("Ever slower")),
    Segment(
        "sharp stop", tr("Sharp stop"), "ease_sharp", tr("Ever faster until it stops at once, and stays")
    ),
    Segment(
        "tense", tr("Tense"), "ease_tense", tr("Held back: one speed between a short start and a short stop")
    ),
)
DEFAULT_HEIGHT_M: Final[dict[PathShape, float]] = {"arc": 0.06, "circle": 0.04, "zigzag": 0.02}
"""Size of a path that was none before."""
_HEIGHT_WORDS: Final[dict[PathShape, str]] = {
    "arc": tr("Height"),
    "circle": tr("Radius"),
    "zigzag": tr("Each way"),
}
_TURN_WORDS: Final[dict[PathShape, str]] = {"circle": tr("Round by"), "zigzag": tr("Waves")}
_TURN_UNIT: Final[dict[PathShape, float]] = {"circle": 360.0, "zigzag": 1.0}
"""Unit of a turn in the field: degrees of a circle, waves of a zigzag."""
_WHOLE: Final = 1e-6
FINGERS_AHEAD: Final = tr("By what share of the time the fingers run ahead of the hand; negative: behind")
WRIST_AHEAD: Final = tr("By what share of the time the wrist runs ahead of the hand; negative: behind")
SPACING_PX: Final = 4
"""Between the groups: the page fits a dock of a window 800 pixels high."""


class WayPage(KeyPage):
    """Changes the transition of a key."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, "way")
        to_next = tr("Path to the next key")
        self.path = Segments("movement.path", to_next, PATHS, stacked=True, snug=True, on=self._on_path)
        self.numbers = Numbers(
            "movement",
            Number(
                "height",
                tr("Height"),
                (-50, 50),
                " cm",
                lambda cm: self._change(height_m=round(cm / 100, 6)),
            ),
            Number(
                "plane",
                tr("Plane"),
                (-180, 180),
                "°",
                lambda angle: self._change(plane_rad=radians(angle)),
                tr("How far the path is turned about the line between both places; 0 is away from the body"),
            ),
            Number(
                "turns",
                tr("Round by"),
                (-360 * MOST_TIMES, 360 * MOST_TIMES),
                "",
                self._on_turns,
                tr(
                    "360 is once round; 180 is half a circle through both places; "
                    "negative goes the other way round"
                ),
            ),
            Number(
                "repeats",
                tr("Repeats"),
                (0, MOST_TIMES),
                TIMES,
                lambda times: self._change(repeats=round(times)),
                tr("How often the hand goes back and there again before it stays"),
            ),
        )
        self.speed = Segments(
            "movement.speed", tr("Speed on the way"), SPEEDS, stacked=True, snug=True, columns=3
        )
        self.speed.chosen.connect(lambda value: self._change(easing=cast(Easing, value), handles=None))
        self.profile = ProfileCurve()
        self.profile.begun.connect(session.begin_gesture)
        self.profile.shaped.connect(lambda handles: self._change(handles=handles))
        self.profile.ended.connect(session.end_gesture)
        self.leads = Numbers(
            "movement.lead",
            self._lead("fingers", tr("Fingers"), "handshape_lead", FINGERS_AHEAD),
            self._lead("wrist", tr("Wrist"), "orientation_lead", WRIST_AHEAD),
        )
        self.reason = hint(name="movement.reason")
        self.own = label("", 3, theme.SMALL)
        speed = (row(heading(tr("Speed")), None, self.own), self.speed, self.profile)
        ahead = (heading(tr("Ahead of the hand")), self.leads)
        beneath(self, self.path, self.numbers, self.reason, *speed, *ahead, gap=SPACING_PX)

    def _lead(self, name: str, words: str, field: str, tip: str) -> Number:
        """Return a number for the share of the time by which something runs ahead of the hand."""
        limits = (-100 * MOST_LEAD, 100 * MOST_LEAD)
        return Number(
            name, words, limits, " %", lambda part: self._change(**{field: round(part / 100, 4)}), tip
        )

    def show_key(self, key: Key | None, following: Key | None, reason: str) -> None:
        """Show how a key goes on; `reason` is why it cannot go so, in words."""
        self._key = key
        self.setEnabled(key is not None and following is not None)
        way = key.transition if key is not None else Transition()
        self.answer = (
            ""
            if key is None
            else tr("to rest")
            if following is None
            else translated(wording.transition_words(way))
        )
        self.path.choose(way.path)
        self.speed.choose(way.easing if way.handles is None else "")
        self.own.setText("" if way.handles is None else tr("a profile of your own"))
        self.profile.show_way(way)
        broken = way.path == "circle" and abs(way.turns - round(way.turns)) > _WHOLE
        self.numbers.show_values(height=way.height_m * 100, plane=degrees(way.plane_rad), repeats=way.repeats)
        self._show_turns(way)
        self.numbers.offer(
            "height", way.path in _HEIGHT_WORDS and not broken, _HEIGHT_WORDS.get(way.path, tr("Height"))
        )
        self.numbers.offer("plane", way.path in _HEIGHT_WORDS)
        self.numbers.offer("turns", way.path in _TURN_WORDS, _TURN_WORDS.get(way.path, tr("Round by")))
        self.leads.show_values(fingers=way.handshape_lead * 100, wrist=way.orientation_lead * 100)
        if key is not None and following is None:
            reason = tr("This is the last key of the hand: it goes back to rest from here.")
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))

    def _on_path(self, value: str) -> None:
        if self._key is not None:
            path = cast(PathShape, value)
            height_m = self._key.transition.height_m or DEFAULT_HEIGHT_M.get(path, 0.0)
            self._change(path=path, height_m=height_m)

    def _show_turns(self, way: Transition) -> None:
        field, unit = self.numbers.fields["turns"], _TURN_UNIT.get(way.path, 360.0)
        field.setSuffix("°" if unit > 1.0 else TIMES)
        field.setSingleStep(90.0 if unit > 1.0 else 1.0)
        self.numbers.show_values(turns=way.turns * unit)

    def _on_turns(self, value: float) -> None:
        if self._key is None:
            return
        turns = value / _TURN_UNIT.get(self._key.transition.path, 360.0)
        if turns and abs(turns) <= MOST_TIMES:
            self._change(turns=turns)
        else:
            self._show_turns(self._key.transition)

    def _change(self, **changes: Any) -> None:
        self._perform(lambda key: key_edits.set_transition(key.id, replace(key.transition, **changes)))
