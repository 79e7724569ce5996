"""The count of problems beside the checks."""

import pytest
from pytestqt.qtbot import QtBot

from signer.document.problems import Problem
from signer.studio.widgets.readout import ProblemCount


@pytest.mark.parametrize(
    ("warnings", "errors", "words"),
    [
        (0, 0, "No problems"),
        (1, 0, "1 problem"),
        (2, 1, "3 problems, 1 error"),
        (2, 2, "4 problems, 2 errors"),
        (0, 1, "1 error"),
        (0, 3, "3 errors"),
    ],
)
def test_problems_and_the_errors_among_them_are_counted(
    qtbot: QtBot, warnings: int, errors: int, words: str
) -> None:
    count = ProblemCount("count")
    qtbot.addWidget(count)
    count.show_problems((Problem("", "", "warning"),) * warnings + (Problem("", "", "error"),) * errors)
    assert count.text() == words
