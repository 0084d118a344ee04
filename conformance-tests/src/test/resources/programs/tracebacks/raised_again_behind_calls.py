"""What is raised again has its own traceback, though what was called in between raised and handled something else."""


class Odd(Exception):
    pass


class Resource:
    def __init__(self, log):
        self.log = log

    def __enter__(self):
        self.log.append("open")
        return self

    def __exit__(self, kind, value, tb):
        self.log.append("close")
        self.log.append(str(quiet(["1", "x", "3"], self.log)))
        return False


def quiet(words, log):
    """Handles all that it raises; too much to become part of its callers."""
    total = 0
    try:
        total += int(words[0])
        total += int(words[1])
        total += int(words[2])
    except:
        total -= 100
    try:
        total += len(words[7])
    except:
        total -= 1000
    try:
        total //= len(words) - 3
    except:
        total *= 2
    try:
        raise Odd("inside")
    except:
        total -= 1
    if total < -2000:
        log.append("low")
    elif total > 7:
        log.append("high")
    else:
        log.append("between")
    return total


def loud(n, depth):
    if depth > 0:
        return loud(n, depth - 1)
    if n > 2:
        raise Odd(f"loud {n}")
    return n


def bare(n, log):
    try:
        return loud(n, 1)
    except Odd:
        log.append(str(quiet(["1", "x", "3"], log)))
        raise


def at_last(n, log):
    try:
        return loud(n, 0)
    finally:
        quiet(["1", "2", "3"], log)


def chosen(n, log):
    try:
        return bare(n, log)
    except KeyError:
        return -1
    except Odd as e:
        if str(e) == "loud 4":
            return -4
        raise


def with_resource(n, log):
    with Resource(log):
        return at_last(n, log)


def looped(n, log):
    kept = None
    for i in range(n):
        try:
            with_resource(i, log)
        except Odd as e:
            if kept is None:
                kept = e
            quiet([], log)
    if kept is not None:
        raise kept


def main(argv):
    log = ["start"]
    print(chosen(1, log), chosen(4, log))
    try:
        chosen(5, log)
    except Odd as e:
        first = e
    print(log)
    log.clear()
    try:
        looped(6, log)
    except Odd as e:
        print(log)
        try:
            quiet(["7"], log)
            raise first
        except Odd:
            quiet(["8", "9"], log)
            bare(7, log)


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
