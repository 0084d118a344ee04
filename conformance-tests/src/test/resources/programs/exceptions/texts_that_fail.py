"""Exceptions whose text cannot be made: told of all the same where nothing catches them."""


class Bad(Exception):
    def __str__(self):
        return f"{self.args[5]}"


class Worse(Exception):
    def __str__(self):
        raise ValueError("no text")


def main():
    try:
        raise Bad("a")
    except Bad as error:
        try:
            print(error)
        except IndexError as second:
            print(second)
    raise Worse("x")


if __name__ == "__main__":
    main()
