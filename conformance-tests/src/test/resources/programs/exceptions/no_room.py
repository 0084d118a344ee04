"""What no machine has room for is a MemoryError that can be caught; ways out of try and finally override each other."""


def f(n):
    for i in range(n):
        try:
            if i == 1:
                continue
            if i == 3:
                break
            print('body', i)
        finally:
            print('finally', i)
    else:
        print('else')
    try:
        return 'try'
    finally:
        print('last')


def g():
    try:
        return 'a'
    finally:
        return 'b'


def h():
    for i in range(3):
        try:
            raise ValueError(i)
        finally:
            if i < 2:
                continue
            break
    return 'h' + str(i)


def k():
    while True:
        try:
            try:
                raise KeyError('x')
            finally:
                print('inner')
        except KeyError:
            print('handler')
            try:
                return 1
            finally:
                print('ret finally')
        finally:
            print('outer')


def m():
    try:
        try:
            raise ValueError('a')
        finally:
            try:
                raise KeyError('b')
            except KeyError as e:
                print('swallowed', e)
    except ValueError as e:
        print('got', e)
    try:
        try:
            return 1
        finally:
            raise IndexError('from finally')
    except IndexError as e:
        print(e)
        return 2


def mem():
    for size in [1 << 40, 1 << 50]:
        try:
            x = [0] * size
            print(len(x))
        except MemoryError:
            print('MemoryError list', size)
        try:
            b = bytearray(size << 5)
            print(len(b))
        except MemoryError:
            print('MemoryError bytearray', size)
        try:
            s = ' ' * (size << 5)
            print(len(s))
        except MemoryError:
            print('MemoryError str', size)
    for big in [1 << 62, 1 << 61, 1 << 60]:
        try:
            x = [0] * big
            print(len(x))
        except MemoryError as e:
            print('MemoryError', repr(e))
        except OverflowError as e:
            print('OverflowError', repr(e))
        try:
            s = 'ab' * big
            print(len(s))
        except MemoryError as e:
            print('MemoryError', repr(e))
        except OverflowError as e:
            print('OverflowError', repr(e))
        try:
            x = [1, 2, 3, 4] * big
            print(len(x))
        except MemoryError as e:
            print('MemoryError', repr(e))
        except OverflowError as e:
            print('OverflowError', repr(e))
        try:
            s = b'ab' * big
            print(len(s))
        except MemoryError as e:
            print('MemoryError', repr(e))
        except OverflowError as e:
            print('OverflowError', repr(e))
        try:
            s = bytearray(big)
            print(len(s))
        except MemoryError as e:
            print('MemoryError', repr(e))
        except OverflowError as e:
            print('OverflowError', repr(e))
        try:
            s = 'x'.ljust(big)
            print(len(s))
        except MemoryError as e:
            print('MemoryError', repr(e))
        except OverflowError as e:
            print('OverflowError', repr(e))


def main(argv):
    print(f(5), f(2))
    print(g(), h(), k(), m())
    mem()
    return 0


if __name__ == '__main__':
    import sys
    main(sys.argv)
