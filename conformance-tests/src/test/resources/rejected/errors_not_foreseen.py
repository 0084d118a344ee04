"""What is not foreseen: only cleaned up behind, handled for another class, or handled on one of the ways."""
import sys


def cleaned():
    try:
        return None + 1
    finally:
        print('cleaned')


def other():
    try:
        return 'a' + 1
    except ValueError:
        return ''


def shared(text):
    return text.nothing


def handled():
    try:
        return shared('a')
    except AttributeError:
        return ''


def main():
    cleaned()
    other()
    handled()
    shared('b')


main()
