"""Theme of the window: colours, sizes, type and icons, as tokens that every widget reads."""
