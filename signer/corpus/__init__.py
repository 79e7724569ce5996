"""Many signs at once: found, checked, exported or made data of, by one process, several or a cluster.

`plan` finds the signs, `one` does the job for one of them and is all that workers run, `run` does a plan by
an engine (`executors`, `cluster`) and hands its rows to results (`folder.RunFolder`, `running.Kept`).
"""

from signer.corpus.running import plan, run
from signer.corpus.work import Item, Job, Row, one

__all__ = ["Item", "Job", "Row", "one", "plan", "run"]
