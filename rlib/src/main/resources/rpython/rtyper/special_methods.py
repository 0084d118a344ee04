"""What `return NotImplemented` in a special method becomes in a translated program, and what system code asks about special methods."""


class Declined(BaseException):
    """Raised in the place of a result: what Python tries next is tried where this is caught."""


DECLINED = Declined()


def has_order(a, b, sign):
    """Whether the types of two values have an order; known when the program is translated."""
    raise NotImplementedError('for translated programs only')
