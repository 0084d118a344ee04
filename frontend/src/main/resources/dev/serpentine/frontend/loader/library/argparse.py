"""argparse, whose own source puts values of all types into one table by names that only the run tells. Here each call of `add_argument` has functions of its own, which know the attribute that they set and what it is set to; so attributes of a Namespace have types."""

import os
import sys
import textwrap
from functools import partial

from rpython.rlib.objectmodel import specialize, we_are_translated
from rpython.rlib.unroll import unrolling_iterable

__all__ = ['Action', 'ArgumentParser', 'ArgumentError', 'ArgumentTypeError', 'BooleanOptionalAction', 'FileType', 'HelpFormatter', 'ArgumentDefaultsHelpFormatter', 'RawDescriptionHelpFormatter', 'RawTextHelpFormatter', 'MetavarTypeHelpFormatter',
           'Namespace', 'ONE_OR_MORE', 'OPTIONAL', 'PARSER', 'REMAINDER', 'SUPPRESS', 'ZERO_OR_MORE']

ONE_OR_MORE, OPTIONAL, PARSER, REMAINDER, SUPPRESS, ZERO_OR_MORE = '+', '?', 'A...', '...', '==SUPPRESS==', '*'


class ArgumentError(Exception):
    """As in argparse, but that it is made with the argument's name."""

    def __init__(self, argument_name, message):
        Exception.__init__(self, message)
        self.argument_name = argument_name
        self.message = message

    def __str__(self):
        if self.argument_name is None:
            return self.message
        return 'argument ' + self.argument_name + ': ' + self.message


class ArgumentTypeError(Exception):
    """As in argparse."""


class Namespace:
    """As in argparse."""

    def __init__(self, /, **kwargs):
        self.__dict__.update(kwargs)

    def __eq__(self, other):
        if isinstance(other, Namespace):
            return vars(self) == vars(other)
        return NotImplemented

    def __repr__(self):
        return 'Namespace(' + ', '.join([name + '=' + repr(value) for name, value in vars(self).items()]) + ')'

    def __contains__(self, key):
        return key in vars(self)


class HelpFormatter:
    """As in argparse, to be named only."""


class RawDescriptionHelpFormatter(HelpFormatter):
    """As in argparse, to be named only."""


class RawTextHelpFormatter(RawDescriptionHelpFormatter):
    """As in argparse, to be named only."""


class ArgumentDefaultsHelpFormatter(HelpFormatter):
    """As in argparse, to be named only."""


class MetavarTypeHelpFormatter(HelpFormatter):
    """As in argparse, to be named only."""


class Action:
    """As in argparse: what a program's own actions extend."""

    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None):
        self.option_strings = option_strings
        self.dest = dest
        self.nargs = nargs
        self.const = const
        self.default = default
        self.type = type
        self.choices = choices
        self.required = required
        self.help = help
        self.metavar = metavar

    def format_usage(self):
        return self.option_strings[0]

    def __call__(self, parser, namespace, values, option_string=None):
        raise NotImplementedError('.__call__() not defined')


class BooleanOptionalAction:
    """As in argparse, to be named only."""


class FileType:
    """As in argparse, for files of text."""

    def __init__(self, mode='r'):
        self._mode = mode

    def __call__(self, string):
        if string == '-':
            return sys.stdin if 'r' in self._mode else sys.stdout
        try:
            return open(string, 'w') if self._mode == 'w' else open(string, 'a') if self._mode == 'a' else open(string)
        except OSError as error:
            raise ArgumentTypeError("can't open '" + string + "': " + str(error))

    def __repr__(self):
        return type(self).__name__ + '(' + repr(self._mode) + ')'


# What a call of add_argument is about, as far as it is known before the program runs


def _destination(names, dest):
    """The attribute that is set; the first long name without its dashes where none is given."""
    if dest is not None:
        return dest
    if not names[0].startswith('-'):
        return names[0]
    long = [name for name in names if name.startswith('--')]
    return (long or names)[0].lstrip('-').replace('-', '_')


@specialize.memo()
def _destination_of_one(first, dest):
    return _destination([first], dest)


@specialize.memo()
def _destination_of_two(first, second, dest):
    return _destination([first, second], dest)


@specialize.memo()
def _destination_of_three(first, second, third, dest):
    return _destination([first, second, third], dest)


@specialize.memo()
def _is_option(name):
    return name.startswith('-')


class _Words:
    """How many words an argument takes: at least, and at most unless that is negative; its letter in the grammar of help is the kind, one of ' ?*+N', or '.' for all that is left, or 'A' for a command and all that is left."""

    def __init__(self, kind, least, most):
        self.kind = kind
        self.least = least
        self.most = most


