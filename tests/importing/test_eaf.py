"""Sentences become annotations for ELAN, and annotations sentences."""

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from pympi.Elan import Eaf

from nonmanuals import catalogue
from signer.document.timing import LONGEST_S
from signer.document.utterance import Gap, SignContent, Spelling, Utterance
from signer.errors import ExportError, ImportingError
from signer.export import export, losses_of, write_vocabulary
from signer.export.eaf import eaf_bytes
from signer.export.formats import format_of
from signer.files import load_sign, load_utterance
from signer.importing import Imported, read_eaf
from signer.importing.annotation import read_annotations
from signer.library.shelf import FOLDER
from signer.sequencing import perform, say
from signer.sequencing.glosses import names_in, typed
from signer.sequencing.ways import KnownWays
from tests.helpers.annotations import TIERS, named, of_version, tier
from tests.helpers.command_line import run


def read(*tiers: str, **options: object) -> tuple[Imported[Utterance], ...]:
    return read_eaf((TIERS % "".join(tiers)).encode(), "BL1.eaf", named, **options)  # type: ignore[arg-type]


def contents(one: Imported[Utterance]) -> list[str]:
    """The glosses alone: spans are asked for by themselves."""
    return [word for word in typed(one.document).split() if not word.endswith("(") and word != ")"]


@pytest.mark.parametrize(
    "line", ["MY NAME fs-JOE , IX-2p NAME WHAT ?", "FATHER LIKE WASHTUB 23 COFFEE+ .", "a:GIVE:b THANK-YOU"]
)
def test_a_sentence_comes_back_with_its_glosses_times_and_signals(line: str, tmp_path: Path) -> None:
    sentence = say(line, named(names_in(line)))
    performed = perform(sentence, ways=KnownWays())
    path = tmp_path / "a.eaf"
    lost = export(performed.sign, path)
    assert lost == losses_of(performed.sign, format_of(path))
    (back,) = read_eaf(path.read_bytes(), "a.eaf", named)
    markers = [one for one in performed.sign.markers if one.hold_s]
    assert [item.at_s for item in back.document.items] == pytest.approx(
        [one.time_s for one in markers], abs=0.001
    )
    glosses = [item.content for item in sentence.items]
    assert [type(item.content) for item in back.document.items] == [type(one) for one in glosses]
    assert [word.strip("+") for word in contents(back)] == [
        marker.gloss.replace(" ", "_") for marker in markers
    ]
    assert {span.signal for span in back.document.spans} == {
        span.signal for kind in ("grammar", "mouth") for span in performed.sign.spans(kind) if span.signal
    }
    for span in back.document.spans:
        asked = next(one for one in sentence.spans if one.signal == span.signal)
        assert (span.from_item, span.to_item) == (asked.from_item, asked.to_item)
    assert eaf_bytes(performed.sign, path, (0.0, 99.0)) == eaf_bytes(performed.sign, path, (0.0, 99.0))


def test_a_sign_is_annotated_for_each_hand_with_its_keys(tmp_path: Path) -> None:
    sign = load_sign(FOLDER / "HELP.sign")
    (tmp_path / "HELP.mp4").write_bytes(b"film")
    lost = export(sign, tmp_path / "HELP.eaf")
    root = ElementTree.parse(tmp_path / "HELP.eaf").getroot()
    told = next(one.text or "" for one in root.iter("PROPERTY") if one.get("NAME") == "losses")
    assert told.splitlines()[1:] == [f"{loss.where}: {loss.words}" for loss in lost]
    tiers = {one.get("TIER_ID"): one for one in root.iter("TIER")}
    assert list(tiers) == ["RH-IDgloss", "RH-form", "LH-IDgloss", "LH-form"]
    assert len(list(tiers["RH-form"].iter("REF_ANNOTATION"))) == len(sign.hand("dominant").keys)
    assert [one.get("RELATIVE_MEDIA_URL") for one in root.iter("MEDIA_DESCRIPTOR")] == ["./HELP.mp4"]
    annotated = read_annotations((tmp_path / "HELP.eaf").read_bytes(), "HELP.eaf")
    for name, found in annotated.tiers.items():
        assert all(one.lasts_ms >= 1 for one in found), name


def test_another_reader_finds_the_same_annotations(tmp_path: Path) -> None:
    export(load_sign(FOLDER / "HELP.sign"), tmp_path / "HELP.eaf")
    foreign = Eaf(str(tmp_path / "HELP.eaf"))
    annotated = read_annotations((tmp_path / "HELP.eaf").read_bytes(), "HELP.eaf")
    for name in ("RH-IDgloss", "LH-IDgloss"):
        expected = [(one.start_ms, one.end_ms, one.words) for one in annotated.tiers[name]]
        assert foreign.get_annotation_data_for_tier(name) == expected
        below = [one[2] for one in foreign.get_ref_annotation_data_for_tier(f"{name[:2]}-form")]
        assert below == [one.words for one in annotated.tiers[f"{name[:2]}-form"]]


