"""The law of picking: a click on a dot that can be seen chooses exactly it, for all sites and articulators
from several sides."""

import math
from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox
from pytestqt.qtbot import QtBot

from handshapes import catalogue as shapes
from signer.document import edits
from signer.document.sign import Sign
from signer.document.values import HandForm
from signer.motion.posing import pose_at
from signer.studio.drawing.camera import looking_along
from signer.studio.drawing.framing import ViewName
from signer.studio.editing.hands_shown import HandsShown
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.look import theme
from signer.studio.panels import articulator_picker, hand_turn
from signer.studio.panels.articulator_picker import ArticulatorPicker
from signer.studio.panels.hand_turn import SIDES_RAD
from signer.studio.panels.sites import pages
from signer.studio.panels.sites import sheet as site_sheet
from signer.studio.panels.sites.pages import TURNED, Page
from signer.studio.panels.sites.sheet import SiteSheet
from signer.studio.stage.stage import Stage
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.widgets.dots import GAP_PX, MOST_ZOOM
from sites import catalogue as sites
from sites.site import BOTH_MEET
from tests.helpers.windows import draw_no_figures, wheel

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
NEARER_PX = 6.0
# What the nearest camera cannot part by the room that a dot needs.
SAME_M = 0.0025
PAGES: tuple[Page, ...] = ("face", "body", "arm", "hand", "near", "mid", "far", "head", "chest")


