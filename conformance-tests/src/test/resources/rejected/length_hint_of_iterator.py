"""How many items an iterator over a list has left."""
from operator import length_hint


def main():
    left = iter([1, 2, 3])
    next(left)
    print(length_hint(left))


if __name__ == "__main__":
    main()
