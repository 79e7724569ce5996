"""Draw notated signs of all that HamNoSys has symbols for."""

from dataclasses import replace
from random import Random

from signer.notation import notated
from signer.notation.notated import (
    Change,
    Circle,
    Constellation,
    Facing,
    FingerPlay,
    Hands,
    Location,
    Manner,
    Movement,
    Notated,
    Parallel,
    Part,
    Posture,
    Repeated,
    Segment,
    Shape,
    Split,
    Straight,
    Symmetry,
    Targeted,
    Wrist,
)
from signer.notation.symbols import values_of

DIRECTIONS = (*values_of("fingers"), "uol", "uor", "dol", "dor", "uil", "uir", "dil", "dir")
SIDES = ("", "left_at", "left_beside", "right_at", "right_beside")


class Drawing:
    """Draws from one seed."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def of(self, kind: str) -> str:
        return self.random.choice(values_of(kind))

    def maybe(self, kind: str) -> str:
        return self.random.choice(("", *values_of(kind)))

    def one(self, *things: object) -> object:
        return self.random.choice(things)

    def sign(self) -> Notated:
        return Notated("", tuple(self.segment() for _ in range(self.random.choice((1, 1, 2)))))

    def segment(self) -> Segment:
        yes = self.random.random
        symmetry = (
            Symmetry(True, yes() < 0.5, yes() < 0.2, yes() < 0.2, yes() < 0.2) if yes() < 0.5 else Symmetry()
        )
        hands = self.hands()
        hands = replace(hands, dominant=replace(hands.dominant, shape=self.shape()))
        return Segment(hands, tuple(self.movement(2) for _ in range(self.random.randrange(3))), symmetry)

    def hands(self) -> Hands:
        dominant = Posture(
            self.shape(), self.facing(), None if self.random.random() < 0.3 else self.location()
        )
        kind = self.random.random()
        if kind < 0.3:
            location = (
                None
                if dominant.location is None
                else replace(self.location(), contact="close", articulator=None)
            )
            return Hands(
                dominant,
                Posture(self.shape(), self.facing() if dominant.facing.fingers else Facing(), location),
            )
        if kind < 0.5:
            return Hands(replace(dominant, location=None), None, self.constellation())
        return Hands(dominant)

    def shape(self) -> Shape:
        base = self.of("handshape")
        shape = Shape(base, bend=self.maybe("bending"))
        if base.startswith("cee"):
            return replace(shape, opening=str(self.one("", "tight", "slack")))
        shape = replace(shape, thumb=self.maybe("thumb"))
        kind = self.random.random()
        if kind < 0.2:
            return replace(shape, bends=((self.random.randrange(1, 5), self.of("bending")), (5, "hooked")))
        if kind < 0.3:
            return replace(shape, contact=(1, 3), contact_part=self.of("finger part"))
        if kind < 0.4:
            return replace(shape, thumb_between=(2, 3))
        if kind < 0.5 and base == "fist":
            return replace(shape, thumb_enclosed=True)
        if kind < 0.6:
            return replace(shape, between=Shape(self.one("flat", "fist"), bend=self.maybe("bending")))  # type: ignore[arg-type]
        if kind < 0.8 and base == "finger2":
            return replace(shape, special=(5,), exempt=(1,))
        return shape

    def facing(self) -> Facing:
        choose = self.random.choice
        second = choose(("", *DIRECTIONS))
        return Facing(
            choose(DIRECTIONS), self.of("palm"), second, self.maybe("palm"), self.random.random() < 0.1
        )

    def part(self, kind: str) -> Part:
        choose = self.random.choice
        if kind == "body":
            return Part(self.of("body"), side=choose(SIDES))
        if kind == "arm":
            return Part(self.of("arm"), side=choose(("dorsal", "palmar", *SIDES)))
        if kind == "hand":
            return Part(choose(("palm", "wristback", "thumbside")), side=choose(("", "dorsal", "palmar")))
        return Part(self.maybe("finger part"), choose(((1,), (2, 3), (5,))), choose(SIDES))

    def location(self) -> Location:
        kind = self.random.choice(("body", "body", "arm", "hand", "finger"))
        is_hand = kind in ("hand", "finger")
        contact = str(self.one("", "touch", "close", "armextended", "interlock"))
        touches = self.part("finger") if contact == "touch" and self.random.random() < 0.5 else None
        second = self.part(kind) if self.random.random() < 0.2 else None
        return Location(self.part(kind), is_hand, second, self.random.random() < 0.1, contact, touches)

    def constellation(self) -> Constellation:
        where = Location(self.part("body"), contact="close") if self.random.random() < 0.5 else None
        contact = str(self.one("touch", "close", "interlock", "cross"))
        return Constellation(
            self.part("finger"), self.part(str(self.one("hand", "finger", "arm"))), contact, where
        )

    def manner(self) -> Manner:
        brushing = Location(Part("palm"), is_hand=True) if self.random.random() < 0.1 else None
        return Manner(self.maybe("speed"), self.maybe("accent"), brushing=brushing)

    def movement(self, depth: int) -> Movement:
        kind = self.random.randrange(9 if depth else 5)
        if kind == 0:
            arc = self.maybe("arc")
            size = self.maybe("size") if arc else ""
            return Straight(
                self.of("move"), self.maybe("move"), self.maybe("size"), arc, size, manner=self.manner()
            )
        if kind == 1:
            start = self.maybe("clock")
            end = self.maybe("clock") if start else ""
            return Circle(
                self.of("circle"), "", self.maybe("size"), start, end, self.random.randrange(2) if start else 0,
                self.maybe("ellipse"), self.manner(),
            )  # fmt: skip
        if kind == 2:
            return Wrist(self.of("wrist"), self.maybe("size"), self.manner())
        if kind == 3:
            return FingerPlay(manner=self.manner()) if self.random.random() < 0.5 else FingerPlay((2, 3))
        if kind == 4:
            return Change(self.hands(), replace(self.manner(), brushing=None))
        some = tuple(self.movement(depth - 1) for _ in range(2))
        if kind == 5:
            return Parallel(some)
        if kind == 6:
            return notated.Sequence(some, self.random.random() < 0.3)
        if kind == 7:
            return Split(*some)
        turned = Straight(self.of("move"))
        if self.random.random() < 0.5:
            return Targeted(turned, Hands(Posture(location=self.location())))
        return Repeated(
            turned, self.of("repetition"), self.random.random() < 0.3, growth=self.maybe("growth")
        )
