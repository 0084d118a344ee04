"""A decorator that is told print, but calls it only later, makes no method or function a matter of the run; one that prints at once does."""

from functools import wraps


def traced(prefix="", *, log=print):
    def decorate(function):
        @wraps(function)
        def inner(*arguments, **keywords):
            inner.calls += 1
            result = function(*arguments, **keywords)
            log(f"{prefix}{function.__name__} #{inner.calls} -> {result!r}")
            return result

        inner.calls = 0
        return inner

    return decorate


class Counter:
    def __init__(self, start):
        self.value = start

    @traced("  ")
    def step(self, by=1):
        self.value += by
        return self.value


@traced("> ", log=lambda text: print(text.upper()))
def double(x):
    return 2 * x


def announced(name, say=print):
    def start():
        say("announced", name)

    start()
    return name


title = announced("first")
print("script", title)
counter = Counter(5)
counter.step()
counter.step(by=3)
print(double(21), Counter.step.calls, double.calls, double.__name__)
