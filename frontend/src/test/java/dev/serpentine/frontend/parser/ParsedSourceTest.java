package dev.serpentine.frontend.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ParsedSourceTest {

    private static FunctionSyntax function(String source, int line, String name) {
        return ParsedSource.parse(source, "test.py").functionsIn(line, name).getFirst();
    }

    @Test
    void comprehensionsBelongToTheirFunction() {
        FunctionSyntax function = function(
                "def f(a, b, c):\n    x = [a + i for i in b]\n    return x, (lambda: c), [(lambda: b) for _ in x]\n",
                1,
                "f");
        assertEquals(Set.of("a", "b", "c", "x"), function.localNames());
        assertEquals(Set.of("b", "c"), function.cellNames());
    }

    @Test
    void innerFunctionsNameTheirFreeVariables() {
        String source =
                "def f(a, z, b):\n    def g():\n        nonlocal z\n        z = [b for _ in a]\n        global n\n        n = 1\n        return z\n    return g\n";
        FunctionSyntax inner = function(source, 2, "g");
        assertEquals(List.of("a", "b", "z"), inner.freeNames());
        assertEquals(Set.of(), inner.localNames());
        assertEquals(Set.of("n"), inner.globalNames());
        assertEquals(Set.of("a", "b", "z"), function(source, 1, "f").cellNames());
    }

    @Test
    void privateNamesGetTheirClass() {
        String source =
                "class _C:\n    def f(self, __p):\n        self.__x = __p\n        def __g(): return __y\n        return __g(__k=1)\n";
        FunctionSyntax function = function(source, 2, "f");
        assertEquals(Set.of("self", "_C__p", "_C__g"), function.localNames());
        Statement.Assign assign =
                assertInstanceOf(Statement.Assign.class, function.body().get(0));
        assertEquals(
                "_C__x",
                assertInstanceOf(Expression.Attribute.class, assign.targets().getFirst())
                        .name());
        assertEquals(
                "_C__p", assertInstanceOf(Expression.Name.class, assign.value()).identifier());
        assertEquals(
                "_C__g",
                assertInstanceOf(
                                Statement.FunctionDefinition.class,
                                function.body().get(1))
                        .function()
                        .name());
    }

    @Test
    void parametersKeepTheirSections() {
        FunctionSyntax.Parameters parameters = function("def f(a, b=1, /, c=2, *d, e, g=3, **h): pass\n", 1, "f")
                .parameters();
        assertEquals(
                List.of("a", "b", "c"),
                parameters.positional().stream()
                        .map(FunctionSyntax.Parameter::name)
                        .toList());
        assertEquals(2, parameters.positionalOnly());
        assertEquals(2, parameters.positionalDefaults().size());
        assertEquals("d", parameters.variablePositional().orElseThrow().name());
        assertTrue(parameters.keywordDefaults().getFirst().isEmpty());
        assertTrue(parameters.keywordDefaults().get(1).isPresent());
        assertEquals("h", parameters.variableKeyword().orElseThrow().name());
    }

    @Test
    void formattedTextsHavePiecesAndReplacements() {
        FunctionSyntax function = function("def f(a, w):\n    return 'x' f'y{a!r:>{w}}z' '{' f'{a=}'\n", 1, "f");
        Statement.Return result =
                assertInstanceOf(Statement.Return.class, function.body().getFirst());
        List<Expression> pieces = assertInstanceOf(
                        Expression.FormattedText.class, result.value().orElseThrow())
                .pieces();
        assertEquals(4, pieces.size());
        assertEquals(
                new Expression.LiteralValue.OfText("xy"),
                assertInstanceOf(Expression.Literal.class, pieces.get(0)).value());
        Expression.Replacement replacement = assertInstanceOf(Expression.Replacement.class, pieces.get(1));
        assertEquals('r', replacement.conversion().orElseThrow());
        assertEquals(
                2,
                assertInstanceOf(
                                Expression.FormattedText.class,
                                replacement.specification().orElseThrow())
                        .pieces()
                        .size());
        assertEquals(
                new Expression.LiteralValue.OfText("z{a="),
                assertInstanceOf(Expression.Literal.class, pieces.get(2)).value());
        assertEquals(
                'r',
                assertInstanceOf(Expression.Replacement.class, pieces.get(3))
                        .conversion()
                        .orElseThrow());
    }

    @Test
    void everyStatementConverts() {
        String source = """
                async def f(a):
                    import os.path as p, sys
                    from .. import x as y
                    for i, *j in a: break
                    else: pass
                    while a: continue
                    with a as b, a: pass
                    try: pass
                    except (ValueError, TypeError) as e: raise e from None
                    except: raise
                    else: del a, b[1:2, ::3]
                    finally: assert a, 'message'
                    c: int = 1
                    c @= 2
                    async with a as d: await d
                    async for k in a: pass
                    class C: pass
                    match a:
                        case 1 if (lambda: 3): return
                    if a < b is not c not in d: return -a ** ~b if not a else {**a, 1: 2}
                    return [*a, {1}, {k: v for k, v in a if k if v}, (yy := 3), ..., 1j, b'x', a[1]]
                """;
        FunctionSyntax function = function(source, 1, "f");
        assertTrue(function.isAsync());
        assertEquals(14, function.body().size());
        assertEquals(
                1,
                ParsedSource.parse(source, "test.py")
                        .functionsIn(19, "<lambda>")
                        .size());
    }
}
