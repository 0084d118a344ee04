"""A variable that is text or None becomes a number where it is text."""


def port_of(text):
    port = text if text else None
    if port is not None:
        port = int(port)
    return port


class Host:
    def __init__(self, text):
        self.text = text

    @property
    def parts(self):
        name, _, port = self.text.partition(":")
        return name, port or None

    @property
    def port(self):
        port = self.parts[1]
        if port is not None:
            if not port.isdigit():
                raise ValueError(f"no port: {port!r}")
            port = float(port)
        return port


def length_of(values):
    if values is not None:
        values = len(values)
    return values


def main(argv):
    print(port_of("80"), port_of(""))
    print(Host("a:80").port, Host("a").port)
    try:
        print(Host("a:b").port)
    except ValueError as error:
        print(error)
    print(length_of([1, 2]), length_of(None))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
