"""inspect: what it tells of functions and classes is asked while the program is translated, for which they must be known then."""

import types

from rpython.rlib.objectmodel import specialize, we_are_translated

# The classes are not named here: what is left of the original makes its own of them.
__all__ = ['AGEN_CLOSED', 'AGEN_CREATED', 'AGEN_RUNNING', 'AGEN_SUSPENDED', 'CORO_CLOSED', 'CORO_CREATED', 'CORO_RUNNING', 'CORO_SUSPENDED', 'GEN_CLOSED', 'GEN_CREATED', 'GEN_RUNNING', 'GEN_SUSPENDED',
           'cleandoc', 'getasyncgenstate', 'getcoroutinestate', 'getdoc', 'getgeneratorstate', 'getmembers', 'getsource', 'isasyncgen', 'isclass', 'iscoroutine', 'iscoroutinefunction', 'isfunction', 'isgenerator', 'isgeneratorfunction', 'ismethod', 'isasyncgenfunction', 'isabstract', 'signature']


_DESCRIPTIONS = {0: 'positional-only', 1: 'positional or keyword', 2: 'variadic positional', 3: 'keyword-only', 4: 'variadic keyword'}


def _name_of_kind(self):
    return self.name


def _description_of_kind(self):
    return _DESCRIPTIONS[self.value]


# What kinds of parameters can say is to be translated, too.
original._ParameterKind.__str__ = _name_of_kind
original._ParameterKind.description = property(_description_of_kind)


class _Hint:
    """A hint that is neither a class nor a text: it only shows itself."""

    def __init__(self, hint):
        self._text = repr(hint)

    def __repr__(self):
        return self._text


def _hint(hint):
    return hint if isinstance(hint, type) or isinstance(hint, str) or hint is None else _Hint(hint)


class _Parameter:
    """inspect.Parameter of a function that is known."""

    empty = original.Parameter.empty
    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = original._ParameterKind

    def __init__(self, parameter):
        self._original = parameter
        self.name = parameter.name
        self.kind = parameter.kind
        self.default = parameter.default
        self.annotation = _hint(parameter.annotation)
        self._text = str(parameter)

    def __str__(self):
        return self._text

    def __repr__(self):
        return '<Parameter "' + self._text + '">'

    def replace(self, **changes):
        """While the program is translated."""
        return _Parameter(self._original.replace(**changes))


class _Signature:
    """inspect.Signature of a function that is known."""

    empty = original.Signature.empty

    def __init__(self, signature):
        self._original = signature
        self.parameters = {name: _Parameter(parameter) for name, parameter in signature.parameters.items()}
        self.return_annotation = _hint(signature.return_annotation)
        self._text = str(signature)

    def __str__(self):
        return self._text

    def __repr__(self):
        return '<Signature ' + self._text + '>'

    def replace(self, *, parameters=None, **changes):
        """While the program is translated."""
        if parameters is not None:
            changes['parameters'] = [parameter._original for parameter in parameters]
        return _Signature(self._original.replace(**changes))

    def bind(self, /, *args, **kwargs):
        return BoundArguments(self, self._bound(args, kwargs, False))

    def bind_partial(self, /, *args, **kwargs):
        return BoundArguments(self, self._bound(args, kwargs, True))

    def _bound(self, args, kwargs, is_partial):
        """The arguments by the names of the parameters that take them."""
        arguments = {}
        count = 0
        for parameter in self.parameters.values():
            if count == len(args) or parameter.kind is _Parameter.KEYWORD_ONLY or parameter.kind is _Parameter.VAR_KEYWORD:
                break
            if parameter.kind is _Parameter.VAR_POSITIONAL:
                arguments[parameter.name] = tuple(args[count:])
                count = len(args)
            else:
                if parameter.name in kwargs and parameter.kind is not _Parameter.POSITIONAL_ONLY:
                    raise TypeError('multiple values for argument ' + repr(parameter.name))
                arguments[parameter.name] = args[count]
                count += 1
        if count < len(args):
            raise TypeError('too many positional arguments')
        taken = 0
        others = ''
        for parameter in self.parameters.values():
            if parameter.kind is _Parameter.VAR_KEYWORD:
                others = parameter.name
            elif parameter.name not in arguments and parameter.kind is not _Parameter.VAR_POSITIONAL:
                if parameter.name in kwargs and parameter.kind is not _Parameter.POSITIONAL_ONLY:
                    arguments[parameter.name] = kwargs[parameter.name]
                    taken += 1
                elif parameter.default is _Parameter.empty and not is_partial:
                    raise TypeError('missing a required argument: ' + repr(parameter.name))
        if taken < len(kwargs):
            left = {name: kwargs[name] for name in kwargs if not self._takes(name)}
            if not others:
                for name in left:
                    raise TypeError('got an unexpected keyword argument ' + repr(name))
            arguments[others] = left
        return arguments

    def _takes(self, name):
        """Whether a keyword is that of a parameter."""
        if name not in self.parameters:
            return False
        kind = self.parameters[name].kind
        return kind is not _Parameter.POSITIONAL_ONLY and kind is not _Parameter.VAR_POSITIONAL and kind is not _Parameter.VAR_KEYWORD


