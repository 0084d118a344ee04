"""The table of builtins written in Python: which function of which system module stands for what.

METHODS is by family of built-in types (and of enumerations, and of their members that are integers or texts too), then by system module: the names of methods, which are the names of functions there, or `name=function`.
LIBRARY is by module of Python's library, then by system module: names of functions, classes and objects; the function of system code is called
the same (behind `builtin_` for the module builtins), or `name=function`. A class attribute is written `class.name`.
A module of system code is loaded when something of it is asked for.
"""

import sys

METHODS = {
    'object': {'object_methods': '__init__=initialize instance_for_super take_no_arguments __setattr__=set_attribute __delattr__=delete_attribute __getattribute__=attribute_of plain_setattr plain_delattr __repr__ __str__ __format__ __eq__ __ne__ __hash__ hash_by_program list_of_classes', 'object_formats': 'format_plainly format_r format_s format_a', 'lacking': 'lacking lacking_in_super end_of_hooks of_builtin_class instead without_instance', 'constructors': 'unpack unpack_starred',
               'declined': 'operate operate_in_place compare equal unequal result_or_true result_or_false', 'copying': 'copy_each', 'ends': 'object_made', 'held_attributes': 'attribute_of_one held_or_method method_if_there described held_or_described has_beside_or_by_class delete_beside holds_or_is_of_one', 'attributes_by_name': 'attribute_of_name attribute_of_name_or set_attribute_of_name has_attribute_of_name is_of_one attribute_of_one_or has_all_attributes is_instance_of_one is_subclass_of_one is_class_and_below attribute_by_name with_attribute_by_name method_by_name builtin_method_by_name has_attribute_by_name set_attribute_by_name set_entry_by_name set_raw_by_name set_slot_by_name set_raw_slot_by_name refuse_attribute_by_name refuse_field_by_name refuse_name_of_function delete_attribute_by_name delete_raw_by_name',
               'holders': 'attribute_of_holder attribute_of_holder_or has_attribute_of_holder set_attribute_of_holder attribute_by_holder has_attribute_by_holder set_attribute_by_holder variable_of_first has_variable_of_some attribute_of_class class_has_attribute', 'global_names': 'global_reader globals_as_dict', 'class_dicts': 'class_dict class_dict_of_one',
               'given_attributes': 'attribute_or_given attribute_or_default has_by_running has_given given_or_default attribute_of_name_or_given attribute_of_name_or_default has_attribute_of_name_or_given'
                                   ' attribute_by_name_or_given with_attribute_by_name_or_given attribute_by_name_or_default method_by_name_or_given method_by_name_or_default has_attribute_by_name_or_given',
               'attribute_dicts': 'attributes_as_dict=as_dict attributes_as_each_of_keys=each_of_keys attributes_as_each_of_values=each_of_values attributes_as_each_of_items=each_of_items'
                                  ' attributes_as_keys=keys_of attributes_as_value=value_of attributes_as_entry=entry_of attributes_as_size=size_of note_attribute forget_attribute update_attributes default_attribute put_attribute put_by_class drop_attribute drop_by_class delete_entry pop_entry pop_entry_or',
               'special_results': 'checked__str__ checked__str__by_repr checked__repr__ checked__format__ checked__bytes__ checked__bool__ checked__len__ checked__int__ checked__index__ checked__float__ checked__iter__ checked_of_class required__str__ required__repr__ required__bool__ required__len__ required__iter__ required__hash__',
               'errors': 'raised_of cause_of require_exception_classes', 'class_operations': 'by_class value_by_class are_same_types are_other_types',
               'iterators': '__iter__=sequence_iterator __contains__=iterator_contains iterator_instance',
               'mapped_calls': 'call_with_dicts mapped_call mapped_method',
               'forwarders': 'class_test class_forwarder builtin_forwarder method_forwarder guarded_call guarded_method guarded_statement unbound_method unbound_among_others starred_call starred_method starred_choice starred_items starred_items_of_method unbound_starred reader_of_each writer_of_each deleter_of_each',
               'unions': 'distributed raise_type_error raise_type_error_of raise_type_error_of_two raise_call_error raise_call_error_of_method raise_attribute_error raise_attribute_error_of raise_index_error raise_name_error raise_unbound_local_error raise_value_error type_of'},
    'function': {'object_methods': '__repr__=callable_repr __str__=callable_repr', 'function_attributes': 'attribute_of_function own_attribute function_has_attribute set_attribute_of_function',
                 'callables': '__get__=bind get___call__=called get___get__=binder get_keywords=keywords_of'},
    'callable': {'object_methods': '__repr__=callable_repr __str__=callable_repr', 'callables': '__get__=bind'},
    'type': {'object_methods': '__repr__=class_repr __str__=class_repr'},
    'optional': {'optional_methods': '__repr__ __str__ __format__ __eq__ __ne__ equal_contents unequal_contents __lt__ __le__ __gt__ __ge__ __contains__ __bool__ has_attribute attribute_of_present is_callable'},
    'NoneType': {'object_methods': '__repr__=none_repr __str__=none_repr __format__'},
    'iterator': {'iterator_types': 'type_of_name'},
    'range': {'range_methods': '__repr__ __str__=__repr__ __hash__ __getitem__ __eq__ __ne__ index count contains_any'},
    'slice': {'slices': '__repr__ __str__=__repr__ __hash__ __eq__ __ne__ indices item_by_slice'},
    'int': {'known_formats': 'format_of_known=format_of_int', 'int_methods': '__repr__ __str__ __format__ __floordiv__ __divmod__ __pow__ negative_power __lshift__ __rshift__ __round__ __trunc__ __floor__ __ceil__ __index__'
                           ' bit_length bit_count conjugate is_integer as_integer_ratio get_real get_imag get_numerator get_denominator to_bytes'},
    'bool': {'known_formats': 'format_of_known=format_of_int', 'int_methods': '__repr__=bool_repr __str__=bool_repr __format__=bool_format __floordiv__ __divmod__ __pow__ __lshift__ __rshift__ __round__'
                            ' __trunc__ __floor__ __ceil__ __index__ bit_length bit_count conjugate get_real get_imag get_numerator get_denominator'
                            ' to_bytes'},
    'float': {'known_formats': 'format_of_known=format_of_float', 'float_methods': '__repr__ __str__ __format__ __floordiv__ __mod__ __divmod__ __pow__ __int__ __trunc__ __floor__ __ceil__ __round__'
                               ' is_integer conjugate get_real get_imag as_integer_ratio', 'float_hex': 'hex'},
    'long_integer': {'known_formats': 'format_of_known=format_of_long', 'long_methods': '__repr__ __str__=__repr__ __format__ __add__ __sub__ __mul__ __truediv__ __floordiv__ __mod__ __divmod__ __pow__ __lshift__ __rshift__ __and__ __or__ __xor__ and_with_mask'
                                     ' __neg__ __pos__ __abs__ __invert__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__ __int__ __float__ __index__=__int__ __trunc__=__int__ __floor__=__int__ __ceil__=__int__'
                                     ' __round__ bit_length bit_count conjugate=__int__ as_integer_ratio get_real=__int__ get_numerator=__int__ to_bytes of_float from_bytes from_text',
                     'unsigned_words': 'narrow__rshift__=narrow_rshift narrow__floordiv__=narrow_floordiv narrow__mod__=narrow_mod low_bits low_word=low_word_of'
                                       ' unsigned__and__=unsigned_and unsigned__or__=unsigned_or unsigned__xor__=unsigned_xor unsigned__rshift__=unsigned_rshift unsigned__floordiv__=unsigned_floordiv'
                                       ' unsigned__mod__=unsigned_mod unsigned__truediv__=unsigned_truediv unsigned__float__=to_float'
                                       ' unsigned__eq__=unsigned_eq unsigned__ne__=unsigned_ne unsigned__lt__=unsigned_lt unsigned__le__=unsigned_le unsigned__gt__=unsigned_gt unsigned__ge__=unsigned_ge'
                                       ' wrapping_add wrapping_sub wrapping_mul wrapping_and wrapping_or wrapping_xor wrapping_lshift wrapping_rshift wrapping_neg wrapping_invert',
                     'int_methods': 'is_integer get_imag get_denominator', 'reductions': 'growing_sum'},
    'number': {'numbers': 'type_of __repr__ __str__=__repr__ __format__ __add__ __sub__ __mul__ __truediv__ __floordiv__ __mod__ __pow__ unbounded_add unbounded_sub unbounded_mul unbounded_pow __neg__ __pos__ __abs__ __eq__ __ne__ __lt__ __le__'
                          ' __gt__ __ge__ __int__ is_integer conjugate get_real as_integer_ratio'},
    'str': {'known_formats': 'format_of_known=format_of_text', 'known_percents': 'percent_of_known percent_of_one', 'str_repr': '__repr__ __str__', 'encodings': 'encode', 'str_format': '__format__ format format_with_keywords format_map format_mapping __mod__', 'unrolled_formats': 'format_of_constant format_map_of_constant format_mapping_of_constant format_mapping_behind_of_constant',
            'str_search': 'find rfind index rindex count startswith endswith removeprefix removesuffix split rsplit splitlines partition rpartition join replace'
                          ' __mul__ __rmul__',
            'str_case': 'upper lower casefold capitalize title swapcase isalpha isdecimal isdigit isnumeric isalnum isspace isprintable isascii isidentifier'
                        ' isupper islower istitle strip lstrip rstrip center ljust rjust zfill expandtabs translate'},
    'bytes': {'encodings': 'decode', 'bytes_format': '__mod__',
              'bytes_methods': '__repr__ __str__=__repr__ __add__ __mul__ __rmul__ __contains__ find rfind index rindex count startswith endswith removeprefix'
                               ' removesuffix split rsplit splitlines partition rpartition join replace upper lower strip lstrip rstrip center ljust rjust'
                               ' zfill isdigit isalpha isalnum isspace hex swapcase capitalize title islower isupper istitle isascii expandtabs translate'},
    'bytearray': {'bytes_format': '__mod__=of_bytearray', 'bytearray_methods': 'set_item __repr__ __str__=__repr__ append insert extend __delitem__ __iadd__ __add__ __imul__ __mul__ __rmul__ pop remove clear reverse copy set_slice __eq__ __ne__'
                                       ' __lt__ __le__ __gt__ __ge__ __contains__ decode find rfind index count startswith endswith hex upper lower strip'
                                       ' replace lstrip rstrip center ljust rjust expandtabs zfill removeprefix removesuffix join translate capitalize title swapcase'
                                       ' split rsplit splitlines partition rpartition rindex isalpha isalnum isascii isdigit islower isspace istitle isupper __bytes__=frozen'},
    'list': {'list_methods': '__repr__ __str__=__repr__ __add__ __rmul__ __imul__ __iadd__ extend remove index count reverse clear copy sort'
                             ' __contains__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__ set_slice'},
    'tuple': {'homogeneous_methods': '__add__', 'tuple_methods': '__repr__ __str__=__repr__ __mul__ __rmul__ index count __contains__ __lt__ __le__ __gt__ __ge__ __eq__ __ne__ item_of_empty sliced'},
    'homogeneous_tuple': {'homogeneous_methods': '__repr__ __str__=__repr__ index equals_fixed lt_fixed le_fixed gt_fixed ge_fixed __add__ is_of_any_length', 'tuple_methods': '__mul__ __rmul__',
                          'list_methods': 'count __contains__ __lt__ __le__ __gt__ __ge__ __eq__ __ne__'},
    'dict': {'dict_methods': '__repr__ __str__=__repr__ get getitem_or_key delitem_or_key setdefault pop popitem update update_keywords update_and_keywords __init___keywords=init_keywords __init___and_keywords=init_and_keywords clear copy __eq__ __ne__ __or__ __ior__', 'iterators': '__reversed__=reversed_keys'},
    'dict_keys': {'dict_methods': '__repr__=keys_repr __str__=keys_repr', 'iterators': '__reversed__=reversed_keys',
                  'view_algebra': '__or__ __and__ __sub__ __xor__', 'set_methods': 'isdisjoint __eq__ __ne__ __le__ __lt__ __ge__ __gt__'},
    'dict_values': {'dict_methods': '__repr__=values_repr __str__=values_repr __contains__=view_contains', 'iterators': '__reversed__=reversed_keys'},
    'dict_items': {'dict_methods': '__repr__=items_repr __str__=items_repr __contains__=view_contains', 'iterators': '__reversed__=reversed_keys',
                   'view_algebra': '__or__ __and__ __sub__ __xor__', 'set_methods': 'isdisjoint __eq__ __ne__ __le__ __lt__ __ge__ __gt__'},
    'set': {'set_methods': '__repr__ __str__=__repr__ remove pop clear copy update union intersection difference symmetric_difference intersection_update'
                           ' difference_update symmetric_difference_update issubset issuperset isdisjoint __or__ __and__ __sub__ __xor__ __ior__ __iand__'
                           ' __isub__ __ixor__ __eq__ __ne__ __le__ __lt__ __ge__ __gt__ contains_set discard_set remove_set'},
    'frozenset': {'set_methods': '__repr__=frozen_repr __str__=frozen_repr copy=frozen_copy union intersection difference symmetric_difference issubset issuperset isdisjoint'
                                 ' __or__ __and__ __sub__ __xor__ __eq__ __ne__ __le__ __lt__ __ge__ __gt__ __hash__=frozen_hash contains_set'},
    'frozen': {'frozen': '__setattr__ __delattr__'},
    'EnumType': {'enums': '__iter__ __contains__ __call__ call_or_missing __getitem__'},
    'member': {'enums': '__repr__=member_repr'},
    # By what shows members, where that is not what their family has anyway.
    'shown_member': {'enums': 'enum.global_enum_repr=global_repr enum.global_str=global_str builtins.object.__str__=shown_as_repr builtins.int.__repr__=plain_repr builtins.str.__repr__=plain_repr'},
    'shown_flag_member': {'flags': 'enum.global_flag_repr=global_repr enum.global_str=global_str'},
    'shown_int_flag_member': {'flags': 'enum.global_flag_repr=global_repr enum.global_str=global_str'},
    'int_member': {'enums': '__repr__=member_repr ' + ' '.join(f'__{name}__=plain_{name}' for name in (
        'add radd sub rsub mul rmul truediv rtruediv floordiv rfloordiv mod rmod pow rpow lshift rlshift rshift rrshift and rand or ror xor rxor'
        ' lt le gt ge eq ne neg invert abs hash bool float str format').split()) + ' __int__=plain_value __index__=plain_value'},
    'str_member': {'enums': '__repr__=member_repr _in_text_=member_in_text ' + ' '.join(f'__{name}__=plain_{name}' for name in 'add radd mul rmul mod lt le gt ge eq ne hash str len iter format getitem contains'.split())
                            + ''.join(f' {name}=text_{name}' for name in (
                                'upper lower casefold capitalize title swapcase isalpha isdecimal isdigit isnumeric isalnum isspace isprintable isascii isidentifier isupper islower istitle'
                                ' strip lstrip rstrip center ljust rjust zfill expandtabs translate find rfind index rindex count startswith endswith removeprefix removesuffix'
                                ' split rsplit splitlines partition rpartition join replace encode format').split())},
    'functools.partial': {'callables': '__call___with_keywords=partial_with_keywords __call___with_mapping=partial_with_mapping'},
    'FlagType': {'flags': '__call__ __contains__ __iter__ __getitem__'},
    'flag_member': {'flags': '__or__ __and__ __xor__ __invert__ __contains__=member_contains __iter__=member_iter __len__ __bool__ __repr__ __str__ __format__ __hash__'},
    'BaseException': {'errors': '__init__ init_keeping_args init_forgetting_args __str__ __repr__ get_args get_kept_args get_args_or_result get_kept_args_or_result get__note_lines_=get_note_lines get___notes__=get_notes add_note with_traceback set_cause set_context add_context', 'tracebacks': 'get___traceback__=get_traceback'},
    'StopIteration': {'errors': '__str__=stop_str __repr__=stop_repr get_value'},
    'NameError': {'errors': 'keep_fields=keep_name get_name'},
    'AttributeError': {'errors': 'keep_fields=keep_name_and_object get_name get_obj'},
    'ImportError': {'errors': 'keep_fields=keep_name_and_path get_name get_path get_msg=get_import_msg'},
    'KeyError': {'errors': '__str__=key_error_str'},
    'SyntaxError': {'errors': 'get_msg get_lineno'},
    'UnicodeDecodeError': {'errors': 'get_encoding get_reason get_start get_end'},
    'UnicodeEncodeError': {'errors': 'get_encoding get_reason get_start get_end'},
    'SystemExit': {'errors': '__init__=system_exit_init init_keeping_code=system_exit_init_keeping_code'},
    'KeyboardInterrupt': {'interrupts': '_poll_=poll'},
    'OSError': {'errors': '__init__=os_error_init init_keeping_args=os_error_init_keeping_args init_forgetting_args=os_error_init_forgetting_args make=os_error'},
    'Unsigned': {'int_methods': '__repr__=unsigned_repr __str__=unsigned_repr'},
}

