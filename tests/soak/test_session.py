"""Half a minute of what `dev.py soak` does with the editor for ten."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from signer.studio.look import theme
from tests.soak import session
from tests.soak.acts import ACTS


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path) -> Iterator[session.Desk]:
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "settings"))
    theme.use_theme(qapp, "dark")
    made = session.open_desk(tmp_path, 4)
    yield made
    session.close_desk(made)


def test_half_a_minute_of_clicks_drags_and_keys_leaves_memory_flat_and_qt_silent(desk: session.Desk) -> None:
    log = session.run(desk, use_s=30.0)
    assert log.used_s >= 30.0
    assert log.warnings == []
    assert log.grown_mb() < 30.0
    assert log.more_widgets() <= 0
    assert {name.removesuffix(" hidden") for name in log.done} == {act.__name__ for act in ACTS}
    assert log.hidden() < log.done.total() / 3
