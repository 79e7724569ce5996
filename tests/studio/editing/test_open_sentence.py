"""A sentence as the open document: one undo stack, performed beside the window, its files safe."""

import random
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from nonmanuals.target import Point
from signer.document import edits
from signer.document import utterance_edits as changes
from signer.document import utterance_item_edits as item_edits
from signer.document.face_edits import set_span
from signer.document.items import every_item, find_item
from signer.document.sign import Sign
from signer.document.utterance import SignContent, Utterance
from signer.files import load_utterance, open_sign, save_utterance
from signer.files.utterance_file import utterance_bytes
from signer.library.shelf import Entry, sign_files
from signer.sequencing import Performed, perform, say
from signer.studio.background.performing import Performing
from signer.studio.editing.open_sentence import ENTER_FIRST, LEFT_BY_STEP, SIGNALS_GO
from signer.studio.editing.session import Session
from signer.studio.editing.signals import chosen_span, look_at, signals_over, switch_signal
from signer.studio.files import dialogs, recovery
from signer.studio.files.file_menu import Files
from signer.studio.files.recovery import Recovery
from signer.studio.files.settings import Settings
from signer.studio.files.state_folder import state_folder
from tests.helpers.extent import count


@cache
def sentence() -> Utterance:
    known = {"MY", "NAME"}
    shelf = [Entry(path, open_sign(path).sign) for path in sign_files() if path.stem in known]
    return say("MY NAME fs-JO .", shelf)


@cache
def performed() -> Performed:
    return perform(sentence())


@pytest.fixture
def session() -> Session:
    made = Session()
    made.open_document(sentence(), None)
    made.sentence.show_performed(sentence(), performed())
    return made


def told(session: Session) -> list[str]:
    words: list[str] = []
    session.told.connect(words.append)
    return words


def test_a_sentence_is_shown_as_it_is_performed_and_its_keys_ask_to_enter(session: Session) -> None:
    words = told(session)
    assert session.sign is performed().sign
    assert not session.is_modified
    first = session.sign.hand("dominant").keys[0]
    assert not session.perform(edits.remove_keys([first.id])).changed
    assert not session.set_key()
    assert session.sign is performed().sign
    assert words == [ENTER_FIRST, ENTER_FIRST]


def test_what_is_the_sentences_own_is_changed_through_its_performance(session: Session) -> None:
    assert session.perform(edits.set_dominant_side("left")).changed
    assert session.sentence.utterance is not None
    assert session.sentence.utterance.dominant_side == session.sign.dominant_side == "left"
    session.undo()
    assert session.document is sentence()


def test_signals_of_the_face_panel_lie_over_the_chosen_items(session: Session) -> None:
    sentence_, words = session.sentence, told(session)
    first, second, third = (item.id for item in sentence().items)

    def show() -> None:
        assert sentence_.utterance is not None
        sentence_.show_performed(sentence_.utterance, perform(sentence_.utterance, avoid=False))

    sentence_.choose([first, second])
    made = switch_signal(session, "topic")
    show()
    (span,) = sentence_.utterance.spans  # type: ignore[union-attr]
    assert (span.signal, span.from_item, span.to_item, made) == ("topic", first, second, f"s.{span.id}")
    assert signals_over(session) == {"topic"}
    assert chosen_span(session, made, ()) == find_item(session.sign, made)
    assert session.perform(set_span(made, strength=0.5)).changed
    assert sentence_.utterance.spans[0].strength == 0.5  # type: ignore[union-attr]
    show()
    assert not session.perform(edits.move_keys([made], 0.3)).changed
    assert words[-1] == SIGNALS_GO
    sentence_.choose([third])
    assert signals_over(session) == frozenset()
    looks = look_at(session, "gaze.locus", Point((0.3, 0.0, 0.3)))
    assert sentence_.utterance.spans[-1].place == sentence_.utterance.places[0].id  # type: ignore[union-attr]
    show()
    assert session.perform(edits.remove_keys([made, looks])).changed
    assert sentence_.utterance.spans == ()  # type: ignore[union-attr]
    for _ in range(4):
        session.undo()
    assert session.document is sentence()


def test_the_sign_of_an_item_is_worked_on_when_it_is_entered(session: Session) -> None:
    sentence_, at = session.sentence, sentence().items[1]
    assert sentence_.enter(at.id)
    own = session.sign
    assert own == at.content.edited  # type: ignore[union-attr]
    key = own.hand("dominant").keys[0]
    session.begin_gesture()
    session.perform(edits.set_hold(key.id, key.hold_s + 0.1))
    session.perform(edits.set_hold(key.id, key.hold_s + 0.2))
    session.end_gesture()
    assert session.undo_stack.count() == 1
    content = sentence_.items[1].content
    assert isinstance(content, SignContent)
    assert content.sign is at.content.sign  # type: ignore[union-attr]
    assert [item.id for _, item in every_item(content.changed)] == [key.id]
    assert content.edited == session.sign
    session.undo()
    assert session.sign is own
    assert sentence_.entered == at.id
    assert session.document is sentence()
    session.redo()
    sentence_.leave()
    assert session.sign is performed().sign
    assert session.is_modified


def test_a_step_about_something_else_leaves_the_item(session: Session) -> None:
    words = told(session)
    first, second, third = (item.id for item in sentence().items)
    session.perform(changes.remove_items([third]))
    session.sentence.enter(second)
    session.undo()
    assert session.sentence.entered == ""
    assert words == [LEFT_BY_STEP]
    assert session.document is sentence()
    session.sentence.enter(first)
    session.perform(changes.remove_items([first]))
    assert session.sentence.entered == ""


