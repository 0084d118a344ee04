"""What a generator is in a translated program: an instance of a class of its own, whose `advance` is the generator function's body, cut at each `yield`."""

EXHAUSTED = -1
RUNNING = -2
# Has just returned.
FINISHED = -3


def new_class(name):
    """A class for the generator function of that name: what it yields, saves and returns has types of its own."""

    class generator:
        is_generator = True
        is_iterator = True

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

        def resume(self):
            """Runs the body, which says at its beginning that it runs, and leaves a state at each way out but an exception."""
            if self.state == RUNNING:
                raise ValueError('generator already executing')
            try:
                return self.advance()
            except StopIteration as stop:
                self.state = EXHAUSTED
                raise RuntimeError('generator raised StopIteration') from stop
            except BaseException:
                self.state = EXHAUSTED
                raise

        def get_result(self):
            """What the body has returned."""
            return self.result

        def __iter__(self):
            return self

        def __next__(self):
            if self.resume():
                return self.value
            stop = StopIteration()
            if self.state == FINISHED:
                self.state = EXHAUSTED
                stop._source = self
            raise stop

        def send(self, value):
            if self.state == 0 and value is not None:
                raise TypeError("can't send non-None value to a just-started generator")
            if self.state != RUNNING:
                self.sent = value
            return self.__next__()

        def throw(self, exception):
            if self.state == RUNNING:
                raise ValueError('generator already executing')
            if self.state == 0:
                self.state = EXHAUSTED
            if self.state < 0:
                raise exception
            try:
                raise exception
            except BaseException as instance:
                self.thrown = instance
            return self.__next__()

        def close(self):
            if self.state == RUNNING:
                raise ValueError('generator already executing')
            if self.state <= 0:
                self.state = EXHAUSTED
                return
            self.thrown = GeneratorExit()
            try:
                goes_on = self.resume()
            except GeneratorExit:
                return
            if goes_on:
                raise RuntimeError('generator ignored GeneratorExit')

    generator.__qualname__ = 'generator_' + name
    return generator


def delegate(generator, iterator):
    """What a generator within `yield from` does when it goes on: what is sent or thrown to it goes to the inner one."""
    thrown = generator.thrown
    if thrown is not None:
        generator.thrown = None
        if hasattr(iterator, 'is_generator'):
            if isinstance(thrown, GeneratorExit):
                iterator.close()
            else:
                return iterator.throw(thrown)
        raise thrown
    sent = generator.sent
    generator.sent = None
    if hasattr(iterator, 'is_generator') and sent is not None:
        return iterator.send(sent)
    return next(iterator)


delegate._annspecialcase_ = 'specialize:argtype(0,1)'


def result_of(iterator):
    """What `yield from` gives: what a generator returned."""
    if hasattr(iterator, 'is_generator'):
        return iterator.get_result()
    return None


result_of._annspecialcase_ = 'specialize:argtype(0)'
