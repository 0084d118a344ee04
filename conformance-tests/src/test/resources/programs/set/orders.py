"""Sets of what has a fixed hash have Python's order, whatever was done to them."""


class Chance:
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 1103515245 + 12345) % 2147483648
        return (self.state >> 8) % n


def driver():
    """Functions for one kind of items each."""
    def some(chance, values):
        result = set()
        for i in range(chance.below(chance.below(40) + 1)):
            result.add(values[chance.below(len(values))])
        return result


    def made(chance, values):
        way = chance.below(7)
        if way == 0:
            return some(chance, values)
        if way == 1:
            return set([values[chance.below(len(values))] for i in range(chance.below(60))])
        if way == 2:
            return {values[(i * 7) % len(values)] for i in range(chance.below(len(values)))}
        if way == 3:
            return set({value: 1 for value in values[:chance.below(len(values))]})
        if way == 4:
            return set(values[chance.below(len(values)):])
        if way == 5:
            return set(frozenset(values[chance.below(len(values)):]))
        return set(made(chance, values))


    def step(chance, s, values):
        operation = chance.below(30)
        if operation == 0:
            s |= made(chance, values)
        elif operation == 1:
            s &= made(chance, values)
        elif operation == 2:
            s -= made(chance, values)
        elif operation == 3:
            s ^= made(chance, values)
        elif operation == 4:
            s = s | made(chance, values)
        elif operation == 5:
            s = s & (made(chance, values) | made(chance, values))
        elif operation == 6:
            s = s - made(chance, values)
        elif operation == 7:
            s = s ^ made(chance, values)
        elif operation == 8:
            s = made(chance, values) - s
        elif operation == 9:
            s = s.copy()
        elif operation == 10:
            s.update(made(chance, values))
        elif operation == 11:
            s.update(values[:chance.below(9)], made(chance, values))
        elif operation == 12:
            s = s.union(made(chance, values), values[:3])
        elif operation == 13:
            s = s.intersection(values[chance.below(9):])
        elif operation == 14:
            s = s.intersection(made(chance, values), made(chance, values), made(chance, values))
        elif operation == 15:
            s = s.difference(values[:chance.below(6)])
        elif operation == 16:
            s = s.difference(made(chance, values), values[:2])
        elif operation == 17:
            s = s.symmetric_difference(values[:chance.below(9)])
        elif operation == 18:
            s.difference_update(made(chance, values), values[:4])
        elif operation == 19:
            s.intersection_update(made(chance, values) | s)
        elif operation == 20:
            s.symmetric_difference_update(values[chance.below(20):])
        elif operation == 21:
            s.symmetric_difference_update(made(chance, values))
        elif operation == 22:
            for i in range(chance.below(5)):
                if s:
                    print("popped", s.pop())
        elif operation == 23:
            for i in range(chance.below(20)):
                s.discard(values[chance.below(len(values))])
        elif operation == 24:
            for value in values[chance.below(len(values)):]:
                s.add(value)
        elif operation == 25:
            s = {value for value in s}
        elif operation == 26:
            table = {value: 1 for value in values[:chance.below(len(values))]}
            s = s.difference(table)
            s.symmetric_difference_update({value: 2 for value in values[:3]})
        elif operation == 27:
            keys = {value: 1 for value in values[:chance.below(len(values))]}.keys()
            print("views", keys & s, keys | s, s - keys, keys - s, keys ^ s, s & keys)
        elif operation == 28:
            if chance.below(4) == 0:
                s.clear()
        else:
            frozen = frozenset(s)
            print("frozen", frozen, hash(frozen), frozen & made(chance, values), frozen | made(chance, values), frozen - made(chance, values), frozenset(frozen), frozen.union())
        return s


    def drive(name, seed, values, rounds):
        chance = Chance(seed)
        s = made(chance, values)
        for i in range(rounds):
            s = step(chance, s, values)
            print(name, i, s)
            if i % 7 == 0:
                for value in s:
                    print(value, hash(value), end=" ")
                print()

    return drive


drive_ints = driver()
drive_floats = driver()
drive_pairs = driver()
drive_optionals = driver()
drive_bools = driver()
drive_frozens = driver()


def large(seed):
    chance = Chance(seed)
    s = set()
    for i in range(2500):
        s.add(chance.below(1 << 14))
    for i in range(900):
        s.discard(chance.below(1 << 14))
    total = 0
    for i, value in enumerate(s):
        total = (total * 31 + value * (i % 7)) % 1000003
    print(len(s), total)
    other = set(range(0, 1 << 14, 37))
    for t in (s | other, s & other, s - other, s ^ other, other - s):
        total = 0
        for i, value in enumerate(t):
            total = (total * 31 + value * (i % 7)) % 1000003
        print(len(t), total)


def main(argv):
    for seed in range(1):
        chance = Chance(seed + 1000)
        drive_ints("small", seed, list(range(chance.below(80) + 3)), 18)
        drive_ints("spread", seed, [chance.below(1 << 30) - (1 << 29) for i in range(chance.below(80) + 3)], 18)
        drive_ints("huge", seed, [chance.below(1 << 30) * (chance.below(1 << 30) + 1) * 7 - (1 << 61) for i in range(40)] + [-1, -2, (1 << 61) - 1, 1 << 61, -(1 << 61)], 18)
        drive_floats("float", seed, [chance.below(1 << 12) / (1 + chance.below(7)) - 300 for i in range(50)] + [float("inf"), float("-inf"), -0.0, 1e300], 18)
        drive_pairs("pair", seed, [(chance.below(20), chance.below(20) - 10) for i in range(50)], 18)
        drive_optionals("optional", seed, [None if i % 9 == 0 else (chance.below(20), i % 2 == 0, i / 2) for i in range(50)], 18)
        drive_bools("bools", seed, [True, False], 30)
        drive_frozens("frozen", seed, [frozenset([chance.below(20) for j in range(chance.below(5))]) for i in range(40)], 40)
        large(seed)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
