"""gettext without catalogues: a translated program says what it says in its own words, as in Python where there are none for the language."""

__all__ = ['gettext', 'ngettext', 'pgettext', 'npgettext', 'dgettext', 'dngettext']


def gettext(message):
    """As in gettext."""
    return message


def ngettext(msgid1, msgid2, n):
    """As in gettext."""
    return msgid1 if n == 1 else msgid2


def pgettext(context, message):
    """As in gettext."""
    return message


def npgettext(context, msgid1, msgid2, n):
    """As in gettext."""
    return msgid1 if n == 1 else msgid2


def dgettext(domain, message):
    """As in gettext."""
    return message


def dngettext(domain, msgid1, msgid2, n):
    """As in gettext."""
    return msgid1 if n == 1 else msgid2
