"""Signs proposed from landmarks: a key for each hold that is seen, and guesses of all its fields."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.characters.character import Character
from signer.document.guesses import (
    MOST_ALTERNATIVES,
    SETTLED_TOGETHER,
    Alternative,
    Guess,
    GuessValue,
    field_of,
    with_field,
)
from signer.document.queries import every_key
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.timing import stored
from signer.document.tracks.hand import Key, checked_key
from signer.document.values import (
    OTHER_ROLE,
    Act,
    Contact,
    GlobalOrientation,
    HandForm,
    HandRole,
    Placement,
    SpacePoint,
    Transition,
    direction_problem,
)
from signer.drafting import clean, contacts, hand_fit, ways
from signer.drafting.clean import with_meetings
from signer.drafting.contacts import Arm, Carrier
from signer.drafting.landmarks import FACE_ROWS, Landmarks, body_of, rest_of, seen_from
from signer.drafting.points import BODY
from signer.drafting.repeats import Stay
from signer.drafting.seen_holds import SeenHold, seen_holds, settle_handshapes
from signer.drafting.swings import swing_of
from signer.drafting.trunk import stood_upright
from signer.motion.operations.both_hands import mirrored_key
from signer.motion.operations.elbows import elbow_dragged
from signer.motion.operations.new_keys import default_articulator, space_point
from signer.motion.posing import pose_at
from signer.motion.solving.descent import Tell, quietly
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import counted, joined, phrase

OFFERED: Final = 5
"""Alternatives of a guess, those that the keys 1 to 5 take; of a place as many as a guess may have."""
LEAST_TOLD_S: Final = 0.02
"""Holds, s, that are told as such: shorter ones are of one frame, at any rate that is usual."""
BESIDE_S: Final = 0.15
"""Time, s, by which a hold of the other hand may be over for a hand to touch it still."""
AFTER: Final = "e"
"""Ending of the id of a key that ends rounds, after that of the one that begins them."""
APART_M: Final = 0.004
"""Distance, m, between keys at both ends of rounds: under 1 mm has no direction, and nobody sees it."""


SHOULDERS: Final = (BODY["left_shoulder"], BODY["right_shoulder"])


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
    found = stood_upright(character.variant(character.rest, sign.life), found)
    holds = seen_holds(character, found)
    names = hand_fit.templates_of(character, "right").names
    settle_handshapes(holds, names)
    # Landmarks are those of a right-handed signer; a trunk that leans by itself is at no place that is seen.
    life, side = sign.life, OTHER_SIDE["right"] if found.is_mirrored else "right"
    sign = replace(sign, life=0.0, dominant_side="right")
    made, told = dict[str, tuple[Guess, ...]](), list[str]()
    for number, one in enumerate(holds, 1):
        tell()
        if one.twin is not None and one.role == "dominant":
            sign = _with_mirrored(sign, one, f"k{number}", f"k{one.twin + 1}", made)
            continue
        key, guesses, choices, acts = _key_of(character, found, sign, one, f"k{number}")
        key, placements, words = clean.cleaned(HandMoment(character, sign, one.role, key), choices, tell)
        key = checked_key(replace(key, act=acts.get(key.placement)))
        keys = _parted(found, key, one.stay) if one.stay.rounds and key.act is None else (key,)
        sign = _with_keys(sign, one.role, keys)
        for each in keys:
            where = replace(placements[0], value=each.placement), *placements[1:]
            own = (replace(_offered(guess, each, where), key_id=each.id) for guess in guesses)
            made[each.id] = tuple(own)
        is_left = (SIDE_OF[one.role] == "left") != found.is_mirrored
        hand = phrase("left hand") if is_left else phrase("right hand")
        told += [joined("", (hand, f", {key.time_s:.2f} s: ", words))] if words else []
    sign = replace(sign, guesses=tuple(guess for _, key in every_key(sign) for guess in made[key.id]))
    if not made:
        return Draft(replace(sign, life=life, dominant_side=side), tuple(told), 0.0)
    sign = with_meetings(character, sign, has_depth=found.detector.has_depth)
    sign = ways.as_seen(character, sign, found)
    timed = ways.as_in_film(sign, found)
    first_s, timed_s = (next(iter(every_key(one)))[1].time_s for one in (sign, timed))
    timed = ways.led_as_seen(character, timed, found, first_s - timed_s)
    return Draft(replace(timed, life=life, dominant_side=side), tuple(told), first_s - timed_s)


def _with_keys(sign: Sign, role: HandRole, keys: Iterable[Key]) -> Sign:
    track = sign.hand(role)
    return sign.with_tracks(replace(track, keys=(*track.keys, *keys)))


def _with_mirrored(
    sign: Sign, one: SeenHold, key_id: str, twin_id: str, made: dict[str, tuple[Guess, ...]]
) -> Sign:
    """Return the sign with the keys of a hold as the mirror image of those of the other hand, and guesses."""
    keys = list[Key]()
    for twin in sign.hand(OTHER_ROLE[one.role]).keys:
        if twin.id in (twin_id, f"{twin_id}{AFTER}"):
            keys.append(replace(mirrored_key(twin), id=key_id + twin.id.removeprefix(twin_id)))
            made[keys[-1].id] = tuple(_mirrored(twin, guess, keys[-1].id) for guess in made[twin.id])
            made[twin.id] = tuple(_told_twin(guess) for guess in made[twin.id])
    return _with_keys(sign, one.role, keys)


def _mirrored(key: Key, guess: Guess, key_id: str) -> Guess:
    """Return a guess of a key for its mirror image."""

    def value(one: Alternative) -> GuessValue:
        there: GuessValue = field_of(mirrored_key(with_field(key, guess.field, one.value)), guess.field)[0]
        return there

    mirrored = tuple(replace(one, value=value(one)) for one in guess.alternatives)
    return _told_twin(replace(guess, key_id=key_id, alternatives=mirrored))


def _told_twin(guess: Guess) -> Guess:
    return replace(guess, told=joined("; ", [one for one in (guess.told, SETTLED_TOGETHER) if one]))


def _key_of(
    character: Character, found: Landmarks, sign: Sign, one: SeenHold, key_id: str
) -> tuple[Key, list[Guess], list[Alternative], dict[Placement, Act | None]]:
    """Return the key of a hold, guesses of its fields but the place, its places, and what it does at each."""
    side, detector = SIDE_OF[one.role], found.detector
    templates, rest = hand_fit.templates_of(character, side), rest_of(character)
    order = np.argsort(-one.certain)
    shapes = [(templates.names[row], float(one.certain[row])) for row in order[:OFFERED]]
    form, turn, shift = HandForm(shapes[0][0]), one.fit.turn[order[0]], one.fit.shift[order[0]]
    if detector.hand_m[1] < hand_fit.LEAST_M[1] and one.is_seen:  # joints are told by exact points alone
        form, turn, shift = hand_fit.bent(character, form.handshape, one.points, side, detector)
    start_s, end_s = one.span_s
    directions = _directions(turn @ templates.palm, turn @ templates.fingers)
    free = _free(character, form, side, turn, shift + _shift(rest, one, SHOULDERS))
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
    arm = _arm(character, one, side, _shift(rest, one, SHOULDERS))
    first = elbow_dragged(HandMoment(character, sign, one.role, first), arm.elbow)
    pose = pose_at(_with_keys(sign, one.role, (first,)), 0.5 * (start_s + end_s), character)
    stands = body_of(character, pose.matrices)  # shoulders rise with the arms
    own = SHOULDERS if one.role == "dominant" else SHOULDERS[:1]  # the other arm is not drafted yet
    to_chest = _shift(stands, one, own)
    free = _free(character, form, side, turn, shift + to_chest)
    first = replace(first, placement=free)
    arm = _arm(character, one, side, to_chest)
    fits = [
        (HandForm(templates.names[row]), float(one.certain[row]), one.fit.turn[row], one.fit.shift[row])
        for row in order[: contacts.SHAPES]
    ]
    fits[0] = form, fits[0][1], turn, shift
    hands: dict[Carrier, Array] = {"chest": to_chest, "head": _shift(stands, one, FACE_ROWS)}
    base, base_turn = (
        _base_at(sign, one, 0.5 * (start_s + end_s)),
        pose.matrices[character.bones["left wrist"], :, :3],
    )
    if base is not None:
        hands["hand"] = _wrist(character, pose.matrices) - _seen_base(found, one)
    skin = contacts.places_of(character, pose.matrices, side, base)
    other = {site.id for site in contacts.surface_sites(side) if contacts.carrier_of(site) == "hand"}
    normals = {site.id: skin[1][row] for row, site in enumerate(contacts.surface_sites(side))}

    def ranked(by: Array) -> list[contacts.Ranked]:
        moved = {carrier: shift + by for carrier, shift in hands.items()}
        return contacts.ranked(character, moved, fits, skin, side, detector, arm)

    found_contacts = ranked(np.zeros(3))
    if swing.times or swing.rounds:  # a rub is about its middle
        still = [each for each in found_contacts if not (each.site and swing.is_rub(normals[each.site]))]
        rubs = [each for each in ranked(swing.middle) if each.site and swing.is_rub(normals[each.site])]
        whole = max(sum(each.certainty for each in (*still, *rubs)), 1.0)
        found_contacts = contacts.by_site(
            [each._replace(certainty=each.certainty / whole) for each in (*still, *rubs)]
        )
    choices, acts = list[Alternative](), dict[Placement, Act | None]()
    for each in found_contacts:
        there: Placement = free
        if each.site:
            turned = base_turn if each.site in other else np.eye(3)
            manner, act = swing.act(normals[each.site], turned)
            there = Contact(each.articulator, each.site, manner)
            acts[there] = act
        choices.append(Alternative(there, each.certainty))
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
    return key, guesses, choices, acts


def _parted(found: Landmarks, key: Key, stay: Stay) -> tuple[Key, Key]:
    """Return keys in space before and after rounds, which are a way of their own.

    They lie a little apart in the direction in which the rounds begin, as circles are drawn so.
    """
    assert stay.rounds is not None
    assert isinstance(key.placement, SpacePoint)
    begins_s, ends_s = stay.still.span_s(found)[1], stay.last.span_s(found)[0]
    leaves = seen_from(found.aside_rad) @ np.cross(stay.rounds.middle, stay.rounds.axis)
    off = APART_M * leaves / max(float(np.linalg.norm(leaves)), 1e-9)
    x, y, z = (stored(one + float(by)) for one, by in zip(key.placement.point_m, off, strict=True))
    there = replace(key.placement, point_m=(x, y, z))
    hold_s = stored(max(key.end_s - ends_s, 0.0))
    last = replace(key, id=key.id + AFTER, time_s=stored(ends_s), hold_s=hold_s, placement=there)
    return replace(key, hold_s=stored(max(begins_s - key.time_s, 0.0))), last


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
    if stay.rounds:
        times = counted(max(round(stay.rounds.times), 1), "time")
        told.append(phrase("the hand goes round {times}", times=times))
    if stay.swings:
        times = counted(stay.swings, "time")
        told.append(phrase("the hand goes off by little and turns {times}", times=times))
    return joined("; ", told)


def _offered(guess: Guess, key: Key, placements: Sequence[Alternative]) -> Guess:
    """Return a guess with the value first that its key came to have."""
    if guess.field == "placement":  # space, which is always there, takes the room of no contact
        sites = [one for one in placements if isinstance(one.value, Contact)][: MOST_ALTERNATIVES - 1]
        offered = (one for one in placements if one in sites or not isinstance(one.value, Contact))
        return replace(guess, alternatives=tuple(offered))
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


def _arm(character: Character, one: SeenHold, side: str, to_chest: Array) -> Arm:
    rest = rest_of(character)
    shoulder, elbow, wrist = (BODY[f"{side}_{name}"] for name in ("shoulder", "elbow", "wrist"))
    lengths = (float(np.linalg.norm(rest[a] - rest[b])) for a, b in ((shoulder, elbow), (elbow, wrist)))
    return Arm(one.body[shoulder] + to_chest, one.body[elbow] + to_chest, *lengths)


def _shift(stands: Array, one: SeenHold, rows: Sequence[int]) -> Array:
    """Return how far (3,) m points of a body that stands are from those that are seen in a hold."""
    rows = list(rows)
    return np.asarray(stands[rows].mean(axis=0) - one.body[rows].mean(axis=0))


def _base_at(sign: Sign, one: SeenHold, time_s: float) -> HandForm | None:
    """Return the form of the base hand that a hand may touch at a time; None where there is none."""
    found: HandForm | None = None
    if one.role == "dominant":
        for key in sign.hand("base").keys:
            if key.time_s - BESIDE_S <= time_s <= key.end_s + BESIDE_S:
                found = key.form
    return found


def _seen_base(found: Landmarks, one: SeenHold) -> Array:
    """Return where the wrist (3,) m of the base hand is seen in a hold of the other one."""
    core = slice(one.stay.still.start, one.stay.still.end + 1)
    return np.asarray(seen_from(found.aside_rad) @ np.median(found.hands["left"][core, 0], axis=0))


def _wrist(character: Character, matrices: Array) -> Array:
    """Return where the wrist (3,) m of the base hand is, on a body posed by matrices."""
    bone = character.bones["left wrist"]
    return np.asarray(matrices[bone, :, :3] @ character.body.heads[bone] + matrices[bone, :, 3])
