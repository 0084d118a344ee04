"""What objects keep of hashes that were computed while the program was imported is what hash() says when it runs."""
from collections import namedtuple
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from enum import Enum
from fractions import Fraction
from pathlib import PurePosixPath


class Word:
    """Computes its hash once."""

    def __init__(self, *parts):
        self.parts = parts
        self.number = hash(parts)

    def __eq__(self, other):
        return isinstance(other, Word) and self.number == other.number and self.parts == other.parts

    def __hash__(self):
        return self.number


class Late:
    def __init__(self, text):
        self.text = text
        self.known = None

    def __eq__(self, other):
        return self.text == other.text

    def __hash__(self):
        if self.known is None:
            self.known = hash(self.text)
        return self.known


class Lowered(str):
    def __hash__(self):
        return hash(self.lower())

    def __eq__(self, other):
        return self.lower() == other.lower()


class Color(Enum):
    RED = 'red'


Pair = namedtuple('Pair', 'left right')


@dataclass(frozen=True)
class Point:
    name: str
    x: float


WORDS = {Word('a', 'b'): 1, Word('längere', '日本', '\U0001f600'): 2, Word('', 'x'): 3}
LATE = {Late('one'), Late('zwei'), Late('')}
DAYS = {date(2024, 3, 1): 'first', date(2024, 2, 29): 'leap'}
MOMENTS = {datetime(2024, 3, 1, 12, 30), datetime(2000, 1, 1)}
TIMES = {time(9, 15): 'stand-up', time(0): 'midnight'}
SPANS = {timedelta(hours=1): 'an hour', timedelta(days=-1): 'back'}
PARTS = {Fraction(1, 3), Fraction(7, 2)}
PATHS = {PurePosixPath('/tmp/a.txt'): 1}
LOWERED = {Lowered('Hello'): 1}
TEXTS = ['', 'a', 'ab', 'hello world', 'é', 'grün', '日本', '\U0001f600x', 'x' * 100]
BYTES = [b'', b'a', b'ab', b'\xff\xfe', b'hello world' * 9]
OTHERS = [(), ('a',), ('a', 1, None), (('a', 2.5), (b'x', True)), Pair('l', 2)]
SETS = [frozenset(), frozenset(['a', 'b']), frozenset([1, 2, 3]), frozenset([('a', 1)])]
POINT = Point('p', 1.5)
HASHES = [hash(t) for t in TEXTS], [hash(b) for b in BYTES], [hash(o) for o in SETS], [*map(hash, OTHERS)]
RANGES = [hash(range(0)), hash(range(5)), hash(range(5, 6)), hash(range(10, 0, -3)), hash(None), hash(slice(1, 'a', None))]
COLOR = hash(Color.RED)
OF_POINT = hash(POINT)


def main():
    print([WORDS.get(w) for w in (Word('a', 'b'), Word('längere', '日本', '\U0001f600'), Word('', 'x'), Word('b', 'a'))])
    print([Late(t) in LATE for t in ('one', 'zwei', '', 'drei')])
    print([DAYS.get(date(2024, 2, 29) + timedelta(days=n)) for n in range(-1, 3)])
    print(datetime(2024, 3, 1, 12, 30) in MOMENTS, datetime(2000, 1, 1) in MOMENTS, datetime(2000, 1, 2) in MOMENTS)
    print(TIMES.get(time(9, 15)), TIMES.get(time(0)), TIMES.get(time(1)))
    print(SPANS.get(timedelta(minutes=60)), SPANS.get(-timedelta(days=1)))
    print(Fraction(2, 6) in PARTS, Fraction(7, 2) in PARTS, Fraction(7, 3) in PARTS)
    print(PATHS.get(PurePosixPath('/tmp') / 'a.txt'), LOWERED.get(Lowered('HELLO')))
    print([hash(t) for t in TEXTS] == HASHES[0], [hash(b) for b in BYTES] == HASHES[1], [hash(o) for o in SETS] == HASHES[2])
    print([hash(o) for o in OTHERS] == HASHES[3], hash(Color.RED) == COLOR, hash(Point('p', 1.5)) == OF_POINT)
    print([hash(range(0)), hash(range(5)), hash(range(5, 6)), hash(range(10, 0, -3)), hash(None), hash(slice(1, 'a', None))] == RANGES)
    print(hash((1, 2.5)), HASHES[2][2], RANGES[:4], hash)


if __name__ == '__main__':
    main()
