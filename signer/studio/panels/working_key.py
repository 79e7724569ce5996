"""The key whose values the browsers show.

The one under the playhead, or the one a new key would be made from.
"""

from signer.document.queries import key_after, key_before
from signer.document.tracks.hand import Key
from signer.studio.editing.session import Session


def working_key(session: Session) -> Key | None:
    """The key under the playhead, else the one before it, else the one after; None on an empty track."""
    role, time_s = session.sign.hand(session.selection.role), session.playhead_s
    return session.current_key() or key_before(role, time_s) or key_after(role, time_s)
