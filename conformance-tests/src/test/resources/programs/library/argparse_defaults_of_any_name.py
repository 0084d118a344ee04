"""Defaults of any names, known or not, that set_defaults() gives; subcommands that are functions."""
import argparse


def hello(args):
    return "hello " + args.name


def bye(args):
    return "bye " * args.times


SHARED = argparse.ArgumentParser(add_help=False)
SHARED.add_argument("--deep", type=int)
SHARED.set_defaults(level=3, label="x")


def main():
    parser = argparse.ArgumentParser(parents=[SHARED])
    commands = parser.add_subparsers(dest="command")
    h = commands.add_parser("hello")
    h.add_argument("name")
    h.set_defaults(run=hello, level=4)
    b = commands.add_parser("bye")
    b.add_argument("--times", type=int, default=1)
    b.set_defaults(run=bye)
    for words in (["hello", "Ann"], ["bye", "--times", "2"], ["--deep", "5", "bye"]):
        args = parser.parse_args(words)
        print(args.run(args), args.level, args.label.upper(), args.deep, args.command)
    print(sorted(vars(parser.parse_args(["hello", "x"]))))
    config = {"colour": "red", "size": 3}
    parser.set_defaults(**config)
    args = parser.parse_args(["hello", "x"])
    print(args.colour, args.size)
    parser.set_defaults()


if __name__ == "__main__":
    main()
