"""What a generator is in a translated program: an instance of a class of its own, whose `advance` is the generator function's body, cut at each `yield`."""

from collections.abc import Coroutine, Generator
from types import AsyncGeneratorType, CodeType, CoroutineType, FrameType, GeneratorType

from rpython.rtyper.holding import Held
from rpython.rtyper.special_methods import may_hold

EXHAUSTED = -1
RUNNING = -2
# Has just returned.
FINISHED = -3

GENERATOR = 'generator'
COROUTINE = 'coroutine'
ASYNC_GENERATOR = 'async generator'


class CodeOfGenerator:
    """What is known of the code of a generator function."""

    passes_for = CodeType

    def __init__(self, name, qualified_name):
        self.co_name = name
        self.co_qualname = qualified_name


class FrameOfGenerator:
    """What a generator has as long as its body is not at its end: that it is there, and whose it is."""

    passes_for = FrameType

    def __init__(self, code):
        self.f_code = code


# What errors call their instances.
CodeOfGenerator.__name__ = CodeOfGenerator.__qualname__ = 'code'
FrameOfGenerator.__name__ = FrameOfGenerator.__qualname__ = 'frame'


def new_class(name, qualified_name, kind, can_tell, can_return):
    """
    A class for the generator function, `async def` or asynchronous generator function of these names: what it yields, saves and returns has types of its own.
    Where a generator's body can tell that it is closed, its instances count who holds them, and the last one closes it.
    """

    code = CodeOfGenerator(name, qualified_name)

    class generator(Held if can_tell else object):
        _frame_ = None
        waits = False

        if kind == GENERATOR:
            is_generator = True
            is_iterator = True
            can_tell_when_closed = can_tell
        else:
            # What who runs it is given; nothing where it never waits.
            _waits_for_ = None

        @property
        def __name__(self):
            return name

        # Nothing but a text may stand under `__qualname__` in a class.
        @property
        def _qualified_name_(self):
            return qualified_name

        def __init__(self):
            self.state = 0
            self.sent = None
            self.thrown = None

        def _is_running_(self):
            return self.state == RUNNING or self.waits

        def _is_suspended_(self):
            return self.state > 0

        def _frame_now_(self):
            if self.state == EXHAUSTED or self.state == FINISHED:
                return None
            frame = self._frame_
            if frame is None:
                frame = FrameOfGenerator(code)
                self._frame_ = frame
            return frame

        def _code_(self):
            return code

        if kind == GENERATOR:
            gi_running = property(_is_running_)
            gi_suspended = property(_is_suspended_)
            gi_frame = property(_frame_now_)
            gi_code = property(_code_)
        elif kind == COROUTINE:
            cr_running = property(_is_running_)
            cr_suspended = property(_is_suspended_)
            cr_frame = property(_frame_now_)
            cr_code = property(_code_)
        else:
            ag_running = property(_is_running_)
            ag_suspended = property(_is_suspended_)
            ag_frame = property(_frame_now_)
            ag_code = property(_code_)

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
                raise ValueError(kind + ' already executing')
            try:
                return self.advance()
            except StopIteration as stop:
                self.state = EXHAUSTED
                raise RuntimeError(kind + ' raised StopIteration') from stop
            except BaseException:
                self.state = EXHAUSTED
                raise

        if can_return:
            def _get_result_(self):
                """What the body has returned."""
                return self.result

            def _result_as_text_(self):
                result = self.result
                return '' if result is None else str(result)

            def _shown_result_(self):
                result = self.result
                return '' if result is None else repr(result)
        else:
            def _get_result_(self):
                """Never called, as are those that follow."""
                raise RuntimeError('a generator that does not return has returned')

            def _result_as_text_(self):
                return ''

            def _shown_result_(self):
                return ''

        if kind == GENERATOR:
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

        if kind == COROUTINE:
            def _go_on_(self, thrown):
                """Goes on, or has something raised where it stands, and tells whether it waits again, for its `_waits_for_`; if not, there is its result."""
                if self.state < 0 and self.state != RUNNING:
                    raise RuntimeError('cannot reuse already awaited coroutine')
                if thrown is not None:
                    if self.state == 0:
                        self.state = EXHAUSTED
                        raise thrown
                    self.thrown = thrown
                return self.resume()

            def send(self, value):
                if self.state == 0 and value is not None:
                    raise TypeError("can't send non-None value to a just-started coroutine")
                if self.state != RUNNING:
                    self.sent = value
                return self._stops_or_waits_(self._go_on_(None))

            def throw(self, exception):
                try:
                    raise exception
                except BaseException as instance:
                    thrown = instance
                return self._stops_or_waits_(self._go_on_(thrown))

            def _stops_or_waits_(self, goes_on):
                """What who runs it is given."""
                if goes_on:
                    return self._waits_for_
                stop = StopIteration()
                stop._source = self
                raise stop

            def __await__(self):
                """For a class that passes it on. `await` itself does without."""
                thrown = None
                while self._go_on_(thrown):
                    try:
                        self.sent = yield self._waits_for_
                        thrown = None
                    except BaseException as error:
                        thrown = error
                return self._get_result_()

            __await__._is_managed_ = True

        if kind != ASYNC_GENERATOR:
            def close(self):
                if self.state == RUNNING:
                    raise ValueError(kind + ' already executing')
                if self.state <= 0:
                    self.state = EXHAUSTED
                    return
                self.thrown = GeneratorExit()
                try:
                    goes_on = self.resume()
                except GeneratorExit:
                    return
                if goes_on:
                    raise RuntimeError(kind + ' ignored GeneratorExit')

            def _end_(self):
                if self.state > 0:
                    # Nobody is there to handle what this raises: Python only mentions it.
                    try:
                        self.close()
                    except BaseException:
                        pass

        if kind == ASYNC_GENERATOR:
            gives = False

            def __aiter__(self):
                return self

            def __anext__(self):
                return Step(self, None, None)

            def asend(self, value):
                return Step(self, value, None)

            def athrow(self, exception):
                return Step(self, None, exception)

            def aclose(self):
                return Closing(self)

            def goes_on(self):
                """Whether the body yields an item, or waits for something."""
                try:
                    return self.resume()
                except StopAsyncIteration as stop:
                    raise RuntimeError('async generator raised StopAsyncIteration') from stop

    if kind == ASYNC_GENERATOR:
        class Step:
            """What is to be awaited for the next item."""

            def __init__(self, asked, sent, thrown):
                self.asked = asked
                self.sent = sent
                self.thrown = thrown

            def __await__(self):
                asked = self.asked
                if asked.state == RUNNING or asked.waits:
                    raise RuntimeError('anext(): asynchronous generator is already running')
                if asked.state == 0 and self.sent is not None:
                    raise TypeError("can't send non-None value to a just-started async generator")
                asked.sent = self.sent
                asked.thrown = self.thrown
                if self.thrown is not None and asked.state == 0:
                    asked.state = EXHAUSTED
                    raise self.thrown
                while asked.goes_on():
                    if asked.gives:
                        asked.gives = False
                        return asked.item
                    yield from handing_on(asked)
                raise StopAsyncIteration

            __await__._is_managed_ = True

        class Closing:
            """What is to be awaited until it is closed."""

            def __init__(self, asked):
                self.asked = asked

            def __await__(self):
                asked = self.asked
                if asked.state == RUNNING or asked.waits:
                    raise RuntimeError('aclose(): asynchronous generator is already running')
                if asked.state <= 0:
                    asked.state = EXHAUSTED
                    return
                asked.thrown = GeneratorExit()
                try:
                    while asked.goes_on():
                        if asked.gives:
                            asked.gives = False
                            raise RuntimeError('async generator ignored GeneratorExit')
                        yield from handing_on(asked)
                except GeneratorExit:
                    return

            __await__._is_managed_ = True

    # What `isinstance` takes its instances for.
    generator.passes_for = GeneratorType if kind == GENERATOR else CoroutineType if kind == COROUTINE else AsyncGeneratorType
    generator.__qualname__ = kind.replace(' ', '_') + '_' + name
    return generator


