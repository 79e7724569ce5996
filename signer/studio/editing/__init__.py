"""The open sign being edited.

The one door through which it changes, the playhead, keys copied and met; no widget.
"""
