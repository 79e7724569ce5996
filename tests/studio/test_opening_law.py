"""When another sign is opened, or a new one begun, nothing of the one before stands anywhere in the
window."""

from collections.abc import Iterator
from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from signer.document import edits
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, Orientation
from signer.studio.background import insides, possibilities, whole_sign
from signer.studio.timeline import readout
from signer.studio.widgets.readout import NOT_YET
from signer.studio.window import Window
from tests.helpers.extent import part

PAGE = "site.picture"
"""Which page of places is open is no word about a sign: it stays until a key wants another."""
NEUTRAL = ("", "Looking the sign over…", "Inside: ", NOT_YET)
"""What may stand anywhere while nothing is known yet."""
ACROSS = Key(
    "k7",
    0.31,
    "b",
    Contact("index.tip", "shoulder.L"),
    0.13,
    orientation=Orientation(-1.0, 0.2, 0.0),
    elbow=Elbow(-0.5),
)
HIGH = Key(
    "k8",
    0.33,
    "y",
    Contact("thumb.tip", "chin"),
    0.17,
    orientation=Orientation(1.3, 0.9, 0.3),
    elbow=Elbow(2.6),
)
CROWDED = Sign(
    gloss="CROWDED",
    dominant_side="left",
    fps=24,
    lead_out_s=0.1,
    tracks=(
        HandTrack("dominant", (ACROSS, replace(HIGH, id="k9", time_s=0.451))),
        HandTrack("base", (HIGH,)),
    ),
)
"""A sign with something to say at every place: limits, something inside something, doubts, problems, the
other hand."""


@pytest.fixture(scope="module")
def nothing_is_looked_for_at_rest() -> Iterator[None]:
    """Let all be looked for here, and soon."""
    with pytest.MonkeyPatch.context() as patch:
        for module, name in (
            (whole_sign, "BEGIN_MS"),
            (whole_sign, "AT_REST_MS"),
            (readout, "AT_REST_MS"),
        ):
            patch.setattr(module, name, 0)
        yield


def words_of(window: Window) -> dict[str, str]:
    """Everything that is said by the visible named parts of the window, by where."""
    return dict(_said(window))


def _said(window: Window) -> Iterator[tuple[str, str]]:
    for widget in window.findChildren(QWidget):
        name = widget.objectName()
        if not name or name.startswith("qt_") or name == PAGE or not widget.isVisibleTo(window):
            continue
        yield f"{name}: name", widget.accessibleName()
        yield f"{name}: description", widget.accessibleDescription()
        if isinstance(widget, (QLabel, QAbstractButton, QLineEdit)):
            yield f"{name}: text", widget.text()


def settle(window: Window, qtbot: QtBot) -> None:
    qtbot.waitUntil(
        lambda: (
            window.player.pose is not None
            and window.player._solved == (window.session.sign, window.player.playhead_s)
        )
    )
    told, problems = window.timeline.readout.doubts, window.workspace.problems
    qtbot.waitUntil(
        lambda: window.workspace.possibilities.is_settled and window.workspace.insides.is_settled,
        timeout=20000,
    )
    qtbot.waitUntil(lambda: window.workspace.whole.is_settled and window.onion.is_settled, timeout=20000)
    qtbot.waitUntil(lambda: not told._timer.isActive() and not told._job.is_busy, timeout=20000)
    problems.hurry()
    qtbot.waitUntil(lambda: problems.is_settled, timeout=20000)


@pytest.mark.parametrize("which", part(("new", "idea"), every=2))
def test_nothing_of_the_sign_before_is_said_anywhere(
    window: Window, idea: Sign, which: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(insides, "LOADED_MS", 0)
    opened = Sign() if which == "new" else idea
    window.session.open_sign(opened, None)
    settle(window, qtbot)
    alone = words_of(window)
    window.session.open_sign(CROWDED, None)
    settle(window, qtbot)
    crowded = words_of(window)
    assert sum(crowded[place] != alone.get(place) for place in crowded) > 20
    found, let_go = possibilities._timed, Event()
    monkeypatch.setattr(possibilities, "_timed", lambda wanted: found(wanted) if let_go.wait(20.0) else None)
    monkeypatch.setattr(possibilities, "BUDGET_S", -1.0)  # so that searches go on beside the window
    window.session.perform(edits.replace_key("dominant", "k7", elbow=Elbow(-0.501)))
    qtbot.waitUntil(lambda: window.workspace.possibilities._job.is_busy, timeout=20000)
    window.session.tell("Something about CROWDED.")
    window.session.open_sign(opened, None)
    let_go.set()
    qtbot.waitUntil(lambda: window.player._solved == (window.session.sign, window.player.playhead_s))
    for _ in range(20):
        now = words_of(window)
        assert not {place: words for place, words in now.items() if words not in (*NEUTRAL, alone.get(place))}
        qtbot.wait(5)
    settle(window, qtbot)
    now = words_of(window)
    assert {
        place: (now.get(place), alone.get(place)) for place in now if now[place] != alone.get(place)
    } == {}
