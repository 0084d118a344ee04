# Random numbers among words reach the ends of 64 bits, as do seeds.
import random, sys
def f(n):
    random.seed(n)
    return random.random()
def seeds():
    for n in (0, 1, -1, 2**63-1, -2**63+1, -2**63, 2**40, -5):
        print(f(n))
    random.seed(2**70); print(random.random())
    random.seed(-2**63); print(random.random())
    random.seed(2**64-1); print(random.random())
seeds()
def errors():
    random.seed(3)
    for a, b in ((5, 3), (5, 4), (2**63-1, -2**63), (0, -1)):
        try:
            print(random.randint(a, b))
        except ValueError as e:
            print(e)
        try:
            print(random.randrange(a, b))
        except ValueError as e:
            print(e)
    for a, b, c in ((5, 3, 2), (5, 4, -1), (2**63-1, -2**63, -3), (-2**63, 2**63-1, 2), (0, 3, 0), (2**63-1, -2**63, -2**63), (-2**63, 2**63-1, 2**63-1), (4, 9, -2), (0, 10, 3), (10, 0, -3)):
        try:
            print(random.randrange(a, b, c))
        except ValueError as e:
            print(e)
    try:
        random.randrange(0)
    except ValueError as e:
        print(e)
    print(random.uniform(-2**63, 2**63 - 1), random.uniform(1, 2), random.uniform(2.5, 1), random.uniform(3, 4.5), random.uniform(2**62, 2**62+1))
    for i in range(20):
        print(random.randint(-2**63, 2**63-1), random.randint(-2**62, 2**62-1), random.randint(-2**62, 2**62), random.randint(0, 2**63 - 2), random.randrange(-2**63, 2**63-1))
    print(random.randint(2**63, 2**64), random.randrange(2**70), random.randint(1, 6), random.choice([1, 2, 3]), random.sample(range(100), 3))
    x = [1, 2, 3, 4]
    random.shuffle(x)
    print(x, random.getrandbits(10), random.random())
errors()
def ends():
    random.seed(5)
    print(random.randint(0, 2**63-1))
    print(random.randint(-2**63, 2**63-1))
    print(random.randrange(2**63-1))
    print(random.randrange(0, 2**63-1))
    print(random.randrange(-2**63, 2**63-1))
    print(random.randrange(-2**63, 2**63-1, 3))
    print(random.randrange(0, 2**64, 5))
    print(random.randint(2**62, 2**63-1))
    print(random.randint(0, 2**64))
    print(random.uniform(-2.0**63, 2.0**63), random.uniform(-2**63, 2**63-1))
    print(random.choices([1,2,3], weights=[2**62, 2**62, 2**62], k=4))
    print(random.choices([1,2,3], cum_weights=[2**62, 2**62+5, 2**63-1], k=4))
    print(random.getrandbits(63), random.getrandbits(64), random.getrandbits(65), random.getrandbits(128))
ends()
def f(a, b):
    try:
        return random.randint(a, b)
    except OverflowError:
        return "overflow"
def by_variables():
    random.seed(5)
    print(f(0, sys.maxsize), f(-sys.maxsize - 1, sys.maxsize), f(0, 5), f(-sys.maxsize, 0))
    a = sys.maxsize
    print(random.randrange(a), random.randrange(-a, a), random.randrange(-a, a, 7), random.randrange(-a, a, a))
    print(random.randrange(a, -a, -a))
by_variables()
