"""What a library offers to others."""


def exported(function):
    """Makes a function one that users of the library call. Its parameters and its result have type hints: int, float, bool, str, bytes, None, list[...], dict[..., ...],
    tuple[...], and str | None."""
    function._exported_ = True
    return function
