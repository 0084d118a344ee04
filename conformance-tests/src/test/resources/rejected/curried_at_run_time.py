from functools import partial


def curry(function, count):
    def inner(*args):
        return function(*args) if len(args) >= count else curry(partial(function, *args), count - len(args))
    return inner


def volume(length, width, height):
    return length * width * height


def main():
    print(curry(volume, 3)(2)(3)(4))


if __name__ == "__main__":
    main()
