import enum


class Level(enum.IntEnum):
    LOW = 1
    MOST = 10**20


class Holder:
    limit = -2**63 - 1

    def __init__(self):
        self.value = 10**20


TABLE = [1, 2**64]
BY_NAME = {"a": 2**63}
PAIR = (10**20, 5)
HOLDER = Holder()
FINE = [2**63 - 1, -2**63]


def main(argv):
    print(FINE[0], FINE[1])
    print(int(Level.MOST))
    print(TABLE[len(argv)])
    print(BY_NAME["a"])
    print(PAIR[len(argv) - 1])
    print(HOLDER.value)
    print(HOLDER.limit)
    return 0
