# exit and quit are there, as sys.exit is; the last statement sets the status.
import sys

print("begins")
try:
    exit(3)
except SystemExit as ending:
    print("exit", ending.code)
try:
    quit(0)
except SystemExit as ending:
    print("quit", ending.code)
try:
    sys.exit("a text")
except SystemExit as ending:
    print("sys.exit", ending)


def leave(status):
    if status > 1:
        exit(status)
    return status


leave(1)
try:
    assert leave(1) == 2, "one is not two"
except AssertionError as error:
    print(error)
leave(4)
print("never")
