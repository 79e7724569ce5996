"""The place of a key: what of the hand is where, with which handshape; the elbow stays as high.

Functions that return a key return that of the hand changed; all is as written, for a right-handed signer.
"""

import math
from dataclasses import replace
from typing import Final

import numpy as np

import handshapes.catalogue as shapes
import sites.catalogue as places
from body_model.surface_point import attach
from signer.characters.names import site_problem
from signer.document.fitting import with_key
from signer.document.queries import key_under
from signer.document.sign import SIDE_OF
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, Contact, HandRole, Joints, Orientation, SkinSpot
from signer.kinematics.orientation import directions_of
from signer.motion.operations.clearing import settled_in_place
from signer.motion.operations.elbows import relaxed_elbow, with_elbow_kept
from signer.motion.operations.new_keys import default_articulator, is_first_placement
from signer.motion.operations.turning import facing_answer
from signer.motion.places.contact_target import (
    articulator_attachment,
    is_on_skin,
    lies_along,
    surface_point_of,
)
from signer.motion.posing import pose_at
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.solving.budgets import BUDGETS
from signer.motion.solving.descent import Tell, quietly
from signer.motion.solving.directions import MOST_TILT_RAD
from signer.motion.solving.hand_moment import HandMoment


def with_handshape(at: HandMoment, name: str, joints: Joints = (), own_handshape: str = "") -> Key:
    """Another handshape, one's own with its joints and name.

    The articulator stays if it is legal there or was asked to stay; another one is settled as of
    `with_articulator`.

    That of a first key was chosen by nobody: it becomes the handshape's own.
    """
    key, articulator = at.key, at.key.articulator
    unchosen = is_first_placement(at.role, key.handshape, key.placement)
    legal = {each.id for each in shapes.legal(shapes.find(name))}
    stays = bool(key.points_of) and shapes.find_articulator(articulator).kind == "derived"
    if not stays and (unchosen or articulator not in legal):
        articulator = default_articulator(name, None if key.contact is None else key.contact.site)
    placement = replace(key.placement, articulator=articulator)
    shaped = replace(key, handshape=name, joints=joints, own_handshape=own_handshape)
    return _by_another_part(
        at, replace(shaped, placement=placement, points_of=key.points_of if stays else "")
    )


def with_articulator(at: HandMoment, articulator: str) -> Key:
    """Another articulator at the same place, the elbow as high; on skin the hand settles anew."""
    placement = replace(at.key.placement, articulator=articulator)
    changed = replace(at.key, placement=placement, points_of="")
    return _by_another_part(at, changed)


def _by_another_part(at: HandMoment, changed: Key) -> Key:
    """A changed key with its elbow kept, settled where another part of the hand is at a site of the skin."""
    kept, contact = with_elbow_kept(at, changed), changed.contact
    if contact is None or contact.articulator == at.key.articulator or not is_on_skin(contact.site):
        return kept
    return settled(at.with_key(kept))


def with_site(at: HandMoment, site: str | SkinSpot, tell: Tell = quietly) -> Key:
    """The articulator brought to a site, one's own too: touching the skin, or at a place in space.

    The elbow as is natural there. The articulator of a first key at its first place, which nobody has chosen,
    becomes the one that is usual at the site.
    `tell` is called again and again meanwhile; what it raises ends the search.
    """
    key, on_skin, old = at.key, is_on_skin(site), at.key.contact
    unchosen = is_first_placement(at.role, key.handshape, key.placement)
    articulator = default_articulator(key.handshape, site) if unchosen else key.articulator
    placement = Contact(articulator, site, "touch" if on_skin else "none")
    if old is not None and on_skin == is_on_skin(old.site):
        placement = replace(placement, manner=old.manner, stand_off_m=old.stand_off_m)
    return settled_anew(at.having(placement=placement), tell)


def settled_anew(at: HandMoment, tell: Tell = quietly) -> Key:
    """A key that was just placed, settled with its elbow as is natural there."""
    return settled(at.with_key(relaxed_elbow(at)), tell)