def _words_of(nargs):
    if nargs is None:
        return _Words(' ', 1, 1)
    if isinstance(nargs, int):
        return _Words('N', nargs, nargs)
    if nargs == OPTIONAL:
        return _Words('?', 0, 1)
    if nargs == ZERO_OR_MORE:
        return _Words('*', 0, -1)
    if nargs == ONE_OR_MORE:
        return _Words('+', 1, -1)
    if nargs == REMAINDER:
        return _Words('.', 0, -1)
    if nargs == PARSER:
        return _Words('A', 1, -1)
    raise ValueError('invalid nargs: ' + repr(nargs))


@specialize.memo()
def _words_of_constant(nargs):
    return _words_of(nargs)


class _Action:
    """One argument. Of its functions `begin` sets the attribute's default, `take` puts words into it (where it was given by an option's name, that is the second argument; it returns whether there was more than the default), `end` is called if it was not given."""

    def __init__(self, names, dest, words, required, help, metavars, choices):
        self.names = names
        self.dest = dest
        self.words = words
        self.required = required
        self.help = help
        self.metavars = metavars
        self.choices = choices
        self.commands = None
        self.group = None
        self.begin = _nothing
        self.end = _nothing
        self.values = {}
        self.hides_default = False

    def described(self):
        """What errors call it."""
        if self.names:
            return '/'.join(self.names)
        if self.metavars:
            return self.metavars[0] if len(self.metavars) == 1 else str(tuple(self.metavars))
        return self.dest if self.dest else self.metavar(0)

    def metavar(self, place):
        if self.metavars:
            return self.metavars[place if len(self.metavars) > 1 else 0]
        if self.commands is not None:
            return '{' + ','.join(self.commands.choices) + '}'
        if self.choices is not None:
            return '{' + ','.join(self.choices) + '}'
        return self.dest.upper() if self.names else self.dest

    def words_in_help(self):
        kind = self.words.kind
        first = self.metavar(0)
        second = self.metavar(1) if len(self.metavars) > 1 else first
        if kind == '?':
            return '[' + first + ']'
        if kind == '*':
            return '[' + first + ' [' + second + ' ...]]' if len(self.metavars) == 2 else '[' + first + ' ...]'
        if kind == '+':
            return first + ' [' + second + ' ...]'
        if kind == '.':
            return '...'
        if kind == 'A':
            return first + ' ...'
        return ' '.join([self.metavar(i) for i in range(self.words.least)])

    def in_usage(self):
        """Without the brackets that say that it may be left out."""
        if not self.names:
            return self.words_in_help()
        return self.names[0] + ' ' + self.words_in_help() if self.words.most != 0 else self.names[0]

    def heading(self):
        """How help shows it."""
        if not self.names:
            return self.metavar(0)
        if self.words.most == 0:
            return ', '.join(self.names)
        return ', '.join([name + ' ' + self.words_in_help() for name in self.names])


class _Section:
    """Arguments under one title of help."""

    def __init__(self, parser, title, description):
        self._parser = parser
        self._title = title
        self._description = description
        self._actions = []

    @specialize.call_location()
    def add_argument(self, *names, action='store', nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None, dest=None, version=None):
        made = _made(self._parser, names, action, nargs, const, default, type, choices, required, help, metavar, dest, version)
        self._parser._add(made, self)
        return made

    def add_mutually_exclusive_group(self, required=False):
        return self._parser._exclusive_group(self, required)


class _ExclusiveGroup:
    """Arguments of which only one may be given."""

    def __init__(self, parser, section, required):
        self._parser = parser
        self._section = section
        self._required = required
        self._actions = []

    @specialize.call_location()
    def add_argument(self, *names, action='store', nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None, dest=None, version=None):
        made = _made(self._parser, names, action, nargs, const, default, type, choices, required, help, metavar, dest, version)
        made.group = self
        self._actions.append(made)
        self._parser._add(made, self._section)
        return made


class _Commands:
    """What add_subparsers gives: makes parsers of a class, which is the parent's own where nothing else is said."""

    def __init__(self, prog, parser_class):
        self._prog = prog
        self._parser_class = parser_class
        self.choices = {}
        self._helped = []

    @specialize.call_location()
    def add_parser(self, name, help=None, aliases=[], prog=None, **keywords):
        parser = self._parser_class(prog=prog if prog is not None else self._prog + ' ' + name, **keywords)
        heading = name + ' (' + ', '.join(aliases) + ')' if aliases else name
        if help is not None:
            self._helped.append((heading, help))
        self.choices[name] = parser
        for alias in aliases:
            self.choices[alias] = parser
        return parser


# What an argument does


_AS_THEY_ARE = ('store', 'append', 'extend')


@specialize.memo()
def _takes_words(action):
    return action is None or action in _AS_THEY_ARE


_NAMED = (*_AS_THEY_ARE, 'store_const', 'store_true', 'store_false', 'append_const', 'count', 'help', 'version')


