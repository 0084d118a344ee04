"""Insertion order, through deletes, re-insertion and growth."""


def main(argv):
    numbers = {}
    for i in range(20):
        numbers[(i * 7) % 20] = i
    print(list(numbers))
    for i in range(0, 20, 3):
        del numbers[i]
    print(list(numbers), len(numbers))
    numbers[0] = 100
    numbers[3] = 300
    numbers[1] = -1
    print(numbers)
    for round_number in range(5):
        for i in range(50):
            numbers[1000 + i] = i
        for i in range(50):
            del numbers[1000 + i]
    print(list(numbers), len(numbers))
    key, value = numbers.popitem()
    print(key, value, list(numbers))
    numbers[key] = value
    print(list(numbers.values()), list(reversed(numbers)) == list(numbers)[::-1])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
