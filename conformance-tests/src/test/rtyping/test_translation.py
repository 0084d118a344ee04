import pytest

from rpython.rtyper.test.tool import interpret
from rpython.translator.interactive import Translation, TranslationError


def factorial(n):
    return 1 if n < 2 else n * factorial(n - 1)


class Refused(Exception):
    pass


def worked(name: str, counts: list[int]) -> dict[str, int]:
    if not counts:
        raise Refused('nothing for', name)
    print('working for', name)
    return {name: sum(counts)}


def test_result_types():
    assert Translation(factorial, [int]).annotate() == 'int'
    assert Translation(lambda x: x * 2.0, [int]).annotate() == 'float'
    assert Translation(worked).annotate() == 'dict[str, int]'


def test_texts_of_stages():
    t = Translation(factorial, [int])
    assert 'int_mul' in t.rtype()
    assert 'graph' in t.backendopt() and 'factorial' in t.text('flow')
    for backend, word in ('c', '#include'), ('llvm', 'define'), ('jvm', 'LMUL'), ('cli', 'mul'):
        assert word in t.source(backend=backend), backend


def test_types_in_each_spelling():
    def described(items, table, pair, flag, perhaps, data):
        return len(items), sorted(table), pair[1], not flag, perhaps is None, data[0]
    arguments = ['a', 'b'], {'k': 1.5}, (1, 'x'), True, None, b'\x07'
    for types in [[[str], {str: float}, (int, str), bool, int | None, bytes], [list[str], dict[str, float], tuple[int, str], bool, int | None, bytes]]:
        assert Translation(described, types).interpret(*arguments) == (2, ['k'], 'x', False, True, 7)


def test_what_is_no_type():
    with pytest.raises(TypeError, match='is no type'):
        Translation(factorial, ['int'])
    with pytest.raises(TypeError, match='not known'):
        Translation(factorial).annotate()


def test_wrong_arguments():
    t = Translation(factorial, [int])
    with pytest.raises(TypeError, match='takes 1'):
        t.interpret(1, 2)
    with pytest.raises(TypeError, match='is no int'):
        t.interpret('1')


def test_what_cannot_be_translated():
    def wrong(text):
        return text.nothing
    with pytest.raises(TranslationError, match="str has no attribute 'nothing'"):
        Translation(wrong, [str]).annotate()


def test_a_wrong_option():
    with pytest.raises(ValueError, match='gc'):
        Translation(factorial, [int], gc='nothing').source()


@pytest.mark.parametrize('backend', ['interpreter', 'interpreter-oo'])
def test_interpreting(backend):
    t = Translation(factorial, [int])
    assert [t.interpret(n, backend=backend) for n in (0, 5, 21)] == [1, 120, 51090942171709440000]
    with pytest.raises(RecursionError):
        t.interpret(100_000_000, backend=backend)


@pytest.mark.parametrize('backend', ['c', 'llvm', 'jvm', 'cli'])
def test_compiling(backend):
    function = Translation(worked).compile(backend=backend)
    assert function('ä', [1, 2]) == {'ä': 3}
    with pytest.raises(Refused) as raised:
        function('b', [])
    assert raised.value.args == ('nothing for', 'b')
    assert function('c', [4]) == {'c': 4}
    function.close()
    assert function('d', [5]) == {'d': 5}
    function.close()


def test_each_call_of_an_interpreted_function_begins_anew():
    items = [1]

    def grown(n):
        items.append(n)
        return len(items)
    t = Translation(grown, [int])
    assert t.interpret(5) == t.interpret(6) == 2
    items.append(0)
    assert interpret(grown, [1]) == 3


def test_calls_of_a_compiled_function_share_what_they_change():
    items = [1]

    def grown(n):
        items.append(n)
        return len(items)
    function = Translation(grown, [int]).compile_llvm()
    assert [function(5), function(6)] == [2, 3]
    assert items == [1]
    function.close()
