"""Inverse kinematics by iteration: a lesson, and what the solver lab sets beside the direct solver.

Read `chain.py` (a row of hinges: where its joints are, and its Jacobian), `methods.py` (five ways to turn
them towards a target, a few lines each), `tasks.py` (a direct answer to the same question) and `runs.py`
(what becomes of each), then run `python -m signer.iterative`. It needs numpy alone, and knows no signs.
"""
