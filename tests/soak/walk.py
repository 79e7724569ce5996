"""A random walk of edits, undos and redos: every undo gives back the same object, and what is saved is the
same bytes each time."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from body_model.face_shapes import FACE_SHAPES
from nonmanuals import catalogue
from signer.document import (
    edits,
    face_edits,
    key_edits,
    lead_edits,
    marker_edits,
    place_edits,
    shoulder_edits,
    span_edits,
    video_edits,
)
from signer.document.change import Change
from signer.document.inserting import insert_sign
from signer.document.items import every_item
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import BODY_KINDS
from signer.document.tracks.span import Span
from signer.document.values import (
    EASINGS,
    LOCAL_KINDS,
    MANNERS,
    ROLES,
    Act,
    Lead,
    LocalMovement,
    Place,
    SpacePoint,
)
from signer.document.video import Video
from signer.files import read_sign
from signer.files.writing import sign_bytes
from signer.motion.operations import face_dragging, face_points
from signer.studio.editing.session import Session
from tests.helpers.signs import random_sign, shoulder_keys, with_random_spans

SAVED_EVERY: Final = 5
GESTURE_STEPS: Final = 4
INSERTED: Final = 0.02
MOST_KEYS: Final = 60
"""Whole signs are put in as long as there are fewer keys."""


class Wish(NamedTuple):
    """Inputs that an edit may use: chance, a key of the sign, and a key of another sign."""

    draw: random.Random
    key_id: str
    donor: Key


Maker = Callable[[Wish], Change[Sign]]

REPLACED: Final = (
    ("orientation",),
    ("orientation", "elbow"),
    ("handshape", "joints", "own_handshape"),
    ("points_of",),
    ("placement", "act", "second"),
)
"""Fields of a key that the donor's take the place of together."""

