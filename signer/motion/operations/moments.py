"""Postures in the course of one key: at its site, and at the far ends of a rub or a brush."""

from dataclasses import replace
from typing import Final

import numpy as np

from signer.document.sign import SIDE_OF
from signer.document.tracks.hand import Key
from signer.document.values import LaneName
from signer.motion.movement.acts import slid_of
from signer.motion.places.touched_skin import skin_along
from signer.motion.posture.stations import Station, moving_station, station_of
from signer.motion.posture.surroundings import Context

_STROKE_ENDS: Final = (0.0, 1.0)
_ACROSS: Final = (0.25, 0.75)
"""The far ends as shares of the way along the skin: of a stroke its ends, of a round two places across from each other."""


def moments_of(key: Key, lane: LaneName, around: Context) -> tuple[Station, ...]:
    """The posture of a key at its site, then, of one that rubs or brushes, at the far ends of that.

    What taps comes off the skin and returns to it, so that its site says all.
    """
    station, slid = station_of(key, lane, around), slid_of(around.character, key, SIDE_OF[lane], around.form)
    if slid is None or station.meeting is None:
        return (station,)
    meeting = station.meeting
    is_round = key.act is not None and key.act.shape != "line" and key.contact is not None and key.contact.manner != "brush"
    lands = []
    for way in _ACROSS if is_round else _STROKE_ENDS:
        skin = (
            None if meeting.landing.skin is None else skin_along(around.character, slid.path, np.array([way]), SIDE_OF[lane], around.form)
        )
        lands.append(replace(meeting.landing, attachment=slid.path.at(np.array([way])), skin=skin))
    return (station, *(_alone(moving_station(key, station, meeting.sent_to(landing), None, 1)) for landing in lands))


def _alone(station: Station) -> Station:
    """The only one of many."""
    return replace(
        station,
        wrist_rotation=np.reshape(station.wrist_rotation, (3, 3)),
        branch=int(np.ravel(station.branch)[0]),
        target=np.reshape(station.target, 3),
        articulator=np.reshape(station.articulator, 3),
    )
