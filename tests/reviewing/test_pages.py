"""Pages of a review kit."""

import json
import re
from html.parser import HTMLParser
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

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


class Links(HTMLParser):
    """Return the targets that the elements of a page lead to or show."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found, self.items = list[str](), list[str]()
        self.feed(page)

    def handle_starttag(self, _: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attributes if name in ("href", "src")]
        assert not any(name.startswith("on") for name, _ in attributes)


NAMES = st.text(
    st.one_of(
        st.sampled_from("?#%:;&<>\"' .+@~-_\\\n\udc80\u0301aIé🤟"),
        st.characters(exclude_characters="/\0", exclude_categories=["Cs"]),
    ),
    min_size=1,
    max_size=20,
)


@over(40)
@given(st.lists(NAMES, min_size=1, max_size=4, unique=True))
@example(["javascript:alert(1)", "index", "INDEX_", "data:text/html,x", "a?b#c%41", "%2fx"])
def test_every_page_and_picture_is_reached_by_its_link_whatever_signs_are_called(names: list[str]) -> None:
    sign = load_sign(FOLDER / "IDEA.sign")
    written = [pages.page_name(name).casefold() for name in names]
    assert "index.html" not in written
    assert len({pages.page_name(name) for name in names}) == len(names)
    listed = Links(index_page(names, "kit")).found
    assert [_reached(one) for one in listed] == [f"/kit/{pages.page_name(name)}" for name in names]
    for name in names:
        shown = Shown(name, sign, "0", ".webm")
        page = sign_page(shown, "kit", names[0], names[-1])
        known = {pages.page_name(names[0]), pages.page_name(names[-1]), "index.html"}
        known |= {pages.film_name(shown, view) for view in pages.VIEWS}
        known |= {pages.picture_name(shown, number + 1) for number in range(len(moments(sign)))}
        assert {_reached(one) for one in Links(page).found} == {f"/kit/{each}" for each in known}
        (data,) = re.findall(r"<script type=\"application/json\"[^>]*>(.*?)</script>", page, re.DOTALL)
        assert json.loads(data)["name"] == name


def _reached(link: str) -> str:
    """The file that a browser opens for a link of a page in /kit; AssertionError for anything else."""
    assert not urlsplit(link).scheme
    whole = urlsplit(urljoin("file:///kit/page.html", link))
    assert (whole.scheme, whole.netloc, whole.query, whole.fragment) == ("file", "", "", "")
    return unquote(whole.path, errors="surrogateescape")


def test_pages_lead_from_sign_to_sign(idea: Sign) -> None:
    page = sign_page(Shown("IDEA", idea, "0", ".webm"), "kit", "HOME", "NAME")
    assert 'href="HOME.html"' in page
    assert 'href="NAME.html"' in page
    assert "<video" in page
