"""threading, as far as one thread goes: which thread runs is known."""

__all__ = ['current_thread', 'main_thread', 'active_count', 'enumerate', 'get_ident', 'get_native_id']

_only = original.main_thread()


def current_thread():
    """As in threading."""
    return _only


def main_thread():
    """As in threading."""
    return _only


def active_count():
    """As in threading."""
    return 1


def enumerate():
    """As in threading."""
    return [_only]


def get_ident():
    """As in threading."""
    return 1


def get_native_id():
    """As in threading."""
    return 1
