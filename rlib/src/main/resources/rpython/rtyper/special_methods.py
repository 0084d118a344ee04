"""What `return NotImplemented` in a special method becomes in a translated program."""


class Declined(BaseException):
    """Raised in the place of a result: what Python tries next is tried where this is caught."""


DECLINED = Declined()