# What a class has that sets a special method to None.
METHODS['none'] = {
    'object_methods': '__hash__=unhashable',
    'set_to_none': '__bool__=truth __len__=length __contains__=contains __iter__=iterate __reversed__=reverse __str__=text __repr__=text __eq__=comparison __ne__=comparison'
                   ' __lt__=comparison __le__=comparison __gt__=comparison __ge__=comparison '
                   ' __call__=called __setitem__=with_two __exit__=with_three '
                   + ' '.join(f'__{name}__=alone' for name in 'next enter neg pos abs invert int float index trunc floor ceil'.split()) + ' '
                   + ' '.join(f'__{name}__=with_other' for name in (
                       'getitem delitem add radd iadd sub rsub isub mul rmul imul matmul rmatmul imatmul truediv rtruediv itruediv floordiv rfloordiv ifloordiv mod rmod imod pow rpow ipow'
                       ' lshift rlshift ilshift rshift rrshift irshift and rand iand or ror ior xor rxor ixor divmod rdivmod').split())}

for _small in ('Char', 'UniChar', 'Int8', 'UInt8', 'Int16', 'UInt16', 'Int32', 'UInt32'):
    METHODS[_small] = {'int_methods': '__repr__=small_repr __str__=small_repr'}

LIBRARY = {
    'builtins': {'printing': 'print', 'names_of_attributes': 'dir', 'files': 'input open', 'sorting': 'sorted min max', 'reductions': 'sum any all',
                 'number_builtins': 'float divmod pow round', 'int_methods': 'int bin oct hex int.from_bytes=from_bytes', 'str_repr': 'ascii=ascii_repr',
                 'constructors': 'list tuple set frozenset dict', 'dict_methods': 'dict.fromkeys=fromkeys', 'float_hex': 'float.fromhex=fromhex',
                 'iterators': 'enumerate zip map filter reversed iter next', 'asynchronous': 'aiter anext', 'str_case': 'str.maketrans=maketrans',
                 'bytes_methods': 'bytes bytes.fromhex=fromhex bytes.maketrans=maketrans bytearray.maketrans=maketrans ord', 'text_of_bytes': 'str',
                 'bytearray_methods': 'bytearray bytearray.fromhex=fromhex', 'slices': 'slice'},
    '_io': {'files': 'open=builtin_open'},
    'sys': {'streams': 'stdout stderr', 'files': 'stdin', 'startup': 'argv', 'operating_system': 'exit=sys_exit', 'long_text': 'set_int_max_str_digits get_int_max_str_digits', 'system_facts': 'intern audit getrecursionlimit setrecursionlimit getdefaultencoding getfilesystemencoding'},
    'math': {'mathematics': 'sqrt sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 expm1 log log2 log10 log1p pow fmod remainder'
                            ' floor ceil trunc fabs copysign isnan isinf isfinite cbrt erf erfc gamma lgamma ldexp frexp modf degrees radians'
                            ' factorial gcd lcm isqrt comb perm isclose fsum prod nextafter ulp', 'vector_norms': 'hypot dist', 'product_sums': 'sumprod'},
    '_thread': {'operating_system': 'get_ident', 'locks': 'allocate_lock start_new_thread start_new=start_new_thread'},
    'posix': {'operating_system': 'fspath strerror'},

    'collections': {'dictionaries': 'OrderedDict.fromkeys=ordered_from_keys defaultdict.fromkeys=default_from_keys'},
    'functools': {'folding': 'reduce cmp_to_key', 'callables': 'partial cache lru_cache', 'function_attributes': 'update_wrapper wraps'},
    'itertools': {'iteration_tools': 'accumulate batched chain chain.from_iterable=chain_from_iterable compress count cycle'
                                     ' dropwhile filterfalse groupby islice pairwise repeat starmap takewhile tee zip_longest',
                  'selections': 'product permutations combinations combinations_with_replacement'},
    'types': {'callables': 'MethodType=method_of'},
    'operator': {'operators': 'iadd isub imul itruediv ifloordiv imod ipow ilshift irshift iand ior ixor iconcat=iadd setitem delitem index countOf indexOf call'},
    'heapq': {'heaps': 'heappop heapreplace nsmallest nlargest merge'},
    'copy': {'copying': 'copy deepcopy'},
    '_signal': {'interrupts': 'raise_signal default_int_handler'},
    'time': {'clocks': 'time time_ns monotonic monotonic_ns perf_counter perf_counter_ns process_time process_time_ns sleep',
             'local_times': 'gmtime localtime mktime strftime asctime ctime strptime tzset'},
    'os': {'operating_system': 'getcwd chdir remove unlink=remove rename replace=rename mkdir makedirs rmdir listdir getenv putenv unsetenv getpid urandom system'
                               ' access environ _exit open read write close kill', 'files': 'fdopen=builtin_open', 'folders': 'stat walk'},
    'binascii': {'binary_texts': 'a2b_base64 b2a_base64 hexlify b2a_hex=hexlify unhexlify a2b_hex=unhexlify crc32 crc_hqx'},
    '_string': {'format_fields': 'formatter_parser formatter_field_name_split'},
    'zlib': {'binary_texts': 'crc32 adler32'},
    'serpentine_handled': {'tracebacks': 'lines_of'},
    'gc': {'collector': 'collect enable=nothing disable=nothing isenabled=is_enabled'},
    'rpython.rlib.rgc': {'collector': 'collect enable=nothing disable=nothing isenabled=is_enabled collect_step'},
    'posixpath': {'operating_system': 'exists isfile isdir islink getsize getmtime isabs join split dirname basename splitext normpath abspath realpath'},
}

