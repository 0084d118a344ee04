"""__missing__ counts where the class has it, not an instance."""


class Own(dict):
    def __init__(self):
        super().__init__()
        self.__missing__ = lambda key: 5


class Given(dict):
    def __missing__(self, key):
        return key * 2


def main():
    own = Own()
    try:
        print(own[42])
    except KeyError as error:
        print("missing", error)
    print(own.__missing__(1), Given()[4])


if __name__ == "__main__":
    main()
