"""Docks around the stage: the header and the sentence over it, the left and right dock beside it."""
