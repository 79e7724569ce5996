"""Pages of a review kit."""

import json
import re

import pytest
from hypothesis import given

from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.reviewing import pages
from signer.reviewing.pages import Shown, index_page, moments, sign_page
from tests.strategies import over
from tests.strategies.signs import signs


@pytest.fixture
def idea() -> Sign:
    return load_sign(FOLDER / "IDEA.sign")


FOREIGN = "</script><img src=x onerror=alert(1)> $data & \"'"


def test_text_of_a_file_is_text_of_the_page(idea: Sign) -> None:
    shown = Shown("IDEA", idea.__class__(gloss=FOREIGN, notes=FOREIGN, tracks=idea.tracks), "0", ".webm")
    for page in (sign_page(shown, FOREIGN, FOREIGN, FOREIGN), index_page([FOREIGN], FOREIGN)):
        assert "<img src=x" not in page
        assert page.count("</script>") == 2
        (data,) = re.findall(r"<script type=\"application/json\"[^>]*>(.*?)</script>", page, re.DOTALL)
        assert json.loads(data)["kit"] == FOREIGN


@over(10)
@given(signs())
def test_every_page_names_its_films_pictures_and_keys(sign: Sign) -> None:
    shown = Shown("A", sign, "0", ".webp")
    page = sign_page(shown, "kit")
    for view in pages.VIEWS:
        assert pages.film_name(shown, view) in page
    assert page.count("<figure>") == len(pages.VIEWS) + len(moments(sign))
    assert page.count(" hand, ") >= len(list(every_key(sign)))
    assert {moment.key.id for moment in moments(sign)} <= {key.id for _, key in every_key(sign)}


def test_pages_lead_from_sign_to_sign(idea: Sign) -> None:
    page = sign_page(Shown("IDEA", idea, "0", ".webm"), "kit", "HOME", "NAME")
    assert 'href="HOME.html"' in page
    assert 'href="NAME.html"' in page
    assert "<video" in page
