"""What is registered is done at the end, the last first, and whatever it raises."""
import atexit
import sys

@atexit.register
def last():
    print("last")

def goodbye(name, greeting="bye", *, mark="!"):
    print(greeting, name, mark)

def fails():
    raise ValueError("in callback")

class Log:
    def __init__(self): self.lines = []
    def close(self): print("closed", self.lines)

def unwanted():
    print("never")

log = Log()
atexit.register(goodbye, "ann", mark="?")
atexit.register(goodbye, "bob", greeting="so long")
atexit.register(unwanted)
atexit.register(fails)
atexit.register(log.close)
atexit.register(print, "printed", 5)
log.lines.append("x")
atexit.unregister(unwanted)
atexit.register(lambda: print("lambda"))
atexit.unregister(len)
print("working")
sys.exit(3)
