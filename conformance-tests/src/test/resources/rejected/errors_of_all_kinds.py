class Account:
    def __init__(self):
        self.owner = owner_of_all
        self.amount = 3

    def described(self):
        return self.owner + "!"


def inner(x):
    def helper():
        return nowhere
    return helper() + x


def items():
    yield never_defined
    yield 2


def total_of(numbers):
    total = 0
    for number in numbers:
        total += nummber
    return total.rounded


def main(argv):
    account = Account()
    print(account.owner, account.described(), account.amount.value)
    print(inner(3), inner(4).text)
    for item in items():
        print(item.label)
    print(total_of([1, 2]))
    held = []
    held.append(missing)
    print(held[0].name, len(held))
    first, second = account
    print(sum(account), sorted(account))
    if unknown > 3:
        print("abc".centre(3), "abc".__init_subclass__)
    with nobody as someone:
        print(someone)
    for i in 5:
        print(i)
    print(account[0])
    raise account


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
