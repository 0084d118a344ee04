"""The part of the judge that runs in CPython 3.12: makes CPython's tests ready to be translated, tells what is in them, and runs them as Python does.

    cpython_side.py prepare FOLDER TEST REMOVALS    writes FOLDER/tests/*.py and FOLDER/program.py, and prints what is there, tabulated
    cpython_side.py run FOLDER LIMIT ENTRY...       runs entries of FOLDER/program.py, each in a process of its own: ENTRY.out, ENTRY.err and ENTRY.status in FOLDER
"""

import ast
import fnmatch
import glob
import importlib
import os
import re
import signal
import symtable
import sys
import types

INSTALLED = os.path.join(os.path.dirname(os.__file__), 'test')
RAISING_ASSERTIONS = {'assertRaises': 1, 'assertRaisesRegex': 2}
# What Python raises for an operation on wrong types: an inferring translator refuses the operation.
TYPE_ERRORS = {'TypeError', 'AttributeError', 'Exception'}


def assertion(node):
    """The name of the method of self that an expression calls."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name) and node.func.value.id == 'self':
        return node.func.attr


def names_type_error(node):
    return any(isinstance(each, ast.Name) and each.id in TYPE_ERRORS for each in ast.walk(node))


def is_ill_typed(node):
    """Whether a statement expects Python to raise an error of types."""
    if isinstance(node, ast.With):
        return any(assertion(item.context_expr) in RAISING_ASSERTIONS and names_type_error(item.context_expr) for item in node.items)
    if isinstance(node, ast.Try):
        return any(handler.type is not None and names_type_error(handler.type) for handler in node.handlers)
    return False


def functions_of(tree, table):
    """The functions of a syntax tree with their tables of names."""
    nodes = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            nodes[node.name, min([node.lineno] + [decorator.lineno for decorator in node.decorator_list])] = node
            nodes[node.name, node.lineno] = node
    waiting = [table]
    while waiting:
        current = waiting.pop(0)
        waiting.extend(current.get_children())
        if current.get_type() == 'function' and (current.get_name(), current.get_lineno()) in nodes:
            yield nodes[current.get_name(), current.get_lineno()], current


def is_binding(node, name):
    return (isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == name
            or isinstance(node, ast.Name) and node.id == name and not isinstance(node.ctx, ast.Load))


def does_something(node):
    """Whether a class does anything but define when it is made: what that comes to may be the point of a test."""
    defining = (ast.FunctionDef, ast.ClassDef, ast.Assign, ast.AnnAssign, ast.Pass)
    return not all(isinstance(each, defining) or isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant) for each in node.body)


def used_by(node, table):
    """The names of the function around it that a class may use, or where it cannot be told all of them."""
    outside = node.bases + node.decorator_list + [keyword.value for keyword in node.keywords]
    names = {each.id for expression in outside for each in ast.walk(expression) if isinstance(each, ast.Name)}
    tables = [child for child in table.get_children() if child.get_name() == node.name and child.get_type() == 'class']
    if len(tables) != 1:
        return set(table.get_locals()) | set(table.get_parameters()) | set(table.get_frees())
    return names | {symbol.get_name() for symbol in tables[0].get_symbols() if symbol.is_free()}


class Preparation:
    """One file of tests: its lines, rewritten so that each keeps its number."""

    def __init__(self, name, removals):
        self.name = name
        self.text = open(os.path.join(INSTALLED, name + '.py'), encoding='utf-8').read()
        self.lines = self.text.splitlines()
        self.tree = ast.parse(self.text)
        self.ranges = []
        self.removals = removals
        for node in ast.walk(self.tree):
            if isinstance(node, ast.stmt):
                self.rewrite(node)
        # The longest first, so that what is within it goes with it.
        for first, last in sorted(removals, key=lambda place: place[0] - place[1]):
            indent = re.match(' *', self.lines[first - 1]).group()
            if not self.lines[first - 1].strip() and first > 1:
                continue
            self.replace(first, last, indent + 'pass')
        self.moved = []
        self.hoist()

    def hoist(self):
        """Moves classes that a method defines, and that use none of its variables, behind everything else: they are made when the file is imported, as every class of a translated program must be."""
        # The innermost first: what was moved may then be moved on.
        for function, table in reversed(list(functions_of(self.tree, symtable.symtable(self.text, self.name, 'exec')))):
            local = set(table.get_locals()) | set(table.get_parameters()) | set(table.get_frees())
            candidates = [node for node in function.body if isinstance(node, ast.ClassDef) and not does_something(node) and self.lines[node.lineno - 1].strip() != 'pass'
                          and [other for other in ast.walk(function) if is_binding(other, node.name)] == [node]]
            while True:
                names = {node.name for node in candidates}
                kept = [node for node in candidates if used_by(node, table) & local <= names]
                if len(kept) == len(candidates):
                    break
                candidates = kept
            if candidates:
                self.move(function, candidates)

    def move(self, function, classes):
        factory = '_classes_of_line_%d' % function.lineno
        self.lines += ['', '', 'def %s():' % factory]
        indent = re.match(' *', self.lines[classes[0].lineno - 1]).group()
        for node in classes:
            first = min([node.lineno] + [decorator.lineno for decorator in node.decorator_list])
            if len(indent) > 4 or not indent:
                self.lines.append('    if True:')
            self.moved.append((len(self.lines) + 1, len(self.lines) + node.end_lineno - first + 1, first))
            self.lines += self.lines[first - 1:node.end_lineno]
            self.replace(first, node.end_lineno, '%s%s = %s_%s' % (indent, node.name, factory, node.name))
        names = ', '.join(node.name for node in classes)
        self.lines += ['    return %s,' % names, '', '', '%s = %s()' % (', '.join('%s_%s' % (factory, node.name) for node in classes) + ',', factory)]

    def replace(self, first, last, line):
        self.lines[first - 1:last] = [line] + [''] * (last - first)

    def rewrite(self, node):
        first, last, indent = node.lineno, node.end_lineno, ' ' * node.col_offset
        first = min([first] + [decorator.lineno for decorator in getattr(node, 'decorator_list', [])])
        ill_typed = is_ill_typed(node)
        call = node.value if isinstance(node, ast.Expr) else None
        if assertion(call) in RAISING_ASSERTIONS:
            before = RAISING_ASSERTIONS[assertion(call)]
            if len(call.args) > before and not any(isinstance(argument, ast.Starred) for argument in call.args[:before + 1]):
                awaited = ast.unparse(ast.Call(call.func, call.args[:before], []))
                function = call.args[before]
                called = ast.unparse(ast.Call(function, call.args[before + 1:], call.keywords))
                if isinstance(function, ast.Lambda):
                    called = '(%s)(%s)' % (ast.unparse(function), ', '.join(map(ast.unparse, call.args[before + 1:])))
                self.replace(first, last, '%swith %s: %s' % (indent, awaited, called))
                ill_typed = names_type_error(call.args[0])
        if isinstance(node, ast.With) and len(node.items) == 1 and assertion(node.items[0].context_expr) == 'subTest':
            body = node.body[0].lineno
            if body > node.items[0].context_expr.end_lineno:
                self.replace(first, node.items[0].context_expr.end_lineno, indent + 'if True:')
        if self.text.splitlines()[first - 1][:node.col_offset].strip() == '' and not self.text.splitlines()[first - 1].lstrip().startswith('elif'):
            self.ranges.append((first, last, 'ill-typed' if ill_typed else type(node).__name__))

    def write(self, folder):
        with open(os.path.join(folder, self.name + '.py'), 'w', encoding='utf-8') as file:
            file.write('\n'.join(self.lines) + '\n')

    def needed(self):
        """Which other files of tests it takes classes from."""
        found = re.findall(r'^\s*from test import ([\w, ]+)', self.text, re.M) + re.findall(r'^\s*from test\.(\w+) import', self.text, re.M)
        names = {name.strip().split(' ')[0] for names in found for name in names.split(',')}
        return {name for name in names if os.path.exists(os.path.join(INSTALLED, name + '.py'))}


def import_prepared(folder, name):
    # The folder of this file must not hide anything.
    sys.path[0] = os.path.join(folder, 'lib', 'python3.12')
    return importlib.import_module(name)


def prepare(folder, name, removals_file):
    removals = {}
    for line in open(removals_file, encoding='utf-8'):
        file, first, last = line.split('\t')
        removals.setdefault(file, []).append((int(first), int(last)))
    tests = os.environ['PREPARED_TESTS']
    waiting, seen = [name], set()
    while waiting:
        each = waiting.pop()
        if each in seen:
            continue
        seen.add(each)
        preparation = Preparation(each, removals.get(each, []))
        preparation.write(tests)
        waiting.extend(preparation.needed())
        for first, last, kind in preparation.ranges:
            print('statement', each, first, last, kind, sep='\t')
        for first, last, original in preparation.moved:
            print('moved', each, first, last, original, sep='\t')
    unittest = import_prepared(folder, 'unittest')
    module = importlib.import_module('test.' + name)
    program = ['"""The tests of %s, each as an entry point."""' % name, '', 'import sys', '', 'sys.path.insert(0, %r)' % sys.path[0], 'import os',
               'os.environ.update(PREPARED_TESTS=%r, INSTALLED_TESTS=%r)' % (tests, INSTALLED), 'import unittest', 'import test.%s as tested' % name]
    number = 0
    for class_name, test_class in sorted(vars(module).items()):
        if not isinstance(test_class, type) or not issubclass(test_class, unittest.TestCase) or test_class.__name__ != class_name:
            continue
        methods = [method for method in dir(test_class) if method.startswith('test') and isinstance(getattr(test_class, method), types.FunctionType)]
        if methods and test_class.setUpClass.__func__ is not unittest.TestCase.setUpClass.__func__:
            program += ['', 'tested.%s.setUpClass()' % class_name]
        for method in methods:
            function = getattr(test_class, method)
            reason = getattr(function, 'skipped_because', None) or getattr(test_class, 'skipped_because', None) or ''
            code = getattr(function, '__code__')
            where = os.path.basename(code.co_filename)[:-3]
            print('method', 'entry_%d' % number, class_name, method, where, code.co_firstlineno, ' '.join(reason.split()), sep='\t')
            if not reason:
                program.append(ENTRY.format(number=number, class_name=class_name, method=method))
            number += 1
    with open(os.path.join(folder, 'program.py'), 'w', encoding='utf-8') as file:
        file.write('\n'.join(program) + '\n')


ENTRY = '''

def entry_{number}(argv):
    case = tested.{class_name}({method!r})
    try:
        case.setUp()
        try:
            case.{method}()
        finally:
            case.tearDown()
    except unittest.SkipTest:
        print('skipped')
        return 0
    print('passed')
    return 0'''


def run(folder, limit, entries):
    program = types.ModuleType('program')
    import_prepared(folder, 'unittest')
    file = os.path.join(folder, 'program.py')
    program.__file__ = file
    sys.modules['program'] = program
    sys.argv = [file]
    exec(compile(open(file, encoding='utf-8').read(), file, 'exec'), vars(program))
    for entry in entries:
        child = os.fork()
        if child == 0:
            for number, ending in ((1, 'out'), (2, 'err')):
                os.dup2(os.open(os.path.join(folder, entry + '.' + ending), os.O_CREAT | os.O_WRONLY | os.O_TRUNC), number)
            sys.stdout = open(1, 'w', encoding='utf-8', closefd=False)
            signal.alarm(limit)
            status = 1
            try:
                status = getattr(program, entry)([file])
            except SystemExit as exit:
                status = exit.code if isinstance(exit.code, int) else 1
            except BaseException:
                sys.stdout.flush()
                sys.excepthook(*sys.exc_info())
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)
        _, status = os.waitpid(child, 0)
        with open(os.path.join(folder, entry + '.status'), 'w') as file:
            file.write(str(os.waitstatus_to_exitcode(status)))


if __name__ == '__main__':
    if sys.argv[1] == 'prepare':
        prepare(*sys.argv[2:])
    else:
        run(sys.argv[2], int(sys.argv[3]), sys.argv[4:])
