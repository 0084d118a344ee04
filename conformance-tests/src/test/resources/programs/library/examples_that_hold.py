"""Examples of a module that are all as they are told: nothing is printed but where asked for, and what is counted.

>>> add(1, 2)
3
"""


def add(a, b):
    """Adds.

    >>> add(2, 3)
    5
    >>> x = add("a", "b")
    >>> x
    'ab'
    >>> print(x)
    ab
    >>> [add(i, 1) for i in range(3)]
    [1, 2, 3]
    >>> for i in range(2):
    ...     i
    0
    1
    """
    return a + b


def divide(a, b):
    """
    >>> divide(1, 0)
    Traceback (most recent call last):
        ...
    ZeroDivisionError: division by zero
    >>> divide(6, 3)
    2.0
    """
    return a / b


class Stack:
    """A stack.

    >>> s = Stack()
    >>> s.push(1)
    >>> s.push(2)
    >>> s.pop()
    2
    >>> s
    Stack([1])
    >>> len(s.items) == 1
    True
    """

    def __init__(self):
        self.items = []

    def push(self, x):
        self.items.append(x)

    def pop(self):
        """
        >>> Stack().pop()
        Traceback (most recent call last):
        IndexError: pop from empty list
        """
        return self.items.pop()

    def __repr__(self):
        return f"Stack({self.items})"


def undocumented():
    return 1


if __name__ == "__main__":
    import doctest
    doctest.testmod()
    print(doctest.testmod(verbose=True))
    print(doctest.testmod())
