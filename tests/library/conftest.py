"""A small sign."""

import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact


@pytest.fixture
def idea() -> Sign:
    return Sign(
        gloss="IDEA",
        tracks=(HandTrack("dominant", (Key("k1", 0.4, "i", Contact("pinky.tip", "temple.R"), hold_s=0.2),)),),
    )
