from typing import Protocol, runtime_checkable
from dataclasses import dataclass
import functools

@runtime_checkable
class Shape(Protocol):
    name: str
    def area(self) -> float: ...

@dataclass
class Sq:
    name: str
    side: float
    def area(self): return self.side ** 2

class NoName:
    def area(self): return 1.0

class Later:
    def area(self): return 2.0
    def set(self): self.name = "later"

class ByProperty:
    @property
    def name(self): return "p"
    def area(self): return 3.0

def trace(fn=None, /, *, indent="  "):
    if fn is None:
        return functools.partial(trace, indent=indent)
    @functools.wraps(fn)
    def wrapper(*args, **kwargs):
        print(f"{indent}-> {fn.__name__}")
        return fn(*args, **kwargs)
    return wrapper

@trace
def fact(n):
    return 1 if n <= 1 else n * fact(n - 1)

@trace(indent="..")
def greet(name, *, punct="!"):
    return f"hi {name}{punct}"

def main():
    print(isinstance(Sq("a", 2.0), Shape), isinstance(NoName(), Shape), isinstance(3, Shape))
    l = Later()
    print(isinstance(l, Shape))
    l.set()
    print(isinstance(l, Shape), isinstance(ByProperty(), Shape))
    for x in [Sq("q", 1.0), NoName(), l, "text", None]:
        print(isinstance(x, Shape))
    print(fact(3), greet("bob", punct="?"))
if __name__ == "__main__":
    main()
