"""A memo function is called at translation time; what it raises there is an error of the program."""
from rpython.rlib.objectmodel import specialize


class Apple:
    colour = 'red'


class Cherry:
    pass


@specialize.memo()
def colour_of(cls, default):
    return cls.colour if default else cls.__dict__['colour']


def main(argv):
    for cls in (Apple, Cherry):
        print(colour_of(cls, True))
    fruit = Apple if len(argv) > 1 else Cherry
    print(colour_of(fruit, default=False))
    print(colour_of(Apple))
    return 0
