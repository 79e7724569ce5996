"""The menu of the way from rest to the first key, or back from the last.

Of itself, or round by an arc of a height and a turn.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu, QWidget

from signer.document.lead_edits import End, set_lead
from signer.document.sign import Sign
from signer.document.values import HandRole, Lead
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.look import theme
from signer.studio.timeline.lead_card import show_lead
from signer.studio.widgets.choice_menu import offer
from signer.words import wording

TITLES: Final[dict[End, str]] = {"lead_in": "Way up from rest", "lead_out": "Way back to rest"}
OF_ITSELF: Final = "Of itself"
LEAD_ROUND: Final = "action.lead_round"


def lead_menu(track_view: QWidget, session: Session, player: Player, role: HandRole, end: End) -> QMenu:
    """Return the menu of the way from or to rest, the current one ticked.

    Its other entries search for one anew, by the command that the tracks have, or set it by hand.
    """
    menu = QMenu(track_view)
    menu.setObjectName("timeline.lead_menu")
    menu.setAccessibleName(TITLES[end])
    menu.setFont(theme.font())
    menu.addAction(TITLES[end]).setEnabled(False)
    now = lead_of(session.sign, role, end)
    choices: list[tuple[str, Lead | str]] = [(OF_ITSELF, OF_ITSELF)]
    if now is not None:
        choices.append((wording.capitalized(wording.lead_words(now).removeprefix("rest, ")), now))
    offer(
        menu,
        choices,
        OF_ITSELF if now is None else now,
        lambda one: session.perform(set_lead(role, end, one if isinstance(one, Lead) else None)),
    )
    menu.addSeparator()
    search = next((action for action in track_view.actions() if action.objectName() == LEAD_ROUND), None)
    if search is not None:
        menu.addAction("Lead round what is in the way").triggered.connect(
            _on_the_way(session, player, role, end, search)
        )
    menu.addAction("Height and turn\N{HORIZONTAL ELLIPSIS}").triggered.connect(
        lambda: show_lead(track_view, session, role, end, QCursor.pos())
    )
    return menu


def lead_of(sign: Sign, role: HandRole, end: End) -> Lead | None:
    """Return the arc by which a hand is led from or to rest, None for the way it takes by itself."""
    return sign.hand(role).lead_in if end == "lead_in" else sign.hand(role).lead_out


def _on_the_way(
    session: Session, player: Player, role: HandRole, end: End, search: QAction
) -> Callable[[], None]:
    """Stand in the middle of that way, which is what is led round, and look for one."""

    def look() -> None:
        sign = session.sign
        keys = sign.hand(role).keys
        session.select(role)
        player.seek(
            max(keys[0].time_s - sign.lead_in_s / 2, 0.0)
            if end == "lead_in"
            else keys[-1].end_s + sign.lead_out_s / 2
        )
        search.trigger()

    return look
