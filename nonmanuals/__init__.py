"""Signals of face, gaze, head and trunk: what there is to choose from, and what each one does."""
