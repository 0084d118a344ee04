"""
Files of sections and options. The original keeps converters, interpolations and proxies by name in tables that no types can be told of; here the options of a section are a dict of texts.
There are no classes of interpolation other than the three that there are, and no converters of the program's.
"""

import re
from collections.abc import MutableMapping

from rpython.rlib.objectmodel import specialize

__all__ = ['ConfigParser', 'RawConfigParser', 'SectionProxy', 'BasicInterpolation', 'ExtendedInterpolation', 'NoSectionError', 'NoOptionError', 'DuplicateSectionError', 'DuplicateOptionError',
           'InterpolationError', 'InterpolationDepthError', 'InterpolationMissingOptionError', 'InterpolationSyntaxError', 'ParsingError', 'MissingSectionHeaderError', 'Error']

DEFAULTSECT = 'DEFAULT'
MAX_INTERPOLATION_DEPTH = 10


class Error(Exception):
    """Base of what goes wrong."""

    def __init__(self, msg=''):
        self.message = msg
        Exception.__init__(self, msg)


class NoSectionError(Error):
    def __init__(self, section):
        Error.__init__(self, 'No section: %r' % (section,))
        self.section = section


class DuplicateSectionError(Error):
    def __init__(self, section, source=None, lineno=None):
        if source is None:
            text = 'Section %r already exists' % (section,)
        else:
            text = 'While reading from %r [line %2d]: section %r already exists' % (source, lineno or 0, section)
        Error.__init__(self, text)
        self.section = section


class DuplicateOptionError(Error):
    def __init__(self, section, option, source=None, lineno=None):
        if source is None:
            text = 'Option %r in section %r already exists' % (option, section)
        else:
            text = 'While reading from %r [line %2d]: option %r in section %r already exists' % (source, lineno or 0, option, section)
        Error.__init__(self, text)
        self.section = section
        self.option = option


class NoOptionError(Error):
    def __init__(self, option, section):
        Error.__init__(self, 'No option %r in section: %r' % (option, section))
        self.option = option
        self.section = section


class InterpolationError(Error):
    def __init__(self, option, section, msg):
        Error.__init__(self, msg)
        self.option = option
        self.section = section


class InterpolationMissingOptionError(InterpolationError):
    def __init__(self, option, section, rawval, reference):
        InterpolationError.__init__(self, option, section, 'Bad value substitution: option {!r} in section {!r} contains an interpolation key {!r} which is not a valid option name. Raw value: {!r}'.format(
            option, section, reference, rawval))
        self.reference = reference


class InterpolationSyntaxError(InterpolationError):
    """What is written in a value is no interpolation."""


class InterpolationDepthError(InterpolationError):
    def __init__(self, option, section, rawval):
        InterpolationError.__init__(self, option, section, 'Recursion limit exceeded in value substitution: option {!r} in section {!r} contains an interpolation key which cannot be substituted in {} steps. Raw value: {!r}'.format(
            option, section, MAX_INTERPOLATION_DEPTH, rawval))


class ParsingError(Error):
    def __init__(self, source):
        Error.__init__(self, 'Source contains parsing errors: %r' % source)
        self.source = source
        self.text = self.message

    def append(self, lineno, line):
        self.text += '\n\t[line %2d]: %s' % (lineno, line)

    def __str__(self):
        return self.text


class MissingSectionHeaderError(Error):
    def __init__(self, filename, lineno, line):
        Error.__init__(self, 'File contains no section headers.\nfile: %r, line: %d\n%r' % (filename, lineno, line))
        self.source = filename
        self.lineno = lineno
        self.line = line


class _Plain:
    """Values are as they are written."""

    def before_get(self, parser, section, option, value, defaults):
        return value

    def before_set(self, value):
        pass


