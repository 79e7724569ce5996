"""Curves of the hands' movement over time, with handles to drag."""
