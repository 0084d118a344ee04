"""Methods of exceptions that a class takes from one of those above by name."""

class ConfigError(Exception):
    pass
class MissingKey(ConfigError, KeyError):
    def __init__(self, key):
        super().__init__(key + ': missing')
    __str__ = Exception.__str__
class Other(KeyError):
    __repr__ = KeyError.__str__
class Plain(KeyError):
    def __str__(self):
        return 'plain ' + super().__str__()
class V(LookupError):
    def __str__(self):
        return LookupError.__str__(self) + '!'
def main():
    for e in (MissingKey('a'), Other('b'), Plain('c'), V('d'), KeyError('e')):
        try:
            raise e
        except LookupError as x:
            print(x, str(x), f'{x}', repr(x), x.args)
if __name__ == '__main__':
    main()
