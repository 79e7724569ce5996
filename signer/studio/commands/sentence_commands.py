"""Commands about the open sentence and its items."""

from collections.abc import Callable
from typing import Final

from signer.studio.commands.actions import Command
from signer.studio.editing.session import Session
from signer.studio.files.file_menu import Files
from signer.studio.language import tr
from signer.studio.sentences.timing_acts import LESS, MORE, NOTHING_CHOSEN
from signer.studio.sentences.track import GlossTrack

NAMES: Final = (
    "start_sentence | enter_item leave_item put_pause | mirror_items one_hand duplicate_items spell_items "
    "pin_item item_tempo item_faster item_slower | update_items"
)
"""Commands of the menu, in its order."""
NO_SENTENCE: Final = tr(
    "No sentence is open: File > New sentence begins one, and this menu starts one with the open sign."
)


class SentenceCommands:
    """Carries them out in one window; without a sentence each says how to begin one."""

    def __init__(self, session: Session, files: Files, track: GlossTrack) -> None:
        self._session, self._files, self._track = session, files, track

    def commands(self) -> tuple[Command, ...]:
        """Return the commands about sentences, for their menu."""
        acts, group = self._track.acts, tr("Sign")
        keyed = (
            ("put_pause", tr("Put in a &pause…"), lambda: self._track.type_gloss("("), ""),
            ("enter_item", tr("&Change the keys of the sign"), self._enter, ""),
            ("mirror_items", tr("&Mirror the items"), acts.mirror, "Alt+M"),
            ("one_hand", tr("&One hand"), acts.toggle_one_hand, "Alt+O"),
            ("duplicate_items", tr("&Duplicate the items"), acts.duplicate, ""),
            ("spell_items", tr("&Spell instead"), self._spell, ""),
            ("pin_item", tr("&Begin at the playhead"), acts.pin_to_playhead, ""),
            ("item_tempo", tr("&Tempo of the items…"), self._track.ask_tempo, "Alt+T"),
            ("item_faster", tr("&Quicker"), lambda: acts.pace(MORE), ""),
            ("item_slower", tr("S&lower"), lambda: acts.pace(LESS), ""),
            ("update_items", tr("&Update all from the library"), acts.update, ""),
        )
        made = [
            Command(name, words, self._in_sentence(run), keys, group=group)
            for name, words, run, keys in keyed
        ]
        return (
            Command("start_sentence", tr("&Start a sentence with this sign"), self._files.sentence_with_sign),
            *made,
            Command("leave_item", tr("&Back to the sentence"), self._session.sentence.leave),
        )

    def reasons(self) -> dict[str, str]:
        """Return why commands about chosen items can do nothing now, by their names; empty where they can."""
        acts, sentence = self._track.acts, self._session.sentence
        missing = "" if acts.chosen else NOTHING_CHOSEN if sentence.is_open else NO_SENTENCE
        return {
            "spell_items": missing or acts.why_not_spelled(),
            "item_faster": missing or acts.why_not_paced(MORE),
            "item_slower": missing or acts.why_not_paced(LESS),
        }

    def _in_sentence(self, run: Callable[[], object]) -> Callable[[], None]:
        def carry_out() -> None:
            if self._session.sentence.is_open:
                run()
            else:
                self._session.tell(NO_SENTENCE)

        return carry_out

    def _enter(self) -> None:
        if self._track.acts.chosen:
            self._track.open_item(self._track.acts.chosen[-1])

    def _spell(self) -> None:
        self._track.acts.spell()
