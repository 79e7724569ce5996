"""The tables of tuned numbers and of modules are what the code says now; of each number they tell its use."""

from tools import constants, list_modules


def test_the_table_is_what_the_code_says_now() -> None:
    kept = constants.TABLE.read_text(encoding="utf-8")
    assert constants.written(constants.kept(constants.engine_constants())) == kept, (
        "run: python -m tools.constants"
    )


def test_the_table_of_modules_is_what_the_code_says_now() -> None:
    assert list_modules.TABLE.read_text(encoding="utf-8") == list_modules.table(), (
        "run: python -m tools.list_modules"
    )


def test_each_tuned_number_says_what_it_is_for() -> None:
    assert [f"{one.module}: {one.name}" for one in constants.engine_constants() if not one.reason] == []


def test_what_is_said_stands_beside_a_constant_below_it_or_above_it() -> None:
    source = 'A = 3  # m, by eye\n\nB = 4\nC = 5\n"""Both of\nthem."""\n\n# above\nD = 7\nE = 1\n\nF = 9\n'
    found = {one.name: one.reason for one in constants.constants_of("m", source)}
    assert found == {"A": "m, by eye", "B": "Both of them.", "C": "Both of them.", "D": "above", "F": ""}


RECORD = '''
class Sway(NamedTuple):
    """Sway.

    Attributes:
        least, most: how far it goes,
            rad.
        hz: its waves.
    """

    least: float
    most: float
    hz: float


class Life(NamedTuple):
    """Life.

    Attributes:
        sway: of the trunk
        turns: how often.
    """

    sway: Sway
    turns: int


LIFE = Life(
    sway=Sway(3.0, most=4.0, hz=0.3),  # measured
    turns=2,
)
'''


def test_each_field_of_a_record_is_listed_with_what_its_class_says() -> None:
    found = [(one.name, one.value, one.reason) for one in constants.constants_of("m", RECORD)]
    assert found == [
        ("LIFE.sway.least", "3.0", "measured"),
        ("LIFE.sway.most", "4.0", "measured"),
        ("LIFE.sway.hz", "0.3", "measured"),
    ]
    uncommented, said = RECORD.replace("  # measured", ""), (*["how far it goes, rad."] * 2, "its waves.")
    for after, about in (("", ""), ('"""Of all."""\n', "Of all; "), ('LONGEST = 4\n"""Another."""\n', "")):
        reasons = [one.reason for one in constants.constants_of("m", uncommented + after)]
        assert reasons[:3] == [f"{about}of the trunk; {each}" for each in said]
