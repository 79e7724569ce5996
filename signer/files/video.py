"""Film beside a sign or a sentence, as files hold it."""

from collections.abc import Iterator
from itertools import pairwise

from signer.document.problems import Problem
from signer.document.values import Extra
from signer.document.video import LEAST_APART_S, Pin, Video
from signer.files.form import VideoForm
from signer.files.json_text import Json
from signer.files.mistakes import number


def video_fields(video: Video) -> dict[str, Json]:
    """Return the fields of a film; those that have their usual value are left out."""
    fields: dict[str, Json] = {"path": video.path}
    if video.digest:
        fields["digest"] = video.digest
    fields["offset_s"] = float(video.offset_s)
    if video.pins:
        fields["pins"] = [[float(pin.film_s), float(pin.sign_s)] for pin in video.pins]
    if video.trim_s is not None:
        fields["trim_s"] = [float(time_s) for time_s in video.trim_s]
    return fields


def video_of(form: VideoForm, extra: Extra) -> Video:
    """Return the film of a form that has no problems."""
    pins = tuple(Pin(film_s, sign_s) for film_s, sign_s in form.pins)
    trim = (form.trim_s[0], form.trim_s[1]) if form.trim_s else None
    return Video(form.path, form.digest, form.offset_s, pins, trim, extra)


def video_problems(fields: Json) -> Iterator[Problem]:
    """Yield what a form cannot say of the film in a file: times that are not in order."""
    video = fields.get("video") if isinstance(fields, dict) else None
    if not isinstance(video, dict):
        return
    pins = video.get("pins")
    pairs = [pin for pin in pins if isinstance(pin, list) and len(pin) == 2] if isinstance(pins, list) else []
    for index, (before, after) in enumerate(pairwise(pairs)):
        if any(number(b) - number(a) < LEAST_APART_S for a, b in zip(before, after, strict=True)):
            yield Problem(f"video.pins[{index + 1}]", "must be later than the pin before it, in both times")
    trim = video.get("trim_s")
    if isinstance(trim, list) and trim and not (len(trim) == 2 and number(trim[0]) < number(trim[1])):
        yield Problem("video.trim_s", "must be two times, the later one last; leave it out for all of it")