def settled(at: HandMoment, tell: Tell = quietly) -> Key:
    """A key that was just placed, in a posture that reaches its place and lies in nothing.

    The wrist stays as it is unless the limb would go through the body or a joint past its limit; a posture
    near by is taken then. Where that leads nowhere, the wrist begins anew, as in a key that nobody has turned
    yet; directions that are to be kept do not. A palm that nobody has turned lies flat on the other hand
    where it can. `tell` is called again and again meanwhile; what it raises ends the search.
    """
    lying = _lying_flat(at)
    if lying is not None:
        return lying
    found, orientation = settled_in_place(at, tell=tell), at.key.orientation
    if found is None and isinstance(orientation, Orientation) and orientation != Orientation():
        anew = relaxed_elbow(at.having(orientation=Orientation()))
        found = settled_in_place(at.with_key(anew), tell=tell)
    return at.key if found is None else found.key


def _lying_flat(at: HandMoment) -> Key | None:
    """The key with its untold palm along the hand that it is laid on, by the easiest clean posture."""
    placed, other = at.key, OTHER_ROLE[at.role]
    along = 0 if placed.contact is None else lies_along(placed.contact)
    there = key_under(at.sign.hand(other), placed.time_s)
    if not along or there is None or placed.second is not None or placed.orientation != Orientation():
        return None
    held = HandMoment(at.character, at.sign, other, there).tried
    palm = directions_of(held.side, hand_in_world(held)).palm
    found = facing_answer(at, palm=along * palm)
    return found.key if found.is_clean and found.off_rad <= MOST_TILT_RAD else None


PREFERRED: Final = ("thumb.tip", "index.tip")
"""Signs with two contacts of a hand mostly touch with the thumb beside a finger."""
OTHERS_COUNT_M: Final = 0.005
"""Distance, m, by which another part must be nearer to be taken; half changes two of six suggestions."""


def articulators_beside(key: Key) -> tuple[str, ...]:
    """The parts of the hand that may touch a second place: the legal ones but that of the first contact."""
    legal = [each.id for each in shapes.legal(shapes.find(key.handshape)) if each.is_offered]
    others = [each for each in legal if each != key.articulator]
    return tuple(sorted(others, key=lambda each: (*PREFERRED, each).index(each)))


def sites_for_second(role: HandRole) -> tuple[str, ...]:
    """The places of the skin that the hand of a track may touch, most used first."""
    placed = (site.id for site in places.placed(SIDE_OF[role]) if site.kind == "surface")
    return tuple(site for site in placed if not site_problem(site, role))


def suggested_second(at: HandMoment) -> Contact:
    """A second contact: of parts and sites that are near each other, the pair that is met best."""
    character, side, key = at.character, at.side, at.key
    parts = articulators_beside(key)[: BUDGETS.parts]
    matrices = pose_at(replace(at.sign, dominant_side="right"), key.time_s, character=character).matrices
    drawn = {
        part: articulator_attachment(character, key.form, part, side).position(matrices)
        for part in (*parts, key.articulator)
    }
    first, tried = drawn[key.articulator], []
    for site in sites_for_second(at.role):
        point = surface_point_of(character, site, side)
        assert point is not None  # sites of the skin have one
        there = attach(character.body, [(point, 1.0)]).position(matrices)
        from_first = float(np.linalg.norm(there - first))
        for part in parts:
            off = abs(from_first - float(np.linalg.norm(drawn[part] - first)))
            tried.append((float(np.linalg.norm(there - drawn[part])) + off, Contact(part, site)))
    likely = [second for _, second in sorted(tried, key=lambda one: one[0])[: BUDGETS.parts]]
    return min(likely, key=lambda second: _missed_m(at.having(second=second)))


def _missed_m(at: HandMoment) -> float:
    key = at.key
    pose = pose_at(with_key(at.sign, at.role, key), key.time_s, character=at.character)
    missed_m = pose.hands[at.role].second_error_m
    if missed_m is None or key.second is None:
        return math.inf
    return missed_m + (0.0 if key.second.articulator in PREFERRED else OTHERS_COUNT_M)
