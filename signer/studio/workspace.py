"""Services of one open sign, made once and before any window, and panels, which are made from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from signer.characters.load import is_character
from signer.document.life import proposed_life
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import KINDS
from signer.document.values import HandForm
from signer.studio.background.contacts import Contacts
from signer.studio.background.easier import EasierFinder
from signer.studio.background.film import Film
from signer.studio.background.free_ways import WayChooser
from signer.studio.background.freed_memory import FreedMemory
from signer.studio.background.insides import InsideFinder
from signer.studio.background.performing import Performing
from signer.studio.background.possibilities import PossibilityFinder
from signer.studio.background.problems import ProblemFinder
from signer.studio.background.searching import Searching
from signer.studio.background.whole_sign import WholeSign
from signer.studio.editing.marks import Marks
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.files.own_avatars import OwnAvatars
from signer.studio.files.own_places import OwnPlaces
from signer.studio.files.own_tables import OwnTables
from signer.studio.files.settings import Settings
from signer.studio.files.shelves import Shelves
from signer.studio.handshapes.own_handshapes import OwnHandshapes
from signer.studio.pictures.queue import Pictures
from signer.studio.signals.own_signals import OwnSignals

Dock: TypeAlias = Literal["left", "right", "over tabs"]
"""The left dock shows its panels beneath each other, the right one as tabs; a panel over the tabs stands in
their place until it is closed."""
HAND_KINDS: Final = tuple(kind.name for kind in KINDS.values() if kind.sides != (None,))
"""Kinds of tracks that a hand has on each side."""


class Workspace(QObject):
    """Session, player, background searches, pictures and the user's own handshapes.

    Nothing is solved, measured or drawn before `begin`, so that a window can be painted first.

    Attributes:
        settings: what the program remembers from one start to the next.
        session: the open sign and every change to it.
        player: the playhead and the pose there.
        searching: one search at a time beside the window, which Esc ends.
        contacts: brings hands to places.
        possibilities: ranges of elbow, wrist and shoulder of the hand under the playhead.
        insides: penetration and contact gaps of the pose that is shown.
        easier: an easier posture of the key under the playhead, offered.
        ways: ways to new and moved keys, chosen free of the body.
        problems: what is wrong with the sign.
        performing: the open sentence as a sign.
        whole: every frame measured at rest.
        film: the film beside the sign.
        marks: marks set while it plays, which will be keys.
        pictures: pictures of hands, signals and signs.
        shelves: the folders on which the user and others keep things.
        own: the user's own handshapes.
        own_signals: the user's own signals of the face.
        own_places: the user's own places of the skin.
        tables: tables of signs that the user has read in.
        avatars: the user's own avatars.

    Signals:
        panel_wanted(panel, part): a panel is to be opened, by its id, at one of its parts or as it stands.
        panel_done(panel): a choice was made in a panel, so what comes after it may open.
        direction_hovered(what, name): the pointer is on a direction of "palm" or "fingers"; empty when it
            left.
        own_signal_act(name, act): something is to be done to a signal of the user's own.
        own_signal_came(name): one was kept, came in from a file, or has another name.
        face_shown(on): the face is worked on: its points may be dragged on the stage.
        gaze_shown(on): lines from the eyes to what they look at are wanted on the stage, or no longer.
    """

    panel_wanted = Signal(str, str)
    panel_done = Signal(str)
    direction_hovered = Signal(str, str)
    own_signal_act = Signal(str, str)
    own_signal_came = Signal(str)
    face_shown = Signal(bool)
    gaze_shown = Signal(bool)

    def __init__(
        self,
        settings: Settings | None = None,
        session: Session | None = None,
        pictures: Pictures | None = None,
    ) -> None:
        super().__init__()
        self.settings: Final = settings or Settings()
        self.session: Final = session or Session(Sign(rest=self.settings.rest, life=proposed_life()))
        self.player: Final = Player(self.session, waiting=True)
        self.searching: Final = Searching(self.session)
        self.contacts: Final = Contacts(self.session, self.searching)
        self.possibilities: Final = PossibilityFinder(self.session, self.player)
        self.insides: Final = InsideFinder(self.player)
        self.insides.found.connect(self.possibilities.set_measures)
        self.easier: Final = EasierFinder(self.session, self.player)
        self.ways: Final = WayChooser(self.session)
        self.problems: Final = ProblemFinder(self.session, self.player)
        self.performing: Final = Performing(self.session)
        self.whole: Final = WholeSign(self.session, self.player)
        FreedMemory(self.player)
        self.film: Final = Film(self.session, self.settings)
        self.marks: Final = Marks(self.session)
        self.pictures: Final = pictures or Pictures(waiting=True)
        self.shelves: Final = Shelves()
        self.own: Final = OwnHandshapes(self.shelves)
        self.own_signals: Final = OwnSignals(self.shelves)
        self.own_places: Final = OwnPlaces(self.shelves)
        self.tables: Final = OwnTables()
        self.problems.hold_against(self.tables.differences)
        self.avatars: Final = OwnAvatars(self.session, self.shelves)
        if is_character(self.settings.signer):
            self.session.show_signer(self.settings.signer)
        self.pictures.show_signer(self.session.signer)
        self.session.signer_changed.connect(self._on_signer)

    def begin(self) -> None:
        """Solve, measure and draw from now on."""
        self.player.begin()
        if not is_character(self.settings.signer) and Path(self.settings.signer).is_file():
            self.avatars.show(Path(self.settings.signer))
        self.problems.begin()
        self.pictures.wait_while(lambda: self.player.playing or self.session.in_gesture)
        self.pictures.make_while(self._is_shown)
        self.pictures.begin()

    def _on_signer(self) -> None:
        """Remember who shows signs; the files say nothing of it."""
        self.settings.set_signer(self.session.signer)
        self.pictures.show_signer(self.session.signer)

    def _is_shown(self, form: HandForm) -> bool:
        """Return whether a hand is in the sign, or among the user's own."""
        kept = ((own.handshape, own.joints) for own in self.own.every)
        return (
            any(key.form.look == form for _, key in every_key(self.session.sign))
            or (form.handshape, form.joints) in kept
        )


class Glance(NamedTuple):
    """Summary of what is set in a panel.

    Words and a picture in the left dock, an icon by name in the right one.
    """

    words: str = ""
    picture: QPixmap | None = None
    icon: str = ""


def _nothing(_workspace: Workspace, _key: Key | None) -> Glance:
    """Say nothing at a glance."""
    return Glance()


@runtime_checkable
class HasParts(Protocol):
    """A panel of several parts, which can be opened at one of them."""

    def turn_to(self, part: str) -> None:
        """Show a part of the panel."""


@dataclass(frozen=True, slots=True)
class Panel:
    """One panel as it is registered in `docks/registered.py`.

    Button, command, menu entry and shortcut follow from it.

    Attributes:
        id: names the panel and its command, and is the name of its widget.
        title: the word on the tab or over the panel, and in the menu.
        dock: where it stands.
        make: makes the widget; in the right dock when it is first shown.
        shortcut: opens the panel and gives it the keyboard.
        tip: what is done there.
        glance: what is set there for the key that is worked on.
        share: so much of the left dock's height, beside the shares of the others.
        kinds: the kinds of tracks that it is for, the first of which is worked on when it is opened on
            another.
    """

    id: str
    title: str
    dock: Dock
    make: Callable[[Workspace], QWidget]
    shortcut: str
    tip: str = ""
    glance: Callable[[Workspace, Key | None], Glance] = _nothing
    share: int = 1
    kinds: tuple[str, ...] = HAND_KINDS
