"""Each exception is told with its own traceback, and what the next one has to do with it."""


class Broken(Exception):
    pass


def lookup(table, key):
    return table[key]


def convert(table, key):
    try:
        return int(lookup(table, key))
    except KeyError:
        raise ValueError("first line\nsecond line")


def clean(log):
    log.append("cleaned")
    if len(log) > 1:
        raise Broken("a", len(log))


def run(table, log):
    try:
        return convert(table, "x")
    finally:
        clean(log)


def main(argv):
    table = {"a": "1"}
    log = []
    try:
        run(table, log)
    except ValueError as error:
        print("caught", error)
    try:
        run(table, log)
    except Broken as error:
        raise RuntimeError() from error
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
