"""What the window calls things: keys, places, directions and what a change took along, in plain words; no Qt."""
