"""Page on which an avatar is learned: its bones, what hands stop at, places to click, and its hands.

It is learned beside the window; whatever is changed here is laid on its skin anew.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QComboBox, QFormLayout, QListWidget, QListWidgetItem, QScrollArea, QWidget

from body_model.arrays import Array
from body_model.surface_point import SurfacePoint
from signer.errors import SignerError
from signer.lazy import lazily
from signer.phrases import begins
from signer.studio.background.jobs import OneJob
from signer.studio.drawing import framing
from signer.studio.language import complaint, tr, translated
from signer.studio.look import plain, theme
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.widgets.dots import Dot
from signer.studio.widgets.forms import Dialog, choice_field, line_field, list_field
from signer.studio.widgets.pieces import CheckBox, ScrollColumn, across, beneath, button, heading, hint
from signer.studio.widgets.segments import Segment, Segments
from signer.words import wording
from sites.catalogue import every, find

with lazily():
    from signer import avatars
    from signer.avatars import bone_names, soup
    from signer.studio.drawing import recorder

if TYPE_CHECKING:
    from signer.avatars.reading import Asked

_Page = Literal["face", "body"]
LANDMARKS: Final = (
    "ear.R", "ear.L", "neck.base", "shoulder.top.R", "shoulder.top.L", "ribs.R", "ribs.L", "waist.R",
    "waist.L", "belly",
)  # fmt: skip
"""Places that skin without features does not tell; with these the trunk is off by 11 mm (95 of 100), where
it is by 18 without."""
_ON_FACE: Final = ("head",)
_ON_BODY: Final = ("trunk", "arm.R", "arm.L")
_SHOWN: Final = ("root", "head", "upperarm02.R", "lowerarm01.R", "wrist.R", "finger1-1.R", "finger2-1.R")
"""Bones that are named, so that somebody sees whether they were taken for the right ones."""
_HANDS: Final = ("f", "o", "a", "5")
"""Handshapes that show at a glance whether fingers and thumb bend as they should."""
_HAND_PX: Final = 84
_BONES_PX: Final = 140
"""Height of the list of bones: all that are named, in the interface's type."""
_TURN_RAD: Final = 0.008
"""Turn of the picture for a pixel of a drag: half a turn over 400 px."""
_MOST_ASIDE_RAD: Final = 1.2
"""Turn at most towards a chosen place: a waist is seen from 70 degrees, past the arm of a T-pose."""
_SIZE_PX: Final = (1120, 720)
_LEARNING: Final = tr("Learning it: some seconds.")
_LAYING: Final = tr("Laying the places on its skin anew.")
_READY: Final = tr(
    "Look whether dots lie where they should. Choose one, and click where it belongs; drag beside it to turn."
)


