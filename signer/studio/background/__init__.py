"""What takes long, done beside the window, and what is kept current by it."""
