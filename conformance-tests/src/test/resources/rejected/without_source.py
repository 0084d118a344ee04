"""What the library has without source can be called while the program is imported, but not be translated."""
import re

WORD = re.compile("[a-z]+")
FIRST = WORD.match("hello world").group()


def main(argv):
    print(FIRST, WORD.match(argv[0]) is None)
    return 0

# essence: call it only while the program is imported
