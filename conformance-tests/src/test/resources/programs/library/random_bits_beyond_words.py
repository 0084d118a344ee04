import random
def main():
    r = random.Random(7)
    print(r.getrandbits(8), r.getrandbits(62), r.getrandbits(64), r.getrandbits(200))
    for k in (0, 1, 31, 32, 33, 63, 64, 65, 128):
        print(k, r.getrandbits(k))
    print(r.randrange(10), r.randint(1, 6), r.randrange(2**96), r.randint(10**30, 10**31))
    random.seed(3)
    print(random.getrandbits(96), random.randrange(5), random.randint(1, 2**70), random.randint(3, 9))
    try:
        r.getrandbits(-1)
    except ValueError as e:
        print(e)
if __name__ == "__main__":
    main()
