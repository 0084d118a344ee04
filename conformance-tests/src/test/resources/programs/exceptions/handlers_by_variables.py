"""Except clauses whose classes are in variables, attributes and closures."""

from contextlib import contextmanager


@contextmanager
def collecting(errors, *types):
    try:
        yield
    except types as e:
        errors.append(f"{type(e).__name__}: {e}")


def attempt(action, types):
    try:
        return action()
    except ZeroDivisionError:
        return "zero"
    except types as error:
        return "caught " + type(error).__name__ + " " + str(error)
    except KeyError as error:
        return "key " + str(error)
    else:
        return "else"
    finally:
        print("finally")


def retry(times, exceptions):
    def decorate(f):
        def wrapper(*args):
            for i in range(times):
                try:
                    return f(*args)
                except exceptions as e:
                    print("retry", i, e)
            return None
        return wrapper
    return decorate


calls = []


@retry(3, (ValueError, KeyError))
def flaky(n):
    calls.append(n)
    if len(calls) < 3:
        raise ValueError("not yet")
    return n


class Policy:
    def __init__(self, *handled):
        self.handled = handled

    def run(self, action):
        try:
            return action()
        except self.handled as e:
            return "policy " + repr(e)


def fail():
    raise OSError("disk")


def main():
    errors = []
    for action in (lambda: int("x"), lambda: {}["k"], lambda: [].pop(), lambda: 3):
        with collecting(errors, ValueError, LookupError):
            print("result", action())
    print(errors)
    print(attempt(lambda: 1, ValueError), attempt(lambda: 1 // 0, ValueError), attempt(lambda: int("y"), ValueError), attempt(lambda: {}["z"], (ValueError, IndexError)))
    try:
        attempt(fail, ValueError)
    except OSError as e:
        print("outside", e)
    print(flaky(7))
    p = Policy(OSError, ValueError)
    print(p.run(fail), p.run(lambda: 5))
    try:
        Policy(KeyError).run(fail)
    except OSError as e:
        print("again", e, e.__context__)
    for types in (ValueError, LookupError, (OSError, KeyError)):
        try:
            try:
                raise KeyError("k")
            except types as e:
                print("inner", types if isinstance(types, type) else len(types))
        except KeyError:
            print("outer")


if __name__ == "__main__":
    main()
