def curried(function, count):
    def collect(*arguments):
        if len(arguments) >= count:
            return function(*arguments)
        return lambda *more: collect(*arguments, *more)
    return collect


def volume(a, b, c):
    return a * b * c


def counted(function):
    def wrapper(*arguments):
        print(function.__name__, len(arguments))
        return function(*arguments)
    return wrapper


@counted
def pair(a, b=2):
    return a, b


def apply(*arguments):
    first, *rest = arguments
    try:
        return first(*rest)
    except TypeError as error:
        return str(error)


def main():
    print(curried(volume, 3)(2)(3)(4), curried(volume, 3)(2, 3)(4), curried(volume, 3)(2)(3, 4), curried(volume, 3)(2, 3, 4))
    print(pair(1), pair(1, 3))
    try:
        pair(1, 2, 3)
    except TypeError as error:
        print(error)
    print(apply(volume, 1, 2, 3), apply(volume, 1), apply(volume))


main()
