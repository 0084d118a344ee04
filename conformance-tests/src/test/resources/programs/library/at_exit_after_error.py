"""Registered at import, and in functions; done after what nothing catches; those that are registered at the end are not done."""
import atexit
import logging
import sys


class Resource:
    def __init__(self, name):
        self.name = name
        atexit.register(self.close)

    def close(self):
        print('close', self.name)


@atexit.register
def at_import():
    print('registered at import')
    atexit.register(print, 'too late')


atexit.register(print, 'one', 2, sep='-')
table = {'count': 0}
atexit.register(table.update, count=5)
atexit.register(table.clear)


def count(step=1):
    table['count'] = table.get('count', 0) + step
    print('count', table['count'])
    if table['count'] == 3:
        atexit.unregister(count)


def main():
    for i in range(4):
        atexit.register(count)
    atexit.register(count, step=2)
    kept = Resource('kept')
    gone = Resource('gone')
    atexit.unregister(gone.close)
    logging.getLogger('x')
    raise LookupError(kept.name)


if __name__ == '__main__':
    sys.exit(main())
