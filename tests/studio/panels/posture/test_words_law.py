"""What is told in words beside the read-outs of a hand agrees with their marks, in generated postures and on
either side."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from signer.document.fitting import with_key
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import ROLES, Contact, Elbow, Orientation
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.studio.background import insides
from tests.helpers.extent import part
from tests.helpers.posture_desk import PostureDesk
from tests.helpers.two_hands import random_pair

ACROSS = Key("k1", 0.4, "b", Contact("index.tip", "shoulder.L"), 0.2, orientation=Orientation(-1.0, 0.2, 0.0))
IDEA, HELLO = (load_sign(FOLDER / f"{gloss}.sign") for gloss in ("IDEA", "HELLO"))
SIGNS = part(
    (
        Sign(tracks=(HandTrack("dominant", (ACROSS,)),)),
        HELLO,
        random_pair(1),
        random_pair(4),
        IDEA,
        random_pair(2),
    ),
    every=2,
)
OTHER = {"right": "left", "left": "right"}


def turned(sign: Sign) -> Iterator[tuple[str, Sign, float]]:
    """Each first key of a hand at three elbow heights."""
    for role in ROLES:
        for key in sign.hand(role).keys[:1]:
            for swivel_rad in (-0.5, 0.2, 1.0):
                yield role, with_key(sign, role, replace(key, elbow=Elbow(swivel_rad))), key.time_s


@pytest.mark.parametrize("drawn", ["right", "left"])
def test_words_agree_with_the_marks_beside_them(
    drawn: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(insides, "LOADED_MS", 0)
    desk = PostureDesk(Sign(), 0.0, qtbot)
    panel, found = desk.panel, 0
    for sign in SIGNS:
        for role, posed, time_s in turned(replace(sign, dominant_side=drawn)):  # type: ignore[arg-type]
            desk.session.open_sign(posed, None)
            desk.session.select(role)  # type: ignore[arg-type]
            desk.player.seek(time_s)
            desk.settle()
            qtbot.waitUntil(lambda: panel.insides.is_settled and panel.finder.is_settled, timeout=20000)
            words, inside = panel.reason.text, panel.insides.reading(role)  # type: ignore[arg-type]
            side = drawn if role == "dominant" else OTHER[drawn]
            is_in_something = " mm in the " in words or " is in " in words
            assert not is_in_something or inside.mark == "missed", (words, inside)
            assert not is_in_something or words.startswith(f"The {side} ")
            found += is_in_something
    assert found
