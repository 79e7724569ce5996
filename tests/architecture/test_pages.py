"""The pages of the documentation as they are written: links lead somewhere, and the index leads to every page."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.test_interface import FUNCTIONS, RESULTS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = {path.relative_to(DOCS): path.read_text(encoding="utf-8") for path in sorted(DOCS.rglob("*.md"))}
LINK = re.compile(r"\]\(([^)\s]+)\)")


def anchor(heading: str) -> str:
    """A heading as links name it, in the repository's own reader as on the site."""
    bare = re.sub(r"[`*]|\]\([^)]*\)|\[", "", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", bare).replace(" ", "-")


def anchors(page: str) -> set[str]:
    return {anchor(found) for found in re.findall(r"^#+ (.*)$", page, re.MULTILINE)}


def lost_links(name: Path) -> Iterator[str]:
    """Links of a page that lead to no file, or to no heading in it."""
    prose = re.sub(r"```.*?```", "", PAGES[name], flags=re.DOTALL)
    for link in LINK.findall(prose):
        path, _, place = link.partition("#")
        target = ((DOCS / name).parent / path).resolve() if path else DOCS / name
        if "://" not in link and not (
            target.is_file() and (not place or place in anchors(target.read_text(encoding="utf-8")))
        ):
            yield f"{name}: {link}"


def test_links_of_pages_lead_to_a_file_and_to_a_heading_in_it() -> None:
    assert [lost for name in PAGES for lost in lost_links(name)] == []
    assert len(PAGES) > 40


def listed(name: Path) -> set[Path]:
    """Pages that the contents of a page name."""
    found = set[Path]()
    for block in re.findall(r"```\{toctree\}\n(.*?)```", PAGES[name], re.DOTALL):
        for line in filter(None, block.splitlines()):
            line = line.rpartition("<")[2].removesuffix(">")  # some have a shorter title here
            if not line.startswith(":"):
                found |= {path.relative_to(DOCS) for path in (DOCS / name).parent.glob(f"{line}.md")}
    return found


def test_the_index_leads_to_every_page() -> None:
    seen, left = set[Path](), {Path("index.md")}
    while left:
        name = left.pop()
        seen.add(name)
        left |= listed(name) - seen
    assert seen == {page for page in PAGES if len(page.suffixes) == 1}  # the rest are in another language


def test_the_reference_has_every_name_that_is_kept_stable() -> None:
    told = set(re.findall(r"auto\w+:: (\S+)", PAGES[Path("reference.md")]))
    members = {"signer.kinematics.arm.Arm.straight"}
    assert {name.replace(":", ".") for name in (*FUNCTIONS, *RESULTS)} - members <= told


def test_pictures_of_the_window_are_small_and_all_of_them_are_shown() -> None:
    pictures = sorted((DOCS / "pictures" / "tour").glob("*"))
    assert sum(path.stat().st_size for path in pictures) < 1_500_000
    assert {path.name for path in pictures} == set(
        re.findall(r"pictures/tour/([\w.-]+)", "".join(PAGES.values()))
    )


def names_in(source: str) -> set[str]:
    """Names that a module defines, with the methods of its classes."""
    found = set[str]()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{one.name}" for one in node.body if isinstance(one, ast.FunctionDef)}
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {ast.unparse(target) for target in targets}
    return found


def test_the_stops_of_the_reading_are_in_their_files() -> None:
    page = PAGES[Path("reading.md")]
    stops = re.findall(r"^- `(\S+\.py)`: (.*)$", page, re.MULTILINE)
    assert len(re.findall(r"^## \d+\.", page, re.MULTILINE)) == 10
    assert len(stops) >= 10
    lost = [
        f"{module}: {name}"
        for module, names in stops
        for name in re.findall(r"`([\w.]+)`", names)
        if name not in names_in((ROOT / module).read_text(encoding="utf-8"))
    ]
    assert lost == []


def test_paths_of_the_reading_and_of_contributing_exist() -> None:
    pages = PAGES[Path("reading.md")], (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    paths = {path for page in pages for path in re.findall(r"`([a-z_]+(?:/[\w.-]+)+)`", page)}
    tops = {path.name for path in ROOT.iterdir()}
    lost = {path for path in paths if path.split("/")[0] in tops and not (ROOT / path).exists()}
    assert lost == set()
    assert len(paths) > 40
