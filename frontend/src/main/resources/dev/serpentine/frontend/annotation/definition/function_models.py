"""Functions that tell what those tell of themselves that a def or lambda makes when the program runs: parameters, hints, constant defaults and code. Nobody calls them."""

import __future__
import ast

_MAKER = 'serpentine_maker'
_DEFAULT = 'serpentine_default'


class DefaultOfTheRun:
    """In the place of a default that is no constant."""


def model_of(source, file_name, line, column, its_name, its_qualified_name, its_globals):
    """The model of what stands at a line, counted from 1, and a column; None where its hints are known to the run only."""
    found = [each for each in _functions(ast.parse(source), ()) if each[0].lineno == line and _name(each[0]) == its_name]
    if len(found) > 1:
        found = [each for each in found if each[0].col_offset == column]
    if len(found) != 1:
        return None
    node, enclosing = found[0]
    bound = set().union(*[_bound(each) for each in enclosing])
    if any(isinstance(each, ast.ClassDef) for each in enclosing) or any(name in bound for name in _names_in_hints(node)):
        return None
    of_the_run = _replace_defaults(node.args)
    if not isinstance(node, ast.Lambda):
        node.decorator_list = []
    module = ast.Module([_maker(node, bound - {its_name})], [])
    flags = __future__.annotations.compiler_flag if its_globals.get('annotations') is __future__.annotations else 0
    variables = {**its_globals, _DEFAULT: DefaultOfTheRun()}
    try:
        exec(compile(ast.fix_missing_locations(module), file_name, 'exec', flags, dont_inherit=True), variables)
        model = variables[_MAKER]()
    except Exception:
        return None
    model.__qualname__ = its_qualified_name
    model.defaults_of_the_run = of_the_run
    return model


def defaults_of_the_run(model):
    """Whether a model has other defaults than the functions that it stands for."""
    return model.defaults_of_the_run


def _functions(node, enclosing):
    """All that are written in a tree, each with the functions and classes around it."""
    for child in ast.iter_child_nodes(node):
        is_function = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
        if is_function:
            yield child, enclosing
        yield from _functions(child, (*enclosing, child) if is_function or isinstance(child, ast.ClassDef) else enclosing)


def _name(node):
    return '<lambda>' if isinstance(node, ast.Lambda) else node.name


def _bound(function):
    """The names that a function may bind, and some that functions in it do."""
    names = {each.arg for each in ast.walk(function) if isinstance(each, ast.arg)}
    shared = set()
    for each in ast.walk(function):
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
            names.add(each.id)
        elif isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and each is not function:
            names.add(each.name)
        elif isinstance(each, ast.alias):
            names.add((each.asname or each.name).split('.')[0])
        elif isinstance(each, ast.ExceptHandler) and each.name:
            names.add(each.name)
        elif isinstance(each, ast.Global):
            shared.update(each.names)
    return names - shared


def _names_in_hints(node):
    arguments = node.args
    hints = [each.annotation for each in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg] if each is not None]
    hints.append(getattr(node, 'returns', None))
    return [name.id for hint in hints if hint is not None for name in ast.walk(hint) if isinstance(name, ast.Name)]


def _replace_defaults(arguments):
    """Whether there are some that are no constants."""
    replaced = False
    for defaults in arguments.defaults, arguments.kw_defaults:
        for i, default in enumerate(defaults):
            if default is not None and not _is_constant(default):
                defaults[i] = ast.Name(_DEFAULT, ast.Load())
                replaced = True
    return replaced


def _is_constant(default):
    if isinstance(default, ast.Tuple):
        return all(_is_constant(each) for each in default.elts)
    if isinstance(default, ast.UnaryOp):
        default = default.operand
    return isinstance(default, ast.Constant)


def _maker(node, names):
    """A function that makes it, and has variables of these names, which it may use."""
    body = [ast.Assign([ast.Name(name, ast.Store()) for name in sorted(names)], ast.Constant(None))] if names else []
    if isinstance(node, ast.Lambda):
        body.append(ast.Return(node))
    else:
        body += [node, ast.Return(ast.Name(node.name, ast.Load()))]
    nothing = ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])
    return ast.FunctionDef(name=_MAKER, args=nothing, body=body, decorator_list=[], type_params=[])