class BoundArguments:
    """inspect.BoundArguments."""

    def __init__(self, signature, arguments):
        self.signature = signature
        self.arguments = arguments

    @property
    def args(self):
        found = []
        for name, parameter in self.signature.parameters.items():
            if parameter.kind is _Parameter.KEYWORD_ONLY or parameter.kind is _Parameter.VAR_KEYWORD or name not in self.arguments:
                break
            if parameter.kind is _Parameter.VAR_POSITIONAL:
                found.extend(self.arguments[name])
            else:
                found.append(self.arguments[name])
        return tuple(found)

    @property
    def kwargs(self):
        found = {}
        is_by_name = False
        for name, parameter in self.signature.parameters.items():
            if parameter.kind is _Parameter.KEYWORD_ONLY or parameter.kind is _Parameter.VAR_KEYWORD or name not in self.arguments:
                is_by_name = True
            if is_by_name and name in self.arguments:
                if parameter.kind is _Parameter.VAR_KEYWORD:
                    found.update(self.arguments[name])
                else:
                    found[name] = self.arguments[name]
        return found

    def apply_defaults(self):
        arguments = {}
        for name, parameter in self.signature.parameters.items():
            if name in self.arguments:
                arguments[name] = self.arguments[name]
            elif parameter.default is not _Parameter.empty:
                arguments[name] = parameter.default
            elif parameter.kind is _Parameter.VAR_POSITIONAL:
                arguments[name] = ()
            elif parameter.kind is _Parameter.VAR_KEYWORD:
                arguments[name] = {}
        self.arguments = arguments

    def __repr__(self):
        return '<BoundArguments (' + ', '.join([name + '=' + repr(value) for name, value in self.arguments.items()]) + ')>'


def _asks_of_definitions(function):
    """Such a function may be asked of what the program makes when it runs, too: it gets a model of all functions that are defined in one place, unless these are given attributes."""
    function._asks_of_definitions_ = True
    return function


@specialize.memo()
def _signature_of(function):
    return _Signature(original.signature(function))


def _unwrapped(function):
    """What it wraps after all, as wraps() notes it when the program runs."""
    while hasattr(function, '__wrapped__'):
        function = function.__wrapped__
    return function


@specialize.argtype(0)
def _signature_at_run_time(function):
    return _signature_of_definition(_unwrapped(function))


@specialize.memo()
def _signature_of_definition(function):
    if getattr(function, 'defaults_of_the_run', False):
        raise NotImplementedError('the signature of a function with a default that only the run tells')
    return _Signature(original.signature(function))


_signature_of._at_run_time_ = _signature_at_run_time
_signature_of_definition._asks_of_definitions_ = 'whatever attributes'
_signature_of_definition._what_must_be_known_ = 'the signature of a function'


@specialize.arg_or_var(0)
def signature(obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False):
    """As in inspect."""
    if not we_are_translated():
        return _Signature(original.signature(obj, follow_wrapped=follow_wrapped, globals=globals, locals=locals, eval_str=eval_str))
    if follow_wrapped is not True or eval_str is not False:
        raise NotImplementedError('inspect.signature with follow_wrapped or eval_str is not supported')
    return _signature_of(obj)



@_asks_of_definitions
@specialize.memo()
def _doc_of(thing):
    return original.getdoc(thing)


@specialize.arg_or_var(0)
def getdoc(object):
    """As in inspect."""
    if not we_are_translated():
        return original.getdoc(object)
    return _doc_of(object)


@specialize.memo()
def _source_of(thing):
    return original.getsource(thing)


@specialize.arg_or_var(0)
def getsource(object):
    """As in inspect."""
    if not we_are_translated():
        return original.getsource(object)
    return _source_of(object)


@specialize.memo()
def _members_of(thing, predicate):
    return original.getmembers(thing, predicate)


