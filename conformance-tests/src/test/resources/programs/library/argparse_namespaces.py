"""argparse.Namespace, made by the program and by parsers."""

import argparse


def describe(args):
    return f"{args.name} {args.count + 1}"


def main():
    parser = argparse.ArgumentParser(prog="p")
    parser.add_argument("name")
    parser.add_argument("--count", type=int, default=3)
    given = parser.parse_args(["x", "--count", "4"])
    print(describe(given), describe(argparse.Namespace(name="y", count=0)))
    print(argparse.Namespace(name="z", count=1), argparse.Namespace())
    print(given == argparse.Namespace(name="x", count=4), given == argparse.Namespace(name="x", count=5))


if __name__ == "__main__":
    main()
