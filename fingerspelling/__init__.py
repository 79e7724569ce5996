"""Letters and numbers of American Sign Language: how each is formed, as tables with their sources."""
