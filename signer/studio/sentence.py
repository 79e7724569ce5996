"""The key in plain words above the stage: which hand, which shape, which part of it, how, where, and how it faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton

from signer.document.queries import key_after, key_before
from signer.document.sign import Key
from signer.document.values import Manner
from signer.studio import facing, icons, theme, wording
from signer.studio.hand_pictures import HandPictures
from signer.studio.player import Player
from signer.studio.session import Session
from signer.studio.widgets.elided import Elided
from signer.studio.widgets.pieces import button, label

if TYPE_CHECKING:
    from signer.motion.pose import Pose

HEIGHT_PX: Final = 46
SPACING_PX: Final = 6
FACING_LEAST: Final = "palm down, fing…"
MANNER_ICONS: Final[dict[Manner, str]] = {"none": "free", "near": "close", "touch": "touch", "hold": "hold", "tap": "tap"}


class Sentence(QFrame):
    """The map for a newcomer and the read-out for an expert; each word opens its chooser.

    Signals:
        chooser_wanted(name): "handshape", "articulator", "contact" or "site".
    """

    chooser_wanted = Signal(str)

    def __init__(self, session: Session, player: Player, pictures: HandPictures) -> None:
        super().__init__()
        self.setObjectName("sentence")
        self.setProperty("kind", "panel")
        self._session, self._pictures = session, pictures
        self._who = label("", 1, theme.BODY, 600)
        self._handshape = self._chip("handshape", "Handshape (Ctrl+1)")
        self._handshape.setIconSize(QSize(28, 28))
        self._articulator = self._chip("articulator", "Part of the hand (Ctrl+2)")
        self._manner = self._chip("contact", "Contact (Ctrl+4)")
        self._manner.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._site = self._chip("site", "Place (Ctrl+3)")
        for chip in (self._handshape, self._articulator, self._manner):
            chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._faces = Elided("", 2)
        self._faces.setObjectName("sentence.facing")
        self._instead = Elided("", 2)
        self._instead.setObjectName("sentence.instead")
        self._lay_out()
        session.sign_changed.connect(self._show_key)
        session.selection_changed.connect(self._show_key)
        session.auto_key_changed.connect(self._show_key)
        player.playhead_moved.connect(self._show_key)
        player.pose_changed.connect(self._show_pose)
        pictures.ready.connect(self._on_picture)
        theme.theme_changed.connect(self._show_key)
        self._show_key()

    def _chip(self, name: str, tip: str) -> QToolButton:
        made = button(" ", name=f"sentence.{name}", tip=tip, kind="chip")
        made.clicked.connect(lambda: self.chooser_wanted.emit(name))
        return made

    def _lay_out(self) -> None:
        box = QHBoxLayout(self)
        box.setContentsMargins(theme.MARGIN, 6, theme.MARGIN, 6)
        box.setSpacing(SPACING_PX)
        for part in (self._who, *self._chips, self._faces, self._instead):
            box.addWidget(part)
        box.addStretch(1)
        self.setFixedHeight(HEIGHT_PX)

    @property
    def _chips(self) -> tuple[QToolButton, ...]:
        return (self._handshape, self._articulator, self._manner, self._site)

    def _show_key(self, *_changed: object) -> None:
        sign, lane = self._session.sign, self._session.selection.lane
        self._who.setText(f"{wording.side_of(sign, lane).capitalize()} hand")
        key = self._session.current_key()
        for chip in self._chips:
            chip.setVisible(key is not None)
        self._instead.setVisible(key is None)
        if key is None:
            self._instead.setText(self._words_between())
        else:
            self._show_words(key)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """The words of the key come first: how the hand faces is said where there is room left."""
        taken = sum(part.sizeHint().width() + SPACING_PX for part in (self._who, *self._chips)) + 2 * theme.MARGIN
        room = self.width() - taken
        self._faces.setVisible(
            self._session.current_key() is not None and room >= self._faces.fontMetrics().horizontalAdvance(FACING_LEAST)
        )

    def _show_words(self, key: Key) -> None:
        side = self._session.sign.dominant_side
        self._set(self._handshape, "Handshape", wording.handshape_title(key.handshape))
        self._set(self._articulator, "Part of the hand", wording.articulator_name(key.articulator))
        manner: Manner = key.contact.manner if key.contact is not None else "none"
        self._set(self._manner, "Contact", wording.MANNER_VERBS[manner])
        self._manner.setIcon(icons.icon(MANNER_ICONS.get(manner, "touch")))
        place = wording.site_name(key.contact.site, side) if key.contact is not None else "a point of space"
        self._set(self._site, "Place", place)
        self._on_picture(key.handshape)

    @staticmethod
    def _set(chip: QToolButton, what: str, text: str) -> None:
        chip.setText(text)
        chip.setAccessibleName(f"{what}: {text}")

    def _words_between(self) -> str:
        sign, lane = self._session.sign, self._session.selection.lane
        keys, time_s = sign.lane(lane).keys, self._session.playhead_s
        if not keys:
            return "rests. Choose a handshape to set the first key."
        how = "change anything to set a key here." if self._session.auto_key else "press K to set a key here."
        before, after = key_before(sign.lane(lane), time_s), key_after(sign.lane(lane), time_s)
        if before is not None and after is not None:
            return f"between key {keys.index(before) + 1} and key {keys.index(after) + 1}; {how}"
        return f"{'after the last' if before is not None else 'before the first'} key; {how}"

    def _on_picture(self, name: str) -> None:
        key = self._session.current_key()
        if key is not None and key.handshape == name:
            picture = self._pictures.picture(name)
            self._handshape.setIcon(QIcon(picture) if picture is not None else QIcon())
            style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if picture is not None else Qt.ToolButtonStyle.ToolButtonTextOnly
            self._handshape.setToolButtonStyle(style)

    def _show_pose(self, pose: Pose) -> None:
        turned = facing.facing(pose, self._session.selection.lane)
        text = f"palm {_words(turned.palm)}, fingers {_words(turned.fingers)}"
        if text != self._faces.text():
            self._faces.setText(text)


def _words(direction: facing.Vector) -> str:
    """The direction in one word; in two where it lies well between two."""
    shares = sorted(((abs(part), name) for part, name in zip(direction, _signed(direction), strict=True)), reverse=True)
    return f"{shares[0][1]}-{shares[1][1]}" if shares[1][0] > 0.42 else shares[0][1]


def _signed(direction: facing.Vector) -> tuple[str, str, str]:
    x, y, z = direction
    return "left" if x > 0 else "right", "up" if y > 0 else "down", "out" if z > 0 else "in"
