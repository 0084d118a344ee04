"""Exceptions: raised, caught, raised again and cleaned up after, as a bank and its clients go about it.

    exceptions.py [ROUNDS [CLIENTS]]
"""

import sys


class BankError(Exception):
    pass


class InsufficientFunds(BankError):
    def __init__(self, missing):
        super().__init__(f"{missing} missing")
        self.missing = missing


class AccountFrozen(BankError):
    def __init__(self, owner):
        super().__init__(f"account {owner} is frozen")
        self.owner = owner


class Account:
    def __init__(self, owner, balance):
        self.owner = owner
        self.balance = balance
        self.frozen = False
        self.locks = 0

    def __enter__(self):
        self.locks += 1
        return self

    def __exit__(self, kind, value, traceback):
        self.locks -= 1
        return False

    def withdraw(self, amount):
        if self.frozen:
            raise AccountFrozen(self.owner)
        if amount > self.balance:
            raise InsufficientFunds(amount - self.balance)
        self.balance -= amount

    def deposit(self, amount):
        if self.frozen:
            raise AccountFrozen(self.owner)
        if amount < 0:
            raise ValueError("negative amount")
        self.balance += amount


class Bank:
    def __init__(self, count):
        self.accounts = {owner: Account(owner, 1000 + owner % 7 * 100) for owner in range(count)}
        self.log = {}
        self.attempts = 0

    def note(self, what):
        self.log[what] = self.log.get(what, 0) + 1

    def transfer(self, source, target, amount):
        with self.accounts[source] as payer:
            payer.withdraw(amount)
            try:
                with self.accounts[target] as payee:
                    payee.deposit(amount)
            except BankError:
                payer.deposit(amount)
                self.note("returned")
                raise
            finally:
                self.attempts += 1

    def attempt(self, source, target, amount):
        try:
            self.transfer(source, target, amount)
        except InsufficientFunds as error:
            self.note("insufficient")
            return -error.missing
        except AccountFrozen as error:
            self.note("frozen")
            self.accounts[error.owner].frozen = False
            return 0
        except KeyError:
            self.note("unknown")
            return 0
        except ValueError as error:
            self.note(str(error))
            return 0
        else:
            self.note("done")
            return amount


def parse(text):
    try:
        return int(text)
    except ValueError:
        try:
            return int(text, 16)
        except ValueError:
            return -1


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    clients = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    moved = parsed = 0
    seed = 1
    bank = Bank(clients)
    for _ in range(rounds):
        bank = Bank(clients)
        for step in range(clients * 100):
            seed = (seed * 1103515245 + 12345) % 2147483648
            source = seed // 65536 % clients
            target = seed // 1024 % (clients + 2)
            amount = seed // 256 % 900
            if step % 50 == 0:
                bank.accounts[source].frozen = True
                amount = -amount
            moved += bank.attempt(source, target, amount)
            parsed += parse(["12", "ff", "x1", "-7"][step % 4])
    print(moved, parsed, bank.attempts, sum(account.balance for account in bank.accounts.values()),
          sum(account.locks for account in bank.accounts.values()))
    for what, count in sorted(bank.log.items()):
        print(what, count)
    try:
        bank.transfer(0, 1, 1000000)
    except BankError as error:
        print("at last:", error)


if __name__ == "__main__":
    main()

# bench rounds: 100
