"""Caches of a body: filled once, kept with it, and gone when it is gone."""

import gc
import weakref
from dataclasses import replace

from body_model.load import load_body
from body_model.surface_point import rest_surface
from signer.kinematics.hand import hand_bones


def test_however_many_bodies_there_are_each_keeps_its_own() -> None:
    bodies = [replace(load_body()) for _ in range(9)]
    first = [(hand_bones(body, "left"), hand_bones(body, "right")) for body in bodies]
    again = [(hand_bones(body, "left"), hand_bones(body, "right")) for body in bodies]
    assert all(
        a is b for one, other in zip(first, again, strict=True) for a, b in zip(one, other, strict=True)
    )
    assert len({id(each) for pair in first for each in pair}) == 18


def test_what_was_found_goes_with_its_body() -> None:
    body = replace(load_body())
    positions = weakref.ref(rest_surface(body).positions)
    gc.collect()
    assert positions() is not None
    del body
    gc.collect()
    assert positions() is None
