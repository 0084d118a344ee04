"""Uncaught, from inside a handler, after finally."""


def main(argv):
    try:
        try:
            raise ValueError("first")
        except ValueError:
            raise RuntimeError("second: " + "x" * 3)
        finally:
            print("finally")
    finally:
        print("outer finally")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
