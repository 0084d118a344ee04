"""What is being handled is known to whichever function asks, and is what it was before behind each handler."""
import sys


def now():
    handled = sys.exception()
    return "nothing" if handled is None else type(handled).__name__ + ": " + str(handled)


def kind():
    return sys.exc_info()[0]


def fail(text):
    raise ValueError(text)


class Recorder:
    def __init__(self):
        self.seen = []

    def __enter__(self):
        return self

    def __exit__(self, kind, value, tb):
        self.seen.append(now() + (" without" if tb is None else " with") + " a traceback")
        return True


def early(way):
    for i in range(3):
        try:
            fail("round %d" % i)
        except ValueError:
            print("in", now())
            if way == "return":
                return now()
            if way == "break":
                break
            if way == "continue":
                continue
    return "end " + now()


def nested():
    try:
        fail("outer")
    except ValueError:
        print(1, now())
        try:
            raise KeyError("inner")
        except KeyError:
            print(2, now(), kind().__name__)
        print(3, now())
        try:
            try:
                raise IndexError("first")
            except IndexError:
                raise TypeError("second")
        except TypeError:
            print(4, now())
        print(5, now())
    print(6, now())


def guarded():
    try:
        try:
            fail("guarded")
        finally:
            print("finally", now())
    except ValueError:
        print("caught", now())
    try:
        print("nothing raised")
    finally:
        print("finally", now())


def helper_handles():
    try:
        fail("helped")
    except ValueError:
        swallow()
        print("still", now())


def swallow():
    try:
        raise OSError("swallowed")
    except OSError:
        pass


def main():
    for way in ("return", "break", "continue", "else"):
        print(way, early(way), now())
    nested()
    guarded()
    helper_handles()
    with Recorder() as recorder:
        fail("within")
    with recorder:
        pass
    print(recorder.seen, now(), kind())


if __name__ == "__main__":
    main()
