# An uncaught exception has passed the module.
def deep(n):
    if n == 0:
        raise KeyError("missing")
    return deep(n - 1)


print("before")
try:
    deep(1)
except KeyError as error:
    print(error)
    raise ValueError("not found") from error
# skip: cli: mono takes a call at the very end of a method to be in the line behind it
