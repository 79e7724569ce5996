"""Shapes of corrections stay at right angles however many are added, so that what is left grows less."""

import numpy as np

from signer.export import corrections

SIZE, FRAMES, ROUNDS = 600, 12, 20


def test_shapes_that_are_added_stand_at_right_angles_to_all_others() -> None:
    draw = np.random.default_rng(1)
    poses = draw.normal(size=(SIZE, SIZE)) * np.logspace(-1, -5, SIZE)  # m: few strong shapes, many weak ones

    def missing() -> np.ndarray:
        return (poses @ draw.normal(size=(SIZE, FRAMES))).astype(np.float32)

    basis = corrections._basis(missing())
    for _ in range(ROUNDS):
        some = missing()
        basis = corrections._with_shapes(basis, basis.left(some, basis.amounts(some)))
        assert np.abs(basis.left(some, basis.amounts(some))).max() <= corrections.ALLOWED_M
    count = basis.shapes.shape[1]
    assert count > ROUNDS
    assert np.abs(basis.shapes.T @ basis.shapes - np.eye(count)).max() < 1e-4
