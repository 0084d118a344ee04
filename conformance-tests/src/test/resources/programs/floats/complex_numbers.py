"""Complex numbers that are made at run time."""

def main(argv):
    n = len(argv)
    b = complex(n, 0.5)
    print(isinstance(b, complex), b.real)
    print(b * b)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
