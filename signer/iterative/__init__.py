"""Inverse kinematics by iteration: a lesson, and what the solver lab sets beside the direct solver.

Read `chain.py` (a row of hinges: where its joints are, and its Jacobian), `methods.py` (five ways to turn
them towards a target, a few lines each), `tasks.py` (a direct answer to the same question), `runs.py` (what
becomes of each), `arm.py` (the signer's own arm as such a chain) and `problem.py` (questions with something
to see), then run `python -m signer.iterative`. It knows no signs and no window.
"""
