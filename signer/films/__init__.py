"""Films: read exact to the frame, copied so that a frame is found at once, and written.

Needs the extra `video` (PyAV), which is loaded by `film` and `writing` alone and at first use.
"""
