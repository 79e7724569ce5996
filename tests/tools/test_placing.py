"""Places of articulators and sites, found anew on the body: `dev.py bake --check` compares all that is baked."""

import pytest

from tests.helpers.extent import part
from tests.helpers.scripts import run_script


@pytest.mark.parametrize("script", part(["place_articulators.py", "place_sites.py"], every=2))
def test_the_stored_places_are_those_found_on_the_body_as_it_is(
    script: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_script(script, "--check") == 0, capsys.readouterr().out
