from enum import Enum, IntEnum
import functools
class Color(Enum):
    RED = "r"
    BLUE = "b"
    @classmethod
    def _missing_(cls, value):
        if value == "x":
            return "nonsense"
        if value == "z":
            raise KeyError("zed")
        for m in cls:
            if m.value.upper() == value:
                return m
class Level(IntEnum):
    LOW = 1
    HIGH = 9
    @classmethod
    def _missing_(cls, value):
        return cls.HIGH if value > 5 else 0 if value < 0 else None
def main(argv):
    for v in ["r", "R", "q", "x", "z"]:
        try:
            print(Color(v))
        except Exception as e:
            print(type(e).__name__, e)
    for n in [1, 7, 3, -1]:
        try:
            print(repr(Level(n)))
        except Exception as e:
            print(type(e).__name__, e)
    def f():
        "F doc."
    @functools.wraps(f, assigned=("__name__",))
    def g():
        "G doc."
    @functools.wraps(f)
    def h():
        "H doc."
    @functools.wraps(f, assigned=[])
    def i():
        "I doc."
    for w in (g, h, i):
        print(w.__name__, w.__doc__, w.__qualname__, w.__wrapped__ is f)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
