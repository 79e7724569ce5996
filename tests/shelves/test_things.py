"""Handshapes of one's own on several shelves: of a name the first shelf's is meant, and nothing is lost."""

import itertools
from pathlib import Path

import pytest

from handshapes.own import OwnHandshape
from signer.errors import SignFileError
from signer.files.own_files import HANDSHAPES
from signer.shelves.shelf import Shelf, own_shelf
from signer.shelves.things import Things, all_called


def claw(angle_rad: float, name: str = "claw") -> OwnHandshape:
    return OwnHandshape(name, "i", (("index_pip_flex", angle_rad),))


def things(*shelves: Shelf) -> Things[OwnHandshape]:
    made = Things(HANDSHAPES, "handshapes", shelves)
    assert made.read() == ()
    return made


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_first_shelf_of_a_name_is_meant_and_all_others_are_told(
    order: tuple[int, ...], tmp_path: Path
) -> None:
    shelves = []
    for number in order:
        folder = tmp_path / f"s{number}"
        folder.mkdir()
        HANDSHAPES.save(claw(0.1 * number), folder / "claw.handshape")
        shelves.append(Shelf(f"s{number}", folder))
    found = all_called(things(*shelves).every, "CLAW")
    assert [one.shelf for one in found] == shelves
    assert found[0].own == claw(0.1 * order[0])


def test_new_ones_lie_on_ones_own_and_a_change_stays_on_its_shelf(tmp_path: Path) -> None:
    team, own = Shelf("team", tmp_path / "team"), own_shelf()
    team.folder.mkdir()
    made = things(team, own)
    made.put(claw(0.3, "theirs"), team)
    made.add(claw(0.1))
    made.put(claw(0.5, "theirs"))
    made.rename("theirs", "ours")
    made.read()
    assert [(one.own, one.shelf) for one in made.every] == [(claw(0.5, "ours"), team), (claw(0.1), own)]
    made.put(claw(0.1), team)
    made.remove("claw")
    made.read()
    assert [(one.own.name, one.shelf) for one in made.every] == [("ours", team), ("claw", own)]


def test_nothing_is_written_on_a_read_only_shelf(tmp_path: Path) -> None:
    HANDSHAPES.save(claw(0.1), tmp_path / "claw.handshape")
    before = (tmp_path / "claw.handshape").read_bytes()
    made = things(Shelf("team", tmp_path, is_kept=True), own_shelf())
    for change in (
        lambda: made.put(claw(0.9)),
        lambda: made.rename("claw", "hook"),
        lambda: made.remove("claw"),
    ):
        with pytest.raises(SignFileError, match="team: this shelf is read-only"):
            change()
    assert [path.read_bytes() for path in tmp_path.glob("*.handshape*")] == [before]


def test_a_shelf_that_has_gone_hides_no_other(tmp_path: Path) -> None:
    own = own_shelf()
    things(own).add(claw(0.1))
    made = Things(HANDSHAPES, "handshapes", (Shelf("team", tmp_path / "gone"), own))
    (words,) = made.read()
    assert "shelf team" in words
    assert [one.own for one in made.every] == [claw(0.1)]
