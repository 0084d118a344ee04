"""inspect.Signature.bind: which parameter takes which argument, and what is wrong with calls."""
# alone: for its values of several kinds the types of all of a group would be inferred again

import functools
import inspect


def mixed(a, b, /, c, d=4, *, e, g="seven"):
    return (a, b, c, d, e, g)


def gathering(a, *rest, k, **named):
    return (a, rest, k, named)


def plain(text="x", count=2):
    return text * count


MIXED = inspect.signature(mixed)
GATHERING = inspect.signature(gathering)


def logged(function):
    signature = inspect.signature(function)

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        bound = signature.bind(*args, **kwargs)
        bound.apply_defaults()
        print(function.__name__, dict(bound.arguments))
        return function(*bound.args, **bound.kwargs)
    return wrapper


@logged
def scale(value: int, factor: int = 3):
    return value * factor


def shown(make):
    try:
        bound = make()
        print(bound, bound.args, bound.kwargs)
        bound.apply_defaults()
        print(dict(bound.arguments))
    except TypeError as error:
        print(error)


def main():
    shown(lambda: MIXED.bind(1, 2, e=5))
    shown(lambda: MIXED.bind(1, 2, 3, e=5))
    shown(lambda: MIXED.bind(1, 2, c=3, e=5, g="g"))
    shown(lambda: MIXED.bind(1))
    shown(lambda: MIXED.bind(1, 2, 3))
    shown(lambda: MIXED.bind(1, 2, 3, 4, 5, e=1))
    shown(lambda: MIXED.bind(1, 2, 3, c=3, e=1))
    shown(lambda: MIXED.bind(1, 2, 3, z=3, e=1))
    shown(lambda: MIXED.bind(1, 2, a=3, e=1, c=2))
    shown(lambda: MIXED.bind_partial(1))
    shown(lambda: GATHERING.bind(1, 2, 3, k=1, z=2))
    shown(lambda: GATHERING.bind(1, k=2))
    shown(lambda: GATHERING.bind(k=1))
    shown(lambda: GATHERING.bind(1))
    shown(lambda: GATHERING.bind(1, a=2, k=3))
    shown(lambda: inspect.signature(plain).bind())
    print(scale(2), scale(3, factor=4), scale(value=5))
    print(MIXED, list(MIXED.parameters), MIXED.parameters["d"].default, GATHERING.parameters["rest"].kind.description)


if __name__ == "__main__":
    main()
