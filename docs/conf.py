"""Settings of the documentation site, which `python3 dev.py docs` builds."""

import re
import sys
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

project = "Signer"
author = "The Signer project"
html_title = "Signer"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["requirements.lock", "*.??.md"]  # pages in other languages are the program's
nitpick_ignore_regex = [("py:.*", ".*")]

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
suppress_warnings = [
    "myst.header"
]  # pages that are read in the repository too begin as they are best read there

html_theme = "furo"
html_theme_options = {"top_of_page_buttons": []}
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_show_sphinx = False
html_show_copyright = False
html_copy_source = False
html_extra_path = ["player.js"]

autodoc_typehints = "none"  # arguments are described in words, with shapes and units
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
napoleon_use_ivar = True
napoleon_use_rtype = False

OUTSIDE = re.compile(r"\]\((\.\./[^)#\s]+)\)")
"""A link to a file of the repository that is no page of the site."""


def link_outside(_app: Sphinx, _page: str, source: list[str]) -> None:
    """Let links to files of the repository lead to a copy of the file."""
    source[0] = OUTSIDE.sub(r"](path:\1)", source[0])


def setup(app: Sphinx) -> None:
    """Connect what changes pages while they are read."""
    app.connect("source-read", link_outside)