class _References(_Plain):
    """Values that refer to those of other options: behind a sign, in between an opening and a closing text; the sign twice is the sign."""

    def before_get(self, parser, section, option, value, defaults):
        return ''.join(self._pieces(parser, option, section, value, value, defaults, 1))

    def _pieces(self, parser, option, section, raw, rest, defaults, depth):
        if depth > MAX_INTERPOLATION_DEPTH:
            raise InterpolationDepthError(option, section, raw)
        sign = self._sign
        pieces = []
        while rest:
            place = rest.find(sign)
            if place < 0:
                pieces.append(rest)
                break
            pieces.append(rest[:place])
            rest = rest[place:]
            follows = rest[1:2]
            if follows == sign:
                pieces.append(sign)
                rest = rest[2:]
            elif follows == self._opening:
                end = rest.find(self._closing[0])
                if end < 3 or not rest.startswith(self._closing, end):
                    raise InterpolationSyntaxError(option, section, 'bad interpolation variable reference %r' % rest)
                reference = rest[2:end]
                rest = rest[end + len(self._closing):]
                pieces.extend(self._referred(parser, option, section, raw, reference, rest, defaults, depth))
            else:
                raise InterpolationSyntaxError(option, section, "'" + sign + "' must be followed by '" + sign + "' or '" + self._opening + "', found: " + repr(rest))
        return pieces

    def _nested(self, parser, option, section, raw, value, defaults, depth):
        if self._sign in value:
            return self._pieces(parser, option, section, raw, value, defaults, depth + 1)
        return [value]


class BasicInterpolation(_References):
    """`%(name)s` is the value of another option."""

    _sign = '%'
    _opening = '('
    _closing = ')s'

    def before_set(self, value):
        left = re.sub(r'%\([^)]+\)s', '', value.replace('%%', ''))
        if '%' in left:
            raise ValueError('invalid interpolation syntax in %r at position %d' % (value, left.find('%')))

    def _referred(self, parser, option, section, raw, reference, rest, defaults, depth):
        name = parser.optionxform(reference)
        found = defaults.get(name)
        if found is None:
            raise InterpolationMissingOptionError(option, section, raw, name)
        return self._nested(parser, option, section, raw, found, defaults, depth)


class ExtendedInterpolation(_References):
    """`${name}` and `${section:name}` are values of other options."""

    _sign = '$'
    _opening = '{'
    _closing = '}'

    def before_set(self, value):
        left = re.sub(r'\$\{[^}]+\}', '', value.replace('$$', ''))
        if '$' in left:
            raise ValueError('invalid interpolation syntax in %r at position %d' % (value, left.find('$')))

    def _referred(self, parser, option, section, raw, reference, rest, defaults, depth):
        path = reference.split(':')
        if len(path) > 2:
            raise InterpolationSyntaxError(option, section, "More than one ':' found: %r" % (rest,))
        name = parser.optionxform(path[-1])
        if len(path) == 2:
            its_section = path[0]
            its_defaults = parser._all_of(its_section) if parser.has_section(its_section) else {}
        else:
            its_section = section
            its_defaults = defaults
        found = its_defaults.get(name)
        if found is None:
            raise InterpolationMissingOptionError(option, section, raw, reference)
        return self._nested(parser, name, its_section, found, found, its_defaults, depth)


class _Lines:
    """What is being read."""

    def __init__(self, source):
        self.source = source
        self.section = ''
        self.has_section = False
        self.option = ''
        self.has_option = False
        self.indent = 0


_absent = object()


