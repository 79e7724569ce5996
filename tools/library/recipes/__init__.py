"""The recipes: the first ones by their letters, those after by what they are about."""

from typing import Final

from tools.library.recipe import FaceVariant, Recipe
from tools.library.recipes import (
    a_to_f,
    by_face,
    colours,
    describing,
    doing,
    g_to_m,
    hand_on_hand,
    n_to_z,
    numbers_and_days,
    persons_and_places,
    questions_and_answers,
    things,
)

HANDS: Final[dict[str, Recipe]] = {
    recipe.file: recipe
    for module in (
        a_to_f,
        g_to_m,
        n_to_z,
        numbers_and_days,
        colours,
        persons_and_places,
        questions_and_answers,
        doing,
        describing,
        things,
        hand_on_hand,
    )
    for recipe in module.RECIPES
}
"""The recipes of hands and face, by the names of their files."""
BY_FACE: Final[dict[str, FaceVariant]] = {variant.file: variant for variant in by_face.RECIPES}
"""The signs that differ from another one by the face alone, by the names of their files."""
RECIPES: Final[dict[str, Recipe | FaceVariant]] = {**HANDS, **BY_FACE}
"""Every recipe by the name of its file; what another one's hands are taken from stands before it."""
