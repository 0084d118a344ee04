"""What a call of a class does where that is more than making an instance and calling __init__."""


# Of types that make their instances by __new__ alone; the embedded Python has an __init__ of its own in some.
_NO_INITIALIZERS = [each.__init__ for each in (object, int, float, str, bytes, tuple, frozenset)]


def constructor(cls, new):
    """A function that does what a call of the class does, with the same arguments; new is what makes the instance, None for what makes all."""
    if isinstance(new, staticmethod):
        new = new.__func__
    refused = refusal(cls)
    if refused is not None and type(new) is not type(constructor):
        return refused
    initializer = _found(cls, '__init__')
    # OSError does nothing in its own where __new__ is of the program, and has got the arguments already.
    initializes = initializer not in _NO_INITIALIZERS and not (issubclass(cls, OSError) and initializer is _found(OSError, '__init__'))
    if type(new) is not type(constructor):
        return _plain(cls)
    return _with_new(cls, new, initializes)


def by_metaclass(cls, call):
    """A function that does what a call of the class does by its metaclass, whose function gives an instance of the class."""
    text = 'what ' + type(cls).__name__ + '.__call__() gives for ' + cls.__name__ + ' is no ' + cls.__name__ + ', which is not supported in a translated program'

    def construct(*arguments, **keywords):
        made = call(cls, *arguments, **keywords)
        if isinstance(made, cls):
            return made
        raise TypeError(text)
    return construct


def constructor_of_any(classes, constructors):
    """A function of a class that is one of these, which have these constructors, and of the arguments that it is called with."""
    last = len(classes) - 1
    lines = ['def construct(cls, /, *arguments, **keywords):']
    for i in range(last):
        lines += ['    if cls is class%d:' % i, '        return constructor%d(*arguments, **keywords)' % i]
    lines.append('    return constructor%d(*arguments, **keywords)' % last)
    namespace = {'__name__': __name__}
    for i, cls in enumerate(classes):
        namespace['class%d' % i] = cls
        namespace['constructor%d' % i] = constructors[i]
    exec(compile('\n'.join(lines) + '\n', 'serpentine_constructors/constructors.py', 'exec'), namespace)
    return namespace['construct']


def allocator_of_any(classes):
    """A function of a class that is one of these: object.__new__ of it."""
    last = len(classes) - 1
    lines = ['def allocate(cls):']
    namespace = {'__name__': __name__}
    for i, each in enumerate(classes):
        lines.append('    %sreturn object.__new__(class%d)' % ('if cls is class%d: ' % i if i < last else '', i))
        namespace['class%d' % i] = each
    exec(compile('\n'.join(lines) + '\n', 'serpentine_constructors/constructors.py', 'exec'), namespace)
    return namespace['allocate']


def maker_of_exceptions(owner):
    """A function that does what the __new__ of a class of exceptions of Python's does for a class below: the arguments are those of the instance, until there is an __init__."""
    def make(cls, *arguments):
        self = object.__new__(cls)
        owner.__init__(self, *arguments)
        return self
    return make


def _found(cls, name):
    for ancestor in cls.__mro__:
        if name in ancestor.__dict__:
            return ancestor.__dict__[name]
    return None


def _allocating(cls):
    """The class of Python's own whose __new__ makes the instance in the end."""
    for each in cls.__mro__:
        new = each.__dict__.get('__new__')
        if new is not None and type(getattr(new, '__func__', new)) is not type(constructor):
            return each
    return object


def refusal(cls):
    """What object.__new__ does with an abstract class, whatever arguments a call of the class has; None of another class, and of one whose instances object does not make: int and others do not ask."""
    missing = sorted(getattr(cls, '__abstractmethods__', ()))
    if not missing or _allocating(cls) is not object:
        return None
    text = ("Can't instantiate abstract class " + cls.__name__ + ' without an implementation for abstract method' + ('' if len(missing) == 1 else 's') + ' '
            + ', '.join("'" + name + "'" for name in missing))

    def construct(*arguments, **keywords):
        raise TypeError(text)
    return construct


def _plain(cls):
    def construct_plainly(*arguments, **keywords):
        return cls(*arguments, **keywords)
    return construct_plainly


def _with_new(cls, new, initializes):
    if not initializes:
        def construct(*arguments, **keywords):
            return new(cls, *arguments, **keywords)
        return construct

    if getattr(new, '_takes_no_keywords_', False):
        def construct(*arguments, **keywords):
            instance = new(cls, *arguments)
            instance.__init__(*arguments, **keywords)
            return instance
        return construct

    def construct(*arguments, **keywords):
        instance = new(cls, *arguments, **keywords)
        if isinstance(instance, cls):
            instance.__init__(*arguments, **keywords)
        return instance
    return construct
