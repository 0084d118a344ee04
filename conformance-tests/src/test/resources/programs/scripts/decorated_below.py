import logging
from functools import wraps
logging.basicConfig(level=logging.CRITICAL)
log = logging.getLogger("x")

def logged(func):
    @wraps(func)
    def wrapper(self, *args):
        log.info("%s", func.__name__)
        return func(self, *args)
    return wrapper

def labelled(label):
    def decorate(func):
        def wrapper(*args):
            print(label, log.name)
            return func(*args)
        return wrapper
    return decorate

class Bank:
    @logged
    def put(self, x):
        return x + 1

@labelled("L")
def twice(x):
    return 2 * x

print(Bank().put(3), twice(4))
