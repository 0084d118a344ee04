# sys.exit from a nested function with live objects.
import sys


class S:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("end", self.name)


def deep(n):
    s = S(f"deep{n}")
    if n == 0:
        print("exiting")
        sys.exit(3)
    deep(n - 1)
    print("never", s.name)


def attempt():
    a = S("attempt")
    try:
        deep(1)
    except SystemExit as e:
        print("caught exit", e.code)
    print("attempt goes on")


attempt()
print("after attempt")
keep = S("global")
try:
    local = S("in-try")
    sys.exit("a message for stderr")
except SystemExit as e:
    print("caught", e.code)
finally:
    print("finally")
del local
print("now for real")
try:
    deep(2)
finally:
    print("last finally")
