"""An utterance: signs, spellings, numbers and points in order, and what is signed over them.

In the window it is called a sentence. It holds no times: `signer.sequencing.perform` computes them and
makes a sign of it. An item holds the whole sign that it was made from, so that a file plays alone and for
ever the same, and where that sign came from, so that it can be updated.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple, TypeAlias

from body_model.plain_types import Side, Vector
from signer.document.frame_rates import Rate
from signer.document.items import every_item, items_on, with_items
from signer.document.life import require_life
from signer.document.sign import ADDRESSEE_M, Rest, Sign
from signer.document.tracks.kinds import TRACK_NAMES
from signer.document.values import EndOf, Extra, Place
from signer.document.video import Video

Style: TypeAlias = Literal["natural", "clear", "teaching", "citation"]
IdleHand: TypeAlias = Literal["", "stay", "half rest", "rest"]
Doubles: TypeAlias = Literal["slide", "reform", "bounce"]
NumberUse: TypeAlias = Literal["count", "address", "time", "age", "ordinal"]
Relation: TypeAlias = Literal["", "on", "under", "beside"]
ArcShape: TypeAlias = Literal["straight", "arc"]

STYLES: Final[tuple[Style, ...]] = ("natural", "clear", "teaching", "citation")
ENDS: Final[tuple[EndOf, ...]] = ("", "phrase", "clause", "sentence")
IDLE_HANDS: Final[tuple[IdleHand, ...]] = ("", "stay", "half rest", "rest")
DOUBLES: Final[tuple[Doubles, ...]] = ("slide", "reform", "bounce")
NUMBER_USES: Final[tuple[NumberUse, ...]] = ("count", "address", "time", "age", "ordinal")
RELATIONS: Final[tuple[Relation, ...]] = ("", "on", "under", "beside")

SIGNER: Final = "signer"
ADDRESSEE: Final = "addressee"
THIRD_PERSON: Final = "3p"
"""Id of the place of a third person who is nobody in particular, at the side."""
PEOPLE: Final = (SIGNER, ADDRESSEE)
"""Names for the two who are always there; all others stand at places."""

SPELLED_HZ: Final = 4.0
"""Letters a second of a spelling unless it says otherwise: counted as fluent."""
LEAST_TEMPO, MOST_TEMPO = 0.25, 4.0
LONGEST_PAUSE_S: Final = 60.0
MOST_ITEMS: Final = 1000
LARGEST_NUMBER: Final = 999
MOST_REPEATS: Final = 10


UNCHANGED: Final = Sign()
"""Changes of a sign in which nothing was changed."""


@dataclass(frozen=True, slots=True)
class SignContent:
    """A sign of a library, or one made here.

    Attributes:
        name: of the sign in the library it came from, as its entry is called; the gloss of one made here.
        sign: as it is in the library.
        digest: of that sign's file, "sha256:..."; empty for a sign that came from nowhere.
        changed: the keys and spans that were changed here, by their ids, on the tracks of a sign that
            holds nothing else.
    """

    name: str
    sign: Sign
    digest: str = ""
    changed: Sign = UNCHANGED

    @property
    def edited(self) -> Sign:
        """The sign with what was changed here."""
        return with_changes(self.sign, self.changed)


@dataclass(frozen=True, slots=True)
class Spelling:
    """A word that is fingerspelled.

    Attributes:
        word: letters, digits, and spaces between words.
        rate_hz: letters a second.
        doubles: what the hand does between two equal letters.
        lexicalised: spelled as one sign, quickly and run together: `#JOB`.
        variants: letters that are formed otherwise than usual, with the name of the form.
        circled: the hand goes round once in a small circle as the letters go by, as in initialisms.
    """

    word: str
    rate_hz: float = SPELLED_HZ
    doubles: Doubles = "slide"
    lexicalised: bool = False
    variants: tuple[tuple[str, str], ...] = ()
    circled: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """A number from 0 to 999, formed as its use asks for; `variant` names another accepted form."""

    value: int
    use: NumberUse = "count"
    variant: str = ""


@dataclass(frozen=True, slots=True)
class Point:
    """The index finger pointed at somebody.

    Attributes:
        to: `signer`, `addressee`, or the id of a place; empty while it is still to be chosen.
        is_plural: it sweeps over several who stand there.
    """

    to: str
    is_plural: bool = False


@dataclass(frozen=True, slots=True)
class Classifier:
    """A handshape that stands for a thing, kept at one place or moved to another.

    Attributes:
        handshape: of the inventory.
        start, end: ids of places; empty for before the signer, and for staying.
        relation: to the other hand, as it was left.
    """

    handshape: str
    start: str = ""
    end: str = ""
    relation: Relation = ""


@dataclass(frozen=True, slots=True)
class Pause:
    """Hands that stay as they are."""

    seconds: float = 0.3


@dataclass(frozen=True, slots=True)
class Gap:
    """A gloss for which the library has no sign: to be filled, never guessed."""

    gloss: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """Content that only a newer program knows; it is kept, and takes no time."""


Content: TypeAlias = SignContent | Spelling | Number | Point | Classifier | Pause | Gap | Unknown


@dataclass(frozen=True, slots=True)
class Onward:
    """Numbers of the transition to the next item, as somebody set them.

    Attributes:
        duration_s: how long it takes; None for what follows from the way.
        path: straight or an arc; None for what is free of the body.
        height_m, plane_rad: of the arc, as those of a key's transition.
    """

    duration_s: float | None = None
    path: ArcShape | None = None
    height_m: float = 0.0
    plane_rad: float = 0.0
    extra: Extra = ()


@dataclass(frozen=True, slots=True)
class UtteranceItem:
    """One item of an utterance. Ids are unique within it.

    Attributes:
        tempo: times the tempo of the utterance.
        mirrored: the hands exchanged, as in a mirror; where it goes to somebody, it still goes there.
        one_handed: done with the dominant hand alone.
        idle_hand: what a hand does that the item leaves free; empty for what follows from its neighbours.
        moved_m: how far its points of space are moved, x to the signer's left, y up, z forward.
        repeats: how often it is done again.
        hold_s: how much longer its last posture is held.
        end: what ends with it.
        at_s: when it begins, pinned; None for when it follows from what comes before.
        subject, object: who a verb goes from and to, by `PEOPLE` or the id of a place; empty for nobody.
        onward: the transition to the next item, where somebody set it.
        extra: fields that only a newer program knows.
    """

    id: str
    content: Content
    tempo: float = 1.0
    mirrored: bool = False
    one_handed: bool = False
    idle_hand: IdleHand = ""
    moved_m: Vector = (0.0, 0.0, 0.0)
    repeats: int = 0
    hold_s: float = 0.0
    end: EndOf = ""
    at_s: float | None = None
    subject: str = ""
    object: str = ""
    onward: Onward = Onward()
    extra: Extra = ()


@dataclass(frozen=True, slots=True)
class UtteranceSpan:
    """A signal over items: it travels with them.

    Attributes:
        signal: id of the inventory.
        from_item, to_item: with which it begins and ends.
        strength: times every weight and angle.
        place: where a gaze goes, or whose role is taken, by `PEOPLE` or the id of a place; empty for the
            signal's own target and side.
        word: English word that is mouthed, of a mouthing.
    """

    id: str
    signal: str
    from_item: str
    to_item: str
    strength: float = 1.0
    place: str = ""
    word: str = ""
    extra: Extra = ()


class Declined(NamedTuple):
    """A proposal of grammar that somebody declined: by which rule, and of which item, or of the whole."""

    rule: str
    item: str = ""


@dataclass(frozen=True, slots=True)
class Utterance:
    """A whole utterance, written for a right-handed signer.

    Attributes:
        translation: in another language; a film shows it as its caption.
        tempo: times the rate of signs and transitions.
        style: which rates: natural, clear, teaching, or citation for signs as they are in the library.
        life: from 0 to 1, as of a sign.
        rest: where hands are before the first item and after the last, and hands that no item uses.
        places: who stands where, as in a sign.
        items: in the order in which they are signed.
        spans: signals over them, outer ones first where several begin together.
        extra: fields that only a newer program knows.
        declined: what was proposed for it and is proposed no more.
    """

    title: str = ""
    translation: str = ""
    author: str = ""
    licence: str = ""
    source: str = ""
    dominant_side: Side = "right"
    fps: Rate = 30
    tempo: float = 1.0
    style: Style = "clear"
    rest: Rest = "hanging"
    video: Video | None = None
    places: tuple[Place, ...] = ()
    addressee_m: Vector = ADDRESSEE_M
    items: tuple[UtteranceItem, ...] = ()
    spans: tuple[UtteranceSpan, ...] = ()
    extra: Extra = ()
    life: float = 0.0
    declined: tuple[Declined, ...] = ()

    def __post_init__(self) -> None:
        require_life(self.life)

    def item(self, item_id: str) -> UtteranceItem:
        """Return the item of an id; LookupError when there is none."""
        return self.items[self.index(item_id)]

    def index(self, item_id: str) -> int:
        """Return where the item of an id stands; LookupError when there is none."""
        for index, item in enumerate(self.items):
            if item.id == item_id:
                return index
        known = ", ".join(item.id for item in self.items) or "none"
        raise LookupError(f"no item {item_id!r} in this sentence; its items: {known}")


Document: TypeAlias = Sign | Utterance
"""Content of one file: what is open in the window."""


def is_role(signal: str) -> bool:
    """Return whether a signal takes the role of somebody, whose place tells to which side."""
    return signal.startswith("role.")


def name_of(document: Document) -> str:
    """Return what a document is called by: the title of a sentence, the gloss of a sign."""
    return document.title if isinstance(document, Utterance) else document.gloss


def new_id(letter: str, taken: Iterable[str]) -> str:
    """Return an id that is not taken: the letter and the number after the highest in use."""
    used = (int(one[1:]) for one in taken if one[:1] == letter and one[1:].isdecimal())
    return f"{letter}{max(used, default=0) + 1}"


def with_changes(sign: Sign, changed: Sign) -> Sign:
    """Return a sign with its keys and spans replaced, by their ids, by those of another one."""
    by_id = {item.id: item for _, item in every_item(changed)}
    if not by_id:
        return sign
    for name in TRACK_NAMES:
        items = items_on(sign, name)
        if any(item.id in by_id for item in items):
            sign = with_items(sign, name, tuple(by_id.get(item.id, item) for item in items))
    return sign


def changes_between(sign: Sign, edited: Sign) -> Sign | None:
    """Return the keys and spans that an edited sign has otherwise, as `SignContent.changed` holds them.

    None where items were added or taken away, or anything but items changed.
    """
    changed = Sign()
    for name in TRACK_NAMES:
        before, after = items_on(sign, name), items_on(edited, name)
        if {item.id for item in before} != {item.id for item in after}:
            return None
        old: Mapping[str, object] = {item.id: item for item in before}
        changed = with_items(changed, name, tuple(item for item in after if item != old[item.id]))
    return changed if with_changes(sign, changed) == edited else None


def content_updated(content: SignContent, sign: Sign, digest: str) -> tuple[SignContent, tuple[str, ...]]:
    """Return content with the library's sign as it is now, and ids of changes that find no place.

    What was changed here is kept where the sign still has the key or span.
    """
    if content.sign == sign:
        return (content if content.digest == digest else replace(content, digest=digest)), ()
    known = {item.id: name for name, item in every_item(sign)}
    changed, lost = content.changed, list[str]()
    for name in TRACK_NAMES:
        items = items_on(changed, name)
        kept = tuple(item for item in items if known.get(item.id) == name)
        lost += [item.id for item in items if item not in kept]
        changed = with_items(changed, name, kept)
    return SignContent(content.name, sign, digest, changed), tuple(lost)