# Classes of Python's library, by qualified name, whose instances are those of a class of system code in a translated program: module and name. Those that say `_only_below_` stand for a class only among
# what classes of the program extend.
STAND_INS = {
    'collections.deque': ('deques', 'deque'),
    'collections.defaultdict': ('dictionaries', 'defaultdict'),
    'collections.OrderedDict': ('dictionaries', 'OrderedDict'),
    '_collections.OrderedDict': ('dictionaries', 'OrderedDict'),
    'collections.Counter': ('dictionaries', 'Counter'),
    'itertools.count': ('iteration_tools', 'Count'),
    'itertools.cycle': ('iteration_tools', 'Rotation'),
    '_io.StringIO': ('memory_files', 'StringIO'),
    '_io.BytesIO': ('memory_files', 'BytesIO'),
    'types.SimpleNamespace': ('namespaces', 'SimpleNamespace'),
    'builtins.mappingproxy': ('mapping_views', 'mappingproxy'),
    '_thread.RLock': ('locks', 'RLock'),
    '_thread.LockType': ('locks', 'LockType'),
    'builtins.memoryview': ('memory_views', 'memoryview'),
    'builtins.complex': ('complexes', 'complex'),
    'builtins.list': ('extended', 'ExtendedList'),
    'builtins.dict': ('extended', 'ExtendedDict'),
    'builtins.set': ('extended_sets', 'ExtendedSet'),
    'builtins.frozenset': ('extended_sets', 'ExtendedFrozenSet'),
    'builtins.int': ('extended_numbers', 'ExtendedInt'),
    'builtins.float': ('extended_numbers', 'ExtendedFloat'),
    'builtins.str': ('extended_texts', 'ExtendedStr'),
    'builtins.bytes': ('extended_bytes', 'ExtendedBytes'),
    'builtins.tuple': ('extended_tuples', 'ExtendedTuple'),
}


