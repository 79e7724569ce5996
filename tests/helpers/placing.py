"""Keys as a click on a site leaves them."""

from dataclasses import replace

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact
from signer.motion.operations.new_keys import default_articulator, key_at
from signer.motion.operations.placing import with_site
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE


def of(key: Key) -> Sign:
    return Sign(tracks=(HandTrack("dominant", (key,)),))


def placed(handshape: str, site: str, articulator: str = "") -> Key:
    """The key that a click on a site leaves of a first one."""
    own = articulator or default_articulator(handshape, site)
    key = replace(
        key_at(REFERENCE, Sign(), "dominant", 0.5),
        handshape=handshape,
        placement=Contact(own, "space.ipsi.mid.mid", "none"),
    )
    return with_site(HandMoment(REFERENCE, of(key), "dominant", key), site)
