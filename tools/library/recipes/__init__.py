"""The recipes, by the letters that the signs begin with."""

from typing import Final

from tools.library.recipe import FaceVariant, Recipe
from tools.library.recipes import a_to_f, by_face, g_to_m, n_to_z

HANDS: Final[dict[str, Recipe]] = {
    recipe.file: recipe for module in (a_to_f, g_to_m, n_to_z) for recipe in module.RECIPES
}
"""The recipes of hands and face, by the names of their files."""
BY_FACE: Final[dict[str, FaceVariant]] = {variant.file: variant for variant in by_face.RECIPES}
"""The signs that differ from another one by the face alone, by the names of their files."""
RECIPES: Final[dict[str, Recipe | FaceVariant]] = {**HANDS, **BY_FACE}
"""Every recipe by the name of its file; what another one's hands are taken from stands before it."""