def test_a_spelling_is_not_entered(session: Session) -> None:
    assert not session.sentence.enter(sentence().items[2].id)
    assert session.sign is performed().sign


def test_items_are_chosen_in_order_and_the_caret_stands_behind_them(session: Session) -> None:
    first, second, third = (item.id for item in sentence().items)
    session.sentence.choose([second, first])
    assert (session.sentence.chosen, session.sentence.caret) == ((first, second), 2)
    assert session.sentence.after_caret == third
    session.perform(changes.remove_items([first, third]))
    assert (session.sentence.chosen, session.sentence.caret) == ((second,), 1)
    session.perform(changes.insert_items([sentence().items[2].content]), choose=True)
    assert session.sentence.before_caret == session.sentence.items[-1]


@pytest.mark.parametrize("seed", range(count(1, whole=30)))
def test_a_hundred_random_edits_keep_the_one_undo_stack_sane(seed: int) -> None:
    """Taken back one after the other the same sentences come by; made again, the same once more."""
    chance = random.Random(seed)
    session = Session()
    session.open_document(sentence(), None)
    seen = [session.document]
    while len(seen) <= 100:
        _random_step(chance, session)
        if session.document is not seen[-1]:
            seen.append(session.document)
    assert session.undo_stack.count() == len(seen) - 1
    for before in reversed(seen[:-1]):
        session.undo()
        assert session.document == before
        assert session.sentence.entered in {"", *(item.id for item in session.sentence.items)}
    assert not session.is_modified
    session.go_to_step(len(seen) - 1)
    assert session.document == seen[-1]


def _random_step(chance: random.Random, session: Session) -> None:
    """Change the sentence, or the sign of the item that is entered; or enter, leave or choose."""
    within = session.sentence
    ids = [item.id for item in within.items]
    one = chance.choice(ids) if ids else ""
    keys = session.sign.hand("dominant").keys if within.entered else ()
    match chance.randrange(9):
        case 0 if len(ids) < 8:
            item = chance.choice(sentence().items)
            session.perform(changes.insert_items([item.content], chance.choice([*ids, None])), choose=True)
        case 1 if one:
            session.perform(changes.remove_items([one]))
        case 2 if one:
            session.perform(changes.move_items([one], chance.choice([*ids, None])))
        case 3 if one:
            session.perform(item_edits.set_tempo(one, chance.uniform(0.5, 2.0)))
        case 4 if one:
            within.enter(one)
        case 5:
            within.leave()
        case 6 if keys:
            session.begin_gesture()
            for _ in range(2):
                session.perform(edits.set_hold(chance.choice(keys).id, chance.uniform(0.0, 0.4)))
            session.end_gesture()
        case 7 if len(keys) > 1:
            session.perform(edits.remove_keys([keys[-1].id]))
        case 8 if one:
            within.choose([one])


def test_it_is_performed_beside_the_window_and_again_after_each_change(qtbot: QtBot) -> None:
    session = Session()
    performing = Performing(session)
    session.open_document(sentence(), None)

    def is_looked_at() -> bool:
        found = session.sentence.performed
        return session.sentence.is_current and found is not None and not found.unchecked

    qtbot.waitUntil(is_looked_at, timeout=20000)
    assert session.sign == performed().sign
    session.perform(item_edits.set_tempo(sentence().items[0].id, 0.5))
    assert session.sign == performed().sign  # the last one stays shown
    done = session.sentence.settle()
    assert done is not None
    assert session.sign is done.sign
    assert not performing.is_busy or session.sentence.is_current
    assert session.sign != performed().sign
    session.open_sign(Sign(), None)
    assert not session.sentence.is_open
    assert session.sentence.settle() is None


def test_sentence_files_are_opened_saved_and_recovered_as_signs_are(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery, "AFTER_MS", 20)
    parent, session, settings = QWidget(), Session(), Settings()
    qtbot.addWidget(parent)
    files, path = Files(parent, session, settings), tmp_path / "odd name.sign"  # what it holds decides
    save_utterance(sentence(), path)
    assert files.open_path(path)
    assert session.document == sentence()
    assert settings.recent == (path,)
    session.perform(changes.set_utterance(title="Mine"))
    assert files.name == "Mine"
    assert session.is_modified
    here = state_folder() / "recovery"
    qtbot.waitUntil(lambda: len([*here.glob("*.json")]) == 1)
    copy = recovery.read_copy(next(here.glob("*.json")))
    assert copy.document == session.document
    assert files.save()
    assert not session.is_modified
    assert path.read_bytes() == utterance_bytes(session.document)
    assert [*here.glob("*.json")] == []
    other = tmp_path / "Mine.utterance"
    monkeypatch.setattr(dialogs, "ask_save", lambda _parent, _asked: other)
    assert files.save_as()
    assert load_utterance(other) == session.document
    session.open_recovered(copy.document, other)
    assert session.is_modified
    kept = Recovery(session)
    kept.forget()
    files.finish()


def test_a_sentence_is_started_with_the_open_sign(idea: Sign, qtbot: QtBot) -> None:
    parent, session = QWidget(), Session(idea)
    qtbot.addWidget(parent)
    files = Files(parent, session, Settings())
    assert files.sentence_with_sign()
    utterance = session.sentence.utterance
    assert utterance is not None
    content = utterance.items[0].content
    assert isinstance(content, SignContent)
    assert (content.name, content.sign) == ("IDEA", idea)
    assert session.sentence.after_caret is None  # what is typed next comes behind it
    assert not files.sentence_with_sign()  # it is one already
    session.sentence.enter("i1")
    assert files.sentence_with_sign()
    files.finish()
