"""Functions that the flow space must build right graphs of. Each is called with each tuple of arguments."""

CASES = []
log = []


def case(*arguments):
    def register(function):
        CASES.append((function, arguments))
        return function
    return register


def note(value):
    log.append(value)
    return value


def fail(kind):
    log.append("fail")
    if kind == 1:
        raise ValueError("value")
    if kind == 2:
        raise KeyError("key")
    if kind == 3:
        raise IndexError("index")
    if kind == 4:
        raise KeyboardInterrupt
    return kind


class Manager:
    def __init__(self, name, suppress=False):
        self.name = name
        self.suppress = suppress

    def __enter__(self):
        log.append("enter " + self.name)
        return self.name.upper()

    def __exit__(self, kind, value, traceback):
        log.append("exit %s %s %s" % (self.name, kind and kind.__name__, value))
        return self.suppress


class Thing:
    kind = "thing"
    count = 0

    def __init__(self, value):
        self.value = value

    def describe(self):
        return "Thing(%r)" % self.value

    def __repr__(self):
        return "Thing(%r)" % (self.value,)


class Special(Thing):
    def describe(self):
        return "special " + super().describe()

    def explicit(self):
        return super(Special, self).describe()


class OwnError(Exception):
    def __init__(self, code):
        Exception.__init__(self, code)
        self.code = code


class unrolling_iterable:
    __module__ = "rpython.rlib.unroll"

    def __init__(self, items):
        self.items = items

    def __iter__(self):
        return iter(self.items)


UNROLLED = unrolling_iterable([("kind", 1), ("count", 2), ("missing", 3)])


# Expressions

@case((1, 2), (5, -3), (2.5, 0))
def arithmetic(a, b):
    return a + b, a - b, a * b, -a, +b, (a > b) + 1, 7 // 2 + 3 ** 2 - (5 % 3)


@case((1, 2, 3), (3, 2, 1), (1, 1, 1), (2, 5, 4))
def chained(a, b, c):
    return note(a) < note(b) <= note(c), a == b == c, not a < b, a is not b, a in (b, c), a not in [b, c]


@case((1, 2, 3), (3, 2, 1), (1, 1, 1))
def chained_test(a, b, c):
    if note(a) < note(b) < note(c):
        return "up"
    elif not (a > b > c):
        return "mixed"
    return "down"


@case((0, 0), (0, 1), (1, 0), (1, 1), ("", "x"), ([], None))
def short_circuit(a, b):
    return note(a) and note(b), note(a) or note(b), not a and b, (a or b) and (b or a), a and b or a


@case((0, 0), (0, 1), (1, 0), (1, 1))
def short_circuit_test(a, b):
    result = []
    if (note(a) or note(b)) and not (a and b):
        result.append("xor")
    if not (a or b):
        result.append("nor")
    while a and b:
        a -= 1
        result.append(a)
    return result


@case((1,), (0,), (None,))
def conditional(x):
    return "yes" if x else "none" if x is None else "no"


@case(([1, 2, 3],), ([],))
def named(items):
    if (n := len(items)) > 1:
        return n
    return [m := 5, n, m]


@case((1, 2.5, "x"), (None, -1, "é"))
def texts(a, b, c):
    width = 8
    return f"{a}|{b:.2f}|{c!r:>{width}}|{{}}|{a!s}{c!a}" + f"" + f"{1 + 1}" + f"const {'a'!r}"


@case(([1, 2, 3, 4, 5],), ("hello",), ((1, 2),))
def slices(s):
    return s[1:], s[:2], s[::2], s[::-1], s[-1], s[1:-1], "constant"[2:5], (1, 2, 3)[1]


@case(([1, 2], {3}, {"a": 1}))
def displays(a, b, c):
    return [0, *a, 9], (*a, 5), (0, *b), {*a, 7}, {"z": 0, **c, "y": 2}, [], {}, (), {1, 2}, [*a, *a], (1, 2, 3)


