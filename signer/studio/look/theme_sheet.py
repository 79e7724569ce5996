"""Style sheet of Qt's own widgets, written in the tokens of a theme."""

from types import SimpleNamespace


def sheet(t: SimpleNamespace, *, radius: int, radius_card: int) -> str:
    """The whole style sheet; buttons and frames choose their look by a dynamic property `kind`."""
    return _frames(t, radius_card) + _buttons(t, radius) + _fields(t, radius) + _rest(t, radius)


def _frames(t: SimpleNamespace, radius_card: int) -> str:
    return f"""
    * {{ outline: none; }}
    QMainWindow, QMainWindow::separator {{ background: {t.window}; }}
    QMainWindow::separator {{ width: 4px; height: 4px; }}
    QMainWindow::separator:hover {{ background: {t.accent}; }}
    QLabel {{ background: transparent; color: {t.text}; }}
    QLabel[tone="2"] {{ color: {t.text2}; }}
    QLabel[tone="3"] {{ color: {t.text3}; }}
    QLabel[kind="keycap"] {{ border: 1px solid {t.outline}; border-radius: 4px; padding: 0; color: {t.text2}; }}
    QFrame[kind="panel"] {{ background: {t.panel}; }}
    QFrame[kind="popup"] {{ background: {t.panel}; border: 1px solid {t.outline}; }}
    QFrame[kind="rule"] {{ background: {t.line}; }}
    QFrame[kind="card"] {{ background: {t.raised}; border-radius: {radius_card}px; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: 0; }}
    QDialog {{ background: {t.panel}; }}
    QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
    """


def _buttons(t: SimpleNamespace, radius: int) -> str:
    return f"""
    QToolButton {{ background: transparent; border: 2px solid transparent; border-radius: {radius}px; padding: 2px 5px;
        min-height: 22px; min-width: 18px; color: {t.text2}; }}
    QToolButton:hover {{ background: {t.hover}; color: {t.text}; }}
    QToolButton:pressed {{ background: {t.line}; }}
    QToolButton:focus {{ border-color: {t.accent}; }}
    QToolButton:checked {{ color: {t.text}; }}
    QToolButton:disabled {{ color: {t.text3}; }}
    QToolButton::menu-indicator {{ image: none; }}
    QToolButton[kind="raised"] {{ background: {t.raised}; color: {t.text}; padding: 2px 9px; }}
    QToolButton[kind="raised"][snug="true"] {{ padding: 2px 3px; }}
    QToolButton[kind="raised"]:hover {{ background: {t.hover}; }}
    QToolButton[kind="raised"]:focus {{ border-color: {t.accent}; }}
    QToolButton[kind="raised"]:checked {{ background: {t.hover}; border-bottom-color: {t.accent}; }}
    QToolButton[kind="raised"]:disabled {{ color: {t.text3}; }}
    QToolButton[kind="count"] {{ padding: 0; min-height: 0; color: {t.text}; }}
    QToolButton[kind="count"][quiet="true"] {{ color: {t.text3}; }}
    QToolButton[kind="count"][quiet="true"]:hover {{ color: {t.text2}; }}
    QToolButton[kind="fold"] {{ padding: 2px 0; min-width: 14px; }}
    QToolButton[kind="play"] {{ background: {t.accent}; border-radius: 16px; min-width: 28px; min-height: 28px; padding: 0; }}
    QToolButton[kind="play"]:focus {{ border-color: {t.text}; }}
    QToolButton[kind="chip"] {{ background: {t.raised}; color: {t.text}; border: 2px solid {t.raised}; border-radius: 8px;
        padding: 1px 9px; min-height: 28px; }}
    QToolButton[kind="chip"]:hover {{ background: {t.hover}; }}
    QToolButton[kind="chip"]:focus {{ border-color: {t.accent}; }}
    QToolButton[kind="overlay"] {{ background: {t.panel}; color: {t.text2}; padding: 2px 8px; }}
    QToolButton[kind="overlay"][snug="true"] {{ padding: 2px 0; }}
    QToolButton[kind="overlay"]:hover {{ background: {t.hover}; color: {t.text}; }}
    QToolButton[kind="overlay"]:checked {{ color: {t.text}; background: {t.hover}; border-bottom: 2px solid {t.accent}; }}
    QToolButton[kind="overlay"]:focus {{ border-color: {t.accent}; }}
    QFrame[kind="segments"] {{ background: {t.raised}; border-radius: 7px; }}
    QFrame[kind="segments"] QToolButton {{ margin: 2px; border-radius: 5px; padding: 1px 6px; min-height: 22px; }}
    QFrame[kind="segments"][low="true"] QToolButton {{ margin: 1px; padding: 0 8px; min-height: 20px; }}
    QFrame[kind="segments"][snug="true"] QToolButton {{ padding-left: 0; padding-right: 0; }}
    QFrame[kind="segments"] QToolButton:checked {{ background: {t.hover}; color: {t.text}; border: 2px solid {t.hover};
        border-bottom: 2px solid {t.accent}; }}
    QFrame[kind="segments"] QToolButton:focus {{ border: 2px solid {t.accent}; }}
    QPushButton {{ background: {t.raised}; color: {t.text}; border: 1px solid {t.outline}; border-radius: {radius}px;
        padding: 4px 14px; min-height: 22px; min-width: 56px; }}
    QPushButton:hover {{ background: {t.hover}; }}
    QPushButton:default {{ background: {t.accent}; color: {t.on_accent}; border-color: {t.accent}; }}
    QPushButton:focus {{ border: 2px solid {t.accent}; padding: 3px 13px; }}
    QPushButton:default:focus {{ border-color: {t.text}; }}
    QPushButton:disabled, QPushButton:default:disabled {{ background: {t.panel}; color: {t.text3}; border-color: {t.outline}; }}
    QCheckBox {{ spacing: 7px; min-height: 24px; color: {t.text2}; padding: 0 3px; border: 2px solid transparent; border-radius: 5px; }}
    QCheckBox::indicator {{ width: 14px; height: 14px; border: 1.5px solid {t.outline}; border-radius: 4px; background: {t.raised}; }}
    QCheckBox::indicator:checked {{ background: {t.accent}; border-color: {t.accent}; }}
    QCheckBox:focus {{ color: {t.text}; border-color: {t.accent}; }}
    """


