"""Files of ELAN for tests, and the signs that their glosses name."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from signer.library.shelf import Entry, Library

TIERS: Final = """<ANNOTATION_DOCUMENT>
 <HEADER><MEDIA_DESCRIPTOR MEDIA_URL="file:///C:/corpus/BL1.mpg"/></HEADER>
 <TIME_ORDER>
  <TIME_SLOT TIME_SLOT_ID="t1" TIME_VALUE="5000"/><TIME_SLOT TIME_SLOT_ID="t2" TIME_VALUE="5400"/>
  <TIME_SLOT TIME_SLOT_ID="t3" TIME_VALUE="5500"/><TIME_SLOT TIME_SLOT_ID="t4"/>
  <TIME_SLOT TIME_SLOT_ID="t5" TIME_VALUE="6500"/><TIME_SLOT TIME_SLOT_ID="t6" TIME_VALUE="9000"/>
  <TIME_SLOT TIME_SLOT_ID="t7" TIME_VALUE="9400"/>
 </TIME_ORDER>
 %s
</ANNOTATION_DOCUMENT>"""


def tier(name: str, *annotations: tuple[int, int, str]) -> str:
    """A tier of annotations between numbered time slots."""
    told = "".join(
        f'<ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="{name}{first}" TIME_SLOT_REF1="t{first}" '
        f'TIME_SLOT_REF2="t{last}"><ANNOTATION_VALUE>{words}</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>'
        for first, last, words in annotations
    )
    return f'<TIER TIER_ID="{name}">{told}</TIER>'


@lru_cache(maxsize=1)
def _shelf() -> Library:
    shelf = Library()
    shelf.refresh()
    return shelf


def named(names: Sequence[str]) -> tuple[Entry, ...]:
    """Find signs of the library by names."""
    return _shelf().named(names)
