"""The format n, which is that of the C locale."""

def main(argv):
    n = len(argv) + 1233
    print(f"{1234567:n} {n:n} {1234.5:n} {n * 1.5:n}")
    print(format(1234567, "n"), "{:n}".format(1234567), "{:10n}|".format(n))
    print(f"{1e16:n} {12345678.9:n} {0.1:.3n}")
    return 0


if __name__ == "__main__":
    main(["program"])