@pytest.fixture(autouse=True)
def _at_once(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    theme.use_theme(qapp, "dark")
    for module in (site_sheet, articulator_picker):
        monkeypatch.setattr(module, "FIRST_MS", 0)
    draw_no_figures(monkeypatch)
    # While a picture is clicked through it need not be drawn again, sharper, for each zoom.
    for module in (site_sheet, articulator_picker, hand_turn):
        monkeypatch.setattr(module, "REST_MS", 60_000)


def clicked(picture: DotPicture) -> set[str]:
    """Click every dot of a picture, looking closer where dots are crowded; those that were chosen, each by
    its own click."""
    heard: list[str] = []
    picture.chosen.connect(heard.append)
    done: set[str] = set()
    left = {dot.id for dot in picture.dots}
    while left:
        wanted = min(left)
        picture.reset_view()
        while wanted not in picture.shown_dots() and picture.view.zoom < MOST_ZOOM:
            wheel(picture, picture.spot(wanted).toPoint(), 2)
        if wanted not in picture.shown_dots():
            left.discard(wanted)
        for name in picture.shown_dots():
            # The chosen dot always has room, and what it crowds gives way: each click may change what is
            # shown.
            if name not in left or name not in picture.shown_dots() or not is_apart(picture, name):
                continue
            heard.clear()
            QTest.mouseClick(picture, LEFT, NONE, picture.spot(name).toPoint())
            assert heard == [name]
            done.add(name)
            left.discard(name)
    picture.chosen.disconnect(heard.append)
    return done


def is_apart(picture: DotPicture, name: str) -> bool:
    """Whether no other dot that can be clicked lies within six pixels."""
    at = picture.spot(name)
    others = (picture.spot(other) for other in picture.shown_dots() if other != name)
    return all(math.dist((at.x(), at.y()), (other.x(), other.y())) > NEARER_PX for other in others)


def crowded(picture: DotPicture, name: str) -> bool:
    """Whether a dot stands so near to another that no zoom parts them."""
    picture.reset_view()
    while picture.view.zoom < MOST_ZOOM:
        wheel(picture, picture.spot(name).toPoint(), 2)
    at = picture.spot(name)
    others = (picture.spot(dot.id) for dot in picture.dots if dot.id != name)
    return any(math.dist((at.x(), at.y()), (other.x(), other.y())) < GAP_PX for other in others)


def inside(picture: DotPicture) -> set[str]:
    """The dots that lie on the picture: a place off the hand may lie beside the picture of the hand."""
    return {dot.id for dot in picture.dots if 0.0 <= dot.x <= 1.0 and 0.0 <= dot.y <= 1.0}


def views(page: Page, sheet: SiteSheet) -> Iterator[str]:
    """Open a page, and turn it to each of its sides."""
    sheet.open(page)
    for side in SIDES_RAD if page in TURNED else ("",):
        if side:
            sheet._on_side(side)
        sheet._draw()
        yield side


def test_every_site_is_chosen_by_a_click_on_its_dot(qtbot: QtBot, idea: Sign) -> None:
    sheet = SiteSheet(Player(Session(idea), waiting=True))
    qtbot.addWidget(sheet)
    sheet.resize(276, 380)
    sheet.show()
    qtbot.waitExposed(sheet)
    chosen: set[str] = set()
    for page, form in [*((page, "5") for page in PAGES), ("hand", "s")]:
        sheet.show_key(None, HandsShown("right", "right", HandForm(form)))
        for _side in views(page, sheet):
            expected = {site.id for site in pages.sites_on(page, "right")} - {BOTH_MEET}
            assert {dot.id for dot in sheet.picture.dots} <= expected
            here = clicked(sheet.picture)
            assert [name for name in inside(sheet.picture) - here if not crowded(sheet.picture, name)] == []
            chosen |= here
    # Two names for one point of the skin: the first of them takes the click, PageDown leads to the second.
    assert {site.id for site in sites.placed("right")} - chosen <= {"other.index.side", "other.pinky.side"}


@pytest.mark.parametrize("shape", ["5", "s"])
def test_every_articulator_is_chosen_by_a_click_on_its_dot(qtbot: QtBot, idea: Sign, shape: str) -> None:
    picker = shown_picker(qtbot, edits.replace_key("dominant", "k1", handshape=shape)(idea))
    picture: DotPicture = picker.findChild(DotPicture, "articulator.picture")
    chosen: set[str] = set()
    for side in SIDES_RAD:
        picker._picture.show_side(side)
        picker._render()
        chosen |= clicked(picture)
    everything = {one.id for one in shapes.articulators() if one.is_offered}
    assert {dot.id for dot in picture.dots} == everything
    assert [name for name in inside(picture) - chosen if not crowded(picture, name)] == []


def shown_picker(qtbot: QtBot, sign: Sign) -> ArticulatorPicker:
    """A picker with all points of the first key's handshape; between keys with auto-key off, so that nothing
    is solved."""
    session = Session(sign)
    session.set_auto_key(False)
    player = Player(session, waiting=True)
    player.seek((sign.hand("dominant").keys[0].end_s + sign.hand("dominant").keys[1].time_s) / 2)
    picker = ArticulatorPicker(session, player)
    qtbot.addWidget(picker)
    picker.resize(276, 420)
    picker.show()
    qtbot.waitExposed(picker)
    picker.findChild(QCheckBox, "articulator.all").setChecked(True)
    return picker


def test_every_site_is_chosen_by_a_click_on_the_signer_itself(qtbot: QtBot, idea: Sign) -> None:
    stage = Stage()
    qtbot.addWidget(stage)
    stage.resize(700, 560)
    stage.show()
    matrices = pose_at(idea, 0.0).matrices
    stage.show_pose(pose_at(idea, 0.0))
    qtbot.waitUntil(lambda: stage.is_drawn, timeout=20_000)
    left = {site.id for site in sites.placed("right")}
    stage.show_sites(sorted(left), hands=HandsShown(other=HandForm("s")))
    names: tuple[ViewName, ...] = ("front", "side", "top", "signer")
    for name in names:
        stage.set_view(name)
        left -= clicked_on_stage(stage, left)
    stage.set_view("front")
    whole, same_points = stage.camera, set()
    while left:
        # Nearer, from the side that the skin faces and from beside it, until no other dot is in the way.
        wanted = min(left)
        place = next(place for place in stage._choosing.places.items if place.id == wanted)
        aim, outward = (each(matrices) for each in (place.landing.aim, place.landing.outward))
        for aside in ((0.0, 0.0, 0.0), (0.7, 0.3, 0.0), (-0.7, 0.6, 0.0), (1.5, -0.4, 0.0)):
            way = (outward if place.on_skin else np.array((0.0, 0.0, 1.0))) + aside
            stage._look_from(looking_along(way, aim, 0.12, whole.fov_rad), None)
            left -= clicked_on_stage(stage, left)
            if wanted not in left:
                break
        same_points |= {wanted} & left
        left -= {wanted}
    # Two names for one point of the skin: one of them takes the click, the search leads to the other.
    at = {place.id: place.landing.aim(matrices) for place in stage._choosing.places.items}
    assert [
        name
        for name in same_points
        if min(np.linalg.norm(at[name] - at[other]) for other in at if other != name) > SAME_M
    ] == []


def clicked_on_stage(stage: Stage, wanted: set[str]) -> set[str]:
    """Click those of these places that can be clicked from here; each chooses itself."""
    heard: list[str] = []
    stage.pointer.site_clicked.connect(heard.append)
    spots = {name: stage.dot_point(name) for name in stage._scene.shown_dots}
    done = {
        name
        for name, at in spots.items()
        if name in wanted
        and all(
            other == name or math.dist(at.toTuple(), spot.toTuple()) > NEARER_PX
            for other, spot in spots.items()
        )
    }
    for name in sorted(done):
        heard.clear()
        QTest.mouseClick(stage, LEFT, NONE, spots[name].toPoint())
        assert heard == [name]
    stage.pointer.site_clicked.disconnect(heard.append)
    return done
