"""What functions that are made at run time keep their attributes in: an instance of a class of their own for each place where one is written."""

# Instances of these classes are as the program makes them, which is not so of system code.
_MODULE = 'attributes_of_functions'
_made = {}


class Kept:
    """What all these classes extend, so that one of several functions can be asked for an attribute."""

    __module__ = _MODULE


def class_at(place):
    """The class for the function that is written in a place. Errors name it as they name functions."""
    if place not in _made:
        _made[place] = type('function', (Kept,), {'__module__': _MODULE})
    return _made[place]
