# alone: an iterator that an imported module holds is not supported
import itertools
import random
from dataclasses import dataclass, field

_ids = itertools.count(1)
next_id = _ids.__next__
rows = iter([3, 4, 5])
fetch = rows.__next__
rng = random.Random(7)
roll = rng.randint
parts = []
add = parts.append


@dataclass
class Order:
    name: str
    id: int = field(default_factory=itertools.count(100).__next__)


def main():
    print(next_id(), next_id(), next(_ids))
    print(fetch(), fetch())
    print(Order('a').id, Order('b').id)
    add(1)
    add(2)
    print(parts)
    c = itertools.count(5)
    f = c.__next__
    print(f(), f(), next(c))
    it = iter('ab')
    g = it.__next__
    print(g(), g())
    try:
        g()
    except StopIteration:
        print('stop')


if __name__ == '__main__':
    main()
