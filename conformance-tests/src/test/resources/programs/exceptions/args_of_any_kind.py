# What is passed to exceptions is kept where the program reads it.
class E(Exception): pass
def f(n):
    if n == 0: raise E(1)
    if n == 1: raise E("a", 2)
    if n == 2: raise E([1, 2], None)
    if n == 3: raise E()
    if n == 4: raise ValueError(b"x", 2.5)
    if n == 5: raise KeyError(("a", 1))
    raise E({"a": 1})


def main():
    for i in range(7):
        try:
            f(i)
        except E as e:
            print(e, e.args, len(e.args), repr(e))
        except Exception as e:
            print(type(e).__name__, e.args, e.args[0])


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