def test_tiers_choose_from_the_glosses_of_the_library(tmp_path: Path) -> None:
    glosses = (("MY", "one hand"), ("A\x01", "first"), ("A\x02", "second"), ("MY", "another"))
    write_vocabulary(tmp_path, glosses)
    sign = load_sign(FOLDER / "HELP.sign")
    export(sign, tmp_path / "HELP.eaf", vocabulary=tmp_path)
    root = ElementTree.parse(tmp_path / "signs.ecv").getroot()
    entries = {
        one.get("CV_ID"): {value.text: value.get("DESCRIPTION") for value in one.iter("CVE_VALUE")}
        for one in root.iter("CONTROLLED_VOCABULARY")
    }
    assert entries["glosses"] == {"MY": "one hand", "A\ufffd": "first"}
    assert set(entries["brows"]) == {one.id for one in catalogue.on_track("brows")}
    for name in ("HELP.eaf", "signs.etf"):
        foreign = Eaf(str(tmp_path / name))
        assert set(foreign.controlled_vocabularies) == set(entries)
        assert foreign.external_refs["er1"] == ("ecv", (tmp_path / "signs.ecv").as_uri())
        for tier_name in foreign.get_tier_names():
            kind = foreign.linguistic_types[foreign.get_parameters_for_tier(tier_name)["LINGUISTIC_TYPE_REF"]]
            chosen = {"RH-IDgloss": "glosses", "LH-IDgloss": "glosses"}.get(tier_name, tier_name)
            expected = chosen if chosen in entries else None
            assert kind.get("CONTROLLED_VOCABULARY_REF") == expected
    (back,) = read_eaf((tmp_path / "HELP.eaf").read_bytes(), "HELP.eaf", named)
    assert contents(back) == ["HELP"]
    with pytest.raises(ExportError, match="WebVTT has no vocabulary"):
        export(sign, tmp_path / "HELP.vtt", vocabulary=tmp_path)


def test_files_of_another_writer_are_read(tmp_path: Path) -> None:
    written = Eaf(author="A")
    for name in ("RH-IDgloss", "FreeTransl"):
        written.add_tier(name)
    for start, end, word in ((1000, 1400, "MY"), (1500, 1900, "NAME")):
        written.add_annotation("RH-IDgloss", start, end, word)
    written.add_annotation("FreeTransl", 900, 2000, "My name")
    written.to_file(str(tmp_path / "a.eaf"))
    (one,) = read_eaf((tmp_path / "a.eaf").read_bytes(), "a.eaf", named)
    assert [item.at_s for item in one.document.items] == [1.0, 1.5]
    assert (contents(one), one.document.translation) == (["MY", "NAME"], "My name")


@pytest.mark.parametrize("version", ["2.7", "2.8", "3.0"])
def test_files_of_each_version_are_read_as_another_reader_reads_them(version: str, tmp_path: Path) -> None:
    path = tmp_path / "a.eaf"
    path.write_text(of_version(version), encoding="utf-8")
    foreign, annotated = Eaf(str(path)), read_annotations(path.read_bytes(), "a.eaf")
    assert list(annotated.tiers) == list(foreign.get_tier_names())
    for name in ("RH-IDgloss", "FreeTransl"):
        expected = [(one.start_ms, one.end_ms, one.words) for one in annotated.tiers[name]]
        assert foreign.get_annotation_data_for_tier(name) == expected
    parts = [(one.start_ms, one.end_ms, one.words) for one in annotated.tiers["RH-parts"]]
    assert parts == [(1000, 1200, "to"), (1200, 1400, "there")]  # pympi leaves their times open
    assert [one.words for one in annotated.tiers["RH-form"]] == ["b", "h"]
    (one,) = read_eaf(path.read_bytes(), "a.eaf", named)
    assert (contents(one), one.document.translation) == (["MY", "NAME"], "My name")
    assert [item.at_s for item in one.document.items] == [1.0, 1.5]
    assert one.document.licence == ("" if version == "2.7" else "of the annotators")


