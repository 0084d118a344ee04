from typing import Literal, Union, List
def make(tp, x):
    try:
        return str(tp(x))
    except TypeError as e:
        return str(e)
def made(tp, x):
    try:
        return str(tp(x))
    except TypeError as e:
        return str(e)


def main():
    for tp in (int, str, Literal, Union):
        print(make(tp, "3"))
    for tp in (int, str, type(None), bool):
        print(tp, made(tp, "3"))
    print(type(None)())


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