def receive(*args, **kwargs):
    return args, sorted(kwargs.items())


@case(([1, 2], {"k": 3}),)
def calls(a, k):
    return (receive(1, 2), receive(*a), receive(0, *a, 5), receive(*a, *a), receive(x=1, **k), receive(1, *a, y=2, **k), receive(**k, **{"j": 4}),
            receive(note("p"), *note(a), q=note("q")))


@case((3,), (0,))
def constants(x):
    import math
    debug = __debug__
    base = 10
    if base > 5:
        base = base * 2
    if not debug:
        return undefined_name
    if x:
        return base, math.pi, len("abc"), Thing.kind, x + math.floor(2.5)
    return Thing.describe(Thing(base)), (1 << 70) & 0xFFFF, 2 ** 10, "a" * 3, 10 / 4, -7 // 2, "b" in "abc", not 0


@case((0,), (4,))
def constant_errors(x):
    if x:
        return 1 // 0
    return [1, 2][5]


# Loops

@case((0,), (1,), (5,), (12,))
def while_else(n):
    i = 0
    total = 0
    while i < n:
        i += 1
        if i == 3:
            continue
        if i == 10:
            break
        total += i
    else:
        total = -total
    return total, i


@case(([],), ([1, 2, 3],), ([1, 7, 3],))
def for_else(items):
    for x in items:
        if x == 7:
            break
    else:
        return "none", items
    return "found", x


@case((3,), (0,))
def nested_loops(n):
    out = []
    for i in range(n):
        for j in range(n):
            if j > i:
                break
            if (i + j) % 2:
                continue
            out.append((i, j))
        else:
            out.append("else")
    return out


@case((0,), (3,))
def loop_variable_after(n):
    for i in range(n):
        last = i * 2
    return i, last


@case(([3, 1, 2],), ([],))
def swap(items):
    a, b = 1, 2
    for x in items:
        a, b = b, a + x
    items[0:1] = [a]
    return a, b, items


@case((5,))
def infinite(n):
    while True:
        n -= 1
        if n < 0:
            return "done"
        if n == 2:
            break
    return n


@case((3,))
def while_constant(n):
    while 0:
        n = 100
    while False:
        n = 200
    else:
        n += 1
    return n


@case((10,))
def fibonacci(n):
    a = 0
    b = 1
    while a < n:
        a, b = b, a + b
    return a


@case((0,), (1,), (2,), (3,))
def unrolled(n):
    out = []
    for name, i in UNROLLED:
        if i == n:
            continue
        if n == 3 and i == 2:
            break
        out.append((name, hasattr(Thing, name)))
    else:
        out.append("else")
    return out, i


# Unpacking and assignment

@case(([1, 2, 3],), ((1, 2, 3),), ("abc",), ([1, 2],), ([1, 2, 3, 4],), (5,))
def unpacking(items):
    a, b, c = items
    return c, b, a


@case(([1],), ([1, 2],), ([1, 2, 3, 4],), ([],))
def star_unpacking(items):
    first, *rest = items
    *most, last = items
    return first, rest, most, last


@case(([1, (2, [3, 4, 5])],), ([1, (2, [])],))
def nested_unpacking(items):
    a, (b, [c, *d]) = items
    [e, f] = d[:2]
    return a, b, c, d, e, f


@case(([1, 2, 3],))
def targets(items):
    t = Thing(0)
    t.value = items[0] = note(9)
    t.value += 1
    items[note(1)] *= 5
    items[2] -= t.value
    t.x, items[0], y = 1, 2, 3
    del items[1]
    return t.value, items, t.x, y


@case((1,), (0,))
def chain_assignment(n):
    a = b = c = [n]
    b.append(2)
    a += [3]
    return a, c, b is a


@case(({"a": 1},), ({},))
def deletions(d):
    x = 5
    del x
    try:
        del d["a"]
    except KeyError as error:
        return "missing", str(error)
    t = Thing(1)
    del t.value
    return hasattr(t, "value"), d