def test_what_annotators_add_to_a_gloss_is_left_off_and_told() -> None:
    (one,) = read(tier("RH-IDgloss", (1, 2, "MOTHER-1"), (3, 5, "FS(JOE)"), (6, 7, "no such sign")))[:1]
    assert contents(one) == ["MOTHER", "fs-JOE"]
    assert [(loss.severity, loss.words) for loss in one.losses] == [
        ("changed", "MOTHER-1 is read as MOTHER"), ("changed", "FS(JOE) is read as fs-JOE"),
    ]  # fmt: skip
    kinds = [type(item.content) for item in one.document.items]
    assert kinds == [SignContent, Spelling]


def test_a_gloss_without_a_sign_keeps_the_annotators_words() -> None:
    (one,) = read(tier("RH-IDgloss", (1, 2, "DSH(5) : car passes")))
    (item,) = one.document.items
    assert item.content == Gap("DSH(5) : car passes")
    assert item.at_s == 1.0


def test_sentences_end_at_long_pauses_or_with_their_translation() -> None:
    glosses = tier("RH-IDgloss", (1, 2, "MY"), (3, 4, "NAME"), (6, 7, "WHAT"))
    first, second = read(glosses)
    assert (contents(first), contents(second)) == (["MY", "NAME"], ["WHAT"])
    assert [one.document.title for one in (first, second)] == ["BL1 1", "BL1 2"]
    (whole,) = read(glosses, tier("FreeTransl", (1, 7, "What is my name?")))
    assert contents(whole) == ["MY", "NAME", "WHAT"]
    assert whole.document.translation == "What is my name?"


def test_glosses_without_a_pause_are_divided_where_a_sentence_would_be_too_long() -> None:
    starts_s = range(0, 1500, 10)
    slots = "".join(
        f'<TIME_SLOT TIME_SLOT_ID="t{second}" TIME_VALUE="{1000 * second}"/>' for second in range(1600)
    )
    whole = f"<ANNOTATION_DOCUMENT><TIME_ORDER>{slots}</TIME_ORDER>%s</ANNOTATION_DOCUMENT>"
    glosses = tier("RH-IDgloss", *((start, start + 9, "MY") for start in starts_s))
    found = read_eaf((whole % glosses).encode(), "a.eaf", named)
    assert sum(len(one.document.items) for one in found) == len(starts_s)
    assert len(found) == 3
    for one in found:
        assert one.document.items[-1].at_s is not None
        assert one.document.items[-1].at_s + 9.0 <= LONGEST_S


def test_a_linked_film_beside_the_file_stands_at_the_same_moments() -> None:
    (one,) = read(tier("RH-IDgloss", (1, 2, "MY")), has_film=lambda film: film == "BL1.mpg")
    video = one.document.video
    assert video is not None
    assert video.path == "BL1.mpg"
    at_s = one.document.items[0].at_s
    assert at_s is not None
    assert video.film_time(at_s) == pytest.approx(5.0)
    assert read(tier("RH-IDgloss", (1, 2, "MY")))[0].document.video is None


def test_what_both_hands_sign_is_one_item_and_what_the_other_signs_alone_is_mirrored() -> None:
    right, left = tier("RH-IDgloss", (1, 2, "HELP")), tier("LH-IDgloss", (1, 2, "HELP"), (3, 5, "MY"))
    (one,) = read(right, left)
    assert [item.mirrored for item in one.document.items] == [False, True]
    (other,) = read(right, left, is_left_handed=True)
    assert other.document.dominant_side == "left"
    assert [item.mirrored for item in other.document.items] == [False, False]
    (lost,) = read(tier("RH-IDgloss", (1, 2, "HELP")), tier("LH-IDgloss", (1, 2, "MY")))[0].losses
    assert lost.severity == "left out"
    assert lost.words.startswith("MY is signed while the other hand signs HELP")


def test_tiers_of_corpora_signal_questions_and_negation() -> None:
    glosses = tier("main gloss", (1, 2, "IX-2p"), (3, 4, "NAME"), (4, 5, "WHAT"))
    (one,) = read(glosses, tier("wh question", (3, 5, "start - end")), tier("head pos: tilt", (1, 5, "up")))
    (span,) = one.document.spans
    assert (span.signal, span.from_item, span.to_item) == ("q.wh", "i2", "i3")
    assert [loss.where for loss in one.losses] == ["tier 'head pos: tilt'"]


