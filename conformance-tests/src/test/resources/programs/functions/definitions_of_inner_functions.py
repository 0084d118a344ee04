"""What functions that the program makes when it runs tell of their definitions."""
import inspect
import typing

class Shape:
    pass

def make(n):
    def inner(x: int, y: float = 1.5, *rest: str, z=None, w: "list[int]" = None) -> str:
        """Its documentation."""
        local = x + n
        return str(local)
    return inner

def make_nothing(n):
    def nothing():
        return n
    return nothing

def make_defaults(n):
    def stepped(x, step=n, name="s" * n):
        return x + step
    return stepped

def make_accumulator():
    total = 0

    def add(shape: Shape, amount=-1, /, pair=(1, "a"), *, scale: float = 0.5):
        nonlocal total
        total += amount
        return total
    return add

def make_generator(n):
    def count(start: int = 0):
        for i in range(start, n):
            yield i
    return count

def checked(function):
    """A decorator that looks at hints, as its wrapper's own ones are the wrapper's."""
    hints = typing.get_type_hints(function)

    def wrapper(*args, limit: int = 3, **kwargs) -> str:
        for (name, kind), value in zip(hints.items(), args):
            if not isinstance(value, kind):
                return name + " is no " + kind.__name__
        return str(function(*args, **kwargs))[:limit]
    return wrapper

def choose(kind):
    if kind == "one":
        def chosen(a: int, b=1) -> int:
            return a + b
    else:
        def chosen(a: str, *rest) -> str:
            return a
    return chosen

def describe(function):
    print(inspect.signature(function), function.__name__, function.__code__.co_argcount)

@checked
def double(value: int) -> int:
    return value * 2

def main():
    f = make(2)
    print(f(1), make(3)(1), inspect.signature(f), inspect.getdoc(f))
    print(f.__annotations__, f.__defaults__, f.__kwdefaults__)
    print(typing.get_type_hints(f))
    code = f.__code__
    print(code.co_argcount, code.co_kwonlyargcount, code.co_varnames, code.co_name)
    for name, parameter in inspect.signature(f).parameters.items():
        print(name, parameter.kind.name, parameter.default is inspect.Parameter.empty, parameter)
    print(len(inspect.signature(f).parameters), inspect.signature(f).return_annotation)
    nothing = make_nothing(1)
    print(nothing.__defaults__, nothing.__kwdefaults__, nothing.__annotations__, inspect.signature(nothing), nothing())
    stepped = make_defaults(5)
    print(stepped(1), stepped.__defaults__, make_defaults(2).__defaults__, stepped.__defaults__[0] + 1, stepped.__code__.co_argcount)
    add = make_accumulator()
    print(add(Shape(), 4), add(Shape()), inspect.signature(add), add.__defaults__, add.__kwdefaults__)
    print(add.__annotations__["shape"] is Shape, add.__code__.co_posonlyargcount, add.__code__.co_varnames)
    count = make_generator(3)
    print(inspect.isgeneratorfunction(count), inspect.isgeneratorfunction(f), list(count(1)), inspect.signature(count))
    square = lambda v, p=2: v ** p
    print(inspect.signature(square), square.__defaults__, square.__code__.co_varnames, square(3))
    print(double(21), double("x"), inspect.signature(double), double.__code__.co_name)
    describe(choose("one"))
    describe(choose("two"))
    describe(f)
    describe(double)

if __name__ == "__main__":
    main()
