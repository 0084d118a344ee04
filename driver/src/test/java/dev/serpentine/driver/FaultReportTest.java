package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.Primitive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class FaultReportTest {

    @Test
    void theUserSeesTheGraphAndTheFileHasTheStack() throws IOException {
        FunctionGraph graph = new FunctionGraph(
                "half",
                new SourcePosition("a.py", 3, 0),
                new Block(List.of()),
                new Variable("result", Primitive.SIGNED),
                new Variable("exception", Primitive.SIGNED));
        graph.startBlock().jump(Link.to(graph.returnBlock(), List.of(Constant.signed(1))));
        String text = FaultReport.of(
                        new TranslatorFault(graph, null, new IllegalStateException("no such thing")),
                        "typing",
                        List.of("translate", "a.py"))
                .text();
        assertTrue(
                text.startsWith(
                        "serpentine: a fault in Serpentine itself, not in your program, while typing: IllegalStateException: no such thing\n"),
                text);
        assertTrue(text.contains("graph half at \"a.py\":3:0"), text);
        assertFalse(text.contains("FaultReportTest"), text);
        Matcher file = Pattern.compile("with the file (\\S+) and").matcher(text);
        assertTrue(file.find(), text);
        Path crash = Path.of(file.group(1));
        String written = Files.readString(crash);
        Files.delete(crash);
        assertTrue(written.contains("serpentine translate a.py"));
        assertTrue(written.contains("FaultReportTest"));
    }
}
