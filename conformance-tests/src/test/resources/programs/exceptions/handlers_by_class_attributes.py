"""Except clauses whose classes are attributes of classes that the import or the program sets, variables, or no exception classes."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class Base:
    class DoesNotExist(LookupError):
        pass

    def __init_subclass__(cls, **kw):
        super().__init_subclass__(**kw)
        cls.DoesNotExist = type("DoesNotExist", (Base.DoesNotExist,), {"__qualname__": f"{cls.__name__}.DoesNotExist"})
        cls.Many = type("Many", (ValueError,), {})


class User(Base):
    def get(self, n):
        if n == 0:
            raise self.DoesNotExist("no user", n)
        if n < 0:
            raise self.Many(n)
        return n

    def safe(self, n):
        try:
            return self.get(n)
        except self.DoesNotExist as e:
            return "none " + type(e).__qualname__
        except type(self).Many:
            return "many"


class Order(Base):
    pass


class Meta(type):
    def __new__(mcls, name, bases, ns):
        cls = super().__new__(mcls, name, bases, ns)
        cls.Error = type(name + "Error", (Exception,), {"code": 7})
        return cls

    @property
    def Wrong(cls):
        return (cls.Error, OSError)


class Node(metaclass=Meta):
    def fail(self):
        raise self.Error("failed")


class Leaf(Node):
    def fail(self):
        raise Leaf.Error("leaf")


current = KeyError
HANDLED = (ValueError, KeyError)


def choose(kind):
    global current
    current = kind


def by_global(action):
    try:
        return action()
    except current as e:
        return f"global {type(e).__name__} {e}"
    except (ZeroDivisionError, *HANDLED):
        return "starred"
    except HANDLED + (OSError,):
        return "sum"


def attempt(types):
    try:
        try:
            int("x")
        except types as e:
            print("caught", e)
    except TypeError as e:
        print("TypeError", e, "|", e.__context__)
    except ValueError as e:
        print("not caught")


def constants():
    for i in range(4):
        try:
            try:
                if i:
                    raise KeyError(i)
            except int:
                print("int")
        except TypeError as e:
            print(e)
        try:
            try:
                if i > 1:
                    raise KeyError(i)
            except (ValueError, (KeyError, OSError)):
                print("nested")
            except KeyError:
                print("never")
        except TypeError as e:
            print(e)
        try:
            try:
                if i > 2:
                    raise KeyError(i)
            except ValueError:
                print("never")
            except None:
                print("None")
        except TypeError as e:
            print(e)


def undefined(n):
    try:
        try:
            if n:
                raise KeyError(n)
        except NoSuchName:
            print("no")
    except NameError as e:
        print("NameError", e)


def main():
    for n in (0, 1, -1):
        print(User().safe(n))
    for n in (0, 1, -1):
        try:
            print(User().get(n))
        except Order.DoesNotExist:
            print("order")
        except User.DoesNotExist as e:
            print("user", e.args, isinstance(e, LookupError))
        except (User.Many, Order.Many) as e:
            print("many", e)
    try:
        User().get(0)
    except Base.DoesNotExist as e:
        print("base", type(e).__qualname__)
    for node in (Node(), Leaf()):
        try:
            node.fail()
        except Leaf.Error as e:
            print("leaf", e, e.code)
        except Node.Error as e:
            print("node", e, e.code)
    for node in (Node(), Leaf()):
        try:
            node.fail()
        except type(node).Wrong as e:
            print("wrong", type(e).__name__)
    for kind in (KeyError, IndexError, OSError):
        choose(kind)
        print(by_global(lambda: {}[1]), by_global(lambda: 1 // 0), by_global(lambda: 5))
    for t in (ValueError, KeyError, (KeyError, ValueError), ()):
        attempt(t)
    attempt(int)
    attempt((KeyError, int))
    attempt((int, ValueError))
    attempt(None)
    attempt("text")
    constants()
    undefined(0)
    undefined(1)


if __name__ == "__main__":
    main()
