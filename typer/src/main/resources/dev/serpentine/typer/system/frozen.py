"""Dataclasses that are frozen."""

from dataclasses import FrozenInstanceError


def __setattr__(name):
    raise FrozenInstanceError('cannot assign to field ' + repr(name))


def __delattr__(name):
    raise FrozenInstanceError('cannot delete field ' + repr(name))
