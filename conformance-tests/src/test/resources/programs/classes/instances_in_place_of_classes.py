"""isinstance() and issubclass() of objects that are no classes."""


class P:
    def __init__(self, n):
        self.n = n


class Q:
    pass


PREBUILT = P(1)


def main():
    for place in range(5):
        try:
            if place == 0:
                print(issubclass(Q, PREBUILT))
            elif place == 1:
                print(issubclass(PREBUILT, Q))
            elif place == 2:
                print(isinstance(1, PREBUILT))
            elif place == 3:
                print(isinstance(PREBUILT, P(2)))
            else:
                print(issubclass(P(2), P))
        except TypeError as error:
            print(error)


if __name__ == "__main__":
    main()
