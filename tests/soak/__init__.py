"""Random trials: a few of them in the suite, far more by `dev.py soak`."""
