"""Drafts in the window: pictures and ghosts of what a guess may be, and what was read of a film."""
