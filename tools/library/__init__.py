"""Recipes of the library's signs, and what turns them into sign files."""
