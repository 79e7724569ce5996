"""Words under a film: glosses at the times of their items, the translation, and both inside the picture."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from signer.document.sign import Sign
from signer.errors import FilmError
from signer.export.subtitles import captions_of
from signer.films.captions import Cue, srt
from signer.library.shelf import read_shelf
from signer.sequencing import perform, say
from signer.studio.drawing.film import (
    BEFORE_WRITING,
    PicturesTold,
    and_slowly,
    pixels,
    small_enough,
    with_words,
)
from tests.helpers.signs import small_sign


def test_captions_of_a_sentence_follow_its_items_and_its_translation_lasts_as_long() -> None:
    said = replace(say("MOTHER FATHER", read_shelf()[0]), translation="My parents.")
    done = perform(said, avoid=False)
    cues = captions_of(done.sign, (0.0, 99.0), "both")
    assert [cue.text for cue in cues] == ["MOTHER", "FATHER", "My parents."]
    for cue, item in zip(cues, done.items, strict=False):
        assert cue[:2] == pytest.approx((item.start_s, item.end_s), abs=1e-5)
    assert cues[2][:2] == pytest.approx((cues[0].start_s, cues[1].end_s), abs=1e-5)
    at_s = (cues[0].start_s + cues[0].end_s) / 2
    part = captions_of(done.sign, (at_s, cues[1].start_s), "gloss")
    assert part == (Cue(0.0, cues[0].end_s - at_s, "MOTHER"),)


def test_a_sign_shows_its_gloss_or_its_translation_and_says_where_it_has_none() -> None:
    sign = replace(small_sign(), gloss="IDEA", translation="idea")
    shown = {words: [cue.text for cue in captions_of(sign, (0.0, 9.0), words)] for words in ("gloss", "both")}
    assert shown == {"gloss": ["IDEA"], "both": ["IDEA", "idea"]}
    with pytest.raises(FilmError, match="no translation"):
        captions_of(small_sign(), (0.0, 9.0), "translation")
    assert captions_of(Sign(gloss="IDEA"), (0.0, 9.0)) == ()


@pytest.mark.parametrize("size", [(160, 120), (640, 360)])
def test_long_words_stay_within_the_picture_above_each_other(
    size: tuple[int, int], qapp: QApplication
) -> None:
    blank = QImage(*size, QImage.Format.Format_RGB32)
    blank.fill(0xFF4060A0)
    assert with_words(blank, ()) is blank
    heights = []
    for lines in (("IDEA",), ("IDEA", "A short one."), ("IDEA", "A sentence that is far too long. " * 9)):
        shown = pixels(with_words(blank, lines), alpha=False).astype(int)
        changed = np.abs(shown - pixels(blank, alpha=False)).sum(axis=-1) > 60
        rows, columns = (np.flatnonzero(changed.any(axis=axis)) for axis in (1, 0))
        assert columns[0] > 0
        assert columns[-1] < size[0] - 1
        assert rows[-1] < size[1] - 1
        heights.append(len(rows))
    assert heights[0] < heights[1] < heights[2] < 0.9 * size[1]


def test_srt_has_numbers_and_commas_and_cues_in_the_order_of_time() -> None:
    cues = (Cue(61.5, 62.0, "second"), Cue(0.0, 0.25, "first\nof two"))
    assert srt(cues) == (
        "1\n00:00:00,000 --> 00:00:00,250\nfirst of two\n\n2\n00:01:01,500 --> 00:01:02,000\nsecond\n"
    )


def test_a_clip_shows_the_sign_at_full_speed_then_at_half_then_at_full_and_draws_each_moment_once() -> None:
    drawn = list[int]()

    def pictures(numbers: Iterable[int]) -> Iterator[QImage]:
        for number in numbers:
            drawn.append(number)
            picture = QImage(4, 4, QImage.Format.Format_RGB32)
            picture.fill(QColor(number, 0, 0))
            yield picture

    shown = [each.pixelColor(1, 1).red() for each in and_slowly(pictures([0, 2, 4]), pictures([1, 3]))]
    assert shown == [0, 2, 4, 0, 1, 2, 3, 4, 0, 2, 4]
    assert sorted(drawn) == list(range(5))


def test_a_clip_is_drawn_smaller_until_its_file_is_small_enough() -> None:
    asked = list[tuple[int, int]]()

    def drawn(size: tuple[int, int]) -> bytes:
        asked.append(size)
        return bytes(1000 + size[0] * size[1])

    made = small_enough((640, 480), 0.08, lambda size: 0.5 * len(drawn(size)), drawn)
    assert len(made) <= 80_000
    assert asked[-1][0] / asked[-1][1] == pytest.approx(640 / 480, abs=0.02)
    assert all(side % 2 == 0 for size in asked for side in size)
    whole = list[tuple[int, int]]()
    small_enough(
        (640, 480),
        0.08,
        lambda size: 1000 + size[0] * size[1],
        lambda size: whole.append(size) or drawn(size),
    )
    assert len(whole) == 1  # where the estimate is right
    with pytest.raises(FilmError, match=r"does not fit into 0\.005 MB"):
        small_enough((640, 480), 0.005, lambda size: 1000 + size[0] * size[1], drawn)


def test_every_picture_is_told_as_a_share_of_all_from_the_first_on_and_the_share_never_falls() -> None:
    shares: list[float] = []
    told = PicturesTold(shares.append)
    picture = QImage(2, 2, QImage.Format.Format_RGB32)
    for looked_at, drawn in ((5, 20), (5, 20)):  # a second try takes as many again
        told.ahead(looked_at + drawn)
        assert len(list(told.each([picture] * looked_at))) == looked_at
    told.ahead(20)
    list(told.each([picture] * 20))
    assert shares[0] == pytest.approx(BEFORE_WRITING / 25)
    assert shares == sorted(shares)
    assert len(shares) == 30
    assert shares[-1] == pytest.approx(BEFORE_WRITING)
