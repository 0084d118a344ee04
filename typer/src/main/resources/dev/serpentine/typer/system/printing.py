"""print."""

import sys


def builtin_print(*args, sep=' ', end='\n', file=None, flush=False):
    if sep is None:
        sep = ' '
    if end is None:
        end = '\n'
    if file is None:
        print_to(sys.stdout, args, sep, end, flush)
    else:
        print_to(file, args, sep, end, flush)


def print_to(stream, args, sep, end, flush):
    if len(args) > 0:
        stream.write(str(args[0]))
        if len(args) > 1:
            print_rest(stream, args[1:], sep)
    stream.write(end)
    if flush:
        stream.flush()


def print_rest(stream, args, sep):
    stream.write(sep)
    stream.write(str(args[0]))
    if len(args) > 1:
        print_rest(stream, args[1:], sep)
