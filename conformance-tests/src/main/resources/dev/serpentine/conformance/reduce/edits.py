"""What can be left out of a program, or made simpler: every edit is a smaller program, found on its syntax tree."""
import ast
import copy

COMPOUND = (ast.If, ast.For, ast.While, ast.Try, ast.With)
BODIES = ("body", "orelse", "finalbody")
LITERALS = ("0", "''", "[]", "None", "False", "0.0", "{}", "b''", "()")


def names_in(node):
    found = set()
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name):
            found.add(inner.id)
        elif isinstance(inner, ast.Attribute):
            found.add(inner.attr)
    return found


def defined_by(statement):
    if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
        return {statement.name}
    if isinstance(statement, (ast.Import, ast.ImportFrom)):
        return {(alias.asname or alias.name).split(".")[0] for alias in statement.names}
    return {inner.id for inner in ast.walk(statement) if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store)}


def pruned(tree):
    """Without what nothing uses any more."""
    wanted = {"main"}
    kept = [False] * len(tree.body)
    grown = True
    while grown:
        grown = False
        for number, statement in enumerate(tree.body):
            if kept[number]:
                continue
            defined = defined_by(statement)
            is_entry = isinstance(statement, ast.If) and "__name__" in names_in(statement.test)
            if is_entry or defined & wanted:
                kept[number] = True
                grown = True
                wanted |= names_in(statement)
    return ast.Module([statement for number, statement in enumerate(tree.body) if kept[number]], [])


def lists_of_statements(tree):
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "__name__" in names_in(node.test):
            continue
        for field in BODIES:
            body = getattr(node, field, None)
            if isinstance(body, list) and body and isinstance(body[0], ast.stmt):
                found.append((node, field))
    # The calls in main first: each that goes takes much with it.
    found.sort(key=lambda place: (not (isinstance(place[0], ast.FunctionDef) and place[0].name == "main"), not isinstance(place[0], ast.Module)))
    return found


def expressions(tree):
    """Every place of an expression: node, field, index."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.JoinedStr, ast.FormattedValue)) and not isinstance(node, ast.FormattedValue):
            continue
        for field, value in ast.iter_fields(node):
            if isinstance(value, ast.expr) and not isinstance(value, ast.JoinedStr) or isinstance(value, ast.JoinedStr):
                if not isinstance(getattr(value, "ctx", None), (ast.Store, ast.Del)) and field != "format_spec":
                    yield node, field, None
            elif isinstance(value, list) and value and isinstance(value[0], ast.expr):
                for index, item in enumerate(value):
                    if not isinstance(getattr(item, "ctx", None), (ast.Store, ast.Del)):
                        yield node, field, index


def at(node, field, index):
    value = getattr(node, field)
    return value if index is None else value[index]


def put(node, field, index, value):
    if index is None:
        setattr(node, field, value)
    else:
        getattr(node, field)[index] = value


def plans(tree):
    """All edits, each as something to do to a copy of the tree; larger ones first."""
    yield ("prune",)
    places = lists_of_statements(tree)
    for place, (node, field) in enumerate(places):
        size = len(getattr(node, field))
        while size:
            for start in range(0, len(getattr(node, field)), size):
                yield ("delete", place, start, size)
            size //= 2
    for place, (node, field) in enumerate(places):
        for index, statement in enumerate(getattr(node, field)):
            if isinstance(statement, COMPOUND):
                for inner in BODIES + ("handlers",):
                    if getattr(statement, inner, None):
                        yield ("hoist", place, index, inner)
            if isinstance(statement, ast.Try):
                for inner in range(len(statement.handlers)):
                    if len(statement.handlers) > 1 or statement.finalbody:
                        yield ("handler", place, index, inner)
            if isinstance(statement, ast.Match):
                for inner in range(len(statement.cases)):
                    yield ("case", place, index, inner)
                    yield ("hoistcase", place, index, inner)
    for number, (node, field, index) in enumerate(expressions(tree)):
        value = at(node, field, index)
        for child, (inner, name, position) in enumerate(expressions(ast.Expression(value))):
            if child and child < 8:
                yield ("child", number, child)
        if isinstance(value, (ast.List, ast.Tuple, ast.Set, ast.Call)):
            items = value.args if isinstance(value, ast.Call) else value.elts
            for item in range(len(items)):
                yield ("item", number, item)
        if isinstance(value, ast.Dict):
            for item in range(len(value.keys)):
                yield ("item", number, item)
        if not isinstance(value, (ast.Constant, ast.Name)) or isinstance(value, ast.Name):
            if ast.unparse(value) not in LITERALS:
                for literal in range(len(LITERALS)):
                    yield ("literal", number, literal)
        if isinstance(value, ast.Constant) and isinstance(value.value, (str, bytes)) and len(value.value) > 1:
            yield ("half", number, 0)
            yield ("half", number, 1)
        if isinstance(value, ast.JoinedStr) and len(value.values) > 1:
            for item in range(len(value.values)):
                yield ("piece", number, item)


def without(statements, start, size):
    left = statements[:start] + statements[start + size:]
    return left or [ast.Pass()]


def applied(tree, plan):
    tree = copy.deepcopy(tree)
    kind = plan[0]
    if kind == "prune":
        return pruned(tree)
    if kind in ("delete", "hoist", "handler", "case", "hoistcase"):
        node, field = lists_of_statements(tree)[plan[1]]
        statements = getattr(node, field)
        if kind == "delete":
            setattr(node, field, without(statements, plan[2], plan[3]))
            return pruned(tree)
        elif kind == "hoist":
            statement = statements[plan[2]]
            body = statement.handlers[0].body if plan[3] == "handlers" else getattr(statement, plan[3])
            statements[plan[2]:plan[2] + 1] = body
        elif kind == "handler":
            del statements[plan[2]].handlers[plan[3]]
        elif kind == "case":
            del statements[plan[2]].cases[plan[3]]
        else:
            statements[plan[2]:plan[2] + 1] = statements[plan[2]].cases[plan[3]].body
        return tree
    node, field, index = list(expressions(tree))[plan[1]]
    value = at(node, field, index)
    if kind == "child":
        inner = list(expressions(ast.Expression(value)))[plan[2]]
        put(node, field, index, at(*inner))
    elif kind == "item":
        if isinstance(value, ast.Dict):
            del value.keys[plan[2]], value.values[plan[2]]
        else:
            del (value.args if isinstance(value, ast.Call) else value.elts)[plan[2]]
    elif kind == "literal":
        put(node, field, index, ast.parse(LITERALS[plan[2]], mode="eval").body)
    elif kind == "half":
        middle = len(value.value) // 2
        value.value = value.value[:middle] if plan[2] else value.value[middle:]
    elif kind == "piece":
        del value.values[plan[2]]
    return tree


known = ("", None, [])


def edit(program, number, result):
    global known
    with open(program, encoding="utf-8") as file:
        text = file.read()
    if known[0] != text:
        tree = ast.parse(text)
        known = (text, tree, list(plans(tree)))
    number = int(number)
    if number >= len(known[2]):
        return "end"
    try:
        changed = ast.unparse(ast.fix_missing_locations(applied(known[1], known[2][number]))) + "\n"
        compile(changed, program, "exec")
    except Exception:
        return "none"
    if len(changed) > len(text) or changed == text:
        return "none"
    with open(result, "w", encoding="utf-8") as file:
        file.write(changed)
    return "done"
