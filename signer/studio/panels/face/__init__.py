"""The Face dock: signals of face, gaze, head and torso as cards, and the details of a span."""
