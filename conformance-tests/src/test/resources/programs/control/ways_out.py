"""Every way out of try, with and loops, and what happens on it."""


log = []

def fail(kind):
    if kind == 1:
        raise ValueError("value")
    if kind == 2:
        raise KeyError("key")
    if kind == 3:
        raise IndexError("index")
    return kind

class Manager:
    def __init__(self, name, suppress=False):
        self.name = name
        self.suppress = suppress
    def __enter__(self):
        print("enter", self.name)
        return self.name.upper()
    def __exit__(self, kind, value, traceback):
        print("exit", self.name, kind is None, str(value))
        return self.suppress

class OwnError(Exception):
    def __init__(self, code):
        Exception.__init__(self, code)
        self.code = code

def handlers(kind):
    try:
        value = fail(kind)
    except ValueError as error:
        return "value " + str(error)
    except (KeyError, TypeError):
        return "key"
    else:
        print("else")
    return str(value)

def finally_in_loop(kind):
    for i in range(3):
        try:
            print("i", i)
            if i == kind:
                continue
            if i + kind == 3:
                break
            fail(kind if i == 1 else 0)
        except ValueError:
            print("value")
            continue
        finally:
            print("finally")
        print("after")
    else:
        print("else")
    return i

def nested_try(kind):
    try:
        try:
            fail(kind)
        except ValueError:
            print("inner")
            fail(2)
        finally:
            print("inner finally")
    except KeyError as error:
        print("outer")
        return repr(error)
    finally:
        print("outer finally")
    return "normal"

def nested_finally_return(kind):
    try:
        try:
            if kind == 0:
                return "inner"
            fail(kind)
        finally:
            print("first")
            if kind == 2:
                return "from finally"
    finally:
        print("second")
    return "end"

def raise_in_finally(kind):
    try:
        try:
            fail(kind)
        finally:
            raise OwnError(7)
    except OwnError as error:
        return error.code

def bare_raise(kind):
    try:
        try:
            fail(kind)
        except ValueError:
            try:
                fail(2)
            except KeyError:
                print("inner")
            raise
    except Exception as error:
        return repr(error)
    return "none"

def handler_name_in_loop(kind):
    for i in range(3):
        try:
            fail(kind)
        except ValueError as error:
            if i == 1:
                break
            continue
    try:
        print(error)
    except UnboundLocalError:
        return "unbound %d" % i
    return "bound"

def possibly(n):
    for i in range(n):
        last = i * 2
    try:
        return i + last
    except UnboundLocalError as e:
        print(e)
        return -1

def with_all(kind):
    with Manager("a", kind == 1) as a, Manager("b"):
        print(a)
        fail(kind)
        return "inside"
    return "suppressed"

def with_in_loop(kind):
    for i in range(4):
        with Manager("m%d" % i, True):
            if i == kind:
                break
            if i == 1:
                continue
            fail(kind if i == 0 else 0)
        print("next")
    return i

def many_exits(n):
    total = 0
    for i in range(n):
        for j in range(n):
            try:
                if i * j == 6:
                    return total
                if j == 4:
                    break
                if i == 5:
                    continue
                total += i * j
            finally:
                total += 1
    return total

def assertions(x):
    try:
        assert x > 0
        assert x > 1, "x is %r" % x
    except AssertionError as e:
        return "assert " + str(e)
    return "fine"

def values(kind):
    a = 1
    try:
        a = 2
        fail(kind)
        a = 3
        fail(2)
        a = 4
    except ValueError:
        return "value %d" % a
    except KeyError:
        return "key %d" % a
    return "a %d" % a

def reraise_finally(kind):
    try:
        with Manager("x"):
            try:
                fail(kind)
            finally:
                print("f")
    except LookupError as e:
        print(type(e).__name__)
        return 1
    except Exception:
        print("exception")
        return 2
    return 3

def break_in_finally(kind):
    while True:
        try:
            fail(kind)
        finally:
            print("f")
            break
    return "swallowed"

def main(argv):
    for k in range(4):
        try:
            print("handlers", handlers(k))
        except IndexError as e:
            print("escaped", e)
        try:
            print("loop", finally_in_loop(k))
        except LookupError as e:
            print("escaped", repr(e))
        try:
            print("nested", nested_try(k))
        except IndexError as e:
            print("escaped", repr(e))
        try:
            print("nfr", nested_finally_return(k))
        except Exception as e:
            print("escaped", repr(e))
        print("rif", raise_in_finally(k))
        print("bare", bare_raise(k))
        print("brk", break_in_finally(k))
        try:
            print("hnl", handler_name_in_loop(k))
        except Exception as e:
            print("escaped", repr(e))
        print("poss", possibly(k))
        try:
            print("with", with_all(k))
        except Exception as e:
            print("escaped", repr(e))
        print("wil", with_in_loop(k))
        print("many", many_exits(k * 2))
        print(assertions(k))
        try:
            print(values(k))
        except Exception as e:
            print("escaped", repr(e))
        print(reraise_finally(k))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