@specialize.memo()
def _is_known(action):
    return action is None or action in _NAMED or action is BooleanOptionalAction or _is_class_of_actions(action)


@specialize.memo()
def _is_class_of_actions(action):
    return isinstance(action, type) and issubclass(action, Action)


_KINDS = unrolling_iterable((OPTIONAL, ZERO_OR_MORE, ONE_OR_MORE, REMAINDER, PARSER))


@specialize.call_location()
def _made(parser, names, action, nargs, const, default, type, choices, required, help, metavar, dest, version):
    """The action of one call of add_argument. How many words it takes tells the types of what it gives, so each number that only the run tells is one for itself."""
    for kind in _KINDS:
        if nargs == kind:
            return _made_for(parser, names, action, kind, const, default, type, choices, required, help, metavar, dest, version)
    if isinstance(nargs, str):
        raise ValueError('invalid nargs: ' + repr(nargs))
    return _made_for(parser, names, action, nargs, const, default, type, choices, required, help, metavar, dest, version)


@specialize.call_location()
def _made_for(parser, names, action, nargs, const, default, type, choices, required, help, metavar, dest, version):
    """The same, where it is known how many words it takes."""
    if len(names) == 0:
        raise ValueError('dest= is required for options like ' + repr(()))
    if len(names) == 1:
        target = _destination_of_one(names[0], dest)
    elif len(names) == 2:
        target = _destination_of_two(names[0], names[1], dest)
    else:
        target = _destination_of_three(names[0], names[1], names[2], dest)
    if not _is_known(action):
        raise ValueError('unknown action "' + str(action) + '"')
    is_option = _is_option(names[0])
    options = list(names) if is_option else []
    metavars = [] if metavar is None else [metavar] if isinstance(metavar, str) else list(metavar)
    texts = None if choices is None else [str(choice) for choice in choices]
    if _is_class_of_actions(action):
        own = action(option_strings=options, dest=target, nargs=nargs, const=const, default=default, type=type, choices=choices, required=required, help=help, metavar=metavar)
        words = _words_of(own.nargs)
        required = own.required
    elif _takes_words(action):
        if const is not None and nargs != OPTIONAL:
            raise ValueError('nargs must be ' + repr(OPTIONAL) + ' to supply const')
        words = _words_of_constant(nargs)
    else:
        words = _words_of_constant(0)
    if not is_option:
        required = words.least > 0 or words.kind == '*' and default is None
    made = _Action(options, target, words, required, help, metavars, texts)
    described = made.described()
    _explain(made, parser, help, default, const, type)
    if _is_class_of_actions(action):
        made.begin = _beginning(target, default)
        take = _calling(own, parser, _reading(described, type, choices), type, is_option, const, default)
    elif action == 'help':
        made.begin = _nothing

        def take(space, given, option):
            parser.print_help()
            parser.exit()
            return True
    elif action == 'version':
        made.begin = _nothing

        def take(space, given, option):
            text = version if version is not None else ''
            parser._write(_Help(parser).text(text.replace('%(prog)s', parser.prog), 0) + '\n')
            parser.exit()
            return True
    elif action == 'store_true' or action == 'store_false' or action is BooleanOptionalAction:
        if action is BooleanOptionalAction:
            for name in names:
                if name.startswith('--'):
                    options.append('--no-' + name[2:])
            made.begin = _beginning(target, default)
        elif default is None:
            made.begin = _beginning(target, action == 'store_false')
        else:
            made.begin = _beginning(target, default)

        def take(space, given, option):
            if action is BooleanOptionalAction:
                setattr(space, target, not option.startswith('--no-'))
            else:
                setattr(space, target, action == 'store_true')
            return True
    elif action == 'count':
        made.begin = _beginning(target, default)

        def take(space, given, option):
            before = getattr(space, target)
            setattr(space, target, 1 if before is None else before + 1)
            return True
    elif action == 'store_const':
        made.begin = _beginning(target, default)

        def take(space, given, option):
            setattr(space, target, const)
            return True
    elif action == 'append_const':
        made.begin = _beginning(target, default)

        def take(space, given, option):
            before = getattr(space, target)
            setattr(space, target, ([] if before is None else list(before)) + [const])
            return True
    else:
        read = _reading(described, type, choices)
        if type is not None and isinstance(default, str) and action != 'append' and action != 'extend':
            made.begin = _nothing
            made.end = _ending(target, read, default)
        else:
            made.begin = _beginning(target, default)
        if action == 'append' or action == 'extend':
            take = _appending(target, read, nargs, action == 'extend')
        elif nargs is None:
            def take(space, given, option):
                setattr(space, target, read(given[0]))
                return True
        elif nargs == OPTIONAL:
            def take(space, given, option):
                if given:
                    setattr(space, target, read(given[0]))
                elif is_option:
                    setattr(space, target, _as_given(const, read, type))
                elif default is not None:
                    setattr(space, target, _as_given(default, read, type))
                return len(given) > 0 or is_option
        else:
            def take(space, given, option):
                if given or is_option or nargs != ZERO_OR_MORE:
                    setattr(space, target, [read(word) for word in given])
                    return True
                if default is None:
                    setattr(space, target, [])
                return False
    made.take = take
    return made


