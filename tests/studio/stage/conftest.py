"""Pictures are drawn in a context like the program's own."""

import pytest
from PySide6.QtWidgets import QApplication

from signer.studio.drawing import gl_format

gl_format.prepare()


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Every drawing needs an application."""
