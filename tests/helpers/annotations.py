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


def of_version(version: str) -> str:
    """A small file as ELAN of a version of the format (2.7, 2.8, 3.0) writes it, with each kind of tier."""
    new = version != "2.7"  # which has no licence and no language of content
    licence = '<LICENSE LICENSE_URL="">of the annotators</LICENSE>' if new else ""
    language = ' LANG_REF="ase"' if new else ""
    languages = '<LANGUAGE LANG_DEF="ase" LANG_ID="ase" LANG_LABEL="American Sign Language"/>' if new else ""
    schema = f"http://www.mpi.nl/tools/elan/EAFv{version}.xsd"
    times = (("1", 1000), ("2", None), ("3", 1400), ("4", 1500), ("5", 1900), ("6", 900), ("7", 2000))
    slots = "".join(
        f'<TIME_SLOT TIME_SLOT_ID="ts{number}"{"" if time is None else f""" TIME_VALUE="{time}" """}/>'
        for number, time in times
    )

    def timed(number: int, first: int, last: int, words: str) -> str:
        return (
            f'<ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a{number}" TIME_SLOT_REF1="ts{first}" '
            f'TIME_SLOT_REF2="ts{last}"><ANNOTATION_VALUE>{words}</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION>'
            "</ANNOTATION>"
        )

    def below(number: int, parent: int, words: str) -> str:
        return (
            f'<ANNOTATION><REF_ANNOTATION ANNOTATION_ID="a{number}" ANNOTATION_REF="a{parent}"><ANNOTATION_VALUE>'
            f"{words}</ANNOTATION_VALUE></REF_ANNOTATION></ANNOTATION>"
        )

    return f"""<?xml version="1.0" encoding="UTF-8"?>
<ANNOTATION_DOCUMENT AUTHOR="" DATE="2015-07-27T14:55:36+01:00" FORMAT="{version}" VERSION="{version}"
 xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="{schema}">
 {licence}<HEADER MEDIA_FILE="" TIME_UNITS="milliseconds"><PROPERTY NAME="lastUsedAnnotationId">7</PROPERTY></HEADER>
 <TIME_ORDER>{slots}</TIME_ORDER>
 <TIER TIER_ID="RH-IDgloss" LINGUISTIC_TYPE_REF="gloss"{language}>
  {timed(1, 1, 3, "MY")}{timed(2, 4, 5, "NAME")}</TIER>
 <TIER TIER_ID="RH-parts" LINGUISTIC_TYPE_REF="part" PARENT_REF="RH-IDgloss">
  {timed(3, 1, 2, "to")}{timed(4, 2, 3, "there")}</TIER>
 <TIER TIER_ID="RH-form" LINGUISTIC_TYPE_REF="form" PARENT_REF="RH-IDgloss">
  {below(5, 1, "b")}{below(6, 2, "h")}</TIER>
 <TIER TIER_ID="FreeTransl" LINGUISTIC_TYPE_REF="gloss">{timed(7, 6, 7, "My name")}</TIER>
 <LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="gloss" TIME_ALIGNABLE="true" GRAPHIC_REFERENCES="false"/>
 <LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="part" TIME_ALIGNABLE="true" GRAPHIC_REFERENCES="false"
  CONSTRAINTS="Time_Subdivision"/>
 <LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="form" TIME_ALIGNABLE="false" GRAPHIC_REFERENCES="false"
  CONSTRAINTS="Symbolic_Association"/>
 {languages}<CONSTRAINT STEREOTYPE="Time_Subdivision" DESCRIPTION=""/>
 <CONSTRAINT STEREOTYPE="Symbolic_Association" DESCRIPTION=""/>
</ANNOTATION_DOCUMENT>"""


@lru_cache(maxsize=1)
def _shelf() -> Library:
    shelf = Library()
    shelf.refresh()
    return shelf


def named(names: Sequence[str]) -> tuple[Entry, ...]:
    """Find signs of the library by names."""
    return _shelf().named(names)
