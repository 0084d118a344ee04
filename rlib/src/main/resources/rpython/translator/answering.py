"""Part of each program that answers calls: reads the arguments of a call from a line of words, and tells what the call came to."""
import sys


class Words:
    """The words of a line, one after the other."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.position = 0

    def next(self) -> str:
        self.position += 1
        return self.words[self.position - 1]


def next_line() -> str:
    return sys.stdin.readline()


def text_of(word: str) -> str:
    """Text is the numbers of its characters, with commas between; without any, a comma."""
    return '' if word == ',' else ''.join([chr(int(number)) for number in word.split(',')])


def bytes_of(word: str) -> bytes:
    return b'' if word == ',' else bytes([int(number) for number in word.split(',')])


def arguments_of(exception: BaseException) -> str:
    """The arguments of an exception where they are known as texts at least; else nothing."""
    try:
        return repr(exception.args)
    except TypeError:
        return ''


def tell(mark: str, kind: str, details: list[str]) -> None:
    """An answer is one line in ASCII, whatever the texts hold."""
    sys.stdout.write(mark + kind + ''.join([' ' + ascii(detail) for detail in details]) + '\n')
    sys.stdout.flush()