def stand_in(a_class):
    """The system module and the name there of the class that stands for a class of the library, or None."""
    entry = STAND_INS.get(a_class.__module__ + '.' + a_class.__qualname__)
    return entry


def instances_pass_for(a_class):
    """A decorator of classes: isinstance() takes their instances for those of a class of Python's, whose name they have."""
    def mark(made):
        made.passes_for = a_class
        made.__name__ = a_class.__name__
        return made
    return mark


def constant_parameters(*names):
    """Says by which parameters a system function is specialised for each constant value."""
    def mark(function):
        function._constant_parameters_ = names
        return function
    return mark


def changes_nothing(function):
    """Says that nothing that any function tells is another thing once this one has run, though it may write."""
    function._changes_nothing_ = True
    return function


def never_inlined(function):
    """Says that calls stay calls while they are compared with others: where nothing was written in between, one that asks the same gets the same."""
    function._is_never_inlined_ = True
    return function


METHODS['int_flag_member'] = {**METHODS['int_member'], 'flags': '__or__ __ror__=__or__ __and__ __rand__=__and__ __xor__ __rxor__=__xor__ __invert__ __contains__=member_contains'
                              ' __iter__=member_iter __len__ __repr__'}

_objects = {}
_unread = list(LIBRARY)
_modules_seen = 0


