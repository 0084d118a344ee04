"""What a generator is in a translated program: an instance of a class of its own, whose `advance` is the generator function's body, cut at each `yield`."""


def new_class():
    """A class for one generator function: what it yields, saves and returns has types of its own."""

    class generator:
        is_generator = True

        def __init__(self):
            self.state = 0
            self.sent = None
            self.thrown = None

        def advance(self):
            """Runs the body up to its next `yield`, and tells whether there was one. Replaced by the body."""
            return False

        def received(self):
            """What a `yield` gives when the generator goes on."""
            thrown = self.thrown
            if thrown is not None:
                self.thrown = None
                raise thrown
            sent = self.sent
            self.sent = None
            return sent

        def __iter__(self):
            return self

        def __next__(self):
            try:
                goes_on = self.advance()
            except StopIteration:
                raise RuntimeError('generator raised StopIteration')
            if goes_on:
                return self.value
            raise StopIteration

        def send(self, value):
            if self.state == 0 and value is not None:
                raise TypeError("can't send non-None value to a just-started generator")
            self.sent = value
            return self.__next__()

        def throw(self, exception):
            if self.state == 0:
                self.state = -1
            if self.state < 0:
                raise exception
            self.thrown = exception
            return self.__next__()

        def close(self):
            if self.state <= 0:
                self.state = -1
                return
            self.thrown = GeneratorExit()
            try:
                goes_on = self.advance()
            except GeneratorExit:
                return
            if goes_on:
                raise RuntimeError('generator ignored GeneratorExit')

    return generator


def result_of(iterator):
    """What `yield from` gives: what a generator returned."""
    if hasattr(iterator, 'is_generator'):
        return iterator.result
    return None


result_of._annspecialcase_ = 'specialize:argtype(0)'
