"""The builtins of asynchronous iteration."""

_absent = object()


def builtin_aiter(iterable):
    return iterable.__aiter__()


def builtin_anext(iterator, default=_absent):
    if default is _absent:
        return iterator.__anext__()
    return _item_or(iterator, default)


async def _item_or(iterator, default):
    try:
        return await iterator.__anext__()
    except StopAsyncIteration:
        return default
