"""What is wrong is printed on standard error and asked for as text in one program."""
import traceback, sys
def low(x):
    return 10 // x
def main():
    try:
        low(0)
    except ZeroDivisionError as e:
        traceback.print_exc()
        print("a", traceback.format_exception_only(e))
    try:
        low(0)
    except ZeroDivisionError as e:
        traceback.print_exception(e)
        print(sys.exc_info()[0].__name__, repr(sys.exception()))
main()
