"""Properties, exceptions with fields, a transaction."""

class BankError(Exception):
    pass


class InsufficientFunds(BankError):
    def __init__(self, needed, available):
        super().__init__(f"need {needed}, have {available}")
        self.needed = needed
        self.available = available


class AccountLocked(BankError):
    def __str__(self):
        return "locked!"


class Account:
    interest = 0.02

    def __init__(self, owner, balance=0):
        self._owner = owner
        self._balance = balance
        self.history = []
        self.locked = False

    @property
    def balance(self):
        return self._balance

    @balance.setter
    def balance(self, value):
        if value < 0:
            raise InsufficientFunds(-value, self._balance)
        self.history.append(value - self._balance)
        self._balance = value

    @property
    def owner(self):
        return self._owner

    def withdraw(self, amount):
        if self.locked:
            raise AccountLocked()
        self.balance -= amount

    def __repr__(self):
        return f"<{type(self).__name__} {self._owner}: {self._balance}>"


class Transaction:
    def __init__(self, *accounts):
        self.accounts = accounts
        self.saved = []

    def __enter__(self):
        self.saved = [a._balance for a in self.accounts]
        return self

    def __exit__(self, kind, value, tb):
        if kind is not None:
            print("rolling back:", kind.__name__, value)
            for a, b in zip(self.accounts, self.saved):
                a._balance = b
            return issubclass(kind, InsufficientFunds)
        return False


def transfer(a, b, amount):
    with Transaction(a, b):
        b.balance += amount
        a.withdraw(amount)
        return True
    return False


def main(argv):
    a = Account("ann", 100)
    b = Account("bob")
    print(transfer(a, b, 30), a, b)
    print(transfer(a, b, 300), a, b)
    a.locked = True
    try:
        transfer(a, b, 1)
    except AccountLocked as e:
        print("caught", e, repr(e), a, b)
    try:
        try:
            b.withdraw(1000)
        except InsufficientFunds as e:
            print(e.needed, e.available, e.args)
            raise BankError("outer") from e
        finally:
            print("finally")
    except BankError as e:
        cause = e.__cause__
        assert cause is not None
        print(e, type(cause).__name__, cause)
    print(a.history, b.history, Account.interest)
    try:
        b.owner_x = 3
        print(b.owner_x)
    except AttributeError:
        print("no")
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
