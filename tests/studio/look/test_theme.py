from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QRawFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCompleter, QLineEdit
from pytestqt.qtbot import QtBot

from signer.studio.look import icons, theme
from signer.studio.widgets.pieces import button
from tests.helpers.extent import each

TEXT_PAIRS = (
    [(token, ground) for token in ("text", "text2") for ground in ("panel", "raised", "hover")]
    + [("text3", ground) for ground in ("panel", "raised")]
    + [(token, ground) for token in ("ok", "near", "missed") for ground in ("panel", "raised")]
    + [("on_accent", "accent")]
)
SHAPE_PAIRS = [
    (token, ground) for token in ("accent", "outline", "dominant", "base") for ground in ("panel", "raised")
]


def contrast(first: QColor, second: QColor) -> float:
    """Contrast ratio of WCAG 2: text wants 4.5, shapes and edges 3."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(tint: QColor) -> float:
    parts = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (tint.redF(), tint.greenF(), tint.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrasts(token: str, ground: str) -> list[float]:
    """Return those of the dark and of the light theme."""
    both = (theme.DARK, theme.LIGHT)
    return [contrast(QColor(getattr(one, token)), QColor(getattr(one, ground))) for one in both]


@each(TEXT_PAIRS)
def test_text_reads_on_its_ground(token: str, ground: str) -> None:
    assert min(contrasts(token, ground)) >= 4.5


@each(SHAPE_PAIRS)
def test_shapes_stand_out_from_their_ground(token: str, ground: str) -> None:
    assert min(contrasts(token, ground)) >= 3.0


def test_the_theme_changes_while_the_window_is_open(qapp: QApplication, qtbot: QtBot) -> None:
    theme.use_theme(qapp, "dark")
    with qtbot.waitSignal(theme.theme_changed):
        theme.use_theme(qapp, "light")
    assert theme.current() is theme.LIGHT
    theme.use_theme(qapp, "dark")


@pytest.mark.parametrize("name", ["dark", "light"])
def test_a_list_of_its_own_window_such_as_suggested_files_reads_on_its_ground(
    qapp: QApplication, qtbot: QtBot, name: theme.ThemeName
) -> None:
    theme.use_theme(qapp, name)
    field = QLineEdit()
    qtbot.addWidget(field)
    field.setCompleter(QCompleter(["signer", "sites"], field))
    field.show()
    QTest.keyClicks(field, "s")
    suggested = field.completer().popup()
    qtbot.waitUntil(suggested.isVisible)
    seen = suggested.grab().toImage()
    assert seen.pixelColor(seen.width() - 4, seen.height() // 2) == theme.colour("raised")
    suggested.hide()


def test_a_theme_that_is_worn_already_dresses_nothing_again(qapp: QApplication, qtbot: QtBot) -> None:
    theme.use_theme(qapp, "dark")
    with qtbot.assertNotEmitted(theme.theme_changed):
        theme.use_theme(qapp, "dark")


@each(list(icons.PATHS))
def test_every_icon_draws_something(name: str) -> None:
    assert not icons.pixmap(name).toImage().isNull()
    image = icons.pixmap(name).toImage()
    assert any(image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height()))


def test_icons_follow_the_theme(qapp: QApplication, qtbot: QtBot) -> None:
    theme.use_theme(qapp, "dark")
    made = button(icon="play", name="test.play", tip="Play")
    qtbot.addWidget(made)
    dark = made.icon().pixmap(18, 18).toImage()
    theme.use_theme(qapp, "light")
    assert made.icon().pixmap(18, 18).toImage() != dark
    theme.use_theme(qapp, "dark")


def test_there_is_a_font_to_write_with(qapp: QApplication) -> None:
    assert theme.has_fonts()


def test_the_letters_that_come_along_are_of_the_family_and_hold_every_sign_that_the_window_writes(
    qapp: QApplication,
) -> None:
    folder = Path(theme.__file__).parents[2]
    texts = (
        path.read_text(encoding="utf-8")
        for part in ("studio", "words")
        for path in (folder / part).rglob("*.py")
    )
    wanted = {sign for text in texts for sign in text if sign.isprintable()}
    fonts = [QRawFont(str(path), theme.BODY) for path in theme.FONTS.glob("*.otf")]
    assert {font.familyName() for font in fonts} == {theme.FAMILY}
    assert len({font.styleName() for font in fonts}) == 3
    for font in fonts:
        assert [sign for sign in sorted(wanted) if not font.supportsCharacter(ord(sign))] == []
    assert theme.load_fonts()
