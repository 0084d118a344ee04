"""A class attribute that the program assigns, and that some instances have, too."""

class Account:
    rate = 0.1
    opened = 0
    def __init__(self, n):
        self.n = n
        Account.opened += 1
    def interest(self):
        return self.n * self.rate
class Child(Account):
    pass
def main():
    a, b, c = Account(100), Account(200), Child(300)
    b.rate = 0.5
    print(a.rate, b.rate, c.rate, Account.rate, 'rate' in vars(a), 'rate' in vars(b))
    Account.rate = 0.2
    print(a.rate, b.rate, c.rate, [x.interest() for x in (a, b, c)])
    c.rate = 0.9
    print(vars(a), vars(b), vars(c))
    del b.rate
    print(b.rate, c.rate, vars(b), hasattr(b, 'rate'))
    try:
        del b.rate
    except AttributeError as e:
        print(e)
    c.opened += 10
    print(a.opened, c.opened, Account.opened, Child.opened)
if __name__ == '__main__':
    main()
