"""Timings against targets and peers; never part of the tests."""
