# Re-raising, raise in a handler, chaining, nested handlers.
class A:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("  end", self.name)

def low():
    x = A("low")
    raise KeyError("low")

def reraise():
    r = A("reraise")
    try:
        low()
    except KeyError:
        print("  first handler")
        raise

def chained():
    c = A("chained")
    try:
        low()
    except KeyError as e:
        h = A("in-handler")
        raise ValueError("chained") from e

def implicit():
    try:
        low()
    except KeyError:
        raise TypeError("implicit")

def nested():
    n = A("nested")
    try:
        try:
            low()
        except IndexError:
            print("  wrong handler")
        finally:
            print("  inner finally")
    except KeyError:
        print("  outer handler")
    print("  nested goes on")

for f in (reraise, chained, implicit, nested):
    print(f.__name__)
    try:
        f()
    except Exception as e:
        cause = e.__cause__ or e.__context__
        print("  caught", type(e).__name__, type(cause).__name__)
        cause = None
        print("  cause unnamed")
    print("  handled")
print("done")
