"""What a container of a class that extends list, dict or set holds, as a plain list, dict or set: Python's own methods look at that, whatever the class redefines."""


def of(x):
    if hasattr(x, '_plain_contents_'):
        return x._plain_contents_()
    return x
