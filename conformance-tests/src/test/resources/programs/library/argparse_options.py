import argparse
import sys


def positive(text):
    value = int(text)
    if value <= 0:
        raise argparse.ArgumentTypeError(f"{value} is not positive")
    return value


def build():
    parser = argparse.ArgumentParser(prog="tool", description="A tool that does things to files, with many options and a description that is long enough to be wrapped.", epilog="See the manual for more.")
    parser.add_argument("name", help="the name")
    parser.add_argument("files", nargs="*", help="files to work on")
    parser.add_argument("-c", "--count", type=int, default=3, help="how many (default: %(default)s)")
    parser.add_argument("--size", type=positive, metavar="N", help="a positive number that is explained in a sentence that needs more than one line of text")
    parser.add_argument("-v", "--verbose", action="store_true")
    parser.add_argument("-q", action="count", default=0, help="quieter")
    parser.add_argument("--ratio", type=float, default=0.5)
    parser.add_argument("-I", "--include", action="append", help="folders")
    parser.add_argument("--mode", choices=["fast", "slow"], default="fast")
    return parser


def run(parser, words):
    print("==", words)
    try:
        args = parser.parse_args(words)
    except SystemExit as exit:
        print("exit", exit.code)
        return
    print(args.name, args.files, args.count + 1, args.size, args.verbose, args.q, args.ratio, args.include)
    print(args.mode)
    if args.include is not None:
        print(len(args.include))
    print(args)


def main():
    parser = build()
    run(parser, ["x"])
    run(parser, ["x", "a", "b", "-c", "7", "--size=3", "-v"])
    run(parser, ["-vqqq", "x", "-Ia", "-I", "b", "--include=c", "--mode", "slow"])
    run(parser, ["x", "--rat", "1.5"])
    run(parser, [])
    run(parser, ["x", "--count", "seven"])
    run(parser, ["x", "--size", "-3"])
    run(parser, ["x", "--size=0"])
    run(parser, ["x", "--mode", "medium"])
    run(parser, ["x", "--unknown", "1"])
    run(parser, ["x", "--co", "1"])
    run(parser, ["--help"])
    print(parser.format_usage(), end="")


if __name__ == "__main__":
    main()
