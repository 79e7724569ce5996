"""Every command of the window: its name, its shortcut, what it does and the menu it stands in."""
