# Parsers of commands are of their parent's class, or of the one that is asked for.
import argparse


class UsageError(Exception):
    pass


class Parser(argparse.ArgumentParser):
    def error(self, message):
        raise UsageError(f'{self.prog}: {message}')

    def greeting(self):
        return 'hello from ' + self.prog


class Leaving(argparse.ArgumentParser):
    def __init__(self, prog, left=3, **keywords):
        super().__init__(prog=prog, **keywords)
        self.left = left

    def exit(self, status=0, message=None):
        raise UsageError(f'exit {status} {self.left}: {message}')

    def print_usage(self, file=None):
        pass


def made():
    parser = Parser(prog='tool', description='A tool.')
    commands = parser.add_subparsers(dest='command', required=True, metavar='COMMAND')
    count = commands.add_parser('count', help='counts')
    count.add_argument('-n', '--number', type=int, default=5)
    paint = commands.add_parser('paint', help='paints', description='Paints it.', aliases=['p'])
    paint.add_argument('colour', choices=['red', 'green'])
    return parser


def plain():
    parser = argparse.ArgumentParser(prog='plain')
    commands = parser.add_subparsers(dest='command', parser_class=Leaving)
    first = commands.add_parser('first', prog='other')
    first.add_argument('size', type=int)
    commands.add_parser('second', left=7).add_argument('--flag', action='store_true')
    return parser


def unexited():
    parser = argparse.ArgumentParser(prog='calm', exit_on_error=False)
    parser.add_argument('--size', type=int)
    return parser


def main():
    parser = made()
    for words in (['count', '-n', '3'], ['count', '-n', 'x'], ['paint', 'red'], ['paint', 'blue'], ['p', 'green'], [], ['frob'], ['count', '-z']):
        try:
            args = parser.parse_args(words)
            print(args.command, sorted(vars(args)))
        except UsageError as error:
            print('usage error:', error)
    print(parser.format_usage(), end='')
    for words in (['first', '3'], ['first', 'x'], ['second'], ['second', '--flag=1'], []):
        try:
            args = plain().parse_args(words)
            print(args.command, sorted(vars(args)))
        except UsageError as error:
            print('usage error:', error)
    try:
        print(unexited().parse_args(['--size', 'x']))
    except argparse.ArgumentError as error:
        print(error)


if __name__ == '__main__':
    main()
