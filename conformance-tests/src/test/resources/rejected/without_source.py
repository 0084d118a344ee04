"""What was made of a syntax tree has no source: it can be called while the program is imported, but not be translated."""
import ast

exec(compile(ast.parse("def double(text): return text * 2"), "made", "exec"))
FIRST = double("a")


def main(argv):
    print(FIRST, double(argv[0]))
    return 0

# essence: call it only while the program is imported
