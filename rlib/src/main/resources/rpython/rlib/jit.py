"""Hints for a tracing JIT: they change nothing in what a program computes."""


def purefunction(function):
    return function


def elidable(function):
    function._elidable_function_ = True
    return function


def elidable_promote(promote_args='all'):
    return elidable


def dont_look_inside(function):
    function._jit_look_inside_ = False
    return function


def look_inside(function):
    return function


def unroll_safe(function):
    function._jit_unroll_safe_ = True
    return function


def loop_invariant(function):
    return dont_look_inside(function)


def look_inside_iff(predicate):
    return lambda function: function


def not_in_trace(function):
    return function


def oopspec(spec):
    return lambda function: function


def hint(x, **keywords):
    return x


def promote(x):
    return x


def promote_string(x):
    return x


promote_unicode = promote_string


def assert_green(*values):
    pass


def we_are_jitted():
    return False


def isconstant(value):
    return False


def isvirtual(value):
    return False


def record_exact_class(value, cls):
    pass


def conditional_call(condition, function, *arguments):
    if condition:
        function(*arguments)


def conditional_call_elidable(value, function, *arguments):
    return value if value else function(*arguments)


def jit_debug(message, arg1=0, arg2=0, arg3=0, arg4=0):
    pass


def virtual_ref(x):
    return x


def virtual_ref_finish(reference, x):
    pass


class JitHintError(Exception):
    pass


class JitDriver:
    """Names the merge points of an interpreter's main loop."""

    active = True

    def __init__(self, greens=None, reds=None, virtualizables=None, get_jitcell_at=None, set_jitcell_at=None, get_printable_location=None,
                 confirm_enter_jit=None, can_never_inline=None, should_unroll_one_iteration=None, name='jitdriver', check_untranslated=True,
                 vectorize=False, get_unique_id=None, is_recursive=False, get_location=None):
        self.name = name

    def jit_merge_point(self, **live):
        pass

    def can_enter_jit(self, **live):
        pass

    def loop_header(self):
        pass

    def clone(self):
        return self


def set_param(driver, name, value):
    pass


def set_param_to_default(driver, name):
    pass


def set_user_param(driver, text):
    pass


PARAMETERS = {'threshold': 1039, 'function_threshold': 1619, 'trace_eagerness': 200, 'decay': 40, 'trace_limit': 6000, 'inlining': 1, 'loop_longevity': 1000}
