import io

TEXT = 'a\rb\r\nc\n\n\r\r\nd'
EARLIER = [io.StringIO(TEXT, newline=''), io.StringIO(TEXT), io.StringIO(TEXT, None), io.StringIO(TEXT, '\r\n')]
EARLIER[1].readline()


def show(file: io.StringIO) -> None:
    print(repr(file.getvalue()), list(file))
    print(file.write('x\r\ny\rz\n'), file.tell(), repr(file.getvalue()))
    file.seek(0)
    print(repr(file.readline()), repr(file.readline(1)), file.readlines())


def main() -> None:
    show(io.StringIO(TEXT))
    show(io.StringIO(TEXT, newline=''))
    show(io.StringIO(TEXT, newline=None))
    show(io.StringIO(TEXT, newline='\n'))
    show(io.StringIO(TEXT, newline='\r'))
    show(io.StringIO(TEXT, newline='\r\n'))
    show(io.StringIO(newline=''))
    try:
        io.StringIO('', 'x')
    except ValueError as error:
        print(error)
    for file in EARLIER:
        show(file)


if __name__ == '__main__':
    main()