@specialize.arg_or_var(0, 1)
def getmembers(object, predicate=None):
    """As in inspect."""
    if not we_are_translated():
        return original.getmembers(object, predicate)
    return _members_of(object, predicate)


def cleandoc(doc):
    """As in inspect."""
    lines = doc.expandtabs().split('\n')
    margin = -1
    for line in lines[1:]:
        content = len(line.lstrip(' '))
        if content:
            indentation = len(line) - content
            margin = indentation if margin < 0 else min(margin, indentation)
    cleaned = [lines[0].lstrip(' ')]
    for line in lines[1:]:
        cleaned.append(line[margin:] if margin > 0 else line)
    while cleaned and not cleaned[-1]:
        cleaned.pop()
    while cleaned and not cleaned[0]:
        cleaned.pop(0)
    return '\n'.join(cleaned)


# Kinds of objects


@specialize.argtype(0)
def isclass(object):
    """As in inspect."""
    return isinstance(object, type)


@specialize.argtype(0)
def isfunction(object):
    """As in inspect."""
    return isinstance(object, types.FunctionType)


@specialize.argtype(0)
def ismethod(object):
    """As in inspect."""
    return isinstance(object, types.MethodType)


@specialize.argtype(0)
def isgenerator(object):
    """As in inspect."""
    return isinstance(object, types.GeneratorType)


@specialize.argtype(0)
def iscoroutine(object):
    """As in inspect."""
    return isinstance(object, types.CoroutineType)


@specialize.argtype(0)
def isasyncgen(object):
    """As in inspect."""
    return isinstance(object, types.AsyncGeneratorType)


# States

GEN_CREATED = 'GEN_CREATED'
GEN_RUNNING = 'GEN_RUNNING'
GEN_SUSPENDED = 'GEN_SUSPENDED'
GEN_CLOSED = 'GEN_CLOSED'
CORO_CREATED = 'CORO_CREATED'
CORO_RUNNING = 'CORO_RUNNING'
CORO_SUSPENDED = 'CORO_SUSPENDED'
CORO_CLOSED = 'CORO_CLOSED'
AGEN_CREATED = 'AGEN_CREATED'
AGEN_RUNNING = 'AGEN_RUNNING'
AGEN_SUSPENDED = 'AGEN_SUSPENDED'
AGEN_CLOSED = 'AGEN_CLOSED'


@specialize.argtype(0)
def getgeneratorstate(generator):
    """As in inspect."""
    if generator.gi_running:
        return GEN_RUNNING
    if generator.gi_frame is None:
        return GEN_CLOSED
    return GEN_SUSPENDED if generator.gi_suspended else GEN_CREATED


@specialize.argtype(0)
def getcoroutinestate(coroutine):
    """As in inspect."""
    if coroutine.cr_running:
        return CORO_RUNNING
    if coroutine.cr_frame is None:
        return CORO_CLOSED
    return CORO_SUSPENDED if coroutine.cr_suspended else CORO_CREATED


@specialize.argtype(0)
def getasyncgenstate(agen):
    """As in inspect."""
    if agen.ag_running:
        return AGEN_RUNNING
    if agen.ag_frame is None:
        return AGEN_CLOSED
    return AGEN_SUSPENDED if agen.ag_suspended else AGEN_CREATED


@_asks_of_definitions
@specialize.memo()
def _is_generator_function(function):
    return original.isgeneratorfunction(function)


@specialize.arg_or_var(0)
def isgeneratorfunction(obj):
    """As in inspect."""
    if not we_are_translated():
        return original.isgeneratorfunction(obj)
    return _is_generator_function(obj)


@_asks_of_definitions
@specialize.memo()
def _is_coroutine_function(function):
    return original.iscoroutinefunction(function)


@specialize.arg_or_var(0)
def iscoroutinefunction(obj):
    """As in inspect."""
    if not we_are_translated():
        return original.iscoroutinefunction(obj)
    return _is_coroutine_function(obj)


@_asks_of_definitions
@specialize.memo()
def _is_asynchronous_generator_function(function):
    return original.isasyncgenfunction(function)


@specialize.arg_or_var(0)
def isasyncgenfunction(obj):
    """As in inspect."""
    if not we_are_translated():
        return original.isasyncgenfunction(obj)
    return _is_asynchronous_generator_function(obj)


@specialize.memo()
def _is_abstract(thing):
    return original.isabstract(thing)


@specialize.arg_or_var(0)
def isabstract(object):
    """As in inspect."""
    if not we_are_translated():
        return original.isabstract(object)
    return _is_abstract(object)
