"""The traceback of the exception that was raised last begins where it was raised."""


class ConfigurationError(Exception):
    pass


def look_up(table, key):
    return table[key]


def setting(table, key):
    try:
        return look_up(table, key)
    except KeyError as error:
        raise ConfigurationError("no " + key) from error


def main(argv):
    table = {"a": 1}
    print(setting(table, "a"))
    print(setting(table, "b" * len(argv)))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
