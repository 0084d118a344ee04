"""Writes unicode_printable.py and unicode_tables.py of the system code from the Unicode data of the Python that runs this (3.12: Unicode 15.0).

    python3.12 generate_unicode_tables.py ../resources/dev/serpentine/typer/system
"""

import sys
import unicodedata

LIMIT = 0x110000


def ranges(predicate):
    """Flat list of starts and ends (exclusive) of the ranges of code points that have the property."""
    result = []
    inside = False
    for code in range(LIMIT):
        if predicate(chr(code)) != inside:
            result.append(code)
            inside = not inside
    if inside:
        result.append(LIMIT)
    return result


def runs(mapping):
    """Flat list of first, last, step and offset of code points that map to one other code point."""
    pairs = [(code, ord(mapping(chr(code))) - code) for code in range(LIMIT) if len(mapping(chr(code))) == 1 and mapping(chr(code)) != chr(code)]
    result = []
    index = 0
    while index < len(pairs):
        first, offset = pairs[index]
        last, step = first, 1
        if index + 1 < len(pairs) and pairs[index + 1][1] == offset and pairs[index + 1][0] - first in (1, 2):
            step = pairs[index + 1][0] - first
            while index + 1 < len(pairs) and pairs[index + 1] == (last + step, offset):
                index += 1
                last += step
        result += [first, last, step, offset]
        index += 1
    return result


def expansions(mapping):
    """Code points that map to several, and what they map to."""
    codes = [code for code in range(LIMIT) if len(mapping(chr(code))) > 1]
    return codes, [mapping(chr(code)) for code in codes]


def write(out, name, values):
    out.write('\n%s = [\n' % name)
    line = '   '
    for value in values:
        item = ' %s,' % (ascii(value))
        if len(line) + len(item) > 150:
            out.write(line + '\n')
            line = '   '
        line += item
    out.write(line + '\n]\n')


def main():
    if sys.version_info[:2] != (3, 12):
        sys.exit('run this with Python 3.12')
    with open(sys.argv[1] + '/unicode_printable.py', 'w') as out:
        out.write('"""Which code points Unicode %s does not print. Made by generate_unicode_tables.py: ranges, starts and ends (exclusive) by turns."""\n'
                  % unicodedata.unidata_version)
        write(out, 'UNPRINTABLE', ranges(lambda c: not c.isprintable()))
    with open(sys.argv[1] + '/unicode_tables.py', 'w') as out:
        out.write('"""Properties and case mappings of Unicode %s. Made by generate_unicode_tables.py.\n\n' % unicodedata.unidata_version)
        out.write('Ranges are starts and ends (exclusive) by turns. Runs are first, last, step and offset of code points that map to one other code point.\n"""\n')
        write_tables(out)


def write_tables(out):
    write(out, 'ALPHA', ranges(str.isalpha))
    write(out, 'DECIMAL', ranges(str.isdecimal))
    write(out, 'DIGIT', ranges(str.isdigit))
    write(out, 'NUMERIC', ranges(str.isnumeric))
    write(out, 'UPPER', ranges(str.isupper))
    write(out, 'LOWER', ranges(str.islower))
    write(out, 'TITLE', ranges(lambda c: unicodedata.category(c) == 'Lt'))
    write(out, 'CASED', ranges(lambda c: c.lower() != c or c.upper() != c or c.islower() or c.isupper() or c.istitle()))
    write(out, 'IDENTIFIER_START', ranges(str.isidentifier))
    write(out, 'IDENTIFIER_REST', ranges(lambda c: ('a' + c).isidentifier()))
    for name, mapping in (('UPPER', str.upper), ('LOWER', str.lower), ('TITLE', str.title), ('FOLD', str.casefold)):
        write(out, 'TO_' + name, runs(mapping))
        codes, texts = expansions(mapping)
        write(out, 'TO_%s_EXPANDED' % name, codes)
        write(out, 'TO_%s_TEXTS' % name, texts)


main()
