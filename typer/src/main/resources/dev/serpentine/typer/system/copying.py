"""copy.copy of what copies itself and of what cannot change; copy.deepcopy of containers of such, and of lists of those."""


def copy(x):
    if hasattr(x, '__copy__'):
        return x.__copy__()
    elif isinstance(x, (list, dict, set, bytearray)):
        return x.copy()
    elif isinstance(x, tuple) or is_plain(x):
        return x
    raise TypeError('copy.copy() of an instance: give its class a method __copy__')


def is_plain(x):
    return x is None or isinstance(x, (int, float, str, bytes, range)) or callable(x)


def deepcopy(x):
    if isinstance(x, list):
        result = []
        for i in range(len(x)):
            first = first_place(x, i)
            result.append(flat_copy(x[i]) if first == i else result[first])
        return result
    else:
        return flat_copy(x)


def first_place(items, i):
    """Where in a list the same object stands first: what was one before is one in the copy."""
    if not is_plain(items[i]):
        for j in range(i):
            if items[j] is items[i]:
                return j
    return i


def flat_copy(x):
    if is_plain(x):
        return x
    elif isinstance(x, dict):
        for key in x:
            require_plain(x[key])
        return x.copy()
    elif isinstance(x, set):
        return x.copy()
    elif isinstance(x, list):
        for item in x:
            require_plain(item)
        return x.copy()
    raise TypeError('copy.deepcopy() of this is not supported: write what is to be copied')


def require_plain(x):
    if not is_plain(x):
        raise TypeError('copy.deepcopy() so deep is not supported: write what is to be copied')
