import argparse


def run(parser, words):
    print("==", words)
    try:
        args = parser.parse_args(words)
    except SystemExit as exit:
        print("exit", exit.code)
        return
    print(args.level, args.pair, args.opt, args.color, args.const, args.a, args.b)
    print(args)


def main():
    parser = argparse.ArgumentParser(prog="tool", formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--level", type=int, choices=range(1, 4), help="how deep")
    parser.add_argument("--pair", nargs=2, type=int, metavar=("A", "B"))
    parser.add_argument("--opt", nargs="?", const="yes", default="no", help="an option")
    parser.add_argument("--no-color", dest="color", action="store_false")
    parser.add_argument("--const", action="store_const", const=42)
    parser.add_argument("--version", action="version", version="%(prog)s 1.0")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--a", action="store_true")
    group.add_argument("--b", action="store_true")
    run(parser, [])
    run(parser, ["--level", "2", "--pair", "1", "2", "--opt", "--no-color", "--const", "--a"])
    run(parser, ["--opt", "maybe", "--b"])
    run(parser, ["--level", "9"])
    run(parser, ["--pair", "1"])
    run(parser, ["--a", "--b"])
    run(parser, ["x"])
    run(parser, ["--version"])
    run(parser, ["-h"])


if __name__ == "__main__":
    main()