# Every edit, with arguments drawn at random.
MAKERS: Final[dict[str, Maker]] = {
    "add_key": lambda w: edits.add_key(w.draw.choice(ROLES), _renamed(w.donor, w.draw)),
    "remove_keys": lambda w: edits.remove_keys([w.key_id]),
    "move_keys": lambda w: edits.move_keys(
        [w.key_id], w.draw.uniform(-0.5, 0.5), ripple=w.draw.random() < 0.3
    ),
    "stretch_keys": lambda w: edits.stretch_keys(
        [w.key_id], w.draw.uniform(0.0, 3.0), w.draw.uniform(0.2, 3.0), ripple=w.draw.random() < 0.3
    ),
    "copy_keys": lambda w: edits.copy_keys([w.key_id], w.draw.uniform(0.1, 3.0)),
    "replace_key": lambda w: edits.replace_key(
        w.draw.choice(ROLES),
        w.key_id,
        **{name: getattr(w.donor, name) for name in w.draw.choice(REPLACED)},
    ),
    "set_manner": lambda w: key_edits.set_manner(w.key_id, w.draw.choice(MANNERS)),
    "set_stops": lambda w: key_edits.set_stops(w.key_id, w.draw.random() < 0.5),
    "set_act": lambda w: key_edits.set_act(w.key_id, w.draw.choice((None, w.donor.act, Act()))),
    "set_local": lambda w: key_edits.set_local(
        w.key_id, w.donor.local[0] if w.donor.local else LocalMovement(w.draw.choice(LOCAL_KINDS[:-1]))
    ),
    "clear_local": lambda w: key_edits.clear_local(w.key_id, w.draw.choice(LOCAL_KINDS)),
    "set_hold": lambda w: edits.set_hold(w.key_id, w.draw.uniform(0.0, 1.0), ripple=w.draw.random() < 0.3),
    "set_span": lambda w: edits.set_span(
        w.key_id, begun := w.draw.uniform(0.0, 3.0), begun + w.draw.uniform(0.0, 1.0)
    ),
    "set_easing": lambda w: edits.set_easing(w.key_id, w.draw.choice(EASINGS)),
    "set_transition": lambda w: key_edits.set_transition(w.key_id, w.donor.transition),
    "set_dominant_side": lambda w: edits.set_dominant_side(w.draw.choice(("right", "left"))),
    "set_details": lambda w: edits.set_details(
        gloss=w.draw.choice(("IDEA", "MÈRE", "母")), notes=str(w.draw.random()), fps=w.draw.choice((24, 30))
    ),
}
SHOULDER_MAKERS: Final[dict[str, Maker]] = {
    "set_shoulder": lambda w: shoulder_edits.set_shoulder(w.key_id, assist=w.draw.random()),
}
SPAN_MAKERS: Final[dict[str, Maker]] = {
    "add_span": lambda w: span_edits.add_span(
        w.draw.choice(BODY_KINDS).name,
        Span(f"n{w.draw.randrange(10**6)}", stored(w.draw.uniform(0.0, 3.0)), stored(w.draw.random())),
    ),
    "set_span_pose": lambda w: span_edits.set_span_pose(
        w.key_id,
        **{
            (channel := w.draw.choice(w.draw.choice(BODY_KINDS).channels)).name: w.draw.uniform(
                channel.low, channel.high
            )
        },
    ),
    "set_ramps": lambda w: span_edits.set_ramps(
        w.key_id, onset_s=w.draw.random(), offset_s=w.draw.choice((None, 0.0, 0.3))
    ),
}
FACE_MAKERS: Final[dict[str, Maker]] = {
    "spread": lambda w: face_edits.spread(w.draw.choice(catalogue.every()).id, w.key_id),
    "set_span": lambda w: face_edits.set_span(w.key_id, strength=w.draw.uniform(0.0, 1.6), side="mirrored"),
    "bind": lambda w: face_edits.bind(w.key_id, from_key=w.draw.choice(("", "k1", "k2"))),
    "release_part": lambda w: face_edits.release_part(w.key_id, w.draw.choice(("head.shake", "brow.raise"))),
    "lengthen_last": lambda w: face_edits.lengthen_last(w.key_id),
    "fix": lambda w: face_edits.fix(w.key_id),
    "set_places": lambda w: face_edits.set_places([Place("a", "", w.draw.uniform(-1.0, 1.0))]),
    "set_addressee": lambda w: face_edits.set_addressee((0.0, w.draw.uniform(0.0, 0.3), 1.5)),
}
OTHER_MAKERS: Final[dict[str, Maker]] = {
    "suggest_blinks": lambda _w: face_edits.suggest_blinks(),
    "set_shapes": lambda w: face_edits.set_span(
        w.key_id, shapes=((w.draw.choice(FACE_SHAPES), round(w.draw.random(), 3)),), name="mine"
    ),
    "drag_face": lambda w: face_dragging.DragFace(
        "mouth",
        (face_points.Pull("chin", (0.0, w.draw.uniform(-0.03, 0.03), 0.0)),),
        at=edits.Moment("dominant", stored(w.draw.uniform(0.2, 3.0))),
    ),
}
PLACE_MAKERS: Final[dict[str, Maker]] = {
    "add_place": lambda w: place_edits.add_place(
        Place(w.draw.choice("abcd"), angle_rad=w.draw.uniform(-4.0, 4.0))
    ),
    "set_place": lambda w: place_edits.set_place(w.draw.choice("abcd"), distance_m=w.draw.uniform(0.0, 4.0)),
    "remove_place": lambda w: place_edits.remove_place(w.draw.choice("abcd")),
}
LEAD_MAKERS: Final[dict[str, Maker]] = {
    "set_lead": lambda w: lead_edits.set_lead(
        w.draw.choice(ROLES),
        w.draw.choice(("lead_in", "lead_out")),
        w.draw.choice((None, Lead(w.draw.uniform(0.0, 0.3), w.draw.uniform(-3.0, 3.0)))),
    ),
}
MARKER_MAKERS: Final[dict[str, Maker]] = {
    "add_marker": lambda w: marker_edits.add_marker(
        w.draw.uniform(0.0, 3.0), w.draw.choice(("", "first touch"))
    ),
    "move_marker": lambda w: marker_edits.move_marker(w.draw.randrange(3), w.draw.uniform(0.0, 3.0)),
    "name_marker": lambda w: marker_edits.name_marker(w.draw.randrange(3), str(w.draw.random())),
    "remove_marker": lambda w: marker_edits.remove_marker(w.draw.randrange(3)),
}
VIDEO_MAKERS: Final[dict[str, Maker]] = {
    "move_pin": lambda w: video_edits.move_pin(w.draw.randrange(3), w.draw.uniform(0.0, 3.0)),
    "set_video": lambda w: video_edits.set_video(
        w.draw.choice((None, Video("a.mp4"), Video("b.webm", "00")))
    ),
    "move_video": lambda w: video_edits.move_video(w.draw.choice(("a.mp4", "../c.mov"))),
    "pin_video": lambda w: video_edits.pin_video(w.draw.uniform(0.0, 3.0), w.draw.uniform(0.0, 3.0)),
    "unpin_video": lambda w: video_edits.unpin_video(w.draw.randrange(3)),
    "trim_video": lambda w: video_edits.trim_video(w.draw.uniform(0.0, 3.0), w.draw.uniform(0.0, 3.0)),
}


