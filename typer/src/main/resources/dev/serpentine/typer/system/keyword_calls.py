"""What calls do with mappings of keywords that are passed with two stars, and what Python says where they do not fit a function's parameters."""

# Stands before each name where names come from mappings, which may hold any text; names of parameters are separated by blanks.
BEFORE = '\0'


def names(mapping):
    result = ''
    for name in mapping:
        result += BEFORE + keyword(name)
    return result


def keyword(name):
    """A key of a mapping, which may have others than texts."""
    if isinstance(name, str):
        return name
    raise TypeError('keywords must be strings')


def joined(first, second):
    return first + second


def add_all(rest, mapping):
    for name in mapping:
        rest[keyword(name)] = mapping[name]


def wrong(text):
    return TypeError(text)


def complaint(function, called, keywords, mapped, positional, positional_only, keyword_only, required, given, takes_more_positional, takes_more_keywords):
    """
    What is wrong with a call; the empty text where nothing is.

    `keywords` are named in the call, `mapped` come from mappings, `positional_only` is the number of positional parameters without a keyword, `given` that of the positional arguments.
    """
    seen = separated(keywords)
    for name in mapped.split(BEFORE)[1:]:
        if name in seen:
            return called + "() got multiple values for keyword argument '" + name + "'"
        seen.append(name)
    places = separated(positional)
    only_by_name = separated(keyword_only)
    unnamed = []
    for name in seen:
        place = places.index(name) if name in places else -1
        if place >= positional_only:
            if place < given:
                return function + "() got multiple values for argument '" + name + "'"
        elif name not in only_by_name and not takes_more_keywords:
            if place < 0:
                return function + "() got an unexpected keyword argument '" + name + "'"
            unnamed.append(name)
    if len(unnamed) > 0:
        return function + "() got some positional-only arguments passed as keyword arguments: '" + ', '.join(unnamed) + "'"
    needed = separated(required)
    if given > len(places) and not takes_more_positional:
        return too_many(function, places, needed, given, len([name for name in only_by_name if name in seen]))
    return missing(function, [name for name in places[given:] if name in needed and name not in seen], 'positional') or missing(
        function, [name for name in only_by_name if name in needed and name not in seen], 'keyword-only')


def separated(text):
    return text.split()


def too_many(function, places, needed, given, by_name):
    most = len(places)
    least = len([name for name in places if name in needed])
    takes = str(most) if least == most else 'from ' + str(least) + ' to ' + str(most)
    text = function + '() takes ' + takes + ' positional argument' + ('' if most == 1 else 's') + ' but ' + str(given)
    if by_name > 0:
        text += ' positional argument' + ('' if given == 1 else 's') + ' (and ' + str(by_name) + ' keyword-only argument' + ('' if by_name == 1 else 's') + ')'
    return text + (' was given' if given == 1 and by_name == 0 else ' were given')


def missing(function, absent, kind):
    count = len(absent)
    if count == 0:
        return ''
    text = function + '() missing ' + str(count) + ' required ' + kind + ' argument' + ('' if count == 1 else 's') + ': '
    for i in range(count):
        if i > 0:
            text += ' and ' if count == 2 else ', and ' if i == count - 1 else ', '
        text += "'" + absent[i] + "'"
    return text
