"""Formats whose fields are in a mapping."""

def attempt(function):
    try:
        print(function())
    except (KeyError, ValueError, IndexError) as error:
        print(type(error).__name__, error)

def main(argv):
    d = {"name": "Ann", "age": 30, "start": (2001, 5), "pay": 1234.5, "width": 12}
    print("{name} since {start[0]}, earning {pay:,.2f}".format(**d))
    print("{name:>{width}}|".format(**d), "{{{name!r}}}".format_map(d))
    attempt(lambda: "{nobody}".format(**d))
    attempt(lambda: "{0} {name}".format(**d))
    attempt(lambda: "{0} {name}".format_map(d))
    attempt(lambda: "{} {name}".format_map(d))
    words = {"a": "x", "b": "yy"}
    for template in ["{a}-{b}", "{b:>5}", "{c}", "{}", "{0}", "{a!r:>{b}}", "{a", "{{}}"]:
        attempt(lambda: template.format(**words))
        attempt(lambda: template.format_map(words))
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
