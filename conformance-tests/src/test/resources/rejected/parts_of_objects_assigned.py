"""What every object has besides its attributes stays what it is."""


class Idle:
    pass


class Busy(Idle):
    def start(self):
        self.__class__ = Idle


class Shared:
    kept = {}

    def __init__(self):
        self.__dict__ = self.kept


def main(argv):
    Busy().start()
    shared = Shared()
    setattr(shared, "__class__", Idle)
    return 0
