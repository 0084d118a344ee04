"""What Python says where a list that is passed with a star does not fill a function's parameters."""


def missing(function, names, given):
    """Of the required parameters from the first on that the list may fill, so many are given. The names are separated by blanks."""
    absent = names.split(' ')[given:]
    count = len(absent)
    text = function + '() missing ' + str(count) + ' required positional argument' + ('' if count == 1 else 's') + ': '
    for i in range(count):
        if i > 0:
            text += ' and ' if count == 2 else ', and ' if i == count - 1 else ', '
        text += "'" + absent[i] + "'"
    return TypeError(text)


def too_many(function, least, most, given):
    """Of positional arguments in all."""
    takes = str(most) if least == most else 'from ' + str(least) + ' to ' + str(most)
    return TypeError(function + '() takes ' + takes + ' positional argument' + ('' if most == 1 else 's') + ' but ' + str(given) + (' was given' if given == 1 else ' were given'))
