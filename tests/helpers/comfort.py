"""Requests of directions, as direction buttons make them, and what their postures are measured by."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import acos
from typing import Final

import numpy as np

import handshapes.catalogue as shapes
import sites.catalogue as places
from signer.characters.character import Character
from signer.characters.load import load_character
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, HandRole
from signer.kinematics.orientation import DIRECTIONS, DirectionName
from signer.motion.operations.placing import with_site
from signer.motion.posing import pose_at
from signer.motion.solving.hand_moment import HandMoment

SPACE: Final = tuple(sorted(site.id for site in places.every() if site.id.startswith("space.")))
HANDS: Final = ("open_b", "5", "s", "1")
TEN_HANDSHAPES: Final = ("open_b", "5", "s", "1", "a", "c", "v", "y", "flat_o", "l")
TWENTY_PLACES: Final = (
    *(f"space.{across}.{up}.{out}" for across in ("ipsi", "centre", "contra") for up in ("mid", "low") for out in ("near", "mid")),
    "space.ipsi.high.mid", "space.centre.high.mid", "chin", "forehead.R", "temple.R", "cheekbone.R", "chest.mid.centre", "shoulder.L",
)  # fmt: skip


@dataclass(frozen=True)
class Request:
    """A hand at a place, and the directions that it is asked for.

    Attributes:
        given: the key that is asked; None for the one that a click on the place leaves, which is sought when
            it is first wanted.
    """

    handshape: str
    site: str
    palm: DirectionName | None
    fingers: DirectionName | None
    given: Key | None = None

    @property
    def key(self) -> Key:
        """The key that is asked, the same object every time."""
        return placed_key(self.handshape, self.site) if self.given is None else self.given

    @property
    def sign(self) -> Sign:
        """The sign of that key alone, the same object every time."""
        return with_key(self.key)


def space_request(seed: int, kind: str = "palm") -> Request:
    """A hand at a named place of the signing space that is to turn its palm, its fingers or both."""
    draw = random.Random(seed)
    site, handshape = draw.choice(SPACE), draw.choice(HANDS)
    palm, fingers = draw.choice(list(DIRECTIONS)), draw.choice(list(DIRECTIONS))
    while abs(DIRECTIONS[palm] @ DIRECTIONS[fingers]) > 0.5:
        fingers = draw.choice(list(DIRECTIONS))
    return Request(handshape, site, palm if kind != "fingers" else None, fingers if kind != "palm" else None)


def requests() -> Iterator[Request]:
    """Palm up, palm down and fingers out on ten handshapes at twenty places."""
    for handshape in TEN_HANDSHAPES:
        for site in TWENTY_PLACES:
            for palm, fingers in (("up", None), ("down", None), (None, "out")):
                yield Request(handshape, site, palm, fingers)  # type: ignore[arg-type]


@cache
def placed_key(handshape: str, site: str) -> Key:
    """Return a key of the dominant hand as a click on a place leaves it: brought there and clear if it can be."""
    is_in_space = site.startswith("space.")
    own = shapes.default(shapes.find(handshape)).id
    articulator = "palm.centre" if is_in_space and own != "index.tip" else own
    first = Key("k1", 1.0, handshape, Contact(articulator, "space.ipsi.mid.mid", "none"))
    return with_site(HandMoment(load_character(), with_key(first), "dominant", first), site)


@cache
def with_key(key: Key) -> Sign:
    """Return a sign with one key of the dominant hand."""
    return Sign(tracks=(HandTrack("dominant", (key,)),))


def elevation_rad(character: Character, sign: Sign, role: HandRole, time_s: float) -> float:
    """Return the angle between the upper arm and hanging, rad, as drawn."""
    pose = pose_at(sign, time_s)
    side = pose.hands[role].side
    shoulder, elbow = (
        pose.matrices[bone, :, :3] @ character.body.heads[bone] + pose.matrices[bone, :, 3]
        for bone in (character.bones[f"{side} shoulder"], character.bones[f"{side} elbow"])
    )
    upper = elbow - shoulder
    return acos(float(np.clip(-upper[1] / np.linalg.norm(upper), -1.0, 1.0)))
