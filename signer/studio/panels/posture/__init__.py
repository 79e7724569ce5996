"""The right dock: how the hand under the playhead stands, and what came of what was wished."""
