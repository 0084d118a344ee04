"""with: enter, exit, exceptions swallowed and passed on, several managers."""


class Manager:
    def __init__(self, name, log, swallow=False):
        self.name = name
        self.log = log
        self.swallow = swallow

    def __enter__(self):
        self.log.append("enter " + self.name)
        return self

    def __exit__(self, kind, error, traceback):
        self.log.append(f"exit {self.name} {'clean' if kind is None else 'error'}")
        return self.swallow


def early_return(log):
    with Manager("r", log):
        return "returned"


def main(argv):
    log = []
    with Manager("a", log) as a:
        log.append("body " + a.name)
    print(log)
    log.clear()
    with Manager("s", log, swallow=True):
        raise ValueError("swallowed")
    print(log)
    log.clear()
    try:
        with Manager("p", log):
            raise KeyError("passed")
    except KeyError as error:
        log.append("caught " + str(error))
    print(log)
    log.clear()
    with Manager("1", log) as first, Manager("2", log, swallow=True) as second:
        log.append(first.name + second.name)
        raise ValueError("both")
    print(log)
    log.clear()
    print(early_return(log), log)
    log.clear()
    for i in range(3):
        with Manager(str(i), log):
            if i == 0:
                continue
            break
    print(log)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
