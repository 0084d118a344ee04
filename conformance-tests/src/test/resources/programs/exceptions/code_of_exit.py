# The code of a SystemExit is what was passed: None, an int, a text; the msg of a SyntaxError.
import sys
try:
    sys.exit()
except SystemExit as e:
    print(e.code, e)
class Quit(SystemExit):
    pass
try:
    raise Quit("bye")
except SystemExit as e:
    print(e.code, type(e).__name__, str(e) == e.code)
try:
    raise SystemExit(7)
except SystemExit as e:
    print(e.code, e.code == 7)
def checked(text):
    if not text:
        raise SyntaxError("nothing there")
    return text
for text in ("a", ""):
    try:
        print(checked(text))
    except SyntaxError as e:
        print(e.msg, "|", e)
for code in (None, 3, "text", 0):
    try:
        sys.exit(code)
    except SystemExit as e:
        print(repr(e.code), repr(e))
sys.exit("at the end")