class History:
    """History that undo and redo must give: every sign in order, and where in it the session stands."""

    def __init__(self, sign: Sign) -> None:
        self.signs, self.at = [sign], 0

    def push(self, sign: Sign) -> None:
        """A step was made."""
        self.signs = [*self.signs[: self.at + 1], sign]
        self.at += 1

    def step(self, by: int) -> Sign:
        """The sign so many steps on, as far as there are steps."""
        self.at = min(max(self.at + by, 0), len(self.signs) - 1)
        return self.signs[self.at]


def run(steps: int, seed: int, keep: int = 400) -> Counter[str]:
    """Walk; how often what was done. After `keep` steps in the history a new sign is opened, as memory would
    grow without end."""
    draw, done = random.Random(seed), Counter[str]()
    session = Session(with_random_spans(random_sign(seed), seed))
    history = History(session.sign)
    for number in range(steps):
        act = draw.choices(("edit", "drag", "undo", "redo"), (6, 1, 4, 3))[0]
        before = session.sign
        if act == "edit":
            changed = _edit(session, draw)
        elif act == "drag":
            changed = _drag(session, draw)
        else:
            changed = False
            expected = history.step(-1 if act == "undo" else 1)
            (session.undo if act == "undo" else session.redo)()
            assert session.sign is expected, f"step {number}: {act} gave another object"
        if changed:
            history.push(session.sign)
        elif act in ("edit", "drag"):
            assert session.sign is before, f"step {number}: nothing was done, yet the sign is another object"
        done[act if changed or act in ("undo", "redo") else f"{act} refused"] += 1
        if number % SAVED_EVERY == 0:
            data = sign_bytes(session.sign)
            assert sign_bytes(read_sign(data).sign) == data, f"step {number}: saved again it is other bytes"
        if len(history.signs) > keep:
            session.open_sign(with_random_spans(random_sign(number), number), None)
            history = History(session.sign)
    return done


def _edit(session: Session, draw: random.Random) -> bool:
    sign = session.sign
    if draw.random() < INSERTED and len(sign.hand("dominant").keys) < MOST_KEYS:
        return session.perform(
            insert_sign(
                with_random_spans(random_sign(seed := draw.randrange(50), keys=2), seed),
                draw.uniform(0.0, 3.0),
            )
        ).changed
    ids = {
        id(SHOULDER_MAKERS): [key.id for key in shoulder_keys(sign)],
        id(SPAN_MAKERS): [span.id for kind in BODY_KINDS for span in sign.spans(kind.name)],
    }
    donor = draw.choice([key for _, key in every_key(random_sign(draw.randrange(50)))])
    (makers,) = draw.choices(
        (
            MAKERS,
            SHOULDER_MAKERS,
            SPAN_MAKERS,
            FACE_MAKERS,
            OTHER_MAKERS,
            PLACE_MAKERS,
            LEAD_MAKERS,
            MARKER_MAKERS,
            VIDEO_MAKERS,
        ),
        (60, 11, 12, 8, 3, 3, 3, 6, 4),
    )
    maker = makers[draw.choice(list(makers))]
    try:
        known = ids.get(id(makers)) or [item.id for _, item in every_item(sign)] or ["none"]
        return session.perform(maker(Wish(draw, draw.choice(known), donor))).changed
    except (ValueError, LookupError):  # asked for what this key cannot have
        return False


def _drag(session: Session, draw: random.Random) -> bool:
    """Some edits that are one step."""
    session.begin_gesture()
    before = session.sign
    for _ in range(draw.randrange(1, GESTURE_STEPS)):
        _edit(session, draw)
    session.end_gesture()
    return session.sign is not before


def _renamed(key: Key, draw: random.Random) -> Key:
    changes: dict[str, Any] = {"id": f"n{draw.randrange(10**6)}", "time_s": stored(draw.uniform(0.0, 6.0))}
    if isinstance(key.placement, SpacePoint) and draw.random() < 0.2:
        changes["hold_s"] = 0.0
    return replace(key, **changes)
