"""What the library has without source can be called while the program is imported, but not be translated."""
import re

WORD = re.compile(b'[a-z]+')
FIRST = WORD.match(b"hello world").group()


def main(argv):
    print(FIRST, WORD.match(argv[0].encode()) is None)
    return 0

# essence: call it only while the program is imported
