"""Face through time: the shapes that the spans of a sign make, and the angles that they add."""
