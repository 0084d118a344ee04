"""A method that does something at run time, and a local variable of its name that is passed on while the program is imported."""

import sys
from dataclasses import dataclass


@dataclass
class Node:
    line: int


def node(name, *names):
    return type(name, (Node,), {"fields": names})


Const = node("Const", "value")
Call = node("Call", "function", "arguments")


class Printer:
    def __init__(self, out=sys.stdout):
        self.out = out

    def name(self, made):
        self.out.write(made.__name__ + "\n")


def main():
    printer = Printer()
    for made in (Const, Call):
        printer.name(made)
    print(Const(3), Call(4).fields)


if __name__ == "__main__":
    main()
