"""The key in plain words above the stage.

Which hand, which shape, which part of it, how, where, and how it faces; and what the face does.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QToolButton

from body_model.plain_types import Vector
from signer.document import queries
from signer.document.queries import key_after, key_before
from signer.document.tracks.hand import Key
from signer.document.values import BothMeet, HandForm, Manner, Placement, SpacePoint
from signer.lazy import lazily
from signer.phrases import begins, within
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.hearing import hear
from signer.studio.language import tr, translated
from signer.studio.look import icons, plain, theme
from signer.studio.pictures.queue import Pictures
from signer.studio.widgets.pieces import Elided, across, button, identify, label
from signer.words import facing, signals, wording
from signer.words.problem_places import signed_at
from signer.words.wording import HANDS

with lazily():
    from signer.motion import pose as poses

HEIGHT_PX: Final = 46
SPACING_PX: Final = 6
LEAST_WORDS_PX: Final = 56
LEAST_FACE_PX: Final = 150
"""So much the words about the face keep before those of the hand are shortened."""
LEAST_PX: Final = 420
"""As wide as the narrowest stage."""
_BESIDE: Final = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
MANNER_ICONS: Final[dict[Manner, str]] = {
    "none": "free",
    "near": "close",
    "touch": "touch",
    "hold": "hold",
    "tap": "tap",
}


class Sentence(QFrame):
    """The map for a newcomer and the read-out for an expert; each word opens its chooser.

    Signals:
        chooser_wanted(name): "handshape", "articulator", "contact" or "site".
    """

    chooser_wanted = Signal(str)

    def __init__(self, session: Session, player: Player, pictures: Pictures) -> None:
        super().__init__()
        identify(self, "sentence", kind="panel")
        self._session, self._player, self._pictures = session, player, pictures
        self._whose = ""
        self._said: tuple[object, ...] = ()
        self._words: dict[QToolButton, str] = {}
        self._who = label("", 1, theme.BODY, 600)
        self._handshape = self._chip("handshape", tr("Handshape (Ctrl+1)"))
        self._handshape.setIconSize(QSize(28, 28))
        self._articulator = self._chip("articulator", tr("Part of the hand (Ctrl+2)"))
        self._manner = self._chip("contact", tr("Contact, in Posture (Ctrl+4)"))
        self._manner.setToolButtonStyle(_BESIDE)
        self._site = self._chip("site", tr("Place (Ctrl+3)"))
        for chip in (self._handshape, self._articulator, self._manner):
            chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._facing = ""
        self._faces = label("", 2, name="sentence.facing")
        self._instead = Elided("", 2, name="sentence.instead")
        self._face = ""
        self._face_words = Elided("", 1, name="sentence.face")
        self._lay_out()
        hear(self._show_key, session.sign_changed, session.auto_key_changed, player.playhead_moved)
        session.selection_changed.connect(self._show_hand)
        player.pose_changed.connect(self._show_pose)
        pictures.ready.connect(self._on_picture)
        theme.theme_changed.connect(self._dress)
        self._show_key()

    def _chip(self, name: str, tip: str) -> QToolButton:
        made = button(" ", name=f"sentence.{name}", tip=tip, kind="chip")
        made.clicked.connect(lambda: self.chooser_wanted.emit(name))
        return made

    def _lay_out(self) -> None:
        parts = (self._who, *self._chips, self._faces, self._instead, self._face_words, None)
        self._box = across(self, *parts, gap=SPACING_PX, margins=(theme.MARGIN, 6, theme.MARGIN, 6))
        self.setFixedHeight(HEIGHT_PX)

    def minimumSizeHint(self) -> QSize:
        return QSize(
            LEAST_PX, HEIGHT_PX
        )  # not that of the words, which are shortened to whatever room there is

    @property
    def _chips(self) -> tuple[QToolButton, ...]:
        return (self._handshape, self._articulator, self._manner, self._site)

    def _dress(self) -> None:
        self._said = ()
        self._show_key()

    def _show_key(self, *_changed: object) -> None:
        sign, role, key = self._session.sign, self._session.selection.role, self._session.current_key()
        whose = begins(translated(HANDS[queries.side_of(sign, role)]))
        said = (
            whose,
            sign.dominant_side,
            translated(signals.face_words(sign, self._session.playhead_s)),
            self._words_between() if key is None else self._key_said(key),
        )
        if said == self._said:
            # a wrist that turns is said with the pose, and finding room for the words takes as long as
            # solving it
            return
        self._said, self._whose = said, whose
        self._face = tr("Face: {said}", said=said[2]) if said[2] else ""
        self._who.setText(whose)
        for chip in self._chips:
            chip.setVisible(key is not None)
        self._instead.setVisible(key is None)
        if key is None:
            self._instead.setText(self._words_between())
        else:
            self._show_words(key)
        self._make_room()

    def _key_said(self, key: Key) -> tuple[object, ...]:
        """Everything that is said of a key: not of a free point where it is, which moves at every step."""
        sign, placement = self._session.sign, key.placement
        manner = key.contact.manner if key.contact is not None else ""
        where = translated(wording.placement_words(placement, sign.dominant_side))
        return (
            translated(wording.key_title(key)),
            key.form,
            manner,
            where,
            translated(wording.place_name(placement, sign.dominant_side, sign.places)),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Shorten from the right, in one line.

        How the hand faces, then the contact to its picture, then what the face does, place, part and
        handshape.

        What is left out stands in the tooltip.
        """
        has_key = self._session.current_key() is not None
        left_out = (begins(self._facing) if has_key else "", self._face)
        self.setToolTip(plain.tip("\n".join(filter(None, left_out))))
        self._who.setText(self._whose)
        over = 0
        for faces, manner in (
            (self._facing, _BESIDE),
            (self._facing.partition(", ")[0], _BESIDE),
            ("", _BESIDE),
            ("", Qt.ToolButtonStyle.ToolButtonIconOnly),
        ):
            self._manner.setToolButtonStyle(manner)
            for chip, words in self._words.items():
                chip.setText(plain.caption(words))
            taken = sum(chip.sizeHint().width() + SPACING_PX for chip in self._chips) + 2 * theme.MARGIN
            taken += _width(self._who, self._whose)
            for part, words in ((self._faces, faces), (self._face_words, self._face)):
                taken += SPACING_PX + _width(part, words) if words else 0
            over = taken - self.width()
            if over <= 0:
                break
        gives = max(_width(self._face_words, self._face) - LEAST_FACE_PX, 0) if self._face else 0
        self._face_words.setText(self._face)
        self._face_words.setVisible(bool(self._face))
        self._face_words.setFixedWidth(_width(self._face_words, self._face) - min(max(over, 0), gives))
        over = max(over - gives, 0)
        if has_key:
            self._shorten(over)
        self._faces.setText(faces)
        self._faces.setVisible(has_key and bool(faces))
        # shortened while it is being laid out, it would ask for that once more, and be painted before
        self._box.activate()

    def _shorten(self, over: int) -> None:
        """Take so many pixels from the words, from the right; what the chip says aloud stays whole."""
        metrics = self._site.fontMetrics()
        for chip in (self._site, self._articulator, self._handshape):
            words = self._words.get(chip, "")
            wide = metrics.horizontalAdvance(words)
            cut = min(over, wide - LEAST_WORDS_PX)
            if cut > 0:
                chip.setText(
                    plain.caption(metrics.elidedText(words, Qt.TextElideMode.ElideRight, wide - cut))
                )
                over -= cut

    def _show_words(self, key: Key) -> None:
        side = self._session.sign.dominant_side
        self._set(self._handshape, tr("Handshape"), translated(wording.key_title(key)))
        self._set(
            self._articulator, tr("Part of the hand"), translated(wording.articulator_name(key.articulator))
        )
        meets = isinstance(key.placement, BothMeet)
        manner: Manner = key.contact.manner if key.contact is not None else "touch" if meets else "none"
        self._set(
            self._manner, tr("Contact"), tr("meets") if meets else translated(wording.MANNER_VERBS[manner])
        )
        self._manner.setIcon(icons.icon(MANNER_ICONS.get(manner, "touch")))
        place = (
            translated(wording.site_name(key.contact.site, side))
            if key.contact is not None
            else self._free_place(key.placement)
        )
        self._set(self._site, tr("Place"), place)
        self._on_picture(key.form.look)

    def _free_place(self, placement: Placement) -> str:
        """Name a place off the skin; what somebody has named keeps its letters."""
        name = wording.place_name(placement, places=self._session.sign.places)
        is_named = isinstance(placement, SpacePoint) and placement.place
        return translated(name if is_named else within(name))

    def _set(self, chip: QToolButton, what: str, text: str) -> None:
        self._words[chip] = text
        chip.setText(plain.caption(text))
        chip.setAccessibleName(f"{what}: {text}")

    def _words_between(self) -> str:
        sign, role = self._session.sign, self._session.selection.role
        keys, time_s = sign.hand(role).keys, self._session.playhead_s
        if self._session.is_performed:
            signed = translated(signed_at(sign, time_s))
            where = (
                tr("between keys, {signed}", signed=signed)
                if signed
                else tr("between keys")
                if keys
                else tr("rests")
            )
            return (
                tr("{where}; double-click a sign to change it.", where=where)
                if keys
                else tr("{where}; type glosses below.", where=where)
            )
        if not keys:
            return tr("rests. Choose a handshape to set the first key.")
        how = (
            tr("change anything to set a key here.")
            if self._session.auto_key
            else tr("press K to set a key here.")
        )
        before, after = key_before(sign.hand(role), time_s), key_after(sign.hand(role), time_s)
        if before is not None and after is not None:
            return tr(
                "between key {index} and key {index2}; {how}",
                index=keys.index(before) + 1,
                index2=keys.index(after) + 1,
                how=how,
            )
        return tr(
            "{part} key; {how}",
            part=tr("after the last") if before is not None else tr("before the first"),
            how=how,
        )

    def _on_picture(self, form: HandForm) -> None:
        key = self._session.current_key()
        if key is not None and key.form.look == form:
            picture = self._pictures.picture(form)
            self._handshape.setIcon(QIcon(picture) if picture is not None else QIcon())
            style = _BESIDE if picture is not None else Qt.ToolButtonStyle.ToolButtonTextOnly
            self._handshape.setToolButtonStyle(style)
            self._make_room()

    def _show_hand(self, *_changed: object) -> None:
        """Say how the hand that is worked on now faces: no pose follows from choosing another one."""
        self._show_key()
        if self._player.pose is not None:
            self._show_pose(self._player.pose)

    def _show_pose(self, pose: poses.Pose) -> None:
        turned = facing.facing(pose, self._session.selection.role)
        text = tr("palm {words}, fingers {words2}", words=_words(turned.palm), words2=_words(turned.fingers))
        if text != self._facing:
            self._facing = text
            self._make_room()


def _width(part: QLabel, words: str) -> int:
    return part.fontMetrics().horizontalAdvance(words) + 1


def _words(direction: Vector) -> str:
    """The direction in one word; in two where it lies well between two."""
    shares = sorted(
        ((abs(part), name) for part, name in zip(direction, _signed(direction), strict=True)), reverse=True
    )
    first, second = (translated(facing.NAMES[name]) for _, name in shares[:2])
    return f"{first}-{second}" if shares[1][0] > 0.42 else first


def _signed(direction: Vector) -> tuple[str, str, str]:
    x, y, z = direction
    return "left" if x > 0 else "right", "up" if y > 0 else "down", "out" if z > 0 else "in"