def _nothing(space):
    """A default that is not set."""


@specialize.call_location()
def _beginning(target, default):
    if isinstance(default, str) and default == SUPPRESS:
        return _nothing

    def begin(space):
        setattr(space, target, default)
    return begin


@specialize.memo()
def _setter(names):
    """What gives attributes of these names such values."""
    namespace = {}
    exec('def set_all(space, values):\n' + ''.join(['    setattr(space, %r, values[%d])\n' % (name, i) for i, name in enumerate(names)]) + '    return None\n', namespace)
    return namespace['set_all']


def _beginning_of_all(set_all, values):
    def begin(space):
        set_all(space, values)
    return begin


def _beginning_of_any(keywords):
    def begin(space):
        space.__dict__.update(keywords)
    return begin


@specialize.call_location()
def _ending(target, read, default):
    def end(space):
        setattr(space, target, read(default))
    return end


@specialize.call_location()
def _as_given(value, read, type):
    if isinstance(value, str) and type is not None:
        return read(value)
    return value


@specialize.call_location()
def _appending(target, read, nargs, extends):
    def take(space, given, option):
        before = getattr(space, target)
        items = [] if before is None else list(before)
        if extends:
            items.extend([read(word) for word in given])
        elif nargs is None:
            items.append(read(given[0]))
        else:
            items.append([read(word) for word in given])
        setattr(space, target, items)
        return True
    return take


@specialize.call_location()
def _calling(own, parser, read, type, is_option, const, default):
    """Calls an action of a class that the program has."""
    def take(space, given, option):
        name = option if is_option else None
        if own.nargs is None:
            own(parser, space, read(given[0]), name)
        elif own.nargs == OPTIONAL and not given:
            own(parser, space, _as_given(const if is_option else default, read, type), name)
        elif own.nargs == OPTIONAL:
            own(parser, space, read(given[0]), name)
        else:
            own(parser, space, [read(word) for word in given], name)
        return True
    return take


def _as_it_is(word):
    return word


@specialize.call_location()
def _reading(described, type, choices):
    """Makes of a word what the argument's type does."""
    if type is None and choices is None:
        return _as_it_is

    def read(word):
        if type is None:
            value = word
        else:
            try:
                value = type(word)
            except ArgumentTypeError as error:
                raise ArgumentError(described, str(error)) from None
            except (TypeError, ValueError):
                raise ArgumentError(described, 'invalid ' + _name_of(type) + ' value: ' + repr(word)) from None
        if choices is not None and value not in choices:
            raise ArgumentError(described, 'invalid choice: ' + repr(value) + ' (choose from ' + ', '.join([repr(choice) for choice in choices]) + ')')
        return value
    return read


def _any_format(help):
    return '%s'


@specialize.memo()
def _format_of_default(help):
    """How a help text writes the default."""
    start = help.find('%(default)') if help is not None else -1
    if start < 0:
        return '%s'
    end = start + 10
    while not help[end].isalpha():
        end += 1
    return '%' + help[start + 10:end + 1]


_format_of_default._at_run_time_ = _any_format


def _name_of(type):
    """How messages call what makes a value of a word."""
    return type.__name__ if hasattr(type, '__name__') else repr(type)


@specialize.call_location()
def _explain(made, parser, help, default, const, type):
    """Keeps what help says of values. The help is seen apart from the action, as it decides how the default is written."""
    format = _format_of_default(help)
    made.values = {'prog': parser.prog, 'default': str(default) if format == '%s' else format % default, 'const': str(const), 'type': 'None' if type is None else _name_of(type), 'required': str(made.required), 'dest': made.dest,
                   'choices': 'None' if made.choices is None else ', '.join(made.choices), 'nargs': str(made.words.least)}
    made.hides_default = isinstance(default, str) and default == SUPPRESS


def _explained(action, parser):
    """What help says, with the default and the like put in."""
    text = action.help
    if text is None:
        return ''
    if parser._tells_defaults() and '%(default)' not in text and (action.names or action.words.kind in '?*') and not action.hides_default:
        text += ' (default: %(default)s)'
    return _filled_in(text, action) if '%' in text else text


