"""The place of a key: what of the hand is where, with which handshape; the elbow stays as high.

Every function takes the sign, the track and the key, and returns the key changed. Points are in the world as
drawn; everything else is as written, for a right-handed signer.
"""

from dataclasses import replace

from numpy.typing import ArrayLike

import handshapes.catalogue as shapes
from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.queries import key_under
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, Contact, HandRole, Joints, Orientation, SkinSpot
from signer.kinematics.orientation import directions_of
from signer.motion.carriers.standing import for_right_handed, point_in_chest
from signer.motion.movement.score import context_for
from signer.motion.operations.clearing import settled_in_place
from signer.motion.operations.elbows import relaxed_elbow, with_elbow_kept
from signer.motion.operations.new_keys import default_articulator, is_first_placement, space_point
from signer.motion.operations.turning import facing_answer
from signer.motion.places.contact_target import is_on_skin, lies_along
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.solving.descent import Tell, quietly
from signer.motion.solving.directions import MOST_TILT_RAD


def with_handshape(
    character: Character,
    sign: Sign,
    role: HandRole,
    key: Key,
    name: str,
    joints: Joints = (),
    own_handshape: str = "",
) -> Key:
    """Another handshape, one's own with its joints and name.

    The articulator stays if it is legal there or was asked to stay; another one is settled as of
    `with_articulator`.

    That of a first key was chosen by nobody: it becomes the handshape's own.
    """
    shape, unchosen = shapes.find(name), is_first_placement(role, key.handshape, key.placement)
    legal = {articulator.id for articulator in shapes.legal(shape)}
    stays = bool(key.points_of) and shapes.find_articulator(key.articulator).kind == "derived"
    articulator = (
        key.articulator
        if stays or (key.articulator in legal and not unchosen)
        else default_articulator(name, None if key.contact is None else key.contact.site)
    )
    placement = replace(key.placement, articulator=articulator)
    changed = replace(
        key,
        handshape=name,
        placement=placement,
        joints=joints,
        own_handshape=own_handshape,
        points_of=key.points_of if stays else "",
    )
    return _by_another_part(character, sign, role, key, changed)


def with_joints(
    character: Character, sign: Sign, role: HandRole, key: Key, joints: Joints, own_handshape: str = ""
) -> Key:
    """Joints bent otherwise than the handshape has them, rad, called so.

    The place is kept, and the elbow as high as before.
    """
    changed = replace(key, joints=tuple(sorted(joints)), own_handshape=own_handshape)
    return with_elbow_kept(character, sign, role, key, changed)


def with_points_of(character: Character, sign: Sign, role: HandRole, key: Key, handshape: str) -> Key:
    """Articulators made of fingers stay made of those of a handshape, or (empty) follow the hand.

    The elbow as high as before.
    """
    return with_elbow_kept(character, sign, role, key, replace(key, points_of=handshape))


def with_articulator(character: Character, sign: Sign, role: HandRole, key: Key, articulator: str) -> Key:
    """Another articulator at the same place, the elbow as high as before.

    On skin the hand settles as it does at a site freshly chosen.
    """
    changed = replace(key, placement=replace(key.placement, articulator=articulator), points_of="")
    return _by_another_part(character, sign, role, key, changed)


def _by_another_part(character: Character, sign: Sign, role: HandRole, key: Key, changed: Key) -> Key:
    """A changed key with its elbow kept, settled where another part of the hand is at a site of the skin."""
    kept, contact = with_elbow_kept(character, sign, role, key, changed), changed.contact
    if contact is None or contact.articulator == key.articulator or not is_on_skin(contact.site):
        return kept
    return settled(character, sign, role, kept)


def with_site(
    character: Character, sign: Sign, role: HandRole, key: Key, site: str | SkinSpot, tell: Tell = quietly
) -> Key:
    """The articulator brought to a site, one's own too: touching the skin, or at a place in space.

    The elbow as is natural there. The articulator of a first key at its first place, which nobody has chosen,
    becomes the one that is usual at the site.

    `tell` is called again and again meanwhile; what it raises ends the search.
    """
    on_skin, old = is_on_skin(site), key.contact
    articulator = (
        default_articulator(key.handshape, site)
        if is_first_placement(role, key.handshape, key.placement)
        else key.articulator
    )
    placement = Contact(articulator, site, "touch" if on_skin else "none")
    if old is not None and on_skin == is_on_skin(old.site):
        placement = replace(placement, manner=old.manner, stand_off_m=old.stand_off_m)
    return settled(
        character, sign, role, relaxed_elbow(character, sign, role, replace(key, placement=placement)), tell
    )


def settled(character: Character, sign: Sign, role: HandRole, placed: Key, tell: Tell = quietly) -> Key:
    """A key that was just placed, in a posture that reaches its place and lies in nothing.

    The wrist stays as it is unless the limb would go through the body or a joint past its limit; a posture
    near by is taken then. Where that leads nowhere, the wrist begins anew, as in a key that nobody has turned
    yet; directions that are to be kept do not. A palm that nobody has turned lies flat on the other hand
    where it can. `tell` is called again and again meanwhile; what it raises ends the search.
    """
    lying = _lying_flat(character, sign, role, placed)
    if lying is not None:
        return lying
    found = settled_in_place(character, sign, role, placed, tell=tell)
    if found is None and isinstance(placed.orientation, Orientation) and placed.orientation != Orientation():
        anew = relaxed_elbow(character, sign, role, replace(placed, orientation=Orientation()))
        found = settled_in_place(character, sign, role, anew, tell=tell)
    return placed if found is None else found.key


def _lying_flat(character: Character, sign: Sign, role: HandRole, placed: Key) -> Key | None:
    """The key with its palm along the hand that it is laid on, by the easiest clean posture.

    None without one, where somebody has turned the wrist, and where nothing lies so.
    """
    other, along = OTHER_ROLE[role], 0 if placed.contact is None else lies_along(placed.contact)
    there = key_under(sign.hand(other), placed.time_s)
    if not along or there is None or placed.second is not None or placed.orientation != Orientation():
        return None
    held = solve_candidate(there, other, context_for(character, sign, other, there))
    palm = directions_of(held.side, hand_in_world(held)).palm
    found = facing_answer(character, sign, role, placed, palm=along * palm)
    return found.key if found.is_clean and found.off_rad <= MOST_TILT_RAD else None


def slid_over_skin(character: Character, sign: Sign, role: HandRole, key: Key, spot: SkinSpot) -> Key:
    """The contact moved over the skin to a site of one's own, the elbow as high as before."""
    if key.contact is None:
        return with_site(character, sign, role, key, spot)
    changed = replace(key, placement=replace(key.contact, site=spot))
    return with_elbow_kept(character, sign, role, key, changed)


def with_space_point(character: Character, sign: Sign, role: HandRole, key: Key, point_m: ArrayLike) -> Key:
    """The articulator brought to a free point (3,) m of the world, the elbow as high as before."""
    return _at_point(character, sign, role, key, point_in_chest(character, sign, key.time_s, point_m))


def with_point_before_chest(
    character: Character, sign: Sign, role: HandRole, key: Key, point_m: ArrayLike
) -> Key:
    """The articulator brought to a free point (3,) m of the chest's frame, the elbow as high as before.

    The point is on the side where it is drawn.
    """
    return _at_point(character, sign, role, key, for_right_handed(sign, point_m))


def _at_point(character: Character, sign: Sign, role: HandRole, key: Key, point: Array) -> Key:
    changed = replace(key, placement=space_point(character, key.articulator, point))
    return with_elbow_kept(character, sign, role, key, changed)
