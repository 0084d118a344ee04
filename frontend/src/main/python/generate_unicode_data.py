"""Writes unicode_data.py of rpython.rtyper from the Unicode data of the Python that runs this (3.12: Unicode 15.0).

    python3.12 generate_unicode_data.py ../../../../rlib/src/main/resources/rpython/rtyper
"""

import sys
import unicodedata

LIMIT = 0x110000
HANGUL = range(0xac00, 0xd7a4)


def runs(value_of):
    """Where runs of code points of the same value begin, and the values."""
    starts, values = [], []
    for code in range(LIMIT):
        value = value_of(chr(code))
        if not values or value != values[-1]:
            starts.append(code)
            values.append(value)
    return starts, values


def canonical(char):
    return unicodedata.normalize('NFD', char)


def pair(char):
    """The two characters that are composed to the character, if there are."""
    parts = unicodedata.decomposition(char).split()
    if len(parts) != 2 or parts[0].startswith('<') or unicodedata.normalize('NFC', char) != char:
        return ''
    return ''.join(chr(int(part, 16)) for part in parts)


def write(out, name, values):
    out.write('\n%s = [\n' % name)
    line = '   '
    for value in values:
        item = ' %d,' % value
        if len(line) + len(item) > 150:
            out.write(line + '\n')
            line = '   '
        line += item
    out.write(line + '\n]\n')


def write_words(out, name, words):
    out.write('\n%s = (\n' % name)
    line = ''
    for word in words:
        if len(line) + len(word) > 140:
            out.write("    '" + line + "'\n")
            line = ''
        line += word + ' '
    out.write("    '" + line.rstrip() + "').split()\n")


def write_texts(out, name, texts):
    out.write('\n%s = [\n' % name)
    line = '   '
    for text in texts:
        item = ' %s,' % ascii(text)
        if len(line) + len(item) > 150:
            out.write(line + '\n')
            line = '   '
        line += item
    out.write(line + '\n]\n')


def write_wide(folder):
    """A module of its own: whoever writes columns of text needs no more."""
    starts, _ = runs(lambda char: unicodedata.east_asian_width(char) in 'WF')
    with open(folder + '/wide_characters.py', 'w') as out:
        out.write('"""Which characters take two columns of a terminal, of Unicode %s. Made by generate_unicode_data.py.\n\nWhere runs of narrow and of wide ones start, in turn, the first run being narrow."""\n' % unicodedata.unidata_version)
        write(out, 'STARTS', starts)


def main():
    write_wide(sys.argv[1])
    chars = [chr(code) for code in range(LIMIT) if code not in HANGUL and not 0xd800 <= code < 0xe000]
    with open(sys.argv[1] + '/unicode_data.py', 'w') as out:
        out.write('"""What unicodedata knows, of Unicode %s. Made by generate_unicode_data.py.\n\nRuns are where they start, and the value of each."""\n' % unicodedata.unidata_version)
        out.write("\nVERSION = '%s'\n" % unicodedata.unidata_version)
        for name, value_of in (('CATEGORY', unicodedata.category), ('DIRECTION', unicodedata.bidirectional), ('WIDTH', unicodedata.east_asian_width)):
            starts, values = runs(value_of)
            write(out, name + '_STARTS', starts)
            write_words(out, name + '_VALUES', [value or '-' for value in values])
        starts, values = runs(unicodedata.combining)
        write(out, 'COMBINING_STARTS', starts)
        write(out, 'COMBINING_VALUES', values)
        starts, values = runs(unicodedata.mirrored)
        write(out, 'MIRRORED_STARTS', starts)
        composed = [char for char in chars if canonical(char) != char]
        out.write('\n# Characters, and what they are taken apart into.\n')
        write_texts(out, 'CANONICAL', [text for char in composed for text in (char, canonical(char))])
        compatible = [char for char in chars if unicodedata.normalize('NFKD', char) != canonical(char)]
        write_texts(out, 'COMPATIBLE', [text for char in compatible for text in (char, unicodedata.normalize('NFKD', char))])
        out.write('\n# Two characters, and what they are put together to.\n')
        write_texts(out, 'COMPOSED', [text for char in chars if pair(char) for text in (pair(char), char)])
        numeric = [char for char in chars if unicodedata.numeric(char, None) is not None]
        out.write('\n# Characters that are numbers, and the numbers.\n')
        write_texts(out, 'NUMERIC', numeric)
        out.write('\nNUMBERS = %s\n' % [unicodedata.numeric(char) for char in numeric])
        write_texts(out, 'DIGITS', [char for char in numeric if unicodedata.digit(char, None) is not None])
        write_texts(out, 'DECIMALS', [char for char in numeric if unicodedata.decimal(char, None) is not None])


main()
