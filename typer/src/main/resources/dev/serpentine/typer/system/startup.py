"""The beginning and the end of a program."""

from atexit import _calls as calls_at_exit

from rpython.rtyper.lltypesystem.lltype import CHARS, external, hlstr, malloc
from rpython.rtyper.special_methods import resume_traceback
from serpentine_groups import Group
from serpentine_system import encodings, ends, errors, interrupts, streams, text

process_argument_count = external('process_argument_count')
process_argument_length = external('process_argument_length')
process_argument_copy = external('process_argument_copy')
print_traceback = external('print_traceback')
process_interrupted = external('process_interrupted')

argv = []

# What exceptions are named without their module in tracebacks: Python's own, and those of the program's main module.
plain_modules = ['builtins']


def arguments():
    """The program's arguments, its name first; also what sys.argv holds from here on."""
    result = []
    for i in range(process_argument_count()):
        out = malloc(CHARS, process_argument_length(i))
        length = process_argument_copy(i, out)
        # Most programs are asked in ASCII, and some do so little that they are over before decoding is even loaded.
        argument = hlstr(text.from_narrow_items(out, 0, length)) if streams.is_ascii(out, length) else encodings.decode_system(out, length)
        result.append(argument)
        argv.append(argument)
    return result


def finish():
    """Does what is to be done at the end, and writes what is still collected for standard output."""
    for i in range(len(calls_at_exit) - 1, -1, -1):
        if calls_at_exit[i].is_wanted:
            call_at_exit(calls_at_exit[i])
    for call in ends.at_end:
        call.run()
    streams.stdout.flush()


def call_at_exit(call):
    """What goes wrong in it changes nothing else."""
    try:
        call.run()
    except BaseException as exception:
        streams.stderr.write('Exception ignored in atexit callback: ' + repr(call.function) + '\n')
        tell_all(exception)


def exit_status(result):
    """The process's status for what the entry point returned."""
    if result is None:
        return 0
    if isinstance(result, str):
        streams.stderr.write(result + '\n')
        return 1
    return int(result)


def beginning(main):
    """The function that a program begins with, whose entry point takes the arguments."""
    plain_modules.append(main.__module__)
    def begin():
        interrupts.watch()
        status = exit_status(main(arguments()))
        finish()
        return status
    return begin


def beginning_without_arguments(main):
    """The same for an entry point that takes nothing."""
    plain_modules.append(main.__module__)
    def begin():
        interrupts.watch()
        arguments()
        status = exit_status(main())
        finish()
        return status
    return begin


def report_uncaught(exception):
    """Tells the user of an exception that nothing caught; returns the exit status."""
    is_interrupt = type(exception) is KeyboardInterrupt
    try:
        streams.stdout.flush()
        # The exception ends with this, and with it what its traceback holds.
        status = told_uncaught(exception)
        finish()
    except OSError:
        return 120
    if is_interrupt:
        process_interrupted()
    return status


def told_uncaught(exception):
    """The exit status for an exception, of which the user is told."""
    if isinstance(exception, SystemExit):
        if exception._repr is None and exception._text is not None:
            streams.stderr.write(exception._text + '\n')
        return errors.exit_status(exception) & 255
    tell_all(exception)
    return 1


def interrupted():
    """Ends a program that does not look out for interrupts. It may be anywhere: nothing is allocated or changed here."""
    streams.write_collected(streams.stdout)
    streams.write_interrupted()
    process_interrupted()


# How many exceptions that led to each other are told of; and of groups, how many of one, and how many within each other.
MOST_TOLD = 20
MOST_OF_GROUP = 15
DEEPEST_GROUP = 10


def tell_all(exception):
    """Tells of an exception, and before it of those that led to it."""
    tell_within(exception, MOST_TOLD, 0)


def tell_within(exception, most, depth):
    """The same within so many groups: behind their margin. Whether the last group that was told of is closed already."""
    tell_earlier(exception, most, depth)
    if hasattr(exception, '_exceptions') and isinstance(exception, Group):
        return tell_group(exception, max(depth, 1))
    tell(exception, depth, False)
    return False


def tell_earlier(exception, most, depth):
    """Tells of the exceptions that led to one."""
    if most == 0 or not hasattr(exception, '__context__'):
        return
    earlier = exception.__cause__
    words = 'The above exception was the direct cause of the following exception:'
    if earlier is None and not exception.__suppress_context__:
        earlier = exception.__context__
        words = 'During handling of the above exception, another exception occurred:'
    if earlier is not None:
        tell_within(earlier, most - 1, depth)
        margin = margin_of(depth)
        streams.stderr.write(margin + '\n' + margin + words + '\n' + margin + '\n')


def margin_of(depth):
    """What lines begin with within so many groups."""
    return '' if depth == 0 else '  ' * depth + '| '


def tell_group(group, depth):
    """A group and what is in it. Whether it has been closed: as all of them are where the innermost ends."""
    if depth > DEEPEST_GROUP:
        streams.stderr.write(margin_of(depth) + '... (max_group_depth is ' + str(DEEPEST_GROUP) + ')\n')
        return False
    tell(group, depth, True)
    exceptions = group._exceptions
    is_closed = False
    for i in range(min(len(exceptions), MOST_OF_GROUP + 1)):
        is_told = i < MOST_OF_GROUP
        number = str(i + 1) if is_told else '...'
        streams.stderr.write('  ' * depth + ('+-' if i == 0 else '  ') + '+---------------- ' + number + ' ----------------\n')
        if is_told:
            is_closed = tell_within(exceptions[i], MOST_TOLD, depth + 1)
        else:
            more = len(exceptions) - MOST_OF_GROUP
            streams.stderr.write(margin_of(depth + 1) + 'and ' + str(more) + ' more exception' + ('s' if more > 1 else '') + '\n')
            is_closed = False
    if not is_closed:
        streams.stderr.write('  ' * (depth + 1) + '+------------------------------------\n')
    return True


def told_by(exception):
    try:
        return str(exception)
    except Exception:
        return '<exception str() failed>'


def described(exception):
    """What an exception is, and what it says."""
    message = told_by(exception)
    kind = type(exception)
    name = kind.__qualname__
    if kind.__module__ not in plain_modules:
        name = kind.__module__ + '.' + name
    if message != '':
        name = name + ': ' + message
    return name


def tell(exception, depth, is_group):
    """The traceback of an exception, and what it is, within so many groups."""
    streams.stderr.flush()
    resume_traceback(exception)
    print_traceback(depth, int(is_group))
    margin = margin_of(depth)
    streams.stderr.write(margin + described(exception) + '\n')
    if hasattr(exception, '_notes'):
        notes = exception._notes
        if notes is not None:
            for line in notes.replace(errors.BETWEEN_NOTES, '\n').split('\n'):
                streams.stderr.write(margin + line + '\n')
