"""The panel in which the fingers are bent, in the place of the posture."""