class RawConfigParser:
    BOOLEAN_STATES = {'1': True, 'yes': True, 'true': True, 'on': True, '0': False, 'no': False, 'false': False, 'off': False}

    def __init__(self, defaults=None, *, allow_no_value=False, delimiters=('=', ':'), comment_prefixes=('#', ';'), inline_comment_prefixes=None, strict=True, empty_lines_in_values=True,
                 default_section=DEFAULTSECT, interpolation=None):
        self.default_section = default_section
        self._defaults = {}
        self._sections = {}
        self._allow_no_value = allow_no_value
        self._delimiters = list(delimiters)
        self._comment_prefixes = list(comment_prefixes)
        self._inline_prefixes = [] if inline_comment_prefixes is None else list(inline_comment_prefixes)
        self._strict = strict
        self._empty_lines_in_values = empty_lines_in_values
        self._interpolation = _Plain() if interpolation is None else interpolation
        if defaults is not None:
            for key, value in defaults.items():
                self._defaults[self.optionxform(key)] = str(value)

    def optionxform(self, optionstr):
        return optionstr.lower()

    def defaults(self):
        return self._defaults

    def sections(self):
        return list(self._sections)

    def add_section(self, section):
        if section == self.default_section:
            raise ValueError('Invalid section name: %r' % section)
        if section in self._sections:
            raise DuplicateSectionError(section)
        self._sections[section] = {}

    def has_section(self, section):
        return section in self._sections

    def _own(self, section):
        """The options that are written in the section."""
        if section == self.default_section:
            return self._defaults
        if section not in self._sections:
            raise NoSectionError(section)
        return self._sections[section]

    def _all_of(self, section):
        """With those of the default section."""
        every = dict(self._defaults)
        every.update(self._own(section))
        return every

    def options(self, section):
        if section not in self._sections:
            raise NoSectionError(section)
        return list(self._keys(section))

    def _keys(self, section):
        keys = dict(self._own(section))
        for key in self._defaults:
            if key not in keys:
                keys[key] = None
        return keys

    def has_option(self, section, option):
        if not section or section == self.default_section:
            return self.optionxform(option) in self._defaults
        if section not in self._sections:
            return False
        option = self.optionxform(option)
        return option in self._sections[section] or option in self._defaults

    def read(self, filenames, encoding=None):
        names = [filenames] if isinstance(filenames, str) else list(filenames)
        found = []
        for name in names:
            try:
                with open(name, encoding='utf-8') as file:
                    self._read(list(file), str(name))
            except OSError:
                continue
            found.append(str(name))
        return found

    def read_file(self, f, source=None):
        self._read(list(f), '<???>' if source is None else source)

    def read_string(self, string, source='<string>'):
        self._read([line + '\n' for line in string.removesuffix('\n').split('\n')], source)

    def read_dict(self, dictionary, source='<dict>'):
        for section, options in dictionary.items():
            if section != self.default_section and section not in self._sections:
                self._sections[section] = {}
            own = self._own(section)
            for key, value in options.items():
                own[self.optionxform(str(key))] = str(value)

    def _without_comment(self, line):
        stripped = line.strip()
        for prefix in self._comment_prefixes:
            if stripped.startswith(prefix):
                return ''
        for prefix in self._inline_prefixes:
            place = line.find(prefix)
            while place >= 0:
                if place == 0 or line[place - 1].isspace():
                    return line[:place].strip()
                place = line.find(prefix, place + 1)
        return stripped

    def _read(self, lines, source):
        """Sections, options, and lines that go on with an option's value, which are indented deeper than the option."""
        state = _Lines(source)
        added_sections = set()
        added_options = set()
        values = {}
        wrong = None
        for number, line in enumerate(lines, 1):
            value = self._without_comment(line)
            if not value:
                if self._empty_lines_in_values and not line.strip() and state.has_option:
                    values[state.section, state.option].append('')
                elif not self._empty_lines_in_values:
                    state.indent = 2 ** 62
                continue
            indent = len(line) - len(line.lstrip())
            if state.has_option and indent > state.indent:
                values[state.section, state.option].append(value)
                continue
            state.indent = indent
            if value.startswith('[') and value.rfind(']') > 1:
                state.section = value[1:value.rfind(']')]
                if state.section != self.default_section:
                    if state.section not in self._sections:
                        self._sections[state.section] = {}
                    elif self._strict and state.section in added_sections:
                        raise DuplicateSectionError(state.section, source, number)
                    added_sections.add(state.section)
                state.has_section = True
                state.has_option = False
            elif not state.has_section:
                raise MissingSectionHeaderError(source, number, line)
            else:
                name, text, has_value = self._divided(value)
                if not name or not has_value and not self._allow_no_value:
                    if wrong is None:
                        wrong = ParsingError(source)
                    wrong.append(number, repr(line))
                    continue
                state.option = self.optionxform(name)
                place = (state.section, state.option)
                if self._strict and place in added_options:
                    raise DuplicateOptionError(state.section, state.option, source, number)
                added_options.add(place)
                state.has_option = has_value
                values[place] = [text]
                # It has its place among the others from now on; None for one without a value.
                self._own(state.section)[state.option] = '' if has_value else None
        for (section, option), parts in values.items():
            own = self._own(section)
            if own[option] is not None:
                own[option] = '\n'.join(parts).rstrip()
        if wrong is not None:
            raise wrong

    def _divided(self, line):
        """Name and value of an option, and whether there is a delimiter between them."""
        first = -1
        length = 0
        for delimiter in self._delimiters:
            place = line.find(delimiter)
            if place >= 0 and (first < 0 or place < first):
                first = place
                length = len(delimiter)
        if first < 0:
            return line, '', False
        return line[:first].rstrip(), line[first + length:].strip(), True

    def _find(self, section, option, raw, given):
        """The value of an option, or None where there is none; the second item tells whether there is the option."""
        every = self._all_of(section)
        if given is not None:
            for key, value in given.items():
                every[self.optionxform(key)] = str(value)
        option = self.optionxform(option)
        if option not in every:
            return None, False
        value = every[option]
        if raw or value is None:
            return value, True
        return self._interpolation.before_get(self, section, option, value, every), True

    @specialize.call_location()
    def get(self, section, option, *, raw=False, vars=None, fallback=_absent):
        if fallback is _absent:
            value, is_there = self._find(section, option, raw, vars)
            if not is_there:
                raise NoOptionError(self.optionxform(option), section)
            return value
        if section != self.default_section and section not in self._sections:
            return fallback
        value, is_there = self._find(section, option, raw, vars)
        return value if is_there else fallback

    @specialize.call_location()
    def _converted(self, convert, section, option, raw, given, fallback):
        if fallback is not _absent and section != self.default_section and section not in self._sections:
            return fallback
        value, is_there = self._find(section, option, raw, given)
        if not is_there:
            if fallback is not _absent:
                return fallback
            raise NoOptionError(self.optionxform(option), section)
        return convert(value)

    @specialize.call_location()
    def getint(self, section, option, *, raw=False, vars=None, fallback=_absent):
        return self._converted(_to_int, section, option, raw, vars, fallback)

    @specialize.call_location()
    def getfloat(self, section, option, *, raw=False, vars=None, fallback=_absent):
        return self._converted(_to_float, section, option, raw, vars, fallback)

    @specialize.call_location()
    def getboolean(self, section, option, *, raw=False, vars=None, fallback=_absent):
        return self._converted(_to_bool, section, option, raw, vars, fallback)

    @specialize.call_location()
    def items(self, section=_absent, raw=False, vars=None):
        if section is _absent:
            return [(name, self[name]) for name in self]
        keys = self._all_of(section)
        if vars is not None:
            for key in vars:
                keys[self.optionxform(key)] = ''
        return [(key, self._find(section, key, raw, vars)[0]) for key in keys]

    def set(self, section, option, value=None):
        if value is not None:
            self._interpolation.before_set(value)
        if not section:
            section = self.default_section
        self._own(section)[self.optionxform(option)] = value

    def remove_option(self, section, option):
        own = self._own(section)
        option = self.optionxform(option)
        existed = option in own
        if existed:
            del own[option]
        return existed

    def remove_section(self, section):
        existed = section in self._sections
        if existed:
            del self._sections[section]
        return existed

    def write(self, fp, space_around_delimiters=True):
        delimiter = self._delimiters[0]
        if space_around_delimiters:
            delimiter = ' ' + delimiter + ' '
        if self._defaults:
            self._write_section(fp, self.default_section, self._defaults, delimiter)
        for section, options in self._sections.items():
            self._write_section(fp, section, options, delimiter)

    def _write_section(self, fp, name, options, delimiter):
        fp.write('[' + name + ']\n')
        for key, value in options.items():
            if value is not None or not self._allow_no_value:
                fp.write(key + delimiter + str(value).replace('\n', '\n\t') + '\n')
            else:
                fp.write(key + '\n')
        fp.write('\n')

    def clear(self):
        self._sections.clear()

    def __getitem__(self, key):
        if key != self.default_section and key not in self._sections:
            raise KeyError(key)
        return SectionProxy(self, key)

    @specialize.argtype(2)
    def __setitem__(self, key, value):
        if key == self.default_section:
            self._defaults.clear()
        else:
            self._sections[key] = {}
        own = self._own(key)
        for name, each in value.items():
            own[self.optionxform(str(name))] = str(each)

    def __delitem__(self, key):
        if key == self.default_section:
            raise ValueError('Cannot remove the default section.')
        if key not in self._sections:
            raise KeyError(key)
        del self._sections[key]

    def __contains__(self, key):
        return key == self.default_section or key in self._sections

    def __len__(self):
        return len(self._sections) + 1

    def __iter__(self):
        return iter([self.default_section] + list(self._sections))

    def keys(self):
        return [self.default_section] + list(self._sections)

    def values(self):
        return [self[name] for name in self]


