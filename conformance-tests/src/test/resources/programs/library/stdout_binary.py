"""Bytes written to standard output, between text."""

import sys


def main(argv):
    print("text first")
    sys.stdout.flush()
    sys.stdout.buffer.write(b"\x00\x01\xff raw \xc3\xa9\n")
    sys.stdout.buffer.flush()
    print("text last")
    sys.stderr.write("an error line\n")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
