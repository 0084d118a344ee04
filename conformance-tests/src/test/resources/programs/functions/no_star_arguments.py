"""*args may be empty."""


def total(*numbers):
    result = 0
    for number in numbers:
        result += number
    return result


def main(argv):
    print(total(), total(1))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

