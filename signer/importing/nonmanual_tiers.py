"""Tiers of face, gaze, head and trunk in SiGML, in the elements of either dialect."""

from typing import Final
from xml.etree.ElementTree import Element

from signer.errors import ImportingError
from signer.export.losses import Loss, left_out
from signer.notation.nonmanual import NonManual, signal_of, tier_of
from signer.phrases import phrase
from signer.printable import quoted

SPOKEN: Final = frozenset({"mouth_picture", "hnm_mouthpicture"})
"""Elements that hold sounds of spoken words."""


def nothing_told(name: str, where: str) -> ImportingError:
    """Refuse a sign in a file that says nothing of hands."""
    return ImportingError.of(name, phrase("nothing is told of hands in {where}", where=where))


def read_nonmanual(told: Element | None, where: str) -> tuple[tuple[NonManual, ...], tuple[Loss, ...]]:
    """Return what a sign's element says of face, gaze, head and trunk, and what of that is not understood.

    It has elements of either dialect. One after the other they all are held over the whole sign: what is
    told of their order and times is left out.
    """
    found, losses = dict[NonManual, None](), list[Loss]()
    for one in () if told is None else told.iter():
        name = str(one.tag)
        if (tier := tier_of(name)) is None:
            if name in SPOKEN:
                losses.append(Loss("mouthed words", where, left_out(phrase("mouthing of a spoken word"))))
            continue
        code = one.get("tag") if name == tier.symbol else one.get("movement") or one.get("direction")
        coded = NonManual(tier.element, (code or "").strip())
        if signal_of(coded) is None:
            losses.append(Loss("signals", where, left_out(f"{tier.element} {quoted(coded.code)}")))
        else:
            found[coded] = None
    return tuple(found), tuple(dict.fromkeys(losses))
