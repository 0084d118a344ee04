from enum import Enum, auto


class State(Enum):
    IDLE = auto()
    BROKEN = "broken"


STUFF = [1, "a"]
TABLE = {"a": 1, "b": None, "c": [2]}


def main(argv):
    print(State.IDLE.value, State.BROKEN.value)
    for item in STUFF:
        print(item)
    print(TABLE["a"])
    return 0


# options: --strict
