package dev.serpentine.frontend.division;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.SourcePosition;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DivisionTest {
    private static final String FILE = "test.py";

    private static Division divided(String text) {
        return Division.of(text, FILE);
    }

    /** Where the script's statements stand. */
    private static List<Integer> scriptLines(String text) {
        Division division = divided(text);
        return division.hasScript()
                ? division.script(Set.of()).body().stream()
                        .map(statement -> statement.position().line())
                        .toList()
                : List.of();
    }

    private static void assertNoScript(String text) {
        assertEquals(List.of(), scriptLines(text));
    }

    @Test
    void aBlockIsTheScript() {
        String text = """
                import sys
                def main(argv):
                    return 3
                if __name__ == "__main__":
                    import string, os.path
                    level = 1
                    main(sys.argv)
                """;
        assertEquals(List.of(6, 7), scriptLines(text));
        assertEquals("""
                import sys
                def main(argv):
                    return 3
                if __name__ == "__main__":
                    import string, os.path
                    0       \s
                    0            \s
                """, divided(text).importedText().orElseThrow());
    }

    @Test
    void aBlockThatOnlyEndsWithMainIsNoScript() {
        String main = "def main(argv):\n    return 0\n";
        String block = "if '__main__' == __name__:\n    import sys\n    ";
        for (String end :
                List.of("sys.exit(main(sys.argv))", "raise SystemExit(main(sys.argv))", "exit(main(sys.argv))")) {
            assertNoScript(main + block + end + "\n");
            assertTrue(divided(main + block + end + "\n")
                    .importedText()
                    .orElseThrow()
                    .endsWith("    import sys\n    0" + " ".repeat(end.length() - 1) + "\n"));
        }
        assertNoScript("def main():\n    return 0\n" + block + "sys.exit(main())\n");
    }

    @Test
    void aBlockThatMeansSomethingElseIsAScript() {
        String main = "def main(argv):\n    return 0\n";
        String block = "if __name__ == '__main__':\n    import sys\n    ";
        for (String other : List.of(
                "main(sys.argv)",
                "sys.exit(main([]))",
                "sys.exit(main(sys.argv[1:]))",
                "sys.exit(main(sys.argv) or 0)",
                "sys.exit()")) {
            assertEquals(List.of(5), scriptLines(main + block + other + "\n"), other);
        }
        String end = "sys.exit(main(sys.argv))\n";
        assertEquals(List.of(5), scriptLines("def main(argv=None):\n    return 0\n" + block + "sys.exit(main())\n"));
        assertEquals(List.of(5, 6), scriptLines(main + block + end + "print()\n"));
        assertEquals(List.of(5, 5), scriptLines(main + block + "print(); " + end));
        assertEquals(
                List.of(7),
                scriptLines(main + "def exit(code):\n    print(code)\n" + block + "exit(main(sys.argv))\n"));
        assertEquals(List.of(6), scriptLines(main + "main = str\n" + block + end));
    }

    @Test
    void whatIsBehindABlockBelongsToItsScript() {
        String text = """
                if __name__ == "__main__":
                    x = 1
                else:
                    x = 2
                table = [x]
                def helper(): return table
                class Helper(object):
                    limit = 5
                if __name__ == "__main__":
                    print(helper())
                """;
        assertEquals(List.of(2, 5, 10), scriptLines(text));
        String imported = divided(text).importedText().orElseThrow();
        assertTrue(imported.contains("def helper(): return table\nclass Helper(object):\n    limit = 5\n"), imported);
    }

    @Test
    void whatIsDoneAboveABlockBelongsToItsScript() {
        String block = "if __name__ == '__main__':\n    x = 1\n";
        assertEquals(List.of(2, 5), scriptLines("table = [1]\nprint(table)\ndef f(): return 1\n" + block));
        assertNoScript("print(1)\ndef main(): return 0\nif __name__ == '__main__':\n    exit(main())\n");
    }

    @Test
    void definitionsThatNeedTheScriptBelongToIt() {
        String text = """
                print()
                base = object
                size = len("abc")
                class Below(base): pass
                class Sized:
                    limit = size
                def measured(n=size): return n
                def annotated(n: size) -> int: return n
                def free(n): return n + size
                @free
                def decorated(n): return n
                def twice(): return 1
                def twice(): return 2
                class Free:
                    def get(self): return size
                import sys
                import sys
                import os as one
                import re as one
                """;
        assertEquals(List.of(1, 2, 3, 4, 5, 7, 8, 11, 12, 13, 18, 19), scriptLines(text));
    }

    @Test
    void withoutABlockAScriptBeginsWithTheFirstEffect() {
        String head = """
                import math, sys, random, time, os
                def quiet(n):
                    if n < 0: raise ValueError(n)
                    return n
                def loud(n): print(n)
                def louder(n): return loud(n)
                class Quiet:
                    def speak(self): loud(1)
                class Loud:
                    def __init__(self): louder(2)
                TABLE = [quiet(i) for i in range(3)]
                TABLE.append(math.sqrt(2))
                thing = Quiet()
                sys.setrecursionlimit(5000)
                path = os.path.join("a", "b")
                f = lambda: print(1)
                try:
                    import json
                except ImportError:
                    raise
                """;
        assertNoScript(head);
        for (String effect : List.of(
                "print(1)",
                "x = input()",
                "louder(1)",
                "x = [louder(i) for i in range(2)]",
                "list(map(loud, TABLE))",
                "thing.speak()",
                "Loud()",
                "f()",
                "assert TABLE",
                "raise ValueError",
                "with open('x') as g: pass",
                "x = sys.argv[1:]",
                "start = time.time()",
                "random.seed(1)",
                "x = random.random()",
                "exit()",
                "unknown.start()",
                "if TABLE: exit(1)",
                "for i in TABLE:\n    loud(i)",
                "while True:\n    print(1)",
                "x = os.getcwd()",
                "import datetime; d = datetime.date.today()")) {
            assertEquals(21, scriptLines(head + effect + "\n").getFirst(), effect);
        }
    }

    @Test
    void toNameAClassDoesNothing() {
        assertEquals(List.of(7), scriptLines("""
                import argparse
                from random import Random
                class Dice(Random):
                    pass
                def parse(arguments: argparse.Namespace, dice: Random):
                    return 1
                dice = Random(3)
                """));
    }

    @Test
    void aMainThatIsNotCalledIsTheEntry() {
        assertNoScript("print('imported')\ndef main(argv): return 0\n");
        assertEquals(
                Optional.of(new SourcePosition(FILE, 1, 0)),
                divided("print('imported')\ndef main(argv): return 0\n").firstEffect());
        assertEquals(List.of(2), scriptLines("def main(): return 0\nmain()\n"));
        assertEquals(List.of(1, 3), scriptLines("print(1)\ndef main(): return 0\nx = main()\n"));
    }

    @Test
    void entryPointsOfRPythonComeFirst() {
        String block = "if __name__ == '__main__':\n    import sys\n    print(entry_point(sys.argv))\n";
        for (String entry : List.of(
                "def entry_point(argv): return 0\n",
                "def target(driver, args): return entry_point, None\n",
                "def target(*args): return run\n",
                "from elsewhere import entry_point\n")) {
            assertNoScript(entry + block);
            assertEquals(
                    entry + "if __name__ == '__main__':\n    0         \n    0                           \n",
                    divided(entry + block).importedText().orElseThrow());
        }
        assertEquals(
                List.of(4),
                scriptLines("def target(n): return n\n"
                        + "if __name__ == '__main__':\n    import sys\n    print(target(1))\n"));
    }

    @Test
    void variablesThatOnlyTheScriptSeesAreLocal() {
        FunctionSyntax script = divided("""
                given = 1
                print(given)
                own = given = shared = lent = caught = kept = 2
                def reader(own): return shared
                class Holder:
                    x = 1
                    def get(self): return lent
                print((lambda: caught)(), sorted(own for own in [1]))
                def writer():
                    global written
                    written = 1
                written = 5
                """).script(Set.of("given"));
        assertEquals(Set.of("own", "kept"), script.localNames());
        assertEquals(Set.of("given", "shared", "lent", "caught", "written"), script.globalNames());
        assertTrue(script.isModule());
    }

    @Test
    void blankedStatementsLeaveTheOthersWhereTheyAre() {
        String text = """
                print("ä😀"); import sys; x = (1 +
                  2); import os
                @ first
                @second(
                  3)
                def twice(): pass
                def twice(): pass
                text = '''one
                two''' ; import re
                if twice:
                    print(1)
                # end
                """;
        String imported = divided(text).importedText().orElseThrow();
        assertEquals(
                """
                0          ; import sys; 0        \s
                    ; import os
                0      \s
                        \s
                    \s
                                \s
                0               \s
                0           \s
                       ; import re
                0        \s
                           \s
                # end
                """.lines().map(String::stripTrailing).toList(),
                imported.lines().map(String::stripTrailing).toList());
        assertEquals(text.lines().count(), imported.lines().count());
    }

    @Test
    void aProgramWithoutAnythingToRunStaysAsItIs() {
        assertFalse(divided("X = 1\ndef f(): print(X)\n").hasScript());
        assertTrue(divided("X = 1\n").importedText().isEmpty());
    }

    @Test
    void anIteratorThatIsKeptIsMadeByTheProgram() {
        assertEquals(List.of(1, 3), scriptLines("it = iter([1])\ndef f(): return next(it)\nprint(f())\n"));
        assertEquals(List.of(2), scriptLines("texts = list(map(str, [1]))\nprint(texts)\n"));
        assertEquals(List.of(3), scriptLines("import itertools\nids = itertools.count()\nprint(next(ids))\n"));
    }

    @Test
    void aStreamIsNamedAsADefaultWithoutAnythingBeingDone() {
        assertEquals(List.of(3), scriptLines("import sys\ndef f(out=sys.stdout): out.write('')\nf()\n"));
        assertEquals(List.of(2, 3), scriptLines("import sys\nout = sys.stdout\nprint(out)\n"));
    }

    @Test
    void aDefinitionStaysWhereItChangesWhatWasRead() {
        assertEquals(List.of(7, 9, 11), scriptLines("""
                ROUTES = {}
                def route(path):
                    def decorate(f):
                        ROUTES[path] = f
                        return f
                    return decorate
                print(len(ROUTES))
                @route("/")
                def index():
                    return 1
                print(len(ROUTES))
                """));
        assertEquals(List.of(5, 6, 8), scriptLines("""
                class Base:
                    names = []
                    def __init_subclass__(cls):
                        cls.names.append(cls.__name__)
                print(Base.names)
                class Derived(Base):
                    pass
                print("end")
                """));
        assertEquals(List.of(7), scriptLines("""
                class Meta(type):
                    names = []
                    def __init__(cls, name, bases, space):
                        Meta.names.append(name)
                class Base(metaclass=Meta):
                    pass
                print(Meta.names)
                """));
    }

    @Test
    void aContainerThatClassesNeedIsThereBefore() {
        assertEquals(List.of(1, 8), scriptLines("""
                print("begin")
                REGISTRY: dict[str, type] = {}
                class Base:
                    def __init_subclass__(cls):
                        REGISTRY[cls.__name__] = cls
                class Derived(Base):
                    pass
                print(len(REGISTRY))
                """));
        assertEquals(List.of(1, 2, 6, 8), scriptLines("""
                print("begin")
                SIZE = len(str(1))
                class Base:
                    def __init_subclass__(cls):
                        cls.size = SIZE
                class Derived(Base):
                    pass
                print(Derived.size)
                """));
    }

    @Test
    void whatIsThereForItsDecoratorsMayShareItsName() {
        assertEquals(List.of(2, 3, 12), scriptLines("""
                from functools import singledispatch
                print("begin")
                for _ in range(2):
                    print("tick")
                @singledispatch
                def show(x): return "any"
                @show.register
                def _(x: int): return "int"
                @show.register(list)
                def _(x): return ", ".join(map(show, x))

                print(show([1]))
                """));
    }

    @Test
    void generatorsThatAreKeptAreMadeByTheRun() {
        assertEquals(List.of(16, 17, 18, 19), scriptLines("""
                def primed(function):
                    def start(*arguments):
                        made = function(*arguments)
                        next(made)
                        return made
                    return start
                @primed
                def sink(store):
                    while True:
                        store.append((yield))
                def count(n):
                    yield from range(n)
                taken = list(count(3))
                total = sum(x for x in count(2))
                store = []
                pipe = sink(store)
                tasks = [count(2), count(3)]
                named = {"a": count(1)}
                for i in taken:
                    pipe.send(i)
                """));
    }
}
