"""Examples that are not as they are told, and flags by which more is.

>>> total
7
>>> total == 7
1
>>> total += 1
>>> total
8
"""
import contextlib
import doctest
import io
import sys

total = 7


def wrong(a):
    """Wrong in some places.

    >>> wrong(1)
    3
    >>> wrong(2)
    4
    >>> print("a\\n\\nb")
    a
    <BLANKLINE>
    c
    >>> wrong(3)
    >>> y = 1
    5
    >>> print()
    <BLANKLINE>
    """
    return a * 2


def options():
    """
    >>> list(range(20)) # doctest: +ELLIPSIS
    [0, 1, ..., 18, 19]
    >>> print("a   b") # doctest: +NORMALIZE_WHITESPACE
    a b
    >>> {"a": 1, "b": [1, 2]}
    {'a': 1, 'b': [1, 2]}
    >>> undefined_thing()   # doctest: +SKIP
    3
    >>> int("x") # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    ValueError: something else
    >>> int("x")
    Traceback (most recent call last):
        ...
    ValueError: invalid literal for int() with base 10: 'x'
    >>> class Local:
    ...     def go(self):
    ...         return "gone"
    >>> Local().go()
    'gone'
    >>> def inner(n):
    ...     total = 0
    ...     for i in range(n):
    ...         total += i
    ...     return total
    >>> inner(4), inner(5)
    (6, 10)
    >>> import math
    >>> math.sqrt(16)
    4.0
    >>> z = [3, 1, 2]; z.sort(); z
    [1, 2, 3]
    >>> try:
    ...     z.index(9)
    ... except ValueError:
    ...     print("not there")
    not there
    >>> 0.1 + 0.2
    0.30000000000000004
    >>> "text"
    'text'
    >>> None
    >>> round(2.5)
    2
    """


class Base:
    """
    >>> b = Base(2)
    >>> b.double
    4
    >>> b.n = 10
    >>> b.double
    20
    >>> b.missing
    Traceback (most recent call last):
    AttributeError: 'Base' object has no attribute 'missing'
    >>> Base.make("7").n
    7
    """

    def __init__(self, n):
        self.n = n

    @property
    def double(self):
        """Twice.

        >>> Base(5).double
        10
        """
        return self.n * 2

    @classmethod
    def make(cls, text):
        """
        >>> Base.make("x")
        Traceback (most recent call last):
        ValueError: invalid literal for int() with base 10: 'x'
        >>> Base.make("12").n
        13
        """
        return cls(int(text))


def main():
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        result = doctest.testmod(optionflags=doctest.ELLIPSIS)
    print(told.getvalue().replace(__file__, "program.py"))
    print(result.failed, result.attempted)
    with contextlib.redirect_stdout(told):
        failed, attempted = doctest.testmod(verbose=True, report=False)
    print(told.getvalue().replace(__file__, "program.py"))
    print(failed, attempted, result)
    return failed


if __name__ == "__main__":
    sys.exit(main())