def _filled_in(text, action):
    """A help text with values where it names them: '%(name)s'."""
    values = action.values
    parts = []
    place = 0
    while True:
        start = text.find('%', place)
        if start < 0:
            return ''.join(parts) + text[place:]
        parts.append(text[place:start])
        close = text.find(')', start)
        if text[start:start + 2] == '%(' and close > 0:
            parts.append(values[text[start + 2:close]])
            place = close + 1
            while place < len(text) and not text[place].isalpha():
                place += 1
            place += 1
        elif text[start:start + 2] == '%%':
            parts.append('%')
            place = start + 2
        else:
            raise ValueError('incomplete format')


# Which words an argument takes


def _ends(words, letters, start, with_dashes):
    """Where the words of an argument may end, the farthest first."""
    count = 0
    end = start
    found = []
    takes_all = words.kind == '.' or words.kind == 'A'
    while True:
        if count >= words.least:
            found.append(end)
        if end == len(letters) or letters[end] == '-' and not with_dashes:
            break
        if letters[end] == 'A':
            if words.most >= 0 and count == words.most:
                break
            count += 1
        elif letters[end] == 'O' and not (takes_all and count >= words.least):
            break
        end += 1
    found.reverse()
    return found


def _shared_out(actions, letters, start):
    """How many words each of these takes so that all get what they need, as far to the front as can be; None where that cannot be."""
    if not actions:
        return []
    for end in _ends(actions[0].words, letters, start, True):
        rest = _shared_out(actions[1:], letters, end)
        if rest is not None:
            return [end - start] + rest
    return None


def _expectation(words):
    """What is said where an option gets too few words."""
    if words.kind == ' ':
        return 'expected one argument'
    if words.kind == '?':
        return 'expected at most one argument'
    if words.kind == '+':
        return 'expected at least one argument'
    return 'expected ' + str(words.least) + (' argument' if words.least == 1 else ' arguments')


class _Option:
    """A word that looks like an option: which it is, or None; its name, and what is behind = or joined to it, or None."""

    def __init__(self, action, name, joined):
        self.action = action
        self.name = name
        self.joined = joined


def _is_negative_number(word):
    digits = word[1:]
    if digits.isdecimal():
        return True
    whole, point, part = digits.partition('.')
    return point == '.' and part.isdecimal() and (whole == '' or whole.isdecimal())


class _Parse:
    """One run over the words of a command line."""

    def __init__(self, parser, words, space):
        self.parser = parser
        self.words = words
        self.space = space
        self.extras = []
        self.extras_behind = []
        self.seen = []
        self.given = []
        self.waiting = [action for action in parser._actions if not action.names]
        self.options = {}
        self.letters = ''

    def classify(self):
        letters = []
        only_words = False
        for i in range(len(self.words)):
            option = None if only_words else self.parser._option_of(self.words[i])
            if not only_words and self.words[i] == '--':
                only_words = True
                letters.append('-')
            elif option is None:
                letters.append('A')
            else:
                letters.append('O')
                self.options[i] = option
        self.letters = ''.join(letters)

    def take(self, action, words, name):
        self.seen.append(action)
        if action.words.kind not in '.A' and '--' in words:
            words.remove('--')
        if action.group is not None and (words or action.names):
            for other in action.group._actions:
                if other is not action and other in self.given:
                    raise ArgumentError(action.described(), 'not allowed with argument ' + other.described())
        if action.commands is not None:
            self.take_command(action, words)
        elif action.take(self.space, words, name):
            self.given.append(action)

    def take_command(self, action, words):
        action.take(self.space, words, '')
        known = action.commands.choices
        if words[0] not in known:
            raise ArgumentError(action.described(), 'invalid choice: ' + repr(words[0]) + ' (choose from ' + ', '.join([repr(name) for name in known]) + ')')
        self.given.append(action)
        self.extras_behind = known[words[0]]._parse_into(words[1:], self.space)

    def take_positionals(self, start):
        for count in range(len(self.waiting), -1, -1):
            counts = _shared_out(self.waiting[:count], self.letters, start)
            if counts is not None:
                taking = self.waiting[:count]
                self.waiting = self.waiting[count:]
                for i in range(count):
                    self.take(taking[i], self.words[start:start + counts[i]], '')
                    start += counts[i]
                break
        return start

    def words_behind(self, action, letters):
        ends = _ends(action.words, letters, 0, False)
        if not ends:
            raise ArgumentError(action.described(), _expectation(action.words))
        return ends[0]

    def take_option(self, start):
        option = self.options[start]
        action = option.action
        name = option.name
        joined = option.joined
        flags = []
        while True:
            if action is None:
                self.extras.append(self.words[start])
                return start + 1
            if joined is None:
                stop = start + 1 + self.words_behind(action, self.letters[start + 1:])
                words = self.words[start + 1:stop]
                break
            count = self.words_behind(action, 'A')
            if count == 1:
                stop = start + 1
                words = [joined]
                break
            if name[1] == '-' or joined == '' or name[0] + joined[0] not in self.parser._by_name:
                raise ArgumentError(action.described(), 'ignored explicit argument ' + repr(joined))
            flags.append((action, name))
            name = name[0] + joined[0]
            action = self.parser._by_name[name]
            joined = joined[1:] if len(joined) > 1 else None
        for flag, its_name in flags:
            self.take(flag, [], its_name)
        self.take(action, words, name)
        return stop

    def run(self):
        last = max(self.options) if self.options else -1
        start = 0
        while start <= last:
            next_option = start
            while next_option not in self.options:
                next_option += 1
            if start != next_option:
                end = self.take_positionals(start)
                if end > start:
                    start = end
                    continue
            if start not in self.options:
                self.extras.extend(self.words[start:next_option])
                start = next_option
            start = self.take_option(start)
        stop = self.take_positionals(start)
        self.extras.extend(self.words[stop:])

    def finish(self):
        missing = []
        for action in self.parser._actions:
            if action not in self.seen:
                if action.required:
                    missing.append(action.described())
                else:
                    action.end(self.space)
        if missing:
            self.parser.error('the following arguments are required: ' + ', '.join(missing))
        for group in self.parser._exclusive:
            if group._required and not [action for action in group._actions if action in self.given]:
                names = [action.described() for action in group._actions if action.help != SUPPRESS]
                self.parser.error('one of the arguments ' + ' '.join(names) + ' is required')


