"""Methods that only some classes have, where instances of a third class hold a value of that name."""
from types import SimpleNamespace


class Door:
    def leave(self):
        return "out"


class Wall:
    def lean(self):
        return "leant on"


def pick(place):
    return [Door(), Wall()][place]


def ask(thing):
    return hasattr(thing, "leave"), hasattr(thing, "lean")


def main():
    print(pick(0).leave(), pick(1).lean())
    taken = pick(0).leave
    print(taken())
    print(ask(pick(0)), ask(pick(1)))
    try:
        taken = pick(1).leave
        print(taken())
    except AttributeError as e:
        print(e)
    names = SimpleNamespace(**{key: len(key) for key in ("leave", "lean")})
    print(names.leave, names.lean, [getattr(names, key) for key in ("lean", "leave")])
    things = [Door(), names, Wall()]
    for thing in things:
        print(ask(thing))


if __name__ == "__main__":
    main()
