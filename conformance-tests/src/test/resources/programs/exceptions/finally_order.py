"""try, except, else, finally: which runs, and in which order."""


def trial(kind):
    log = []
    try:
        log.append("try")
        if kind == 1:
            raise ValueError("one")
        if kind == 2:
            raise KeyError("two")
        if kind == 3:
            return log
    except ValueError as error:
        log.append("except " + str(error))
    except KeyError:
        log.append("key")
    else:
        log.append("else")
    finally:
        log.append("finally")
    log.append("after")
    return log


def overriding():
    try:
        return "from try"
    finally:
        return "from finally"


def nested():
    log = []
    try:
        try:
            raise ValueError("inner")
        finally:
            log.append("first")
            raise KeyError("outer")
    except KeyError as error:
        log.append("caught " + str(error))
    except ValueError:
        log.append("never")
    return log


def loops():
    log = []
    for i in range(4):
        try:
            if i == 1:
                continue
            if i == 3:
                break
            log.append("body " + str(i))
        finally:
            log.append("finally " + str(i))
    else:
        log.append("never")
    return log


def main(argv):
    for kind in range(4):
        print(trial(kind))
    print(overriding())
    print(nested())
    print(loops())
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
