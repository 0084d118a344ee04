"""Seeds of all kinds."""

import random
def main(argv):
    random.seed("x")
    print(random.random(), random.randint(1, 100), random.choice([1, 2, 3]))
    random.seed("h\u00e9llo \u4e2d")
    print(random.random(), random.getrandbits(20))
    random.seed(b"abc")
    print(random.random())
    random.seed(bytearray(b"abc"))
    print(random.random())
    random.seed("")
    print(random.random())
    random.seed("x" * 300)
    print(random.random())
    random.seed(2.5)
    print(random.random())
    random.seed(True)
    print(random.random())
    r = random.Random("abc")
    print(r.random())
    r = random.Random(3)
    print(r.random())
    r.seed("abc" * len(argv))
    print(r.random(), r.sample(range(100), 5), r.uniform(1, 2), r.gauss(0, 1))
    random.seed()
    print(0 <= random.random() < 1)
    random.seed(None)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
