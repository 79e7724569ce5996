import pytest

from tests.helpers.scripts import run_script


def test_the_stored_places_are_those_found_on_the_body_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_script("place_sites.py", "--check") == 0, capsys.readouterr().out
