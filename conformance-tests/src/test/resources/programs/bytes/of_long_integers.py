# Bytes of ints without bounds.
from datetime import date, timedelta


def of_items(n):
    items = [n % 256, 7]
    try:
        print(bytes(items), bytearray(items))
        items.append(n)
        print(bytes(items))
    except ValueError as error:
        print(error)


def main():
    of_items(10 ** 30)
    of_items(-10 ** 30)
    of_items(200)
    seen = {}
    seen[date(2024, 1, 1) + timedelta(days=3)] = 1
    seen[date(2024, 1, 4)] = 2
    print(len(seen), hash(date(2024, 1, 4)) == hash(date(2024, 1, 1) + timedelta(days=3)))


if __name__ == '__main__':
    main()
