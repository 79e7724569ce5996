"""First suggestion of a second contact: another part of the hand, on a place met with little turning."""

import math
from dataclasses import replace
from typing import Final

import numpy as np

import handshapes.catalogue as shapes
import sites.catalogue as places
from body_model.surface_point import attach
from signer.characters.names import site_problem
from signer.document.fitting import with_key
from signer.document.sign import SIDE_OF
from signer.document.tracks.hand import Key
from signer.document.values import Contact, HandRole
from signer.motion.places.contact_target import articulator_attachment, surface_point_of
from signer.motion.posing import pose_at
from signer.motion.solving.hand_moment import HandMoment

PREFERRED: Final = ("thumb.tip", "index.tip")
"""Signs with two contacts of a hand mostly touch with the thumb beside a finger."""
OTHERS_COUNT_M: Final = 0.005
"""Distance, m, by which another part must be nearer to be taken; half changes two of six suggestions."""
PARTS: Final = 6
"""Budget: parts of the hand that are tried. Half changes three of six suggestions, double one."""
TRIED: Final = 8
"""Budget: likely pairs that are solved. Half or double change three of six suggestions; double takes twice as
long."""


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
    parts = articulators_beside(key)[:PARTS]
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
    likely = [second for _, second in sorted(tried, key=lambda one: one[0])[:TRIED]]
    return min(likely, key=lambda second: _missed_m(at.having(second=second)))


def _missed_m(at: HandMoment) -> float:
    key = at.key
    pose = pose_at(with_key(at.sign, at.role, key), key.time_s, character=at.character)
    missed_m = pose.hands[at.role].second_error_m
    if missed_m is None or key.second is None:
        return math.inf
    return missed_m + (0.0 if key.second.articulator in PREFERRED else OTHERS_COUNT_M)
