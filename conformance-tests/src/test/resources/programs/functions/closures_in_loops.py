"""Which variable a closure sees, and when."""


class Button:
    def __init__(self, action):
        self.action = action


def late():
    functions = []
    for i in range(3):
        functions.append(lambda: i)
    return [f() for f in functions]


def early():
    functions = []
    for i in range(3):
        functions.append(lambda i=i: i)
    return [f() for f in functions]


def made(i):
    return lambda: i * 10


def account(balance):
    def deposit(amount):
        nonlocal balance
        balance += amount
        return balance

    def withdraw(amount):
        nonlocal balance
        if amount > balance:
            raise ValueError("too much")
        balance -= amount
        return balance

    return deposit, withdraw


def depth(n):
    def go(k):
        if k == 0:
            return n
        return go(k - 1) + 1
    return go(n)


def main(argv):
    print(late(), early(), [made(i)() for i in range(3)])
    deposit, withdraw = account(100)
    other, _ = account(0)
    print(deposit(50), withdraw(30), other(1), deposit(0))
    try:
        withdraw(1000)
    except ValueError as error:
        print(error)
    print(depth(5))
    log = []
    buttons = [Button(lambda name=name: log.append(name)) for name in ("a", "b")]
    for button in buttons:
        button.action()
    buttons[0].action()
    print(log)
    count = 0

    def tick():
        nonlocal count
        count += 1

    for _ in range(3):
        tick()
    print(count)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
