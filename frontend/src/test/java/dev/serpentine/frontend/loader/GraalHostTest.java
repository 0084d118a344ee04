package dev.serpentine.frontend.loader;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GraalHostTest {
    private static GraalHost host;
    private static int modules;

    @TempDir
    Path folder;

    @BeforeAll
    static void start() {
        host = GraalHost.start(List.of());
    }

    @AfterAll
    static void close() {
        host.close();
    }

    private static HostObject module(String source) {
        String name = "module" + modules++;
        return host.loadModule(name, source, name + ".py");
    }

    private static HostObject value(String expression) {
        return module("x = " + expression).attribute("x").orElseThrow();
    }

    private static FunctionSyntax syntax(HostObject module, String name) {
        return host.syntaxOf(module.attribute(name).orElseThrow()).orElseThrow();
    }

    @Test
    void kindsAreThoseOfTheExactType() {
        Map<String, HostKind> kinds = Map.ofEntries(
                Map.entry("None", HostKind.NONE),
                Map.entry("...", HostKind.ELLIPSIS),
                Map.entry("NotImplemented", HostKind.NOT_IMPLEMENTED),
                Map.entry("True", HostKind.BOOL),
                Map.entry("1", HostKind.INT),
                Map.entry("10**30", HostKind.INT),
                Map.entry("1.0", HostKind.FLOAT),
                Map.entry("1j", HostKind.INSTANCE),
                Map.entry("''", HostKind.STR),
                Map.entry("b''", HostKind.BYTES),
                Map.entry("bytearray()", HostKind.BYTEARRAY),
                Map.entry("()", HostKind.TUPLE),
                Map.entry("[]", HostKind.LIST),
                Map.entry("{}", HostKind.DICT),
                Map.entry("set()", HostKind.SET),
                Map.entry("frozenset()", HostKind.FROZENSET),
                Map.entry("range(3)", HostKind.RANGE),
                Map.entry("slice(3)", HostKind.SLICE),
                Map.entry("lambda: 0", HostKind.FUNCTION),
                Map.entry("type('T', (), {'f': lambda self: 0})().f", HostKind.METHOD),
                Map.entry("len", HostKind.BUILTIN_FUNCTION),
                Map.entry("[].append", HostKind.BUILTIN_FUNCTION),
                Map.entry("str.join", HostKind.BUILTIN_FUNCTION),
                Map.entry("object.__init__", HostKind.BUILTIN_FUNCTION),
                Map.entry("(1).__add__", HostKind.BUILTIN_FUNCTION),
                Map.entry("dict.fromkeys", HostKind.BUILTIN_FUNCTION),
                Map.entry("__import__('math').sqrt", HostKind.BUILTIN_FUNCTION),
                Map.entry("int", HostKind.CLASS),
                Map.entry("type('T', (), {})", HostKind.CLASS),
                Map.entry("__import__('abc').ABC", HostKind.CLASS),
                Map.entry("__import__('sys')", HostKind.MODULE),
                Map.entry("property()", HostKind.PROPERTY),
                Map.entry("staticmethod(len)", HostKind.STATICMETHOD),
                Map.entry("classmethod(len)", HostKind.CLASSMETHOD),
                Map.entry("(lambda y: lambda: y)(1).__closure__[0]", HostKind.CELL),
                Map.entry("(lambda: 0).__code__", HostKind.CODE),
                Map.entry("object()", HostKind.INSTANCE),
                Map.entry("type('I', (int,), {})(1)", HostKind.INSTANCE),
                Map.entry("type('I', (str,), {})('a')", HostKind.INSTANCE));
        assertEquals(
                kinds,
                kinds.keySet().stream()
                        .collect(Collectors.toMap(it -> it, it -> value(it).kind())));
    }

    @Test
    void valuesComeOverExactly() {
        assertEquals(BigInteger.TEN.pow(30).negate(), value("-10**30").asInteger());
        assertEquals(BigInteger.valueOf(Long.MIN_VALUE), value("-2**63").asInteger());
        assertEquals(-0.0, value("-0.0").asFloat());
        assertEquals("a\uD83D\uDE00\uD800", value("'a\\U0001F600\\ud800'").asText());
        assertArrayEquals(new byte[] {0, -1}, value("b'\\0\\xff'").asBytes());
        assertEquals(
                List.of(BigInteger.ONE, BigInteger.TWO),
                value("(1, 2)").items().stream().map(HostObject::asInteger).toList());
        assertEquals("b", value("{'a': 1, 'b': 2}").entries().get(1).getKey().asText());
    }

    @Test
    void valuesGoInAndComeBack() {
        for (String text : List.of("", "abc", "\uD83D\uDE00", "\uD800x")) {
            assertEquals(text, host.ofText(text).asText());
            assertEquals(
                    text.codePointCount(0, text.length()),
                    returned(host.call(host.builtin("len"), List.of(host.ofText(text)), Map.of()))
                            .asInteger()
                            .intValue());
        }
        assertEquals(
                BigInteger.TWO.pow(100), host.ofInteger(BigInteger.TWO.pow(100)).asInteger());
        assertEquals(HostKind.INT, host.ofInteger(BigInteger.ONE).kind());
        assertEquals(HostKind.FLOAT, host.ofFloat(1.0).kind());
        assertEquals(HostKind.BOOL, host.ofBoolean(true).kind());
        assertEquals(HostKind.NONE, host.none().kind());
        assertArrayEquals(new byte[] {1, -2}, host.ofBytes(new byte[] {1, -2}).asBytes());
        assertEquals(value("(1, 'a')"), host.ofTuple(List.of(host.ofInteger(BigInteger.ONE), host.ofText("a"))));
    }

    @Test
    void equalityIsOfValuesOrOfIdentity() {
        HostObject module = module("class C: pass\na = C()\nb = C()\nalso_a = a\nf = lambda: 0\nl = []\nm = []");
        assertEquals(module.attribute("a"), module.attribute("also_a"));
        assertEquals(
                module.attribute("a").hashCode(), module.attribute("also_a").hashCode());
        assertNotEquals(module.attribute("a"), module.attribute("b"));
        assertNotEquals(module.attribute("l"), module.attribute("m"));
        assertEquals(
                module.attribute("a").orElseThrow().type(),
                module.attribute("C").orElseThrow());
        assertEquals(module.attribute("f"), module.attribute("f"));
        assertNotEquals(value("1"), value("True"));
        assertNotEquals(value("1"), value("1.0"));
        assertNotEquals(value("0.0"), value("-0.0"));
        assertEquals(value("'a'"), value("'a'"));
        assertEquals(value("('a', 2)").hashCode(), value("('a', 2)").hashCode());
    }

    @Test
    void readingRunsNoCodeOfTheProgram() {
        HostObject module = module("""
                calls = []
                class Meta(type):
                    def __eq__(self, other): calls.append('eq'); return True
                    def __hash__(self): calls.append('hash'); return 1
                class C(metaclass=Meta):
                    __slots__ = ('s', '__t', '__dict__')
                    def __init__(self): self.s = 1; self.__t = 2; self.d = 3
                    def __getattr__(self, name): calls.append(name)
                    def __getattribute__(self, name): calls.append(name)
                    @property
                    def p(self): calls.append('p')
                c = C()
                """);
        HostObject instance = module.attribute("c").orElseThrow();
        assertEquals(HostKind.INSTANCE, instance.kind());
        assertEquals(HostKind.CLASS, instance.type().kind());
        assertEquals(
                List.of("s", "_C__t", "d"), List.copyOf(instance.attributes().keySet()));
        assertEquals(BigInteger.TWO, instance.attribute("_C__t").orElseThrow().asInteger());
        assertTrue(instance.attribute("p").isEmpty());
        assertTrue(instance.type()
                .attribute("p")
                .orElseThrow()
                .part(HostObject.Part.GETTER)
                .isPresent());
        assertEquals("C", instance.type().name());
        assertEquals(2, instance.type().mro().size());
        assertEquals(module.attribute("C").orElseThrow(), instance.type());
        assertEquals(List.of(), module.attribute("calls").orElseThrow().items());
    }

    @Test
    void qualifiedNamesBeginWithTheModule() {
        Map<String, String> names = Map.of(
                "len",
                "builtins.len",
                "str.join",
                "builtins.str.join",
                "[].append",
                "builtins.list.append",
                "dict.fromkeys",
                "builtins.dict.fromkeys",
                "__import__('math').sqrt",
                "math.sqrt",
                "int",
                "builtins.int",
                "object.__init__",
                "builtins.object.__init__");
        assertEquals(
                names,
                names.keySet().stream()
                        .collect(Collectors.toMap(it -> it, it -> value(it).qualifiedName())));
    }

    @Test
    void callsTellWhatWasRaised() {
        HostObject module = module("def f(a, *, b): return a / b");
        HostObject function = module.attribute("f").orElseThrow();
        HostObject one = host.ofInteger(BigInteger.ONE);
        assertEquals(
                0.5,
                returned(host.call(function, List.of(one), Map.of("b", host.ofInteger(BigInteger.TWO))))
                        .asFloat());
        Host.Outcome.Raised raised = assertInstanceOf(
                Host.Outcome.Raised.class,
                host.call(function, List.of(one), Map.of("b", host.ofInteger(BigInteger.ZERO))));
        assertEquals("ZeroDivisionError", raised.exception().type().name());
        assertEquals(
                BigInteger.TWO, returned(host.operate("add", List.of(one, one))).asInteger());
        assertEquals(
                "real",
                returned(host.getAttribute(host.ofText("real"), "__str__"))
                        .part(HostObject.Part.SELF)
                        .orElseThrow()
                        .asText());
        assertInstanceOf(Host.Outcome.Raised.class, host.getAttribute(one, "missing"));
        assertTrue(host.isInstance(host.ofBoolean(true), host.builtin("int")));
        assertFalse(host.isSubclass(host.builtin("int"), host.builtin("bool")));
    }

    private static HostObject returned(Host.Outcome outcome) {
        return assertInstanceOf(Host.Outcome.Returned.class, outcome).value();
    }

    @Test
    void programIsImportedAsMain() throws IOException {
        Files.writeString(folder.resolve("helper.py"), "def help(): return 1\n");
        Path program = Files.writeString(
                folder.resolve("program.py"),
                "import sys, helper\nname = __name__\narguments = sys.argv\ndef main(argv): return 0\nif __name__ == '__main__': sys.exit(main(sys.argv))\n");
        Host.ImportedProgram imported = host.importProgram(program, List.of("program.py", "one"));
        HostObject module = imported.module();
        assertEquals("__main__", module.attribute("name").orElseThrow().asText());
        assertTrue(imported.script().isEmpty());
        assertTrue(imported.printed().isEmpty());
        assertEquals(
                module,
                host.importModule("sys")
                        .attribute("modules")
                        .orElseThrow()
                        .entry("__main__")
                        .orElseThrow());
        assertEquals(
                "one",
                module.attribute("arguments").orElseThrow().items().get(1).asText());
        assertEquals(4, syntax(module, "main").position().line());
        assertEquals(program.toString(), syntax(module, "main").position().file());
        assertEquals(
                "if __name__ == '__main__': sys.exit(main(sys.argv))",
                host.sourceLine(program.toString(), 5).orElseThrow());
        assertTrue(host.sourceLine(program.toString(), 99).isEmpty());
        assertEquals(
                1,
                syntax(module.attribute("helper").orElseThrow(), "help").body().size());
        assertFalse(Files.exists(folder.resolve("__pycache__")));
    }

    @Test
    void scriptsAreFunctionsOfWhatWasNotRun() throws IOException {
        Path program = Files.writeString(
                folder.resolve("a script.py"),
                "limit = 3\nprint(limit)\ntotal = limit + 1\ndef reader(): return shared\nshared = total\n");
        Host.ImportedProgram imported = host.importProgram(program, List.of("program.py"));
        HostObject script = imported.script().orElseThrow();
        assertTrue(imported.printed().isEmpty());
        FunctionSyntax syntax = host.syntaxOf(script).orElseThrow();
        assertEquals(3, syntax.body().size());
        assertEquals(Set.of("shared"), syntax.globalNames());
        assertEquals(Set.of("total"), syntax.localNames());
        assertEquals(
                imported.module().attribute("reader").orElseThrow().part(HostObject.Part.GLOBALS),
                script.part(HostObject.Part.GLOBALS));
        assertTrue(host.functionsOf(script.part(HostObject.Part.GLOBALS).orElseThrow())
                .contains(script));
        assertTrue(imported.module().attribute("total").isEmpty());
    }

    @Test
    void librariesAreImportedUnderTheirOwnName() throws IOException {
        Path program = Files.writeString(
                folder.resolve("library.py"), "name = __name__\nif __name__ == '__main__': raise SystemExit(3)\n");
        assertEquals(
                "library",
                host.importLibrary(program, List.of("library.py"))
                        .attribute("name")
                        .orElseThrow()
                        .asText());
    }

    @Test
    void encodingsAreReadAsPythonReadsThem() throws IOException {
        Path program = folder.resolve("latin.py");
        Files.write(
                program,
                "#!/usr/bin/env python\r\n# -*- coding: latin-1 -*-\r\ntext = '\u00e4'\r\nprint(text)\r\n"
                        .getBytes(StandardCharsets.ISO_8859_1));
        Host.ImportedProgram imported = host.importProgram(program, List.of("latin.py"));
        assertEquals("\u00e4", imported.module().attribute("text").orElseThrow().asText());
        assertEquals(
                4,
                host.syntaxOf(imported.script().orElseThrow())
                        .orElseThrow()
                        .position()
                        .line());
    }

    @Test
    void wrongSyntaxOfAScriptIsToldAsPythonDoes() throws IOException {
        Path program = Files.writeString(folder.resolve("wrong.py"), "print(1)\nif True:\n    return 3\n");
        String message = assertThrows(Host.ImportFailure.class, () -> host.importProgram(program, List.of()))
                .getMessage();
        assertTrue(message.endsWith("SyntaxError: 'return' outside function\n"), message);
    }

    @Test
    void importFailuresShowPythonsTraceback() throws IOException {
        Path program = Files.writeString(folder.resolve("failing.py"), "def f():\n    return 1 // 0\nx = f()\n");
        String traceback = assertThrows(Host.ImportFailure.class, () -> host.importProgram(program, List.of()))
                .getMessage();
        assertEquals(
                """
                Traceback (most recent call last):
                  File "FILE", line 3, in <module>
                    x = f()
                  File "FILE", line 2, in f
                    return 1 // 0
                           ~~^~~~
                ZeroDivisionError: integer division or modulo by zero
                """.lines().filter(line -> !line.contains("~")).toList(),
                traceback
                        .replace(program.toString(), "FILE")
                        .lines()
                        .filter(line -> !line.contains("~") && !line.contains("^"))
                        .toList());
        Path broken = Files.writeString(folder.resolve("broken.py"), "x = (1\n");
        String message = assertThrows(Host.ImportFailure.class, () -> host.importProgram(broken, List.of()))
                .getMessage();
        assertEquals(
                "  File \"" + broken + "\", line 1", message.lines().findFirst().orElseThrow());
        assertTrue(message.endsWith("SyntaxError: '(' was never closed\n"), message);
    }

    @Test
    void functionsAreFoundBackToTheirSyntax() {
        HostObject module = module("""
                def same(f): return f
                @same
                @same
                def decorated(a): return a
                one, two = (lambda: 1), (lambda: 2)
                def maker(a, b, c):
                    def inner(): return c, a
                    return inner
                inner = maker(1, 2, 3)
                class C:
                    @staticmethod
                    @same
                    def static(): pass
                    def method(self): return super().method()
                static = C.static
                method = C.method
                space = {}
                exec('def made(x):\\n    return x + 1', space)
                made = space['made']
                evaluated = eval('lambda q: q')
                def replaced(): pass
                name = ("\\N{GRINNING FACE} 😀", lambda: 7)[1]
                from collections import namedtuple
                """);
        assertEquals("decorated", syntax(module, "decorated").name());
        assertEquals(2, syntax(module, "decorated").decorators().size());
        assertEquals(4, syntax(module, "decorated").position().line());
        assertEquals("2", literal(syntax(module, "two")));
        assertEquals("1", literal(syntax(module, "one")));
        assertEquals("7", literal(syntax(module, "name")));
        assertEquals(List.of("a", "c"), syntax(module, "inner").freeNames());
        assertEquals(List.of("__class__"), syntax(module, "method").freeNames());
        assertEquals("static", syntax(module, "static").name());
        assertEquals(
                "x", syntax(module, "made").parameters().positional().getFirst().name());
        assertEquals(
                "q",
                syntax(module, "evaluated").parameters().positional().getFirst().name());
        assertEquals("namedtuple", syntax(module, "namedtuple").name());
    }

    @Test
    void keptCodeIsFoundBackToItsSyntaxToo() throws IOException {
        String source =
                "def first(a):\n    return lambda: a\ndef second(b): return b\nx = second(1)\nlast = first(2)\n";
        for (int run = 0; run < 2; run++) {
            try (GraalHost keeping = GraalHost.start(List.of(), java.util.Optional.of(folder))) {
                HostObject module = keeping.loadModule("kept", source, "kept.py");
                assertEquals(BigInteger.ONE, module.attribute("x").orElseThrow().asInteger());
                assertEquals(
                        "b",
                        keeping.syntaxOf(module.attribute("second").orElseThrow())
                                .orElseThrow()
                                .parameters()
                                .positional()
                                .getFirst()
                                .name());
                assertEquals(
                        List.of("a"),
                        keeping.syntaxOf(module.attribute("last").orElseThrow())
                                .orElseThrow()
                                .freeNames());
            }
        }
        try (var files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }

    private static String literal(FunctionSyntax lambda) {
        Statement.Return result =
                assertInstanceOf(Statement.Return.class, lambda.body().getFirst());
        Expression.Literal literal =
                assertInstanceOf(Expression.Literal.class, result.value().orElseThrow());
        return assertInstanceOf(Expression.LiteralValue.OfInteger.class, literal.value())
                .value()
                .toString();
    }

    @Test
    void cyclicObjectsAreDescribedAndCompared() {
        HostObject list = module(
                        "l = [1]\nl.append(l)\nclass Bad:\n    def __repr__(self): raise ValueError\nb = Bad()")
                .attribute("l")
                .orElseThrow();
        assertEquals("[1, [...]]", list.describe());
        assertEquals(list, list.items().get(1));
        assertEquals(
                "<Bad object>",
                module("class Bad:\n    def __repr__(self): raise ValueError\nb = Bad()")
                        .attribute("b")
                        .orElseThrow()
                        .describe());
    }
}
