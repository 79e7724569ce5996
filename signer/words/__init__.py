"""Plain words of the window for keys, places, directions and side effects of a change; no Qt."""
