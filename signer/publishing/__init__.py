"""Signs as a web site: the figure once, a small file of movement for each sign, and their index.

A site holds no code of its own: `element` has the pages and the script that shows the figure, built from the
sources in `web/`.
"""
