import random
from random import Random, randint

prepared = Random(3)
random.seed(2024)
early = [random.random() for _ in range(3)]


class Dice(Random):
    def roll(self, sides):
        return self.randint(1, sides)


def main(argv):
    print(early, random.random(), randint(1, 6), prepared.random())
    for seed in (0, 1, 42, -42, 2 ** 40, 2 ** 62):
        random.seed(seed)
        print(seed, random.getrandbits(32), random.random())
    random.seed(42)
    print([random.randint(1, 100) for _ in range(10)], [random.randrange(0, 50, 7) for _ in range(5)], random.randrange(10), random.randrange(10, 0, -3))
    cards = list(range(20))
    random.shuffle(cards)
    words = ["ape", "bee", "cat"]
    random.shuffle(words)
    print(cards, words, random.choice(cards), random.choice("abc"), random.choice((1.5, 2.5)))
    print(random.sample(cards, 4), random.sample(range(1000), 5), random.sample("abcdef", 6), random.sample(range(10000), 30)[:5])
    print(random.choices(words, k=4), random.choices("xyz", weights=[1, 2, 7], k=6), random.choices([1, 2], cum_weights=[1, 4], k=5))
    print(random.uniform(1, 10), random.uniform(-0.5, 0.5), random.triangular(1.0, 5.0, 2.0), random.expovariate(2.0))
    print(random.gauss(0, 1), random.gauss(10.0, 2.5), random.normalvariate(1.0, 0.5), random.lognormvariate(0.0, 0.25), random.paretovariate(3.0), random.weibullvariate(1.0, 1.5))
    print(random.getrandbits(1), random.getrandbits(40), random.getrandbits(62), random.getrandbits(0), random.randbytes(7))
    dice = Dice(7)
    print([dice.roll(6) for _ in range(12)])
    state = dice.getstate()
    first = [dice.random() for _ in range(3)]
    dice.setstate(state)
    print(first == [dice.random() for _ in range(3)])
    unknown = Random()
    print(0.0 <= unknown.random() < 1.0, Random().random() != Random().random())
    random.seed(1.5)
    print(random.random())
    for attempt in range(4):
        try:
            if attempt == 0:
                random.randint(5, 2)
            elif attempt == 1:
                random.choice(cards[:0])
            elif attempt == 2:
                random.sample([1, 2], 3)
            else:
                random.randrange(0)
        except (ValueError, IndexError) as error:
            print(type(error).__name__, error)
    total = 0
    for _ in range(100000):
        total += random.randint(0, 9)
    print(total)
    return 0


if __name__ == '__main__':
    main(['program'])