def identity(found):
    """What tells a live object: itself, or class and name of a class's builtin method, of which each look makes a new one."""
    owner = getattr(found, '__self__', None)
    if isinstance(owner, type):
        return owner, found.__name__
    return id(found)


def library_index():
    """For each live object of the library that is replaced: the object, which stays alive so, the system module and the name there.

    Only of modules that are imported by now: objects of others cannot be asked for.
    """
    global _modules_seen
    if len(sys.modules) != _modules_seen:
        _modules_seen = len(sys.modules)
        for module_name in list(_unread):
            module = sys.modules.get(module_name)
            if module is not None:
                _unread.remove(module_name)
                _read(module, module_name)
    return _objects


def _read(module, module_name):
    for home, names in LIBRARY[module_name].items():
        for entry in names.split():
            _add(module, module_name, home, entry)


def _add(module, module_name, home, entry):
    name, _, function = entry.partition('=')
    found = module
    for part in name.split('.'):
        found = getattr(found, part, None)
    if found is not None:
        if not function:
            function = 'builtin_' + name if module_name == 'builtins' else name
        _objects[identity(found)] = (found, home, function)


def replacement(found):
    """The system module and the name there of what stands for a live object of the library, or None."""
    if isinstance(found, _METHOD_DESCRIPTOR):
        return method_home(found.__objclass__.__name__, found.__name__)
    entry = library_index().get(identity(found))
    return entry and entry[1:]


def replaced_of_class(its_class):
    """All objects of exactly a class that are replaced: each, the system module and the name there, in turn."""
    flat = []
    for entry in library_index().values():
        if type(entry[0]) is its_class:
            flat.extend(entry)
    return flat


_METHOD_DESCRIPTOR = type(str.upper)


def method_home(family, method):
    """The system module and the name there of a method, which may be used without its object: str.upper."""
    for home, names in METHODS.get(family, {}).items():
        for entry in names.split():
            name, _, function = entry.partition('=')
            if name == method:
                return home, function or name
    return None
