"""Signs proposed from landmarks: a key for each hold that is seen, and guesses of all its fields."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Side, Vector
from signer.characters.character import Character
from signer.document.guesses import Alternative, Guess
from signer.document.queries import every_key
from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import stored
from signer.document.tracks.hand import Key, checked_key
from signer.document.values import (
    Act,
    Contact,
    GlobalOrientation,
    HandForm,
    HandRole,
    Manner,
    Placement,
    Transition,
    direction_problem,
)
from signer.drafting import clean, contacts, hand_fit, ways
from signer.drafting.contacts import Arm, Carrier, Ranked
from signer.drafting.hand_fit import Fit
from signer.drafting.handshapes import SeenHold, settle_handshapes
from signer.drafting.holds import Hold, holds_of, speeds
from signer.drafting.landmarks import FACE_ROWS, Landmarks, rest_of, seen_from
from signer.drafting.meets import with_meetings
from signer.drafting.points import BODY
from signer.drafting.repeats import Stay, stays_of
from signer.drafting.swings import Swing, swing_of
from signer.motion.operations.elbows import elbow_dragged
from signer.motion.operations.new_keys import default_articulator, space_point
from signer.motion.posing import pose_at
from signer.motion.solving.descent import Tell, quietly
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import counted, joined, phrase

ORDER: Final[tuple[HandRole, ...]] = ("base", "dominant")
"""The base hand is drafted first: the other one may touch it."""
ALIKE: Final = 0.45
"""Speed of the base hand beside the other one, from which both move: under it the base hand is still."""
OFFERED: Final = 5
"""Alternatives of a guess: those that the keys 1 to 5 take."""
LEAST_TOLD_S: Final = 0.02
"""Holds, s, that are told as such: shorter ones are of one frame, at any rate that is usual."""
BESIDE_S: Final = 0.15
"""Time, s, by which a hold of the other hand may be over for a hand to touch it still."""
POINTS_BACK: Final = -0.2
"""Part of the direction of fingers towards the camera, under which the forearm points back too: a wrist bends
by little. On 38 holds of films of the half for setting forearms err by 32 mm so, by 62 with -0.1 and as much
with -0.25; 96 with 0."""


class Draft(NamedTuple):
    """Sign that was proposed.

    Attributes:
        sign: with its guesses.
        told: what could not be made clean, or is to be known, a sentence each.
        offset_s: time in the film at which the sign begins, s.
    """

    sign: Sign
    told: tuple[str, ...]
    offset_s: float


def draft_of(character: Character, found: Landmarks, sign: Sign, tell: Tell = quietly) -> Draft:
    """Propose a sign of landmarks, every field of it a guess.

    Args:
        character: who signs.
        found: of the film.
        sign: without keys, with the words that the draft is to have.
        tell: called again and again meanwhile; what it raises ends it.
    """
    holds = _seen_holds(character, found)
    names = hand_fit.templates_of(character, "right").names
    settle_handshapes(holds, names)
    sign = replace(sign, dominant_side="left" if found.is_mirrored else "right")
    made, told = dict[str, tuple[Guess, ...]](), list[str]()
    for number, one in enumerate(holds, 1):
        tell()
        key, guesses, choices, act = _key_of(character, found, sign, one, f"k{number}")
        key, placements, words = clean.cleaned(HandMoment(character, sign, one.role, key), choices, tell)
        key = checked_key(replace(key, act=act))
        track = sign.hand(one.role)
        sign = sign.with_tracks(replace(track, keys=(*track.keys, key)))
        made[key.id] = tuple(_offered(guess, key, placements) for guess in guesses)
        hand = phrase("left hand") if SIDE_OF[one.role] == "left" else phrase("right hand")
        told += [joined("", (hand, f", {key.time_s:.2f} s: ", words))] if words else []
    sign = replace(sign, guesses=tuple(guess for _, key in every_key(sign) for guess in made[key.id]))
    if not made:
        return Draft(sign, tuple(told), 0.0)
    if found.detector.has_depth:
        sign = with_meetings(character, sign, OFFERED)
    sign = ways.as_seen(character, sign, found)
    timed = ways.as_in_film(sign, found)
    first_s, timed_s = (next(iter(every_key(one)))[1].time_s for one in (sign, timed))
    return Draft(timed, tuple(told), first_s - timed_s)


def _seen_holds(character: Character, found: Landmarks) -> list[SeenHold]:
    """Return the holds of both hands with handshapes laid on them, the base hand first."""
    stays = {role: stays_of(found, SIDE_OF[role], holds_of(found, SIDE_OF[role])) for role in ORDER}
    holds = {role: [one.hold for one in those] for role, those in stays.items()}
    share = _share_of_base(found, holds)
    made = list[SeenHold]()
    for role in ORDER:
        side = SIDE_OF[role]
        for stay in stays[role]:
            rows = np.arange(stay.still.start, stay.still.end + 1)
            seen = rows[found.seen[side][rows]]
            core = seen if len(seen) else rows
            quarter = len(core) // 4
            core = core[quarter : max(quarter + 1, len(core) - quarter)]
            points = np.median(found.hands[side][core], axis=0)
            fit = hand_fit.laid_on(character, points, side, found.detector)
            body = np.median(found.body[core], axis=0)
            if not found.detector.has_depth:
                points, body, fit = _pointing_back(character, side, points, body, fit)
                back = seen_from(found.aside_rad)
                points, body = points @ back.T, body @ back.T
                fit = fit._replace(turn=back @ fit.turn, shift=fit.shift @ back.T)
            is_base = role == "base"
            made.append(
                SeenHold(
                    role,
                    stay,
                    points,
                    body,
                    fit,
                    share > ALIKE,
                    is_base and share <= ALIKE,
                    len(seen) > 0,
                )
            )
    return made


def _pointing_back(
    character: Character, side: Side, points: Array, body: Array, fit: Fit
) -> tuple[Array, Array, Fit]:
    """Return a hand behind its elbow where its fingers point back: a forearm is as long either way."""
    if fit.turn[fit.log.argmax(), 2] @ hand_fit.templates_of(character, side).fingers > POINTS_BACK:
        return points, body, fit
    elbow, wrist = BODY[f"{side}_elbow"], BODY[f"{side}_wrist"]
    back = np.array((0.0, 0.0, 2.0 * (body[elbow, 2] - body[wrist, 2])))
    body = body.copy()
    body[wrist] += back
    return points + back, body, fit._replace(shift=fit.shift + back)


def _share_of_base(found: Landmarks, holds: dict[HandRole, list[Hold]]) -> float:
    """Return how quick the base hand is beside the other one while both are up; 0 where they never are."""
    if not all(holds.values()):
        return 0.0
    start = max(those[0].start for those in holds.values())
    end = min(those[-1].end for those in holds.values())
    if end <= start:
        return 0.0
    quick = {role: np.percentile(speeds(found, SIDE_OF[role])[start : end + 1], 75) for role in ORDER}
    return float(quick["base"] / max(quick["dominant"], 1e-6))


def _key_of(
    character: Character, found: Landmarks, sign: Sign, one: SeenHold, key_id: str
) -> tuple[Key, list[Guess], list[Alternative], Act | None]:
    """Return the key of a hold, guesses of its fields but the place, its places, and taps should it touch."""
    side, detector = SIDE_OF[one.role], found.detector
    templates, rest = hand_fit.templates_of(character, side), rest_of(character)
    order = np.argsort(-one.certain)
    shapes = [(templates.names[row], float(one.certain[row])) for row in order[:OFFERED]]
    form, turn, shift = HandForm(shapes[0][0]), one.fit.turn[order[0]], one.fit.shift[order[0]]
    if detector.hand_m[1] < hand_fit.LEAST_M[1] and one.is_seen:  # joints are told by exact points alone
        form, turn, shift = hand_fit.bent(character, form.handshape, one.points, side, detector)
    start_s, end_s = one.stay.hold.span_s(found)
    shoulders = [BODY["left_shoulder"], BODY["right_shoulder"]]
    to_chest = rest[shoulders].mean(axis=0) - one.body[shoulders].mean(axis=0)
    directions = _directions(turn @ templates.palm, turn @ templates.fingers)
    free = _free(character, form, side, turn, shift + to_chest)
    swing = swing_of(character, found, side, one.stay, turn)
    first = Key(
        key_id,
        stored(start_s),
        form.handshape,
        free,
        hold_s=stored(max(end_s - start_s, 0.0)),
        orientation=directions,
        local=swing.local,
        joints=form.joints,
        transition=Transition(repeats=one.stay.repeats),
    )
    arm = _arm(character, one, side, to_chest)
    fits = [
        (HandForm(templates.names[row]), float(one.certain[row]), one.fit.turn[row], one.fit.shift[row])
        for row in order[: contacts.SHAPES]
    ]
    fits[0] = form, fits[0][1], turn, shift
    hands, skin = _beside(character, found, sign, one, to_chest, 0.5 * (start_s + end_s))
    found_contacts = contacts.ranked(character, hands, fits, skin, side, detector, arm)
    choices = [Alternative(_placement(each, free, swing), each.certainty) for each in found_contacts]
    key = replace(first, placement=choices[0].value)  # type: ignore[arg-type]
    key = elbow_dragged(HandMoment(character, sign, one.role, key), arm.elbow)
    words = "" if one.is_seen else phrase("the hand is not seen in this hold")
    guesses = [
        Guess(key_id, "timing", (), _when(one.stay, start_s, end_s)),
        Guess(key_id, "handshape", tuple(Alternative(*each) for each in shapes), words),
        Guess(
            key_id,
            "placement",
            (),
            phrase("a contact is not seen from one side; depth is the weak side of a film"),
        ),
        Guess(key_id, "directions", (Alternative(directions, detector.right["directions"]),), words),
        Guess(key_id, "elbow", (Alternative(key.elbow, detector.right["elbow"]),)),
    ]
    return key, guesses, choices, swing.act


def _when(stay: Stay, start_s: float, end_s: float) -> str:
    """Say where in the film a key was seen, and what of the movement goes with it."""
    if end_s - start_s >= LEAST_TOLD_S:
        told = [phrase("held in the film from {start_s:.2f} to {end_s:.2f} s", start_s=start_s, end_s=end_s)]
    else:
        told = [
            phrase(
                "slowest in the film at {start_s:.2f} s, where the hand turns without a hold", start_s=start_s
            )
        ]
    if stay.repeats:
        told.append(phrase("the way on is gone {times}", times=counted(stay.repeats + 1, "time")))
    if stay.swings:
        times = counted(stay.swings, "time")
        told.append(phrase("the hand goes off by little and turns {times}", times=times))
    return joined("; ", told)


def _offered(guess: Guess, key: Key, placements: Sequence[Alternative]) -> Guess:
    """Return a guess with the value first that its key came to have."""
    if guess.field == "placement":
        return replace(guess, alternatives=tuple(placements[:OFFERED]))
    if guess.field == "directions" and guess.alternatives[0].value != key.orientation:
        (seen,) = guess.alternatives
        told = phrase("turned from what is seen, which cannot be there")
        return replace(guess, alternatives=(Alternative(key.orientation, 0.0), seen), told=told)
    if guess.field == "elbow":
        return replace(guess, alternatives=(replace(guess.alternatives[0], value=key.elbow),))
    return guess


def _directions(palm: Array, fingers: Array) -> GlobalOrientation:
    made: list[Vector] = [tuple(round(float(each), 6) for each in one) for one in (palm, fingers)]  # type: ignore[misc]
    assert not direction_problem(*made)
    return GlobalOrientation(*made)


def _free(character: Character, form: HandForm, side: str, turn: Array, shift: Array) -> Placement:
    """Return the point of space at which a hand is that touches nothing."""
    articulator = default_articulator(form.handshape, None)
    parts = hand_fit.articulators_of(character, form, side)  # type: ignore[arg-type]
    at = parts.points[parts.ids.index(articulator)] @ turn.T + shift
    return space_point(character, articulator, at)


def _placement(one: Ranked, free: Placement, swing: Swing) -> Placement:
    manner: Manner = "tap" if swing.act else "touch"
    return Contact(one.articulator, one.site, manner) if one.site else free


def _arm(character: Character, one: SeenHold, side: str, to_chest: Array) -> Arm:
    rest = rest_of(character)
    shoulder, elbow, wrist = (BODY[f"{side}_{name}"] for name in ("shoulder", "elbow", "wrist"))
    lengths = (float(np.linalg.norm(rest[a] - rest[b])) for a, b in ((shoulder, elbow), (elbow, wrist)))
    return Arm(one.body[shoulder] + to_chest, one.body[elbow] + to_chest, *lengths)


def _beside(
    character: Character, found: Landmarks, sign: Sign, one: SeenHold, to_chest: Array, time_s: float
) -> tuple[dict[Carrier, Array], tuple[Array, Array]]:
    """Return where a hand lies beside what it may touch, and all sites of the body as it stands.

    The hand is carried (3,) m as chest, head and other hand of the figure are from those that are seen.
    """
    rest, pose = rest_of(character), pose_at(sign, time_s, character)
    rows = list(FACE_ROWS)
    hands: dict[Carrier, Array] = {
        "chest": to_chest,
        "head": rest[rows].mean(axis=0) - one.body[rows].mean(axis=0),
    }
    form: HandForm | None = None
    if one.role == "dominant":
        for key in sign.hand("base").keys:
            if key.time_s - BESIDE_S <= time_s <= key.end_s + BESIDE_S:
                form = key.form
        if form is not None:
            core = slice(one.stay.still.start, one.stay.still.end + 1)
            there = seen_from(found.aside_rad) @ np.median(found.hands["left"][core, 0], axis=0)
            hands["hand"] = _wrist(character, pose.matrices) - there
    return hands, contacts.places_of(character, pose.matrices, SIDE_OF[one.role], form)


def _wrist(character: Character, matrices: Array) -> Array:
    """Return where the wrist (3,) m of the base hand is, on a body posed by matrices."""
    bone = character.bones["left wrist"]
    return np.asarray(matrices[bone, :, :3] @ character.body.heads[bone] + matrices[bone, :, 3])
