# Paths of what may be None.
from pathlib import Path


def joined(name):
    try:
        print(Path(name).name)
    except TypeError as error:
        print(error)
    try:
        print(Path('a') / name)
    except TypeError as error:
        print(error)


def main():
    joined('x/y.txt')
    joined(None)
    try:
        open('/nothing/there')
    except OSError as error:
        print(Path(error.filename).name)


if __name__ == '__main__':
    main()
