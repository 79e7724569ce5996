"""A small sign."""

import pytest

from signer.document.sign import Key, Lane, Sign
from signer.document.values import Contact


@pytest.fixture
def idea() -> Sign:
    return Sign(gloss="IDEA", dominant=Lane((Key("k1", 0.4, "i", Contact("pinky.tip", "temple.R"), hold_s=0.2),)))
