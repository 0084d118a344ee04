"""sys.exc_info, sys.exception and traceback, in handlers."""
# alone: classes of the main module are named without it
import sys
import traceback


class Lost(LookupError):
    pass


def fail(key):
    raise Lost(key, "is lost")


def main():
    try:
        fail("key")
    except Lost as error:
        kind, value, places = sys.exc_info()
        print(kind is Lost, kind.__name__, value is error, places is not None, sys.exception() is error)
        print(traceback.format_exception_only(error), traceback.format_exception_only(kind, value))
        try:
            {}[1]
        except KeyError:
            print(sys.exc_info()[1], traceback.format_exception_only(sys.exception()))
            traceback.print_exc()
        error.add_note("first\nsecond")
        print(sys.exc_info()[0].__name__, "".join(traceback.format_exception_only(error)), end="")
        traceback.print_exception(kind, value, places)
        traceback.print_exception(error)
    print("on")


if __name__ == "__main__":
    main()
