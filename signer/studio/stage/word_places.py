"""Placement of the labels on the stage.

They stand beside what they name, over no face, not under the close-up, and not over each other.
"""

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from signer.motion.pose import HandPose
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.stage.pencil import MARKS, Sight
from signer.studio.stage.scene import Scene, contact_words
from signer.studio.widgets.painted import pill_place
from signer.words.numbers import as_degrees

GRIP_PX = 12.0
ELBOW_WORDS_AT = QPointF(-8.0, 20.0)
PILL_ABOVE_PX = 16.0


def elbow_words(hand: HandPose) -> str:
    """Return the label of the elbow: its height as an angle in degrees."""
    return tr("Elbow {as_degrees}", as_degrees=as_degrees(float(hand.elbow_height_rad)))


class WordPlaces:
    """The places of a scene as it is seen now; `covered` lies over it."""

    def __init__(self, scene: Scene, sight: Sight, covered: QRectF) -> None:
        self._scene, self._sight, self._covered = scene, sight, covered

    def grips(self) -> list[QRectF]:
        """Return the rectangles of the handles and the contact, so far as they lie in the picture.

        Nothing else may cover them.
        """
        hand, sight = self._worked_on(), self._sight
        points = () if hand is None else (hand.elbow, hand.wrist, hand.articulator, hand.target)
        found = (_grip(sight.pixel(point)) for point in points)
        return [each for each in found if each.intersects(sight.bounds)]

    def words(self) -> list[QRectF]:
        """Return the rectangles of the labels beside the handles."""
        scene, sight, bounds, hand = self._scene, self._sight, self._sight.bounds, self._worked_on()
        if hand is None:
            return []
        elbow, contact = sight.pixel(hand.elbow), sight.pixel(hand.articulator)
        found = []
        if bounds.contains(elbow):
            found.append(pill_place(elbow + ELBOW_WORDS_AT, elbow_words(hand), bounds))
        if bounds.contains(contact) and scene.focus.target_name and hand.key_id is not None:
            words = contact_words(hand, scene.focus.target_name, scene.gap_m)
            found.append(pill_place(self._beside_contact(hand, words), words, bounds, MARKS[hand.state][1]))
        return found

    def _worked_on(self) -> HandPose | None:
        """Return the hand whose handles are drawn, None while there are none."""
        return self._scene.hand if self._scene.handles is not None and self._scene.focus.editable else None

    def of_contact(self, hand: HandPose, words: str) -> QPointF:
        """Return the point at which the contact's label begins, so that nothing lies over it."""
        at, icon, bounds = self._beside_contact(hand, words), MARKS[hand.state][1], self._sight.bounds
        place = pill_place(at, words, bounds, icon)
        if not place.intersects(self._covered):
            return at
        across = QPointF(
            2.0 * self._sight.pixel(hand.articulator).x() - at.x() - place.width() - 20.0, at.y()
        )
        higher = QPointF(at.x(), self._covered.top() - PILL_ABOVE_PX)
        return higher if pill_place(across, words, bounds, icon).intersects(self._covered) else across

    def _beside_contact(self, hand: HandPose, words: str) -> QPointF:
        """Beside the place that the words name, away from the body's middle, where they hide no face."""
        sight, icon = self._sight, MARKS[hand.state][1]
        point = np.asarray(hand.articulator) - self._scene.focus.stand_off_m * np.asarray(hand.target_normal)
        at = sight.pixel(point) + QPointF(2.0, -4.0)
        middle = sight.pixel(np.array([0.0, float(point[1]), 0.05]))
        if at.x() - 2.0 < middle.x() - 6.0:
            mark = 18.0 if icon else 0.0
            at -= QPointF(
                QFontMetricsF(theme.font(theme.BODY, 500)).horizontalAdvance(words) + 42.0 + mark, 0.0
            )
        elbow = self._of_elbow(hand)
        return (
            QPointF(at.x(), elbow.top() - PILL_ABOVE_PX)
            if elbow.intersects(pill_place(at, words, sight.bounds, icon))
            else at
        )

    def _of_elbow(self, hand: HandPose) -> QRectF:
        """Return the rectangle of the elbow's handle and its label; empty while they are not drawn."""
        if self._scene.handles is None or not self._scene.focus.editable:
            return QRectF()
        at = self._sight.pixel(hand.elbow)
        return _grip(at) | pill_place(at + ELBOW_WORDS_AT, elbow_words(hand), self._sight.bounds)


def _grip(at: QPointF) -> QRectF:
    reach = QPointF(GRIP_PX, GRIP_PX)
    return QRectF(at - reach, at + reach)