class ConfigParser(RawConfigParser):
    def __init__(self, defaults=None, *, allow_no_value=False, delimiters=('=', ':'), comment_prefixes=('#', ';'), inline_comment_prefixes=None, strict=True, empty_lines_in_values=True,
                 default_section=DEFAULTSECT, interpolation=_absent):
        RawConfigParser.__init__(self, defaults, allow_no_value=allow_no_value, delimiters=delimiters, comment_prefixes=comment_prefixes, inline_comment_prefixes=inline_comment_prefixes,
                                 strict=strict, empty_lines_in_values=empty_lines_in_values, default_section=default_section,
                                 interpolation=BasicInterpolation() if interpolation is _absent else interpolation)


def _to_int(text):
    return int(text)


def _to_float(text):
    return float(text)


def _to_bool(text):
    lower = text.lower()
    if lower not in RawConfigParser.BOOLEAN_STATES:
        raise ValueError('Not a boolean: %s' % text)
    return RawConfigParser.BOOLEAN_STATES[lower]


class SectionProxy(MutableMapping):
    """One section, as a mapping."""

    def __init__(self, parser, name):
        self._parser = parser
        self._name = name

    @property
    def name(self):
        return self._name

    @property
    def parser(self):
        return self._parser

    def __repr__(self):
        return '<Section: ' + self._name + '>'

    def __getitem__(self, key):
        value, is_there = self._parser._find(self._name, key, False, None)
        if not is_there:
            raise KeyError(key)
        return value

    def __setitem__(self, key, value):
        self._parser.set(self._name, key, value)

    def __delitem__(self, key):
        if not self._parser.remove_option(self._name, key):
            raise KeyError(key)

    def __contains__(self, key):
        return self._parser.has_option(self._name, key)

    def __len__(self):
        return len(self._parser._keys(self._name))

    def __iter__(self):
        return iter(list(self._parser._keys(self._name)))

    @specialize.call_location()
    def get(self, option, fallback=None, *, raw=False, vars=None):
        return self._parser.get(self._name, option, raw=raw, vars=vars, fallback=fallback)

    @specialize.call_location()
    def getint(self, option, fallback=None, *, raw=False, vars=None):
        return self._parser.getint(self._name, option, raw=raw, vars=vars, fallback=fallback)

    @specialize.call_location()
    def getfloat(self, option, fallback=None, *, raw=False, vars=None):
        return self._parser.getfloat(self._name, option, raw=raw, vars=vars, fallback=fallback)

    @specialize.call_location()
    def getboolean(self, option, fallback=None, *, raw=False, vars=None):
        return self._parser.getboolean(self._name, option, raw=raw, vars=vars, fallback=fallback)
