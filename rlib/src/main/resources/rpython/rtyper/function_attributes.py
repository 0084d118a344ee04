"""What functions keep their attributes in that the program gives them at run time: an instance of a class of its own for each place where one is written."""

# Instances of these classes are as the program makes them, which is not so of system code.
_MODULE = 'attributes_of_functions'
_made = {}
_keepers = {}


class Kept:
    """What all these classes extend, so that one of several functions can be asked for an attribute."""

    __module__ = _MODULE


def class_at(place):
    """The class for the function that is written in a place. Errors name it as they name functions."""
    if place not in _made:
        _made[place] = type('function', (Kept,), {'__module__': _MODULE})
    return _made[place]


def keeper_of(function, place):
    """What keeps the attributes of a function that is there before the program runs, and has those that it has then."""
    if function not in _keepers:
        keeper = class_at(place)()
        keeper.__dict__.update(function.__dict__)
        _keepers[function] = keeper
    return _keepers[function]
