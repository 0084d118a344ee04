"""Hides that a value is constant."""


def NonConstant(value):
    return value
