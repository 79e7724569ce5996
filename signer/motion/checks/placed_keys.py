"""Keys and placements of a sign with their places in its file, and the names there that do not exist."""

from collections.abc import Iterator

from signer.characters.names import articulator_problem, handshape_problem, joint_problem, site_problem
from signer.document.problems import Problem, key_place
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, BothMeet, Contact, HandRole, Placement, SkinSpot


def placed_keys(sign: Sign) -> Iterator[tuple[str, HandRole, Key]]:
    """Yield every key of a sign with its place in the sign file, and its hand."""
    for role in ROLES:
        for index, key in enumerate(sign.hand(role).keys):
            yield key_place(role, index), role, key


def unknown_names(place: str, role: HandRole, key: Key) -> Iterator[Problem]:
    """Yield a problem for each name that is in no inventory, or of no use for a hand there."""
    toward = ((f"local[{at}].toward", one.toward) for at, one in enumerate(key.local) if one.toward)
    points_of = [("points_of", key.points_of)] if key.points_of else []
    handshapes = (("handshape", key.handshape), *points_of, *toward)
    checked = [(f"{place}.{name}", handshape_problem(shape)) for name, shape in handshapes]
    checked += [(f"{place}.joints_rad.{name}", joint_problem(name, angle)) for name, angle in key.joints]
    placed = list(placements(place, key))
    checked += [(f"{at}.articulator", articulator_problem(one.articulator)) for at, one in placed]
    for at, one in placed:
        if isinstance(one, Contact):
            name = "spot" if isinstance(one.site, SkinSpot) else "site"
            checked.append((f"{at}.{name}", site_problem(one.site, role)))
    return (Problem(where, words, code="unknown") for where, words in checked if words)


def placements(place: str, key: Key) -> Iterator[tuple[str, Placement]]:
    """Yield the placements of a key's hand, first and second, with their places in the sign file."""
    first = key.placement
    if isinstance(first, Contact):
        name = "contacts[0]"
    else:
        name = "both_meet" if isinstance(first, BothMeet) else "space"
    yield f"{place}.{name}", first
    if key.second is not None and key.contact is not None:
        yield f"{place}.contacts[1]", key.second
