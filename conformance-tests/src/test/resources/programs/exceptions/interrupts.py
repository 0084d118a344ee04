import os
import signal
import time


def work(n):
    total = 0
    for i in range(n):
        total += i
        if i == 3:
            signal.raise_signal(signal.SIGINT)
    return total


class Own(KeyboardInterrupt):
    pass


def count():
    n = 0
    try:
        while True:
            n += 1
            if n == 5:
                signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt as e:
        print(repr(e), str(e) == '', n)


class Manager:
    def __enter__(self):
        print('enter')
        return self

    def __exit__(self, kind, value, traceback):
        print('exit', kind is KeyboardInterrupt, repr(value))
        return False


def numbers():
    try:
        yield 1
        signal.raise_signal(signal.SIGINT)
        yield 2
    finally:
        print('generator ends')


def nested():
    try:
        try:
            work(10)
        except Exception as e:
            print('not here', e)
        except ValueError:
            print('nor here')
        else:
            print('nor here either')
        finally:
            print('finally')
    except BaseException as e:
        print(repr(e), isinstance(e, KeyboardInterrupt), isinstance(e, Exception))


def in_handler():
    try:
        try:
            raise ValueError('first')
        except ValueError:
            work(10)
    except KeyboardInterrupt as e:
        print(repr(e.__context__))
    try:
        try:
            print('body')
        finally:
            work(10)
    except KeyboardInterrupt:
        print('from finally')


def main(argv):
    try:
        work(10)
    except KeyboardInterrupt:
        print('interrupted')
    count()
    try:
        with Manager():
            work(10)
    except KeyboardInterrupt:
        print('outside')
    try:
        for n in numbers():
            print(n)
    except KeyboardInterrupt:
        print('out of the generator')
    nested()
    in_handler()
    try:
        os.kill(os.getpid(), signal.SIGINT)
    except:
        print('by kill')
    try:
        signal.default_int_handler(signal.SIGINT, None)
    except KeyboardInterrupt as e:
        print(repr(e), e.args)
    try:
        raise Own('of the program')
    except KeyboardInterrupt as e:
        print(repr(e))
    try:
        signal.raise_signal(-1)
    except OSError as e:
        print(e)
    started = time.monotonic()
    try:
        signal.raise_signal(signal.SIGINT)
        time.sleep(20)
    except KeyboardInterrupt:
        print(time.monotonic() - started < 10)
    return 0


if __name__ == '__main__':
    main([])