class AvatarDialog(Dialog):
    """Learns an avatar; `avatar` is what was learned, None as long as nothing is."""

    def __init__(
        self, parent: QWidget | None, file: Path, name: str = "", landmarks: Mapping[str, Array] | None = None
    ) -> None:
        """Learn the file under a name, through places that were shown before."""
        super().__init__(parent, "avatar", tr("Learn an avatar"), tr("Use it"))
        self.avatar: avatars.Avatar | None = None
        self._file, self._landmarks = file, dict(landmarks or {})
        self._named: dict[str, QComboBox] = {}
        self._page: _Page = "body"
        self._turn = {"face": [0.0, 0.0], "body": [0.0, 0.0]}
        self._picture: recorder.Picture | None = None
        self._job: OneJob[avatars.Avatar] = OneJob(self)
        self._asking: OneJob[Asked] = OneJob(self)
        self._name = line_field("avatar.name", tr("Name"), text=name or file.stem)
        self._bones, self._parts = list_field("avatar.bones", tr("Bones")), dict[str, CheckBox]()
        self._all_parts = ScrollColumn()
        self._places, self._hands = (
            list_field("avatar.places", tr("Landmarks")),
            list_field("avatar.hands", tr("Hands")),
        )
        self._dots = DotPicture("avatar.picture", tr("The avatar"), can_turn=True)
        self._pages = Segments(
            "avatar.page", tr("Shown"), (Segment("body", tr("Body")), Segment("face", tr("Face")))
        )
        self._guess = button(
            tr("Back to the guess"), name="avatar.guess", tip=tr("Where the fit had this place")
        )
        self._words, self._licence = hint(_LEARNING), hint()
        self._allowed = CheckBox(tr("I may change it and pass it on"), "avatar.allowed")
        self._missing = QFormLayout()
        self._again = button(tr("Go on with these bones"), name="avatar.go_on")
        self._lay_out()
        self._connect()
        self._ask()

    # What the page is made of

    def _lay_out(self) -> None:
        asked = QWidget()
        asked.setLayout(self._missing)
        self._asked = QScrollArea()
        self._asked.setWidgetResizable(True)
        self._asked.setWidget(asked)
        self._asked.hide()
        self._again.hide()
        gap = theme.GAP
        name, bones = (heading(tr("Name")), self._name), (heading(tr("Bones")), self._bones)
        stop = (heading(tr("Hands stop at")), self._all_parts, self._licence, self._allowed)
        left = beneath(None, *name, *bones, self._asked, self._again, *stop, gap=gap)
        middle = beneath(None, self._pages, (self._dots, 1), self._words, gap=gap)
        places = (heading(tr("Landmarks")), self._places, self._guess)
        right = beneath(None, *places, heading(tr("Hands")), self._hands, gap=gap)
        self._bones.setFixedHeight(_BONES_PX)
        self._hands.setIconSize(QSize(_HAND_PX, _HAND_PX))
        self._hands.setViewMode(QListWidget.ViewMode.IconMode)
        self._hands.setFixedHeight(2 * (_HAND_PX + 34))
        self.lay_out((across(None, (left, 2), (middle, 5), (right, 2), gap=theme.MARGIN), 1))
        self.resize(*_SIZE_PX)

    def _connect(self) -> None:
        self._again.clicked.connect(lambda: self._learn())
        self._places.currentItemChanged.connect(lambda item, _before: self._choose(item))
        self._pages.chosen.connect(self._show_page)
        self._guess.clicked.connect(self._take_back)
        self._dots.chosen.connect(self._choose_dot)
        self._dots.clicked_beside.connect(self._place)
        self._dots.turned.connect(self._turn_by)
        self._dots.grown.connect(lambda _px: self._draw())
        self.take.setEnabled(False)
        self._guess.setEnabled(False)
        self._licence.hide()
        self._allowed.hide()

    # Learning

    def _ask(self) -> None:
        """Read what the file has, and learn it, or ask for bones that were not found."""
        file = self._file
        self._asking.start(lambda _told: avatars.asked_of(file), self._fill, self._fail)

    def _fill(self, asked: Asked) -> None:
        for part in asked.parts:
            made = CheckBox(plain.caption(part), "avatar.part", soup.is_touched(part))
            made.setToolTip(plain.tip(part))
            self._parts[part] = made
            made.clicked.connect(lambda _on=False: self._learn())
            self._all_parts.box.insertWidget(self._all_parts.box.count() - 1, made)
        for bone in asked.missing:
            joints = ((plain.caption(joint), joint) for joint in asked.joints)
            words = translated(bone_names.in_words(bone))
            choices = ((tr("not chosen"), ""), *joints)
            self._named[bone] = choice_field(f"avatar.bone.{bone}", words, choices)
            self._missing.addRow(begins(words), self._named[bone])
        if asked.missing:
            self._asked.show()
            self._again.show()
            self._bones.hide()
            self._words.setText(
                tr("Some bones were not found by their names. Say which joints stand for them.")
            )
        else:
            self._learn()

    def _learn(self) -> None:
        """Learn the file with what is chosen."""
        file, name, landmarks = self._file, self._name.text().strip(), dict(self._landmarks)
        said = {bone: str(choice.currentData()) for bone, choice in self._named.items()}
        bones = {bone: joint for bone, joint in said.items() if joint}
        touched = frozenset(part for part, box in self._parts.items() if box.isChecked())
        self._run(
            lambda: avatars.learn(file, name, bones=bones, touched=touched, landmarks=landmarks), _LEARNING
        )

    def _run(self, make: Callable[[], avatars.Avatar], words: str) -> None:
        def made(_tell: object) -> avatars.Avatar:
            found = make()
            _ = found.character
            return found

        self._words.setText(words)
        self.take.setEnabled(False)
        self._job.start(made, self._take, self._fail)

    def _fail(self, error: SignerError) -> None:
        self._words.setText(plain.lines(complaint(error)))

    def _take(self, avatar: avatars.Avatar) -> None:
        self.avatar = avatar
        self.take.setEnabled(True)
        self._guess.setEnabled(self._dots.chosen_dot in self._landmarks)
        self._words.setText(_READY)
        if (licence := avatar.licence) is not None:
            self._licence.setText(plain.lines("\n".join((tr("Its licence:"), *licence.words))))
            self._licence.show()
        self._allowed.setVisible(licence is None or bool(licence.forbids))
        self._asked.setHidden(True)
        self._again.setHidden(True)
        self._bones.show()
        self._bones.clear()
        for bone in _SHOWN:
            joint = avatar.glb.name_of(avatar.bones[bone])
            self._bones.addItem(f"{begins(translated(bone_names.in_words(bone)))}: {joint}")
        self._list_places()
        self._draw_hands()
        self._draw()

    def _draw_hands(self) -> None:
        assert self.avatar is not None
        self._hands.clear()
        for shape in _HANDS:
            image = recorder.handshape_picture(self.avatar.character, shape, _HAND_PX)
            picture = QIcon(QPixmap.fromImage(image))
            self._hands.addItem(QListWidgetItem(picture, translated(wording.handshape_title(shape))))

    # Places

    def _list_places(self) -> None:
        chosen = self._dots.chosen_dot
        self._places.blockSignals(True)
        self._places.clear()
        for site in dict.fromkeys((*LANDMARKS, *self._landmarks)):
            words = translated(wording.site_name(site, "right"))
            item = QListWidgetItem(tr("{words}, shown", words=words) if site in self._landmarks else words)
            item.setData(Qt.ItemDataRole.UserRole, site)
            self._places.addItem(item)
            if site == chosen:
                self._places.setCurrentItem(item)
        self._places.blockSignals(False)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            site = str(item.data(Qt.ItemDataRole.UserRole))
            self._page = "face" if find(site).carrier in _ON_FACE else "body"
            self._pages.choose(self._page)
            self._turn_to(site)
            self._choose_dot(site)

    def _choose_dot(self, site: str) -> None:
        self._dots.set_chosen(site)
        self._guess.setEnabled(site in self._landmarks)
        self._words.setText(
            tr("{site_name}: click where it belongs.", site_name=wording.site_name(site, "right"))
        )

    def _place(self, x: float, y: float) -> None:
        """Put the chosen place where the skin was clicked."""
        site, picture = self._dots.chosen_dot, self._picture
        point = None if picture is None else picture.skin_at(x, y)
        if not site or picture is None or point is None:
            return
        self._landmarks[site] = picture.figure.point([(point, 1.0)])[0]
        self._lay()

    def _take_back(self) -> None:
        if self._landmarks.pop(self._dots.chosen_dot, None) is not None:
            self._lay()

    def _lay(self) -> None:
        if self.avatar is not None:
            avatar, landmarks = self.avatar, dict(self._landmarks)
            self._run(lambda: avatars.with_landmarks(avatar, landmarks), _LAYING)

    # The picture

    def _show_page(self, page: str) -> None:
        self._page = "face" if page == "face" else "body"
        self._dots.reset_view()
        self._draw()

    def _turn_by(self, dx: float, dy: float) -> None:
        turn = self._turn[self._page]
        turn[0] -= _TURN_RAD * dx
        turn[1] = min(max(turn[1] + _TURN_RAD * dy, -0.45 * math.pi), 0.45 * math.pi)
        self._draw()

    def _turn_to(self, site: str) -> None:
        """Turn the picture so that a place looks at the viewer, as far as its side is seen well."""
        if self._picture is not None:
            _, normal = self._picture.figure.point([(_point_of(site), 1.0)])
            aside = math.atan2(float(normal[0]), float(normal[2]))
            self._turn[self._page] = [min(max(aside, -_MOST_ASIDE_RAD), _MOST_ASIDE_RAD), 0.0]
            self._dots.reset_view()
            self._draw()

    def _draw(self) -> None:
        if self.avatar is None:
            return
        size, aspect = self._dots.picture_px(), self._dots.picture_aspect()
        camera = framing.FACE if self._page == "face" else framing.TORSO
        azimuth_rad, elevation_rad = self._turn[self._page]
        self._picture = picture = recorder.signer_closeup(
            self.avatar.character, camera, azimuth_rad, elevation_rad, size, round(size / aspect)
        )
        self._dots.set_picture(picture.image)
        carriers = _ON_FACE if self._page == "face" else _ON_BODY
        sites = [one for one in every() if one.carrier in carriers and one.kind == "surface" and one.spot]
        first = {site: rank for rank, site in enumerate((*self._landmarks, *LANDMARKS))}
        sites.sort(key=lambda one: first.get(one.id, len(first)))
        dots = list[Dot]()
        for site in sites:
            at, normal = picture.figure.point([(_point_of(site.id), 1.0)])
            place = picture.place(at, normal)
            if place.seen or site.id in first:
                words = translated(wording.site_name(site.id, "right"))
                dots.append(Dot(site.id, words, place.x, place.y, place.seen))
        self._dots.set_dots(dots)

    def accept(self) -> None:
        """Take it under the name that is written now."""
        if self.avatar is not None:
            name = self._name.text().strip() or self._file.stem
            self.avatar = replace(self.avatar, name=name, allowed=self._allowed.isChecked())
        super().accept()

    def done(self, result: int) -> None:
        for job in (self._job, self._asking):
            job.drop()
        super().done(result)


def _point_of(site: str) -> SurfacePoint:
    """Return the point of our chart at which a site of the skin lies."""
    spot = find(site).spot
    assert spot is not None
    return SurfacePoint(spot.quad, spot.u, spot.v)
