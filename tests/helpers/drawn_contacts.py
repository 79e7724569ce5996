"""Contacts of signers whose torso and head move, and how they are missed on the surface as it is drawn, in
single precision."""

from collections.abc import Iterator

import numpy as np

import handshapes.catalogue as shapes
import sites.catalogue as places
from body_model.skin import surface
from body_model.surface_point import on_surface
from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import BODY_KINDS
from signer.document.values import ROLES, Contact, Elbow, Orientation
from signer.motion.places.contact_target import surface_point_of
from signer.motion.places.hands import points_shape
from signer.motion.pose import Clip, HandPose, Pose
from tests.helpers.examples import sign_of
from tests.strategies.motion import drawn_spans


def drawn_miss_m(pose: Pose, hand: HandPose, key: Key) -> float:
    """Return the distance on the drawn surface between a point articulator and its site, m; for a
    right-handed signer."""
    assert isinstance(key.placement, Contact)
    site = surface_point_of(pose.character, key.placement.site, hand.side)
    assert site is not None
    points = shapes.articulator_points(key.articulator, hand.side, points_shape(key.form))
    body = pose.character.body
    drawn = np.asarray(surface(body, pose.matrices, pose.face_weights).positions, np.float64)
    shares = np.array([share for _, share in points])
    return float(
        np.linalg.norm(
            shares @ on_surface(body, [point for point, _ in points], drawn)
            - on_surface(body, [site], drawn)[0]
        )
    )


def held_on_skin(sign: Sign, found: Clip) -> Iterator[tuple[int, HandPose, Key]]:
    """The hands that are held on skin: in which frame, as posed, and by which key; both where both meet in
    reach."""
    for row in range(len(found)):
        hands = {side: found.hands[side][row] for side in ROLES}
        for hand in hands.values():
            if hand.key_id is not None and hand.touching and not hand.alone:
                key = find_key(sign, hand.key_id)[1]
                if key.contact is not None or all(one.short_by_m == 0.0 for one in hands.values()):
                    yield row, hand, key


def touching_sign(seed: int) -> Sign:
    """A point of the hand on a point of head or trunk, held for a second while torso and head move."""
    draw = np.random.default_rng(seed)
    articulators = [one.id for one in shapes.articulators() if one.kind == "point" and one.is_offered]
    sites = [
        one.id for one in places.placed("right") if one.kind == "surface" and one.carrier in ("head", "trunk")
    ]
    wrist, elbow = (
        Orientation(*draw.uniform(-1.0, 1.0, 3) * (0.8, 0.5, 0.2)),
        Elbow(float(draw.uniform(-0.4, 0.8))),
    )
    placement = Contact(str(draw.choice(articulators)), sites[seed % len(sites)])
    key = Key("k1", 0.4, "5", placement, 1.0, wrist, elbow)
    return sign_of(key).with_tracks(
        *(kind.make(None, tuple(drawn_spans(kind, 1.4, draw))) for kind in BODY_KINDS)
    )
