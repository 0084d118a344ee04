"""Tracebacks in logs, of groups, of chains that end in themselves, and below lines with wide characters."""
import io
import logging
import sys
import traceback


def named(text):
    return text.replace(__file__, "program.py")


def fail(text, divisor):
    naïve = text + "→" + str(1 // divisor)
    return "日本語" + naïve + fails_at_once("日本語", divisor) + "日本語"   


def fails_at_once(text, divisor):
    return text[divisor:] + str(("漢字" + text)[divisor * 100])


def log_all():
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
    log = logging.getLogger("told")
    log.propagate = False
    log.addHandler(handler)
    try:
        fail("x", 0)
    except ZeroDivisionError:
        log.exception("it failed: %s", "badly")
        log.error("again", exc_info=True)
    try:
        fail("x", 1)
    except IndexError as e:
        log.warning("with it", exc_info=e)
        log.warning("as a tuple", exc_info=sys.exc_info())
    log.error("nothing", exc_info=True)
    log.error("plain")
    print(named(stream.getvalue()))


def grouped():
    found = []
    for text, divisor in (("a", 0), ("b", 1)):
        try:
            fail(text, divisor)
        except (ArithmeticError, LookupError) as e:
            e.add_note("of " + text)
            found.append(e)
    inner = ExceptionGroup("inner", [KeyError("never raised"), ValueError("two\nlines")])
    raise ExceptionGroup("outer", [*found, inner])


def circular():
    first = ValueError("first")
    second = TypeError("second")
    first.__cause__ = second
    second.__cause__ = first
    raise first


def hidden():
    try:
        fail("hidden", 0)
    except ZeroDivisionError:
        raise RuntimeError("shown alone") from None


def main():
    log_all()
    for failing in (grouped, circular, hidden):
        try:
            failing()
        except Exception as e:
            print(named(traceback.format_exc()))
            print(named("".join(traceback.format_exception(e, chain=False))))
            print(named(traceback.format_exc(limit=1)))
    print(traceback.format_exception(KeyError("never raised")), traceback.format_exc())


if __name__ == "__main__":
    main()
