"""How the window looks: colours, sizes, type and icons, as tokens that every widget reads."""