def _fields(t: SimpleNamespace, radius: int) -> str:
    return f"""
    QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit {{ qproperty-acceptDrops: false; background: {t.raised}; color: {t.text}; border: 1px solid {t.outline};
        border-radius: {radius}px; padding: 3px 7px; min-height: 20px; selection-background-color: {t.accent};
        selection-color: {t.on_accent}; }}
    QLineEdit[kind="time"] {{ background: transparent; border-color: transparent; padding: 3px 1px; }}
    QLineEdit[kind="time"]:hover {{ border-color: {t.outline}; }}
    QLineEdit[kind="time"]:focus {{ background: {t.raised}; border-color: {t.accent}; padding: 2px 0; }}
    QLineEdit QToolButton {{ min-height: 0; min-width: 0; padding: 0; border: 0; }}
    QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus {{ border: 2px solid {t.accent}; padding: 2px 6px; }}
    QAbstractSpinBox QLineEdit {{ border: 0; padding: 0; background: transparent; min-height: 0; color: {t.text}; }}
    QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ width: 0; border: 0; }}
    QAbstractSpinBox[kind="inline"], QLineEdit[kind="inline"] {{ padding: 0 6px; border-color: {t.raised}; background: {t.raised}; }}
    QAbstractSpinBox[kind="inline"]:hover, QLineEdit[kind="inline"]:hover {{ border-color: {t.outline}; }}
    QAbstractSpinBox[kind="inline"]:focus, QLineEdit[kind="inline"]:focus {{ border: 2px solid {t.accent}; padding: 0 5px; }}
    QLineEdit:disabled, QAbstractSpinBox:disabled {{ color: {t.text3}; }}
    QComboBox::drop-down {{ border: 0; width: 22px; }}
    QComboBox QAbstractItemView {{ background: {t.raised}; color: {t.text}; border: 1px solid {t.outline};
        selection-background-color: {t.accent}; selection-color: {t.on_accent}; }}
    """


def _rest(t: SimpleNamespace, radius: int) -> str:
    return f"""
    QMenuBar {{ background: transparent; color: {t.text}; }}
    QMenuBar::item {{ padding: 7px 10px; border-radius: {radius}px; background: transparent; }}
    QMenuBar::item:selected {{ background: {t.hover}; }}
    QMenu {{ background: {t.raised}; color: {t.text}; border: 1px solid {t.outline}; padding: 4px; }}
    QMenu::item {{ padding: 6px 28px 6px 28px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {t.accent}; color: {t.on_accent}; }}
    QMenu::item:disabled {{ color: {t.text3}; }}
    QMenu::separator {{ height: 1px; background: {t.line}; margin: 4px 8px; }}
    QMenu::indicator {{ width: 12px; height: 12px; left: 8px; }}
    QListWidget, QListView {{ background: transparent; color: {t.text}; border: 0; }}
    QListWidget[kind="framed"] {{ background: {t.raised}; border: 1px solid {t.outline}; border-radius: {radius}px; padding: 2px; }}
    QListWidget[kind="framed"]:focus {{ border: 2px solid {t.accent}; padding: 1px; }}
    QTreeWidget {{ background: {t.raised}; color: {t.text}; border: 1px solid {t.outline}; border-radius: {radius}px;
        selection-background-color: {t.accent}; selection-color: {t.on_accent}; }}
    QTreeWidget:focus {{ border-color: {t.accent}; }}
    QTreeWidget::item {{ min-height: 22px; padding: 0 3px; }}
    QHeaderView {{ background: {t.raised}; }}
    QHeaderView::section {{ background: {t.raised}; color: {t.text2}; border: 0; border-bottom: 1px solid {t.outline}; padding: 4px 6px; }}
    QListView:window {{ background: {t.raised}; border: 1px solid {t.outline}; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {t.outline}; border-radius: 3px; min-height: 28px; margin: 0 2px; }}
    QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
    QScrollBar::handle:horizontal {{ background: {t.outline}; border-radius: 3px; min-width: 28px; margin: 2px 0; }}
    QScrollBar::handle:hover {{ background: {t.text3}; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; height: 0; width: 0; }}
    QSlider {{ border: 2px solid transparent; border-radius: 5px; }}
    QSlider:focus {{ border-color: {t.accent}; }}
    QSlider::groove:horizontal {{ height: 4px; background: {t.hover}; border-radius: 2px; }}
    QSlider::sub-page:horizontal {{ background: {t.outline}; border-radius: 2px; }}
    QSlider::handle:horizontal {{ width: 12px; height: 12px; margin: -4px 0; border-radius: 6px; background: {t.text}; }}
    QToolTip {{ background: {t.raised}; color: {t.text}; border: 1px solid {t.outline}; padding: 5px 8px; }}
    """
