"""Dataclasses that are frozen."""

from dataclasses import FrozenInstanceError


def __setattr__(name):
    raise FrozenInstanceError('cannot assign to field ' + repr(name))
