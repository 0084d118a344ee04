class Account:
    def __init__(self, owner):
        self.owner = owner
        return owner


def main(argv):
    print(Account('Ann').owner)
    return 0