def test_the_signer_of_a_dialogue_is_chosen_by_a_tier() -> None:
    tiers = (
        tier("GlossR S1", (1, 2, "MY")),
        tier("GlossR S2", (3, 4, "NAME")),
        tier("GlossL S2", (4, 5, "WHAT")),
    )
    with pytest.raises(ImportingError, match=r"several people sign .*'GlossR S1', 'GlossR S2'.*--tier"):
        read(*tiers)
    (one,) = read(*tiers, tiers=["GlossR S2"])
    assert contents(one) == ["NAME", "WHAT"]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "no file of ELAN"),
        (b"\xff\xfe<", "no file of ELAN"),
        (b"<html/>", "no file of ELAN: it begins with 'html'"),
        (b'<!DOCTYPE a [<!ENTITY b "c">]><ANNOTATION_DOCUMENT/>', "document type or entities"),
        (b"<ANNOTATION_DOCUMENT/>", "has no tiers"),
        ((TIERS % tier("A", (1, 2, "MY"))).encode(), "no tier is known to hold glosses; .* its tiers are 'A'"),
        ((TIERS % tier("RH-IDgloss")).encode(), "has no glosses"),
        ((TIERS % tier("RH-IDgloss", (1, 99, "MY"))).encode(), "names time slot 't99'"),
        ((TIERS % "").replace("5000", "soon").encode(), "'soon', which is no whole number"),
        ((TIERS % "").replace("5000", "9" * 400).encode(), "9', which is no whole number of milliseconds up to"),
        (
            (TIERS % '<TIER TIER_ID="RH-IDgloss"><ANNOTATION><REF_ANNOTATION ANNOTATION_REF="x"/></ANNOTATION></TIER>')
            .encode(),
            "refers to annotations that are not there",
        ),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_read_is_refused_in_words(content: bytes, words: str) -> None:
    with pytest.raises(ImportingError, match=words):
        read_eaf(content, "a.eaf", named)


def test_the_command_reads_folders_and_tells_what_is_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    corpus, out = tmp_path / "corpus", tmp_path / "out"
    corpus.mkdir()
    glosses = tier("RH-IDgloss", (1, 2, "MY"), (3, 4, "NAME"), (6, 7, "XYZZY"))
    (corpus / "BL1.eaf").write_text(TIERS % (glosses + tier("eye gaze", (1, 4, "left"))))
    (corpus / "bad.eaf").write_text("<html/>")
    assert run("import", corpus, "-o", out, "--losses", tmp_path / "lost.json") == 1
    told = capsys.readouterr()
    assert sorted(path.name for path in out.iterdir()) == ["BL1-1.utterance", "BL1-2.utterance"]
    assert "1 of 1 gloss without a sign" in told.out
    assert "bad.eaf: not read" in told.err
    assert json.loads((tmp_path / "lost.json").read_text())["losses"][0]["where"] == "tier 'eye gaze'"
    assert typed(load_utterance(out / "BL1-1.utterance")) == "MY NAME"
    again = tmp_path / "run"
    for _ in range(2):  # as a run: its report tells what is lost, and it goes on with what is not done
        assert run("import", corpus, "-o", again, "--jobs", "1", "--progress", "none") == 1
        rows = [json.loads(line) for line in (again / "report.jsonl").read_text().splitlines()]
        assert [row["outputs"] for row in rows] == [["BL1-1.utterance", "BL1-2.utterance"], []]
        assert rows[0]["losses"] == {"signals": 1}
    assert "2 done, 0 to do" in capsys.readouterr().out
    assert run("import", corpus / "BL1.eaf", "-o", out, "--strict") == 1
    assert run("import", corpus / "BL1.eaf", "-o", tmp_path / "a.utterance") == 1


def test_a_sentence_whose_glosses_follow_too_closely_is_signed_all_the_same() -> None:
    (one,) = read(tier("RH-IDgloss", (1, 2, "MY"), (2, 3, "NAME"), (3, 5, "WHAT")))
    problems = [
        problem for problem in perform(one.document, ways=KnownWays()).problems if problem.code == "pinned"
    ]
    assert problems
    assert {problem.severity for problem in problems} == {"warning"}


def test_the_command_writes_the_glosses_of_the_library_once_for_a_folder(tmp_path: Path) -> None:
    signs, out = [FOLDER / "MY.sign", FOLDER / "HELP.sign"], tmp_path / "elan"
    assert run("export", *signs, "-o", out, "--format", "eaf", "--vocabulary") == 0
    assert sorted(path.name for path in out.iterdir()) == ["HELP.eaf", "MY.eaf", "signs.ecv", "signs.etf"]
    root = ElementTree.parse(out / "signs.ecv").getroot()
    assert {"MY", "HELP"} <= {one.text for one in root.iter("CVE_VALUE")}
    address = (out / "signs.ecv").as_uri()
    assert [one.get("VALUE") for one in ElementTree.parse(out / "MY.eaf").iter("EXTERNAL_REF")] == [address]
    assert run("export", signs[0], "-o", tmp_path / "a.vtt", "--vocabulary") == 2
