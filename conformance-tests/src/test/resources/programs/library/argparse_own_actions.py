"""Actions of argparse that a program has classes of its own for."""

import argparse

class KeyValue(argparse.Action):

    def __call__(self, parser, namespace, values, option_string=None):
        d = getattr(namespace, self.dest) or {}
        key, sep, val = values.partition("=")
        if not sep:
            parser.error(f"argument {option_string}: expected KEY=VALUE")
        setattr(namespace, self.dest, {**d, key: val})

class Upper(argparse.Action):
    def __init__(self, option_strings, dest, nargs=None, **kwargs):
        if nargs is not None:
            raise ValueError("nargs not allowed")
        super().__init__(option_strings, dest, **kwargs)

    def __call__(self, parser, namespace, values, option_string=None):
        print('%r %r' % (values, option_string))
        setattr(namespace, self.dest, values.upper())

class Sum(argparse.Action):

    def __call__(self, parser, namespace, values, option_string=None):
        namespace.total = sum(values)

def main():
    p = argparse.ArgumentParser(prog="x")
    try:
        p.add_argument("--unknown", action="nope")
    except ValueError as error:
        print(error)
    p.add_argument("-m", "--meta", action=KeyValue, help="key")
    p.add_argument("--name", action=Upper, default="none")
    p.add_argument("--sum", dest="total", action=Sum, nargs="+", type=int)
    p.add_argument("-v", action="count", default=0)
    p.add_argument("word", action=Upper)
    for line in ("a", "-m a=1 -m b=2 hello", "--name joe x --sum 1 2 3 -vv"):
        a = p.parse_args(line.split())
        print(a.meta, a.name, a.total, a.v, a.word)
    try:
        p.parse_args(["-m", "foo", "x"])
    except SystemExit as e:
        print(e.code)
    p.print_help()

if __name__ == "__main__":
    main()
