"""chr() of numbers that are no code point, where the number is known before."""


def main():
    for f in (lambda: chr(-1), lambda: chr(0x110000), lambda: chr(10**30), lambda: chr(-10**30), lambda: chr(2**40), lambda: chr(-2**40), lambda: chr(True), lambda: chr(2**31), lambda: chr(-2**31)):
        try:
            print(repr(f()))
        except (ValueError, OverflowError) as e:
            print(type(e).__name__, e)
    for f in (lambda: chr(-1) + "abc", lambda: "%s" % chr(0x110000), lambda: [chr(-1), "abc"]):
        try:
            print(repr(f()))
        except (ValueError, OverflowError) as e:
            print(type(e).__name__, e)


if __name__ == "__main__":
    main()
