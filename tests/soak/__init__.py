"""What is tried at random: a little of it in the suite, far more by `dev.py soak`."""
