# What builtins say of arguments of several kinds.
def f(k):
    return [1, "s", None, 2.5, [1], (1,), 3][k]
class C: pass
def main():
    for k in range(7):
        for g in (lambda: divmod(f(k), 2), lambda: divmod(2, f(k)), lambda: pow(f(k), 2), lambda: pow(2, f(k)), lambda: round(f(k)), lambda: abs(f(k)), lambda: f(k) ** 2, lambda: round(f(k), 1), lambda: ",".join([f(k)]), lambda: ",".join(f(k)),
                  lambda: pow(f(k), 2, 3), lambda: float(f(k)), lambda: int(f(k)), lambda: len(f(k)), lambda: hex(f(k)), lambda: sum(f(k)), lambda: chr(f(k)), lambda: bin(f(k)), lambda: ord(f(k))):
            try:
                print(g())
            except (TypeError, ValueError) as e:
                print(e)
    try:
        divmod("a", 3)
    except TypeError as e:
        print(e)
    try:
        divmod(C(), 3)
    except TypeError as e:
        print(e)
    try:
        pow(3, "x")
    except TypeError as e:
        print(e)
    for k in range(7):
        for j in range(7):
            try:
                print(divmod(f(k), f(j)))
            except TypeError as e:
                print(e)
main()
