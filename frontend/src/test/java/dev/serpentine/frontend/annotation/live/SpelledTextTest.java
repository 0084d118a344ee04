package dev.serpentine.frontend.annotation.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.flow.FlowSpace;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SpelledTextTest {
    private static Host host;
    private static int modules;

    @BeforeAll
    static void startPython() {
        host = GraalHost.start(List.of());
    }

    @AfterAll
    static void stopPython() {
        host.close();
    }

    /**
     * @return what is known of the argument of {@code use}, with dots behind beginnings; a question mark for nothing
     */
    private static String spelled(String body) {
        String name = "spelled" + modules++;
        HostObject module = host.loadModule(
                name, "def use(text): pass\n\n\ndef main(argv, name, flag):\n" + body.indent(4), name + ".py");
        FunctionGraph graph =
                new FlowSpace(host, false).graphOf(module.attribute("main").orElseThrow());
        Operation use = graph.blocks().stream()
                .flatMap(block -> block.operations().stream())
                .filter(operation -> operation.opcode() == FlowOpcode.CALL)
                .filter(operation -> operation.arguments().getFirst().toString().contains("use"))
                .findFirst()
                .orElseThrow();
        Block block = graph.blocks().stream()
                .filter(each -> each.operations().contains(use))
                .findFirst()
                .orElseThrow();
        return SpelledText.of(graph, block, use.argument(2))
                .map(text -> String.join(" ", new TreeSet<>(text.texts())) + (text.isWhole() ? "" : " ..."))
                .orElse("?");
    }

    @Test
    void oneOfSeveral() {
        assertEquals("left right", spelled("use('left' if flag else 'right')"));
        assertEquals("?", spelled("use('left' if flag else name)"));
    }

    @Test
    void askedBefore() {
        assertEquals("do_ ...", spelled("for each in argv:\n    if each.startswith('do_'):\n        use(each)"));
        assertEquals(
                "check_ test_ ...",
                spelled(
                        "for each in argv:\n    if not each.startswith(('test_', 'check_')):\n        continue\n    use(each)"));
        assertEquals("do_ ...", spelled("[use(each) for each in argv if flag and each.startswith('do_')]"));
        assertEquals("?", spelled("for each in argv:\n    if flag or each.startswith('do_'):\n        use(each)"));
        assertEquals("?", spelled("for each in argv:\n    if name.startswith('do_'):\n        use(each)"));
        assertEquals(
                "?",
                spelled("for each in argv:\n    if each.startswith('do_'):\n        each = name\n        use(each)"));
        assertEquals("?", spelled("for each in argv:\n    if not each.startswith('do_'):\n        use(each)"));
    }

    @Test
    void beginnings() {
        assertEquals("do_ ...", spelled("use('do_' + name)"));
        assertEquals("do_ ...", spelled("use(f'do_{name}')"));
        assertEquals("get_ ...", spelled("use('get_%s' % name)"));
        assertEquals("?", spelled("use(f'{name}_end')"));
        assertEquals("p p%s ...", spelled("x = 'p%s' + name\nuse(x if flag else x % name)"));
        assertEquals("do_ ...", spelled("x = 'do_'\nfor each in argv: x = x + each\nuse(x)"));
        assertEquals("?", spelled("x = 'do_'\nfor each in argv: x = each + x\nuse(x)"));
    }

    @Test
    void itemsOfWhatIsWritten() {
        assertEquals("a b", spelled("for each in ('a', 'b'): use(each)"));
        assertEquals("a b", spelled("for each in ['a', 'b']: use(each)"));
        assertEquals("?", spelled("for each in ['a', name]: use(each)"));
        assertEquals("?", spelled("items = ['a', 'b']\nitems.append(name)\nfor each in items: use(each)"));
    }

    @Test
    void partsOfPairs() {
        assertEquals("add sub", spelled("for sign, each in (('+', 'add'), ('-', 'sub')): use(each)"));
        assertEquals("add sub", spelled("for sign, each in [('+', 'add'), ('-', 'sub')]: use(each)"));
        assertEquals("+ add", spelled("pair = ('+', 'add')\nuse(pair[0] if flag else pair[1])"));
        assertEquals("?", spelled("for sign, *each in (('+', 'add'), ('-', 'sub')): use(each[0])"));
        assertEquals("?", spelled("for each in (('+', 'add'), ('-', 'sub')): use(each[-1])"));
    }

    @Test
    void whatBecomesPartOfItself() {
        assertEquals("?", spelled("x = ('a', 'b')\nfor i in argv: x = (x[1], name)\nuse(x[0])"));
        assertEquals("a b", spelled("a, b = 'a', 'b'\nfor i in argv: a, b = b, a\nuse(a)"));
    }
}