@case((True,), (False,))
def unbound_after_delete(flag):
    x = 1
    if flag:
        del x
    return x


@case((1,), (0,))
def possibly_unbound(flag):
    if flag:
        value = 3
    return value


@case((0,), (3,))
def unbound_in_loop(n):
    for i in range(n):
        if i == 0:
            previous = 10
        else:
            previous = previous + i
    return previous


@case((2,), (0,))
def deleted_in_loop(n):
    x = 1
    for i in range(n):
        if i:
            del x
    return x


@case(())
def always_unbound():
    try:
        before = later
    except UnboundLocalError:
        before = "unbound"
    later = 1
    return before, later


@case(())
def undefined_global():
    import sys
    if sys.version_info < (3, 0):
        return unicode
    try:
        return this_name_does_not_exist
    except NameError as error:
        return str(error)


# Exceptions

@case((0,), (1,), (2,), (3,))
def handlers(kind):
    try:
        value = fail(kind)
    except ValueError as error:
        return "value", str(error)
    except (KeyError, TypeError):
        return "key"
    else:
        note("else")
    return value


@case((0,), (1,), (2,), (3,), (4,))
def handler_all(kind):
    try:
        fail(kind)
        note("no failure")
    except KeyError:
        note("key")
        raise
    except:
        note("bare")
        return "caught"
    finally:
        note("finally")
    return "end"


@case((0,), (1,), (2,))
def finally_return(kind):
    try:
        return note(fail(kind))
    except ValueError:
        return note("handler")
    finally:
        note("finally")


@case((0,), (1,))
def finally_overrides(kind):
    try:
        fail(kind)
        return 1
    finally:
        return 2


@case((0,), (1,), (2,), (3,))
def finally_in_loop(kind):
    for i in range(3):
        try:
            note(i)
            if i == kind:
                continue
            if i + kind == 3:
                break
            fail(kind if i == 1 else 0)
        except ValueError:
            note("value")
            continue
        finally:
            note("finally")
        note("after")
    else:
        note("else")
    return i


@case((0,), (1,), (2,), (3,))
def break_in_finally(kind):
    while True:
        try:
            fail(kind)
        finally:
            note("f")
            break
    return "swallowed"


@case((0,), (1,), (2,))
def continue_in_finally(kind):
    for i in range(2):
        try:
            fail(kind)
        finally:
            continue
    return "end"


@case((0,), (1,), (2,), (3,))
def nested_try(kind):
    try:
        try:
            fail(kind)
        except ValueError:
            note("inner")
            fail(2)
        finally:
            note("inner finally")
    except KeyError as error:
        note("outer")
        return repr(error)
    finally:
        note("outer finally")
    return "normal"


@case((0,), (1,), (2,), (3,))
def nested_finally_return(kind):
    try:
        try:
            if kind == 0:
                return "inner"
            fail(kind)
        finally:
            note("first")
            if kind == 2:
                return "from finally"
    finally:
        note("second")
    return "end"


@case((0,), (1,))
def raise_in_finally(kind):
    try:
        try:
            fail(kind)
        finally:
            raise OwnError(7)
    except OwnError as error:
        return error.code


@case((0,), (1,), (2,))
def raise_forms(kind):
    try:
        if kind == 0:
            raise OwnError(3)
        elif kind == 1:
            raise ValueError
        error = KeyError("x")
        raise error
    except OwnError as e:
        return e.code
    except ValueError as e:
        return repr(e)


@case((0,), (1,), (2,))
def raise_from(kind):
    try:
        fail(1)
    except ValueError as error:
        if kind == 0:
            raise OwnError(1) from error
        if kind == 1:
            raise KeyError("k") from None
        raise TypeError("t") from IndexError


@case((0,), (1,))
def raise_not_exception(kind):
    if kind:
        raise kind
    raise int


