"""What complex numbers do not know, beside kinds that do: raised when it comes to it."""


def describe(value):
    if isinstance(value, int):
        return f'int {value}'
    return f'{len(value)} {[x for x, y in zip(value, value)]}'


def main():
    values = [2j, [1, 2], 'abc', 5, (1, 'x')]
    for value in values[1:]:
        print(describe(value))
    try:
        print(describe(values[0]))
    except TypeError as error:
        print(error)
    print(list(enumerate(values[1])), max(values[4][:1]))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
