"""How many words an argument takes may be what only the run tells."""

import argparse


def parser_of(names):
    parser = argparse.ArgumentParser(prog="tool", add_help=False)
    commands = parser.add_subparsers(dest="command")
    for name in names:
        command = commands.add_parser(name, add_help=False)
        command.add_argument("ids", type=int, nargs="*" if name == "done" else "+")
        command.add_argument("--to", nargs="?" if name == "rm" else "*", default="here")
    return parser


def main():
    parser = parser_of(["done", "rm"])
    try:
        parser.add_argument("--by", const="nobody")
    except ValueError as error:
        print(error)
    for line in ["done", "done 1 2", "rm 3", "rm 4 5 --to", "rm 6 --to there", "done --to x y"]:
        arguments = parser.parse_args(line.split())
        print(line, "->", arguments.command, arguments.ids, arguments.to)


if __name__ == "__main__":
    main()