# Help


class _Help:
    """Writes usage and help as wide as COLUMNS says, or 80."""

    def __init__(self, parser):
        self.parser = parser
        columns = os.environ.get('COLUMNS', '')
        width = int(columns) if columns.isdecimal() else 0
        self.width = (width if width > 0 else 80) - 2
        self.help_position = min(24, max(self.width - 20, 4))
        self.longest = 0

    def text(self, text, indent):
        text = text.replace('%(prog)s', self.parser.prog)
        if issubclass(self.parser._formatter, RawDescriptionHelpFormatter):
            return '\n'.join([' ' * indent + line if line.strip() else line for line in text.splitlines()])
        prefix = ' ' * indent
        return textwrap.fill(' '.join(text.split()), max(self.width - indent, 11), initial_indent=prefix, subsequent_indent=prefix)

    def usage(self, prefix):
        parser = self.parser
        if parser.usage is not None:
            return prefix + parser.usage.replace('%(prog)s', parser.prog) + '\n\n'
        shown = [action for action in parser._actions if action.help != SUPPRESS]
        options = self.parts([action for action in shown if action.names])
        positionals = self.parts([action for action in shown if not action.names])
        line = ' '.join([parser.prog] + options + positionals)
        if len(prefix) + len(line) > self.width:
            line = '\n'.join(self.usage_lines(prefix, _split(options), _split(positionals)))
        return prefix + line + '\n\n'

    def usage_lines(self, prefix, options, positionals):
        prog = self.parser.prog
        if 4 * (len(prefix) + len(prog)) <= 3 * self.width:
            indent = ' ' * (len(prefix) + len(prog) + 1)
            if options:
                return self.filled([prog] + options, indent, prefix) + self.filled(positionals, indent, '')
            return self.filled([prog] + positionals, indent, prefix) if positionals else [prog]
        indent = ' ' * len(prefix)
        lines = self.filled(options + positionals, indent, '')
        if len(lines) > 1:
            lines = self.filled(options, indent, '') + self.filled(positionals, indent, '')
        return [prog] + lines

    def filled(self, parts, indent, prefix):
        """Lines of parts, each indented, but that the first stands behind a prefix where there is one."""
        lines = []
        line = []
        length = (len(prefix) if prefix else len(indent)) - 1
        for part in parts:
            if line and length + 1 + len(part) > self.width:
                lines.append(indent + ' '.join(line))
                line = []
                length = len(indent) - 1
            line.append(part)
            length += len(part) + 1
        if line:
            lines.append(indent + ' '.join(line))
        if prefix:
            lines[0] = lines[0][len(indent):]
        return lines

    def parts(self, actions):
        """The texts of usage, one an argument, or a group of those that exclude each other and stand side by side."""
        found = []
        i = 0
        while i < len(actions):
            group = actions[i].group
            if group is not None and group._actions[0] is actions[i] and len(group._actions) > 1 and actions[i:i + len(group._actions)] == group._actions:
                inside = ' | '.join([_unbracketed(action.in_usage()) for action in group._actions])
                found.append('(' + inside + ')' if group._required else '[' + inside + ']')
                i += len(group._actions)
            else:
                text = actions[i].in_usage()
                found.append('[' + text + ']' if actions[i].names and not actions[i].required else text)
                i += 1
        return found

    def help(self):
        parser = self.parser
        blocks = [self.usage('usage: ')]
        if parser.description is not None and parser.description.strip():
            blocks.append(self.text(parser.description, 0) + '\n\n')
        for section in parser._sections:
            for action in section._actions:
                if action.help != SUPPRESS:
                    self.longest = max(self.longest, len(action.heading()) + 2)
                    if action.commands is not None:
                        for heading, _ in action.commands._helped:
                            self.longest = max(self.longest, len(heading) + 4)
        for section in parser._sections:
            block = self.section(section)
            if block:
                blocks.append(block + '\n')
        if parser.epilog is not None and parser.epilog.strip():
            blocks.append(self.text(parser.epilog, 0) + '\n\n')
        return ''.join(blocks).strip('\n') + '\n'

    def section(self, section):
        parts = []
        if section._description is not None and section._description.strip():
            parts.append(self.text(section._description, 2) + '\n\n')
        for action in section._actions:
            if action.help != SUPPRESS:
                parts.append(self.entry(action.heading(), _explained(action, self.parser), 2))
                if action.commands is not None:
                    for heading, help in action.commands._helped:
                        parts.append(self.entry(heading, help.replace('%(prog)s', self.parser.prog).replace('%%', '%'), 4))
        inside = ''.join(parts)
        if not inside:
            return ''
        return section._title + ':\n' + inside if section._title is not None else inside

    def entry(self, heading, help, indent):
        position = min(self.longest + 2, self.help_position)
        width = max(self.width - position, 11)
        room = position - indent - 2
        if not help.strip():
            return ' ' * indent + heading + '\n'
        if issubclass(self.parser._formatter, RawTextHelpFormatter):
            lines = help.splitlines()
        else:
            lines = textwrap.wrap(' '.join(help.split()), width)
        if len(heading) <= room:
            first = ' ' * indent + heading + ' ' * (room - len(heading)) + '  ' + lines[0] + '\n'
            lines = lines[1:]
        else:
            first = ' ' * indent + heading + '\n'
        return first + ''.join([' ' * position + line + '\n' for line in lines])


