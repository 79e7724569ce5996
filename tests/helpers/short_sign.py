"""HEAR as a body with a longer forearm cannot sign it."""

from dataclasses import replace
from typing import Final

from signer.document.items import with_items
from signer.document.sign import Sign
from signer.document.tracks.track import TrackName
from signer.document.values import GlobalOrientation
from signer.files import load_sign
from signer.library.shelf import FOLDER

UPRIGHT: Final = GlobalOrientation(palm=(0.1312, -0.3467, -0.9288), fingers=(0.2869, 0.9101, -0.2992))
"""Directions of the hand at the ear that leave the woman's short of it, her elbow as far bent as it goes."""


def short_sign() -> Sign:
    """Return the sign, with the hand held so."""
    sign = load_sign(FOLDER / "HEAR.sign")
    keys = tuple(replace(key, orientation=UPRIGHT) for key in sign.hand("dominant").keys)
    return with_items(sign, TrackName("hand", "dominant"), keys)
