"""Methods of homogeneous tuples of any length."""


def __repr__(self):
    if len(self) == 1:
        return '(' + repr(self[0]) + ',)'
    result = '('
    first = True
    for item in self:
        if not first:
            result += ', '
        first = False
        result += repr(item)
    return result + ')'


def __mul__(self, times):
    result = []
    for i in range(times):
        for item in self:
            result.append(item)
    return tuple(result)


def __rmul__(self, times):
    return self * times


def index(self, item):
    for i in range(len(self)):
        if self[i] == item:
            return i
    raise ValueError('tuple.index(x): x not in tuple')
