import copy


class Saved:
    def __getstate__(self):
        return 5


def main(argv):
    print(len.__doc__)
    print(int.__doc__)
    try:
        raise ValueError(1)
    except ValueError as e:
        print(e.__doc__)
    copy.copy(Saved())
    return 0

# essence: what Python's own objects say of themselves the embedded Python says otherwise; how instances are pickled is not looked at when they are copied
