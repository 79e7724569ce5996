"""Pages of a review kit: one for each sign, and one that lists them."""

import json
import re
from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources
from string import Template
from typing import Final, NamedTuple
from urllib.parse import quote

from signer.document.queries import every_key, span_s
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.values import HandRole
from signer.words.tracks import span_words
from signer.words.wording import key_words, moving_words, transition_words

VIEWS: Final = ("front", "side")
MOST_PICTURES: Final = 12
"""Upper limit of key pictures on a page; signs have two to four."""
_PART: Final = "<!-- part -->"
"""Between what a kind of page shows, what it asks and its script; `page.html` has the rest of both kinds."""


class Moment(NamedTuple):
    """A key of a hand at the moment at which it is pictured."""

    role: HandRole
    key: Key
    time_s: float


class Variant(NamedTuple):
    """A sign as it is with a life that is compared with others; `mark` is in the names of its films."""

    life: float
    sign: Sign
    mark: str


class Shown(NamedTuple):
    """One sign of a kit.

    Attributes:
        name: name of its file, without folder and ending; the page is called after it.
        digest: of what the sign shows, so that answers about an older form are told as such.
        ending: ending of its films, with the dot.
        variants: what is compared; none where the sign alone is judged.
    """

    name: str
    sign: Sign
    digest: str
    ending: str
    variants: tuple[Variant, ...] = ()


def moments(sign: Sign) -> list[Moment]:
    """Return the keys that are pictured: the middle of each hold, one for keys of both hands at one time."""
    found: dict[float, Moment] = {}
    for role, key in every_key(sign):
        found.setdefault(key.time_s + key.hold_s / 2.0, Moment(role, key, key.time_s + key.hold_s / 2.0))
    return [found[time_s] for time_s in sorted(found)][:MOST_PICTURES]


def film_name(shown: Shown, view: str, variant: Variant | None = None) -> str:
    """Return the path of a film of a sign, or of a variant of it, from the folder of the kit."""
    mark = "" if variant is None else f"{variant.mark}-"
    return f"media/{shown.name}-{mark}{view}{shown.ending}"


def picture_name(shown: Shown, number: int) -> str:
    """Return the path of the picture of a moment, counted from 1, from the folder of the kit."""
    return f"media/{shown.name}-{number}.png"


def sign_page(shown: Shown, kit: str, before: str = "", after: str = "") -> str:
    """Return the page of a sign as HTML: it alone, or its variants to choose from.

    In which order the letters A, B, C stand for variants is drawn by the browser, for each viewer and sign.

    Args:
        shown: the sign.
        kit: name of the kit, under which the browser keeps answers.
        before: name of the sign before it in the kit; empty for the first.
        after: name of the sign after it; empty for the last.
    """
    is_choice = bool(shown.variants)
    values = _choice_values(shown, kit) if is_choice else _verdict_values(shown, kit)
    values |= {
        "title": escape(shown.sign.gloss or shown.name),
        "speed_hidden": "" if _is_video(shown.ending) else "disabled",
    }
    for side, name in (("before", before), ("after", after)):
        values |= {
            side: link(page_name(name)) if name else "#",
            f"{side}_title": escape(name),
            f"{side}_hidden": "" if name else "hidden",
        }
    parts = _text("lives.html" if is_choice else "verdict.html").split(_PART)
    for name, part in zip(("shown", "asked", "script"), parts, strict=True):
        values[name] = Template(part.strip()).substitute(values)
    return Template(_text("page.html")).substitute(values)


def _choice_values(shown: Shown, kit: str) -> dict[str, str]:
    variants = [
        {"life": one.life, "films": [link(film_name(shown, view, one)) for view in VIEWS]}
        for one in shown.variants
    ]
    data = {"name": shown.name, "digest": shown.digest, "kit": kit, "variants": variants}
    return {
        "count": str(len(variants)),
        "is_video": "true" if _is_video(shown.ending) else "false",
        "data": _in_script(data),
    }


def _verdict_values(shown: Shown, kit: str) -> dict[str, str]:
    return {
        "notes": escape(shown.sign.notes).replace("\n", "<br>"),
        "films": "".join(_film(shown, view) for view in VIEWS),
        "words": "".join(f"<li>{escape(line)}</li>" for line in plain_words(shown.sign)),
        "pictures": "".join(
            f'<figure><img src="{link(picture_name(shown, number))}" alt="" loading="lazy">'
            f"<figcaption>{moment.time_s:.2f} s</figcaption></figure>"
            for number, moment in enumerate(moments(shown.sign), 1)
        ),
        "data": _in_script({"name": shown.name, "digest": shown.digest, "kit": kit}),
    }


ASKS: Final = "Each page shows one from the front and the side and asks whether it is right."
ASKS_CHOICE: Final = (
    "Each page shows one moved in several ways, and asks which of them is most as people sign."
)


def index_page(names: Sequence[str], kit: str, *, is_choice: bool = False) -> str:
    """Return the page that lists the signs and saves the answers that the browser keeps."""
    items = (
        f'<li><a href="{link(page_name(name))}">{escape(name)}</a> <span class="verdict"></span></li>'
        for name in names
    )
    return Template(_text("index.html")).substitute(
        count=len(names),
        asks=ASKS_CHOICE if is_choice else ASKS,
        signs="".join(items),
        data=_in_script({"kit": kit, "names": list(names)}),
    )


def page_name(name: str) -> str:
    """Return the file name of a sign's page: never that of the page that lists them, on any disk."""
    return f"{name}_.html" if re.fullmatch("index_*", name, re.IGNORECASE) else f"{name}.html"


def link(path: str) -> str:
    """Return a path from the folder of the kit as a link that leads there, whatever its names hold."""
    return quote(path.encode(errors="surrogateescape"))


def plain_words(sign: Sign) -> Iterable[str]:
    """Yield what a sign's file says, in a line for each key and each signal."""
    for role, key in every_key(sign):
        hand = f"{role.capitalize()} hand, {key.time_s:.2f} s, held {key.hold_s:.2f} s: "
        moves = "; ".join((transition_words(key.transition), *moving_words(key)))
        yield f"{hand}{key_words(key, sign.dominant_side)}. Then: {moves}."
    for kind in SPAN_KINDS:
        for span in sign.spans(kind.name):
            what = span_words(kind.name, span, sign.dominant_side)
            yield f"{kind.name.capitalize()}, {span.time_s:.2f} to {span.end_s:.2f} s: {what}."
    yield f"It lasts {span_s(sign)[1]:.2f} s."


def _film(shown: Shown, view: str) -> str:
    name, caption = link(film_name(shown, view)), f"<figcaption>From the {view}</figcaption>"
    if not _is_video(shown.ending):
        return f'<figure><img src="{name}" alt="film from the {view}">{caption}</figure>'
    return f'<figure><video src="{name}" controls autoplay loop muted playsinline></video>{caption}</figure>'


def _is_video(ending: str) -> bool:
    return ending in (".webm", ".mp4")


def _in_script(value: object) -> str:
    """Return JSON that no text of it can end the script element with."""
    return json.dumps(value).replace("<", "\\u003c")


def _text(name: str) -> str:
    return (resources.files("signer.reviewing") / name).read_text(encoding="utf-8")