@case((0,), (1,), (2,))
def bare_raise(kind):
    try:
        try:
            fail(kind)
        except ValueError:
            try:
                fail(2)
            except KeyError:
                note("inner")
            raise
    except Exception as error:
        return repr(error)


@case((0,), (1,))
def handler_name_unbound(kind):
    error = "before"
    try:
        fail(kind)
    except ValueError as error:
        note(str(error))
    return error


@case((1,), (0,))
def handler_name_in_loop(kind):
    for i in range(3):
        try:
            fail(kind)
        except ValueError as error:
            if i == 1:
                break
            continue
    try:
        return error
    except UnboundLocalError:
        return "unbound", i


@case((1,), (2,), (0,))
def handler_raises_through_name(kind):
    e = "old"
    try:
        try:
            fail(kind)
        except ValueError as e:
            raise KeyError("new")
    except KeyError:
        note("key")
    return e


@case((0,), (1,), (2,), (3,))
def try_else_raises(kind):
    try:
        note("body")
    except ValueError:
        return "wrong"
    else:
        try:
            fail(kind)
        except IndexError:
            return "index"
    return "end"


@case((0,), (5,), (None,))
def assertions(x):
    assert x is not None
    assert x, "x is %r" % x
    assert isinstance(x, int) and x > 1, note("message")
    return x


@case((0,), (1,), (2,))
def values_in_handler(kind):
    a = 1
    try:
        a = 2
        fail(kind)
        a = 3
        fail(2)
        a = 4
    except ValueError:
        return "value", a
    except KeyError:
        return "key", a
    return a


@case((1,), (0,))
def state_after_handlers(kind):
    result = []
    for i in range(4):
        try:
            x = fail(i)
        except ValueError:
            x = -1
        except KeyError:
            x = -2
        except IndexError:
            x = -3
        result.append(x)
    return result, x


@case((0,), (1,), (2,), (4,))
def with_statement(kind):
    with Manager("a") as name:
        note(name)
        fail(kind)
    return name


@case((0,), (1,), (2,))
def with_suppressed(kind):
    with Manager("a", kind == 1) as a, Manager("b"):
        note(a)
        fail(kind)
        return "inside"
    return "suppressed"


@case((0,), (1,), (2,), (3,))
def with_in_loop(kind):
    for i in range(4):
        with Manager("m%d" % i, True):
            if i == kind:
                break
            if i == 1:
                continue
            fail(kind if i == 0 else 0)
        note("next")
    return i


@case((0,), (1,))
def with_return(kind):
    with Manager("outer", True):
        with Manager("inner"):
            if kind:
                fail(kind)
            return note("value")


# Functions

@case((3,), (0,))
def closure(n):
    def add(x, by=2, *rest, key=n, **more):
        return x + by + n, rest, key, sorted(more)
    n += 1
    return add(1), add(1, 5), add(1, 2, 3, key=4, z=5), (lambda q: q * n)(2)


@case((3,))
def nonlocal_counter(n):
    count = 0

    def step():
        nonlocal count
        count += n
        return count
    return step(), step(), count


@case((3,))
def lambdas_in_loop(n):
    functions = []
    for i in range(n):
        functions.append(lambda: i)
        functions.append(lambda i=i: i)
    return [f() for f in functions]


@case((4,))
def recursive_inner(n):
    def factorial(k):
        return 1 if k < 2 else k * factorial(k - 1)
    return factorial(n)


@case((2,))
def deep_closures(n):
    def outer():
        m = n + 1

        def inner():
            nonlocal m
            m += n
            return m
        return inner
    f = outer()
    return f(), f(), outer()()


@case((True,), (False,))
def unbound_cell(flag):
    if flag:
        x = 1
    f = lambda: x
    return f()


@case((1,))
def deleted_cell(x):
    def get():
        return x
    note(get())
    del x
    return get()