def _unbracketed(text):
    return text[1:-1] if text.startswith('[') and text.endswith(']') else text


def _split(parts):
    """Parts of usage between which a line may be broken: at blanks outside of brackets."""
    found = []
    for part in parts:
        place = 0
        while place < len(part):
            end = _end_of_part(part, place)
            found.append(part[place:end])
            place = end + 1
    return found


def _end_of_part(text, place):
    if text[place] in '([':
        closing = ')' if text[place] == '(' else ']'
        for end in range(place + 1, len(text)):
            if text[end] == closing and (end + 1 == len(text) or text[end + 1] == ' '):
                return end + 1
    end = text.find(' ', place)
    return end if end >= 0 else len(text)


class ArgumentParser:
    """As in argparse, for options that begin with a dash."""

    def __init__(self, prog=None, usage=None, description=None, epilog=None, parents=[], formatter_class=HelpFormatter, prefix_chars='-', fromfile_prefix_chars=None, argument_default=None, conflict_handler='error', add_help=True, allow_abbrev=True, exit_on_error=True):
        self.prog = os.path.basename(sys.argv[0]) if prog is None else prog
        self.usage = usage
        self.description = description
        self.epilog = epilog
        self.exit_on_error = exit_on_error
        self.allow_abbrev = allow_abbrev
        self._formatter = formatter_class
        self._positionals = _Section(self, 'positional arguments', None)
        self._optionals = _Section(self, 'options', None)
        self._sections = [self._positionals, self._optionals]
        self._actions = []
        self._by_name = {}
        self._exclusive = []
        self._defaults = []
        if add_help:
            self.add_argument('-h', '--help', action='help', help='show this help message and exit')
        for parent in parents:
            self._take_from(parent)

    def _take_from(self, parent):
        for section in parent._sections:
            if section is parent._positionals or section is parent._optionals:
                own = None
            else:
                own = _Section(self, section._title, section._description)
                self._sections.append(own)
            for action in section._actions:
                self._add(action, own)
        self._exclusive.extend(parent._exclusive)
        self._defaults.extend(parent._defaults)

    @specialize.call_location()
    def add_argument(self, *names, action='store', nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None, dest=None, version=None):
        made = _made(self, names, action, nargs, const, default, type, choices, required, help, metavar, dest, version)
        self._add(made, None)
        return made

    def _add(self, action, section):
        for name in action.names:
            if name in self._by_name:
                raise ArgumentError(action.described(), 'conflicting option string: ' + name)
        for name in action.names:
            self._by_name[name] = action
        self._actions.append(action)
        (section or (self._optionals if action.names else self._positionals))._actions.append(action)

    def add_argument_group(self, title=None, description=None):
        section = _Section(self, title, description)
        self._sections.append(section)
        return section

    def _exclusive_group(self, section, required):
        group = _ExclusiveGroup(self, section, required)
        self._exclusive.append(group)
        return group

    def add_mutually_exclusive_group(self, required=False):
        return self._exclusive_group(None, required)

    @specialize.call_location()
    def add_subparsers(self, title=None, description=None, prog=None, dest=None, required=False, help=None, metavar=None, parser_class=None):
        if prog is None:
            prog = ' '.join([self.prog] + _Help(self).parts([action for action in self._actions if not action.names and action.help != SUPPRESS]))
        made = _Action([], dest if dest is not None else '', _words_of_constant(PARSER), required, help, [] if metavar is None else [metavar], None)
        made.commands = _Commands(prog, type(self) if parser_class is None else parser_class)
        _explain(made, self, help, None, None, None)
        if dest is None:
            made.begin = _nothing

            def take(space, given, option):
                return True
        else:
            made.begin = _beginning(dest, None)

            def take(space, given, option):
                setattr(space, dest, given[0])
                return True
        made.take = take
        section = None
        if title is not None or description is not None:
            section = self.add_argument_group(title if title is not None else 'subcommands', description)
        self._add(made, section)
        return made.commands

    @specialize.call_location()
    def set_defaults(self, **keywords):
        """As in argparse. Where the names are known, what is inferred of each attribute is what is given."""
        if we_are_translated():
            given = partial(_nothing, **keywords)
            if isinstance(given._named_, dict):
                self._defaults.append(_beginning_of_any(given._named_))
            else:
                self._defaults.append(_beginning_of_all(_setter(given._names_), given._named_))
        else:
            self._set_before(**keywords)

    def _set_before(self, **keywords):
        """What set_defaults() does before the program starts."""
        for name, value in keywords.items():
            self._defaults.append(_beginning(name, value))

    def _tells_defaults(self):
        return issubclass(self._formatter, ArgumentDefaultsHelpFormatter)

    def _option_of(self, word):
        """What a word is that looks like an option; None if it does not."""
        if not word.startswith('-') or word == '-' or word == '--':
            return None
        if word in self._by_name:
            return _Option(self._by_name[word], word, None)
        name, equals, behind = word.partition('=')
        joined = behind if equals else None
        if equals and name in self._by_name:
            return _Option(self._by_name[name], name, joined)
        found = self._abbreviated(word, name, joined)
        if len(found) > 1:
            raise ArgumentError(None, 'ambiguous option: ' + word + ' could match ' + ', '.join([option.name for option in found]))
        if found:
            return found[0]
        if ' ' in word or _is_negative_number(word) and not [each for each in self._by_name if _is_negative_number(each)]:
            return None
        return _Option(None, word, None)

    def _abbreviated(self, word, name, joined):
        found = []
        for each in self._by_name:
            if word.startswith('--'):
                if self.allow_abbrev and each.startswith(name):
                    found.append(_Option(self._by_name[each], each, joined))
            elif each == word[:2]:
                found.append(_Option(self._by_name[each], each, word[2:]))
            elif each.startswith(word):
                found.append(_Option(self._by_name[each], each, None))
        return found

    def _parse_into(self, words, space):
        try:
            seen = []
            for action in self._actions:
                if action.dest not in seen:
                    seen.append(action.dest)
                    action.begin(space)
            for begin in self._defaults:
                begin(space)
            parse = _Parse(self, words, space)
            parse.classify()
            parse.run()
            parse.finish()
            return parse.extras + parse.extras_behind
        except ArgumentError as error:
            if self.exit_on_error:
                self.error(str(error))
            raise

    def parse_known_args(self, args=None, namespace=None):
        words = sys.argv[1:] if args is None else list(args)
        space = Namespace() if namespace is None else namespace
        extras = self._parse_into(words, space)
        return space, extras

    def parse_args(self, args=None, namespace=None):
        space, extras = self.parse_known_args(args, namespace)
        if extras:
            self.error('unrecognized arguments: ' + ' '.join(extras))
        return space

    def format_usage(self):
        return _Help(self).usage('usage: ').rstrip('\n') + '\n'

    def format_help(self):
        return _Help(self).help()

    def _write(self, text):
        sys.stdout.write(text)

    def print_usage(self, file=None):
        if file is None:
            self._write(self.format_usage())
        else:
            file.write(self.format_usage())

    def print_help(self, file=None):
        if file is None:
            self._write(self.format_help())
        else:
            file.write(self.format_help())

    def exit(self, status=0, message=None):
        if message:
            sys.stderr.write(message)
        sys.exit(status)

    def error(self, message):
        self.print_usage(sys.stderr)
        self.exit(2, self.prog + ': error: ' + message + '\n')
