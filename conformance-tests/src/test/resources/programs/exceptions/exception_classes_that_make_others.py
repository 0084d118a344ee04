"""A class of exceptions whose `__new__` gives no exception raises TypeError instead of one."""


class MyException(Exception):
    def __new__(cls, *args):
        return object()


class Other(Exception):
    def __new__(cls, *args):
        if len(args) > 1:
            return 5
        return Exception.__new__(cls)


def main():
    try:
        raise MyException
    except TypeError as e:
        print("TypeError", e)
    try:
        raise MyException(5)
    except TypeError as e:
        print("TypeError", e)
    try:
        raise Other
    except Other as e:
        print("Other", e)
    try:
        raise Other(1, 2)
    except TypeError as e:
        print("TypeError", e)


if __name__ == "__main__":
    main()
