"""Tables computed at import with whatever Python offers."""

import collections
import itertools
import json
import re
import string

WORDS = re.findall(r"[a-z]+", "the quick brown fox jumps over the lazy dog")
COUNTS = dict(collections.Counter("".join(WORDS)).most_common(5))
PAIRS = list(itertools.combinations(range(4), 2))
CONFIGURATION = json.loads('{"names": ["x", "y"], "size": 3}')
NAMES = CONFIGURATION["names"]
SIZE = CONFIGURATION["size"]
PRIMES = tuple(n for n in range(2, 50) if all(n % d for d in range(2, n)))
SQUARES = [n * n for n in range(20)]
LETTERS = string.ascii_lowercase
TRANSLATION = {a: b for a, b in zip(LETTERS, LETTERS[13:] + LETTERS[:13])}
BIG_SUM = sum(2**n for n in range(100)) % 1000007
MATRIX = [[0.5 * i * j for j in range(3)] for i in range(3)]
GENERATED = {}
for _name in NAMES:
    exec(f"def get_{_name}(record):\n    return record.{_name}\n", GENERATED)
GET_X = GENERATED["get_x"]
GET_Y = GENERATED["get_y"]
Record = type("Record", (), {"__init__": lambda self, x, y: (setattr(self, "x", x), setattr(self, "y", y))[0]})


class Meta(type):
    registry = []

    def __new__(mcs, name, bases, namespace):
        cls = super().__new__(mcs, name, bases, namespace)
        cls.tag = name.lower()
        Meta.registry.append(cls)
        return cls


class First(metaclass=Meta):
    def speak(self):
        return "I am " + self.tag


class Second(First):
    pass


CLASSES = list(Meta.registry)


def main(argv):
    print(WORDS, sorted(COUNTS.items()), PAIRS, NAMES, SIZE, PRIMES[-1], len(PRIMES), sum(SQUARES), BIG_SUM, MATRIX)
    print("".join([TRANSLATION[c] for c in "uryyb"]), LETTERS[3], [cls().speak() for cls in CLASSES], Second.tag)
    record = Record(3, "why")
    print(GET_X(record) + 1, GET_Y(record))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
