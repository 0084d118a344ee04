"""timeit of functions; and what platform knows."""
import platform
import timeit


def f():
    global n
    n += 1


n = 0


def main():
    t = timeit.timeit(f, number=10)
    print(n, t >= 0)
    r = timeit.repeat(lambda: f(), repeat=3, number=5)
    print(n, len(r), min(r) >= 0)
    tm = timeit.Timer(f, setup=lambda: print("setup"))
    print(tm.timeit(3) >= 0, len(tm.repeat(2, 2)), n)
    start = timeit.default_timer()
    print(timeit.default_timer() >= start, timeit.timeit(number=3) >= 0)
    print(platform.system(), platform.python_implementation(), platform.python_version_tuple()[:2], platform.python_version()[:5])
    print(platform.machine() != '', platform.architecture()[0])


if __name__ == "__main__":
    main()
