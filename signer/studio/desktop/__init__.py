"""The program as the desktop knows it: entry, icons, types of files and their small pictures."""
