"""The wrist of a key as three angles, also where the key says how the hand faces in the world."""

from signer.document.sign import Key, Sign
from signer.document.values import LaneName, Orientation


def local_orientation(sign: Sign, lane: LaneName, key: Key) -> Orientation:
    """The angles that a dial turns on from: those of the key, or those its hand really has."""
    if isinstance(key.orientation, Orientation):
        return key.orientation
    # Imported when first needed: the window is painted before anything is solved.
    from signer.motion.posing import pose_at

    return pose_at(sign, key.time_s).hands[lane].orientation
