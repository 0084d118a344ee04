class Point:
    def __init__(self, x):
        self.x = x


KEPT = []


def dumps(value, default):
    KEPT.append(default(value))
    value.x = 5
    return KEPT[0]["x"]


def main():
    print(dumps(Point(1), default=lambda o: o.__dict__))


if __name__ == "__main__":
    main()
