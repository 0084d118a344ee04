import argparse


def add(args):
    print("add", args.item, args.priority)
    return 0


def remove(args):
    print("remove", args.index)
    return 1


def make():
    parser = argparse.ArgumentParser(prog="todo", description="Manage a list.")
    parser.add_argument("--file", default="todo.txt", help="where it is kept")
    subparsers = parser.add_subparsers(dest="command", required=True, help="what to do")
    one = subparsers.add_parser("add", help="add an item")
    one.add_argument("item")
    one.add_argument("-p", "--priority", type=int, default=1)
    one.set_defaults(func=add)
    two = subparsers.add_parser("remove", aliases=["rm"], help="remove an item")
    two.add_argument("index", type=int)
    two.set_defaults(func=remove)
    subparsers.add_parser("list", help="show all")
    return parser


def main():
    parser = make()
    for words in (["add", "milk"], ["--file", "x", "add", "-p", "3", "bread"], ["rm", "4"], ["list"], [], ["walk"], ["add"], ["add", "-h"], ["-h"], ["remove", "x"]):
        print(words)
        try:
            args = parser.parse_args(words)
        except SystemExit as e:
            print("exit", e.code)
            continue
        print(args.command, args.file)
        if args.command in ("add", "remove", "rm"):
            print(args.func(args))
        print(hasattr(args, "item"))


main()
