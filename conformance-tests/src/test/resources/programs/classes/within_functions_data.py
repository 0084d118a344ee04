"""The data of a class within a function begins anew whenever the function runs, whoever reads it: the class, or an instance."""
import enum
from collections import Counter, deque
from fractions import Fraction


class Box:
    def __init__(self):
        self.items = []


class Colour(enum.Enum):
    RED = 1


def counted(word):
    class Log:
        box = Box()
        seen = Counter()
        last = deque([0])
        lines = []
        half = Fraction(1, 2)
        colour = Colour.RED

        def add(self, text):
            self.box.items.append(text)
            self.seen[text] += 1
            self.last.append(len(text))
            self.lines.append(text)
            return len(self.box.items), self.seen[text], self.last, self.half, self.colour
    log = Log()
    log.add(word)
    return log.add(word), Log.box.items, Log.lines


def main():
    print(counted("a"))
    print(counted("a"))
    print(counted("bb"))


if __name__ == "__main__":
    main()
