"""Reading: all states, odd inputs, all options."""
import csv
import io




def report(reader) -> None:
    try:
        for row in reader:
            print(reader.line_num, row)
    except csv.Error as error:
        print('line', reader.line_num, 'error:', error)


def usual() -> None:
    for text in ['', '\n', '\n\n', 'a', 'a,', ',', ',,', 'a,b\r\nc,d\r\n', 'a\rb', 'a\r\n\r\nb', '"a', '"a\nb",c', '"a""b"', '"a"b', 'a"b"', '"a" ,b', ' "a",b', '"",""', '""', '"\r\n"', 'ä,€,😀\n"ö,"',
                 'a\n\nb', '"a\n\n\nb",x\ny', 'a\\,b', '\x00,a', '"', '""""', '"""', ' a , b ', "'a,b'", 'a\tb']:
        print(repr(text))
        report(csv.reader(io.StringIO(text, newline='')))
        report(csv.reader(text.splitlines(True)))
        report(csv.reader([text]))


def options() -> None:
    lines = ['a;b,c', '"a;b";c', "'a;b',' c'", 'a\\;b;\\"x;"a\\"b"', '"a""b";', ' "x y"; z', 'x\\', 'y', '"x\\', 'y"', 'a\tb\t"c\td"']
    report(csv.reader(lines, delimiter=';'))
    report(csv.reader(lines, delimiter=';', quotechar="'"))
    report(csv.reader(lines, delimiter=';', escapechar='\\'))
    report(csv.reader(lines, delimiter=';', escapechar='\\', doublequote=False))
    report(csv.reader(lines, delimiter=';', doublequote=False))
    report(csv.reader(lines, delimiter=';', skipinitialspace=True))
    report(csv.reader(lines, delimiter=';', quoting=csv.QUOTE_NONE))
    report(csv.reader(lines, delimiter=';', quoting=csv.QUOTE_NONE, escapechar='\\'))
    report(csv.reader(lines, quotechar=None))
    report(csv.reader(lines, delimiter=';', quoting=csv.QUOTE_ALL))
    report(csv.reader(lines, delimiter=';', quoting=csv.QUOTE_STRINGS))
    report(csv.reader(lines, delimiter=';', quoting=csv.QUOTE_NOTNULL))
    report(csv.reader(lines, delimiter=' ', skipinitialspace=True))
    report(csv.reader(lines, 'excel-tab'))
    report(csv.reader(lines, dialect='unix'))
    report(csv.reader(lines, csv.excel_tab))
    report(csv.reader(lines, csv.excel, delimiter='|'))
    report(csv.reader(['\\\r', 'a', '\\\n', 'b\\', 'c'], escapechar='\\'))
    report(csv.reader(['a\\\r\nb', 'x\\\n', 'y'], escapechar='\\'))


def numbers() -> None:
    for row in csv.reader(['1,"2",3.5', '-1e3,"x",nan', '"","a","b"', ' 7 ,1_0'], quoting=csv.QUOTE_NONNUMERIC):
        print(row, [type(field).__name__ for field in row])
    try:
        list(csv.reader(['1,,2'], quoting=csv.QUOTE_NONNUMERIC))
    except ValueError as error:
        print(error)
    try:
        list(csv.reader(['1,abc,2'], quoting=csv.QUOTE_NONNUMERIC))
    except ValueError as error:
        print(error)


def strict() -> None:
    for text in ['"a"b', '"a', '"a" ,b', 'a"b', '"a""b"', '"a\n', '"a"']:
        report(csv.reader(text.splitlines(True), strict=True))
    report(csv.reader(['a,b\rc', 'd']))
    report(csv.reader(['a,b\nc', 'd']))
    report(csv.reader(['"a\rb"', 'd']))
    report(csv.reader(["'a'b"], strict=True, quotechar="'", delimiter=':'))


def lines_of():
    yield 'a,b'
    yield '"c'
    yield 'd",e'


def sources() -> None:
    report(csv.reader(lines_of()))
    report(csv.reader(('x,y', 'z')))
    report(csv.reader(line.upper() for line in ['x,y', 'z']))
    report(csv.reader('a,b\nc,d'.split('\n')))
    report(csv.reader('a,"'))
    reader = csv.reader(['h1,h2', '1,2', '3,4'])
    header = next(reader)
    print(header, list(reader), reader.line_num)
    print(next(reader, None))
    total = 0
    for name, value in csv.reader(['a,1', 'b,2']):
        total += int(value)
    print(total)
    print(dict(csv.reader(['a,1', 'b,2'])), [*zip(*csv.reader(['a,1', 'b,2']))])


def limits() -> None:
    report(csv.reader(['a' * 20, 'b']))
    print(csv.field_size_limit(10), csv.field_size_limit())
    report(csv.reader(['a' * 10, 'b']))
    report(csv.reader(['a' * 11, 'b']))
    report(csv.reader(['"' + 'a""' * 5 + '"', '"' + 'a""' * 6 + '"']))
    print(csv.field_size_limit(131072))
    report(csv.reader(['x' * 131073]))


def main() -> None:
    usual()
    options()
    numbers()
    strict()
    sources()
    limits()


if __name__ == '__main__':
    main()
