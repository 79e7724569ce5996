"""Pronouns as conventions of glossing write them: points, possessives and reflexives.

| convention | read there | forms |
|---|---|---|
| ASLLRP, SignStream (Neidle 2002, report 11; NCSLGR annotations) | IX-1p, IX-3p:i, IX-loc, POSS-1p | 1 |
| Lifeprint (notes on glossing, roseavenue.net/asl101/topics/gloss.htm) | PRO.1, PRO.2, PRO.3 | 2 |
| BSL Corpus (Cormier and others 2017, version 3; Auslan alike) | PT:PRO1SG, PT:POSS3SG, PT:LOC | 3 |
| SIGN-HUB grammars (thesignhub.eu) | ix1, ix(loc)a, poss3a | 4 |
| HSLDB, Georgetown (hsldb.georgetown.edu/symbols) | IX 1P, POSS 2P | 1 |

All say that IX alone names nobody in particular, and that the addressee is the second person. What stands
between the parts differs from page to page (PRO-1, PRO.1, PRO1), and so does whether p follows the person.
"""

import re
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from signer.document.utterance import ADDRESSEE, SIGNER, THIRD_PERSON

Kind: TypeAlias = Literal["point", "possessive", "reflexive"]

PERSONS: Final[Mapping[str, str]] = {"1p": SIGNER, "2p": ADDRESSEE, "3p": THIRD_PERSON}
"""Persons by the short names that stand for them beside places."""


class Pronoun(NamedTuple):
    """A pronoun, as read from a gloss.

    Attributes:
        person: "1p", "2p" or "3p"; a third person that is nobody in particular stands at the side.
        is_plural: it is more than one.
        place: letter or name of the place that it is at; empty for that of the person.
    """

    kind: Kind
    person: str
    is_plural: bool = False
    place: str = ""

    @property
    def who(self) -> str:
        """Name of the place or person that it is about, as glosses write it: "i", "2p"."""
        return self.place or self.person


_WORDS: Final[Mapping[str, Pronoun]] = {
    **dict.fromkeys(("I", "ME"), Pronoun("point", "1p")),
    "YOU": Pronoun("point", "2p"),
    **dict.fromkeys(("HE", "SHE", "HIM", "IT"), Pronoun("point", "3p")),
    **dict.fromkeys(("WE", "US"), Pronoun("point", "1p", is_plural=True)),
    "YOU-ALL": Pronoun("point", "2p", is_plural=True),
    **dict.fromkeys(("THEY", "THEM"), Pronoun("point", "3p", is_plural=True)),
}
"""English words for points; HER may be a possessive, and is none of them."""
_SIGNS: Final[Mapping[tuple[Kind, str, bool], tuple[str, ...]]] = {
    ("possessive", "1p", False): ("MY",),
    ("possessive", "2p", False): ("YOUR",),
    ("possessive", "3p", False): ("HIS",),
    ("possessive", "1p", True): ("OUR",),
    ("possessive", "3p", True): ("THEIR",),
    ("reflexive", "1p", False): ("MYSELF", "SELF"),
    ("reflexive", "2p", False): ("YOURSELF", "SELF"),
    ("reflexive", "3p", False): ("HIMSELF", "HERSELF", "SELF"),
    ("reflexive", "1p", True): ("OURSELVES",),
    ("reflexive", "3p", True): ("THEMSELVES",),
    ("point", "1p", True): ("WE",),
}
"""Signs of a library that pronouns are; a point at one other person, or at several, needs none."""
_KINDS: Final[Mapping[str, Kind]] = {
    "IX": "point", "PRO": "point", "PT:PRO": "point", "POSS": "possessive", "PT:POSS": "possessive",
    "SELF": "reflexive", "PT:SELF": "reflexive",
}  # fmt: skip
_PLACE: Final = r"[^\W\d]\w*"
_PERSON: Final = re.compile(
    rf"(IX|(?:PT:)?(?:PRO|POSS|SELF))[-_.:]?([123])(?:P(?![A-Z]))?(?:[-_.]?(SG|PL|ARC))?(?:[:_]?({_PLACE}))?"
)
_INDEX: Final = re.compile(
    rf"(?:IX|PT:(?:LOC|DET))(?:[-_.]?LOC|\(LOC(?=\)))?(?:[-_.](PL|ARC))?(?:[-:_.)]({_PLACE}))?"
)
_LOCATIVE: Final = re.compile(r"(?:IX[-_.]?|PT:)\(?LOC\)?")
_NO_PLACES: Final = frozenset({"DUAL", "PL", "ARC", "SG"})
"""Numbers that would else be read as places: two people are no point that is known."""


def pronoun_of(word: str) -> Pronoun | None:
    """Return the pronoun that a gloss is; None for any other."""
    upper = word.upper()
    if (known := _WORDS.get(upper.replace("_", "-"))) is not None:
        return known
    if (found := _PERSON.fullmatch(upper)) is not None:
        kind, person, number, place = found.groups(default="")
        return _pronoun(_KINDS[kind], f"{person}p", number, place)
    if _LOCATIVE.fullmatch(upper) is not None:
        return Pronoun("point", "3p", place="LOC")
    if (found := _INDEX.fullmatch(upper)) is not None:
        number, place = found.groups(default="")
        return _pronoun("point", "3p", number, place)
    return None


def signs_of(pronoun: Pronoun) -> tuple[str, ...]:
    """Return the names of signs that a pronoun is, best first; none where it is a point."""
    return _SIGNS.get((pronoun.kind, pronoun.person, pronoun.is_plural), ())


def is_place(name: str) -> bool:
    """Return whether a name may be that of a place or a person: "a", "mary", "1p"."""
    return bool(re.fullmatch(rf"{_PLACE}|[123]p", name, re.IGNORECASE))


def _pronoun(kind: Kind, person: str, number: str, place: str) -> Pronoun | None:
    if place in _NO_PLACES or (place and person != "3p"):
        return None
    return Pronoun(kind, person, number in ("PL", "ARC"), place)
