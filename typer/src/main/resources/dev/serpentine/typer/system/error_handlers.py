"""What becomes of text that an encoding lacks, and of bytes that are no text."""

STRICT = 0
REPLACE = 1
IGNORE = 2
SURROGATEESCAPE = 3
BACKSLASHREPLACE = 4
XMLCHARREFREPLACE = 5
SURROGATEPASS = 6


def handler(name):
    """The number of an error handler."""
    if name == 'strict':
        return STRICT
    if name == 'replace':
        return REPLACE
    if name == 'ignore':
        return IGNORE
    if name == 'surrogateescape':
        return SURROGATEESCAPE
    if name == 'backslashreplace':
        return BACKSLASHREPLACE
    if name == 'xmlcharrefreplace':
        return XMLCHARREFREPLACE
    if name == 'surrogatepass':
        return SURROGATEPASS
    raise LookupError("unknown error handler name '" + name + "'")
