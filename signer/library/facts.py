"""Facts about a sign by which libraries find and show it without reading its file."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, Self, TypeAlias

import handshapes.catalogue as shapes
import nonmanuals.catalogue as signals
import sites.catalogue as places
from handshapes.handshape import Handshape
from handshapes.search import Searchable, fold, name_key
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.values import Contact, Placement, Transition
from signer.files.utterance_file import digest_of
from signer.files.writing import sign_bytes
from signer.words import wording

Hands: TypeAlias = Literal["one", "two"]

FREQUENCY: Final = Path(__file__).parent / "frequency.txt"
SHIPPED: Final = Path(__file__).with_name("facts.json")
"""Facts about the signs that come with the program: `tools/bake_library.py` writes them."""
UNRANKED: Final = 1_000_000
"""Rank of a sign whose frequency is not known: after all others."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts about a sign.

    Attributes:
        stem: name of its file without the ending.
        gloss, translation, notes, tags: as the sign says them.
        hands: how many hands are used.
        handshapes, sites: ids, each once, those of the dominant hand first.
        movement: how its hands move, in plain English.
        signals: ids of what face, gaze, head and trunk do, each once.
        digest: by which sentences tell whether it has changed.
        picture: digest of its file as the program writes it, under which its picture is kept.
    """

    stem: str
    gloss: str = ""
    translation: str = ""
    notes: str = ""
    tags: tuple[str, ...] = ()
    hands: Hands = "one"
    handshapes: tuple[str, ...] = ()
    sites: tuple[str, ...] = ()
    movement: tuple[str, ...] = ()
    signals: tuple[str, ...] = ()
    digest: str = ""
    picture: str = ""

    @classmethod
    def of(cls, stem: str, sign: Sign) -> Self:
        """Return the facts about a sign."""
        placements: list[Placement] = []
        for _, key in every_key(sign):
            placements += [key.placement] if key.second is None else [key.placement, key.second]
        found = (place.site for place in placements if isinstance(place, Contact))
        return cls(
            stem,
            sign.gloss,
            sign.translation,
            sign.notes,
            sign.tags,
            "two" if sign.hand("dominant").keys and sign.hand("base").keys else "one",
            tuple(dict.fromkeys(key.handshape for _, key in every_key(sign))),
            tuple(dict.fromkeys(site for site in found if isinstance(site, str))),
            tuple(dict.fromkeys(_movement(sign))),
            tuple(
                dict.fromkeys(
                    span.signal for kind in SPAN_KINDS for span in sign.spans(kind.name) if span.signal
                )
            ),
            digest_of(sign),
            hashlib.sha256(sign_bytes(sign)).hexdigest(),
        )

    @classmethod
    def from_json(cls, fields: Mapping[str, Any]) -> Self:
        """Return facts that `as_json` has written."""
        lists = {name: tuple(fields[name]) for name in ("tags", "handshapes", "sites", "movement", "signals")}
        return cls(**{**fields, **lists})

    def as_json(self) -> dict[str, Any]:
        """Return the facts ready for JSON."""
        return asdict(self)

    @property
    def title(self) -> str:
        """The gloss, with what tells the file from others of the same gloss: "IDEA (index)"."""
        if not self.gloss:
            return self.stem
        variant = self.stem.removeprefix(f"{self.gloss}_")
        return f"{self.gloss} ({variant})" if variant != self.stem else self.gloss

    @property
    def rank(self) -> int:
        """Place in the order of frequency, from 0; `UNRANKED` where it is not known."""
        return _ranks().get(self.gloss, UNRANKED)

    @property
    def searchable(self) -> Searchable:
        """By which words it is found.

        Its gloss first, then letters and names of handshapes, places and signals, then what is said of it.
        """
        known = [shape for shape in map(_handshape, self.handshapes) if shape is not None]
        names = [name for shape in known for name in (shape.name, shape.title)]
        at = [word for site in self.sites for word in (site, _site_name(site))]
        shown = [word for signal in self.signals for word in _signal_words(signal)]
        text = " ".join(
            (
                f"{self.hands} hands" if self.hands == "two" else "one hand",
                *self.tags,
                *at,
                *self.movement,
                self.translation,
                self.notes,
            )
        )
        letters = tuple(letter for shape in known for letter in shape.letters)
        return Searchable((self.title, self.gloss), letters, (*names, *at, *shown), text)

    @property
    def form_words(self) -> str:
        """Number of hands, handshapes and places, in words."""
        shapes = [
            shape.title if shape else name
            for name, shape in zip(self.handshapes, map(_handshape, self.handshapes), strict=True)
        ]
        parts = (
            f"{self.hands} {'hand' if self.hands == 'one' else 'hands'}",
            ", ".join(shapes),
            ", ".join(map(_site_name, self.sites)),
        )
        return "; ".join(filter(None, parts))

    def is_called(self, text: str) -> bool:
        """Return whether a text is exactly what the sign is called, and not only found by it."""
        return name_key(text) in map(name_key, (self.title, self.gloss, self.stem))

    def words(self) -> str:
        """Return everything by which it is found as folded words, with a blank before each."""
        found = self.searchable
        return f" {fold(' '.join((*found.names, *found.letters, *found.aliases, found.text)))}"


def _movement(sign: Sign) -> Iterator[str]:
    """Yield how the hands of a sign move: paths, what contacts do, what moves by itself."""
    for _, key in every_key(sign):
        yield from wording.moving_words(key)
        if key.transition != Transition():
            yield wording.transition_words(key.transition)
        if key.contact is not None:
            yield key.contact.manner


def shipped() -> Mapping[str, Mapping[str, Any]]:
    """Return the facts about the program's signs by the digest of their files; none when they are missing."""
    try:
        known: dict[str, dict[str, Any]] = json.loads(SHIPPED.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return known


@cache
def _ranks() -> dict[str, int]:
    lines = FREQUENCY.read_text(encoding="utf-8").splitlines()
    return {gloss: rank for rank, gloss in enumerate(line for line in lines if not line.startswith("#"))}


def _handshape(name: str) -> Handshape | None:
    try:
        return shapes.find(name)
    except LookupError:  # of a newer version
        return None


def _signal_words(signal: str) -> tuple[str, ...]:
    """Return what a signal is called, and what it means."""
    if not signals.has(signal):  # of a newer version
        return (signal,)
    found = signals.find(signal)
    return signal, found.name, found.meaning


def _site_name(site: str) -> str:
    try:
        return places.find(site).name
    except LookupError:
        return site
