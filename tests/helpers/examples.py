"""The example signs, read once from the copies beside the goldens, and short ways to a single key and its pose."""

from functools import cache
from pathlib import Path
from typing import Final

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, Orientation
from signer.files import load_sign
from signer.motion.pose import HandPose
from signer.motion.posing import pose_at

FOLDER: Final = Path(__file__).parents[1] / "goldens" / "signs"
NAMES = ("DEAF", "FATHER", "IDEA", "IDEA_index", "MOTHER")


@cache
def example(name: str) -> Sign:
    return load_sign(FOLDER / f"{name}.sign")


STRAIGHT = Orientation()
EXAMPLE_KEYS = [(name, index) for name in NAMES for index in range(len(example(name).hand("dominant").keys))]


def touching_key(
    site: str,
    shape: str = "1",
    articulator: str = "index.tip",
    wrist: Orientation = STRAIGHT,
    psi: float = 0.5,
) -> Key:
    return Key("k1", 0.4, shape, Contact(articulator, site), hold_s=0.2, orientation=wrist, elbow=Elbow(psi))


def sign_of(*keys: Key) -> Sign:
    return Sign(gloss="TEST", tracks=(HandTrack("dominant", keys),))


def hand_at(key: Key) -> HandPose:
    """The dominant hand of a sign with that key alone, at its time."""
    return pose_at(sign_of(key), key.time_s).hands["dominant"]
