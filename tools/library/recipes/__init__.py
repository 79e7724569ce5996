"""The recipes, by the letters that the signs begin with."""

from typing import Final

from tools.library.recipe import Recipe
from tools.library.recipes import a_to_f, g_to_m, n_to_z

RECIPES: Final[dict[str, Recipe]] = {
    recipe.file: recipe for module in (a_to_f, g_to_m, n_to_z) for recipe in module.RECIPES
}
"""Every recipe by the name of its file."""