@case((1,), (0,))
def handler_name_in_cell(kind):
    kept = []
    try:
        fail(kind)
    except ValueError as error:
        kept.append(lambda: str(error))
        note(kept[0]())
    return [f() for f in kept]


def twice(function):
    def wrapper(*args):
        return function(*args), function(*args)
    return wrapper


@case((5,))
def decorated_inner(n):
    @twice
    def f(x):
        note(x)
        return x + n
    return f(1)


@case((2,))
@twice
def decorated(n):
    return note(n)


def make_counter():
    value = 10

    def increment(by):
        nonlocal value
        value += by
        return value
    return increment


case((1,), (2,))(make_counter())
case((3,), (4,))(lambda x: x * 2 if x > 3 else -x)


def make_adder(n):
    def adder(x):
        return x + n
    return adder


case((1,))(make_adder(5))


counter = 0


@case((1,), (5,))
def globals_assigned(n):
    global counter
    counter += n
    return counter, get_counter()


def get_counter():
    return counter


# Comprehensions

@case(([1, 2, 3, 4],), ([],))
def comprehensions(items):
    x = "outer"
    result = [x * 2 for x in items if x % 2], {x for x in items}, {x: x * x for x in items if x > 1 if x < 4}
    return result, x


@case((3,))
def nested_comprehension(n):
    return [(i, j) for i in range(n) for j in range(i)], [[j * n for j in range(i)] for i in range(n)], {i: [k for k in range(i)] for i in range(n)}


@case((3,))
def comprehension_captures(n):
    functions = [lambda: i + n for i in range(n)]
    others = [lambda k=i: k for i in range(n)]
    return [f() for f in functions], [f() for f in others]


@case(([3, 5, 6],), ([1],), ([],))
def generator_arguments(items):
    return (sum(x * x for x in items), any(note(x) > 4 for x in items), all(x > 2 for x in items), list(x + 1 for x in items), tuple(x for x in items),
            sorted((-x for x in items), reverse=True), max((x for x in items), default=None), ",".join(str(x) for x in items), set(x % 2 for x in items),
            dict((x, 1) for x in items), any(x for x in items if x > 3 for y in [0, x]))


@case(([1, 2, 3],))
def walrus_in_comprehension(items):
    found = [last := x for x in items]
    return found, last


@case(([(1, 2), (3, 4)],))
def unpacking_comprehension(pairs):
    return [a + b for a, b in pairs], {k: v for k, v in pairs}, [y for x in pairs for y in x]


@case(([1, 0, 2],))
def comprehension_in_try(items):
    try:
        return [10 // x for x in items]
    except ZeroDivisionError as error:
        return str(error), [y for y in items if y]


# Objects

@case((1,), ("a",))
def methods(v):
    s = Special(v)
    return s.describe(), s.explicit(), Thing.describe(s), Special.kind, s.kind


case((Special(4),))(Special.describe)
case((Special(5),))(Special.explicit)


@case((1,))
def class_attribute(n):
    Thing.count += n
    Thing.count += n
    return Thing.count


@case((0,), (1,), (2,))
def identity(k):
    x = None if k == 0 else k
    if x is None:
        return "none"
    if x == 1 and x is not None:
        return "one"
    return type(x) is int, x is x


@case((6,))
def import_inside(n):
    from os import path
    import os.path as p
    import collections.abc
    return path is p, collections.abc.Sized is not None, p.join("a", str(n))


@case((1,), (0,))
def dead_code(n):
    if n:
        return 1
        return 2
    raise ValueError("x")
    n = 5


@case((2,), (7,))
def many_exits(n):
    total = 0
    for i in range(n):
        for j in range(n):
            try:
                if i * j == 6:
                    return "six", total
                if j == 4:
                    break
                if i == 5:
                    continue
                total += i * j
            finally:
                total += 1
    return total


@case((1,), (0,))
def annotated(n: int) -> "str":
    """A docstring."""
    x: int = n
    y: float
    "text"
    ...
    return x
