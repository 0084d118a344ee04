"""functools.cmp_to_key: what its keys compare, hold and take."""
import functools


def compare(x, y):
    return (x > y) - (x < y)


def main():
    key = functools.cmp_to_key(mycmp=compare)
    print(key(3) == key(3), key(3) > key(1), key(3) >= key(3), key(2) <= key(1), key(2) != key(2), key(obj=4).obj, key(5).obj)
    print(sorted([3, 1, 2], key=key), max([3, 1], key=key))


if __name__ == "__main__":
    main()
