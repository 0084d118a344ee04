class Point:
    def __init__(self):
        self.a, self.b = 1, "x"


def main():
    p = Point()
    print("p", *[1, 2], "=>", vars(p))
    print(*[1, 2], p.__dict__, sep="-")
    print(*"ab", *p.__dict__, end="!\n")


if __name__ == "__main__":
    main()
