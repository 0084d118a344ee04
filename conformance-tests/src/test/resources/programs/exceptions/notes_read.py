"""__notes__ of exceptions: there when there are some."""
import traceback


class BadValue(ValueError):
    pass


def noted(error, *notes):
    for note in notes:
        error.add_note(note)
    return error


def main():
    for error in (noted(BadValue("one"), "first", "second\nin two lines", ""), noted(KeyError("k")), noted(ValueError("three"), "only")):
        print(repr(error), hasattr(error, "__notes__"), getattr(error, "__notes__", []), getattr(error, "__notes__", None))
        try:
            print(error.__notes__, len(error.__notes__), error.__notes__[0])
        except AttributeError as missing:
            print(missing)
        if not isinstance(error, BadValue):
            print("".join(traceback.format_exception_only(error)), end="")
    try:
        try:
            raise BadValue("inner")
        except BadValue as error:
            error.add_note("on the way")
            raise
    except ValueError as error:
        print(error, error.__notes__)


main()