def handing_on(asked):
    """What an asynchronous generator waits for is waited for by who asked for an item."""
    asked.waits = True
    try:
        asked.sent = yield asked._waits_for_
    except BaseException as error:
        asked.thrown = error
    asked.waits = False


handing_on._annspecialcase_ = 'specialize:argtype(0)'
handing_on._is_managed_ = True


def awaited(value):
    """What `await` goes through."""
    if isinstance(value, Coroutine):
        return value
    return value.__await__()


awaited._annspecialcase_ = 'specialize:argtype(0)'


def delegate(generator, iterator):
    """What a generator within `yield from` or `await` does when it goes on: what is sent or thrown to it goes to the inner one."""
    thrown = generator.thrown
    if thrown is not None:
        generator.thrown = None
        if isinstance(iterator, Generator) or isinstance(iterator, Coroutine):
            if isinstance(thrown, GeneratorExit):
                iterator.close()
            else:
                return iterator.throw(thrown)
        raise thrown
    sent = generator.sent
    generator.sent = None
    if isinstance(iterator, Coroutine):
        return iterator.send(sent)
    if isinstance(iterator, Generator) and sent is not None:
        return iterator.send(sent)
    return next(iterator)


delegate._annspecialcase_ = 'specialize:argtype(0,1)'


def result_of(iterator):
    """What `yield from` gives: what a generator or coroutine returned."""
    if isinstance(iterator, Generator) or isinstance(iterator, Coroutine):
        return iterator._get_result_()
    return None


result_of._annspecialcase_ = 'specialize:argtype(0)'


def hold(value):
    """One more holds a value, if it is one that counts them, or such ones in a tuple."""
    if isinstance(value, Held):
        value._hold_()
    elif isinstance(value, tuple) and may_hold(value, Held) and len(value) > 0:
        hold(value[0])
        hold(value[1:])


hold._annspecialcase_ = 'specialize:argtype(0)'


def let_go(value, result):
    """One less holds a value; the last one ends it, unless it is what he gives to the next."""
    if isinstance(value, Held):
        if value is result:
            value._put_down_()
        else:
            value._let_go_()
    elif isinstance(value, tuple) and may_hold(value, Held) and len(value) > 0:
        if value is result:
            take_over(value)
        else:
            let_go(value[0], result)
            let_go(value[1:], result)


let_go._annspecialcase_ = 'specialize:argtype(0,1)'


def take_over(value):
    """Somebody else holds a value from now on."""
    if isinstance(value, Held):
        value._put_down_()
    elif isinstance(value, tuple) and may_hold(value, Held) and len(value) > 0:
        take_over(value[0])
        take_over(value[1:])


take_over._annspecialcase_ = 'specialize:argtype(0)'


class Holder:
    """A local variable that may hold such a value."""

    def __init__(self):
        self.value = None


def put(holder, value):
    """The variable is assigned a value."""
    before = holder.value
    if isinstance(value, Held):
        value._hold_()
        holder.value = value
    else:
        # What is in a tuple is held for good: the variable could not tell afterwards what it was.
        hold(value)
        holder.value = None
    if before is not None:
        before._let_go_()


put._annspecialcase_ = 'specialize:argtype(1)'


def end(holder, result):
    """The variable's function returns."""
    value = holder.value
    holder.value = None
    let_go(value, result)


end._annspecialcase_ = 'specialize:argtype(1)'
