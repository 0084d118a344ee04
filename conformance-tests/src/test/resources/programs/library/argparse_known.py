import argparse


def main():
    parser = argparse.ArgumentParser(prog="tool")
    parser.add_argument("name")
    parser.add_argument("-n", "--number", type=int, default=1)
    args, rest = parser.parse_known_args(["x", "--zzz", "-n", "3", "-k"])
    print(args.name, args.number * 2, rest)
    print(parser.parse_args(["y"]))


main()
