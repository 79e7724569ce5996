"""Data for people who train models: exact keypoints, what cameras see of them, contacts, phonology.

`points` says which points of the body there are, `seeing` projects them and asks the drawn skin what hides
them, `varying` draws cameras and postures in which contacts hold, `making` is the job of a run, `formats`
writes files, `card` says what the data is and is not.
"""
