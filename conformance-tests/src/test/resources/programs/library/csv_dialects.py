"""Dialects, and what is wrong with options."""
import csv
import io


class Pipes(csv.Dialect):
    delimiter = '|'
    quotechar = "'"
    doublequote = True
    skipinitialspace = True
    lineterminator = '\n'
    quoting = csv.QUOTE_MINIMAL


class Semicolons(csv.excel):
    delimiter = ';'
    escapechar = '\\'
    doublequote = False


class Numeric(csv.excel):
    quoting = csv.QUOTE_NONNUMERIC


csv.register_dialect('pipes', Pipes)
csv.register_dialect('colons', delimiter=':', quoting=csv.QUOTE_ALL)
csv.register_dialect('colons2', 'colons', lineterminator='$')
SEMICOLONS = Semicolons()


def attempt(what) -> None:
    try:
        what()
    except (TypeError, csv.Error) as error:
        print(type(error).__name__, error)


def written(dialect: str) -> str:
    out = io.StringIO()
    csv.writer(out, dialect).writerow(['a', 'b|c:d', 'e\'f"'])
    return out.getvalue()


def describe(name: str) -> None:
    dialect = csv.get_dialect(name)
    print(name, repr(dialect.delimiter), dialect.quotechar, dialect.escapechar, dialect.doublequote, dialect.skipinitialspace, repr(dialect.lineterminator), dialect.quoting, dialect.strict)


def main() -> None:
    print(csv.list_dialects())
    csv.register_dialect('late', delimiter='/', escapechar='!', doublequote=False)
    csv.register_dialect('late pipes', Pipes, skipinitialspace=False)
    for name in csv.list_dialects():
        describe(name)
        print(repr(written(name)))
    csv.unregister_dialect('late')
    print(csv.list_dialects())
    for row in csv.reader(["a| 'b|c'|d"], Pipes):
        print(row)
    for row in csv.reader(["a| 'b|c'|d"], 'pipes'):
        print(row)
    for row in csv.reader(["a| 'b|c'|d"], dialect='late pipes'):
        print(row)
    for row in csv.reader(['a;b\\;c;"d\\"e"'], Semicolons()):
        print(row)
    for row in csv.reader(['a;b\\;c;"d\\"e"'], SEMICOLONS, delimiter=','):
        print(row)
    for row in csv.reader(['1,"a"'], Numeric):
        print(row)
    reader = csv.reader(['a'], csv.get_dialect('pipes'))
    print(reader.dialect.delimiter, reader.dialect.strict, list(reader))
    print(csv.writer(io.StringIO(), 'unix').dialect.quoting, csv.DictReader([], dialect='unix').dialect)
    attempt(lambda: describe('nothing'))
    attempt(lambda: csv.unregister_dialect('nothing'))
    attempt(lambda: print(csv.reader([], 'nothing')))
    attempt(lambda: print(csv.reader([], delimiter='')))
    attempt(lambda: print(csv.reader([], delimiter='ab')))
    attempt(lambda: print(csv.reader([], delimiter=None)))
    attempt(lambda: print(csv.reader([], quotechar='ab')))
    attempt(lambda: print(csv.reader([], escapechar='ab')))
    attempt(lambda: print(csv.writer(io.StringIO(), quoting=7)))
    attempt(lambda: print(csv.reader([], quoting=-1)))
    attempt(lambda: print(csv.writer(io.StringIO(), quotechar=None, quoting=csv.QUOTE_ALL)))
    attempt(lambda: print(csv.DictReader([], quotechar=None)))
    attempt(lambda: print(csv.writer(io.StringIO(), lineterminator=None)))
    print(issubclass(csv.Error, Exception), csv.Error.__name__)
    try:
        raise csv.Error('own')
    except csv.Error as error:
        print(repr(error))


if __name__ == '__main__':
    main()
