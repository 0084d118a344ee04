package dev.serpentine.driver;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.GraphInView;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.text.GraphText;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Tells the user of a fault of the translator's own; the Java stack goes to a file.
 *
 * @param sentence what happened, while doing what
 * @param graph that the stage stumbled over, or was looking at
 * @param position of the function whose graph that is
 * @param file with the Java stack; none where it could not be written
 */
record FaultReport(String sentence, Optional<String> graph, SourcePosition position, Optional<Path> file) {
    private static final int SHOWN_LINES = 60;

    /**
     * Writes the file. The graph's text names live objects: Python must still be there.
     *
     * @param stage that was under way
     */
    static FaultReport of(Throwable fault, String stage, List<String> commandLine) {
        Optional<TranslatorFault> named = named(fault);
        Optional<FunctionGraph> graph = named.map(TranslatorFault::graph).or(GraphInView::last);
        Optional<String> text = graph.map(found ->
                (named.isPresent() ? "It stumbled over this graph:\n" : "It was looking at this graph:\n")
                        + named.flatMap(TranslatorFault::operation)
                                .map(operation -> "    at: " + GraphText.line(found, operation) + "\n")
                                .orElse("")
                        + textOf(found));
        String sentence =
                "a fault in Serpentine itself, not in your program, while %s: %s".formatted(stage, cause(fault));
        return new FaultReport(
                sentence,
                text,
                graph.map(FunctionGraph::position).orElse(SourcePosition.NONE),
                crashFile(fault, stage, commandLine, text));
    }

    /** What to show to a person. */
    String text() {
        StringBuilder text = new StringBuilder("serpentine: " + sentence + "\n");
        graph.ifPresent(shown -> {
            shown.lines().limit(SHOWN_LINES).forEach(line -> text.append(line).append('\n'));
        });
        return text.append(request()).append('\n').toString();
    }

    /** What we ask of whoever sees this. */
    String request() {
        return "Please report it in the issue tracker of the Serpentine project, with "
                + file.map(crash -> "the file " + crash + " and ").orElse("") + "the program.";
    }

    private static String cause(Throwable fault) {
        Throwable cause = fault instanceof TranslatorFault && fault.getCause() != null ? fault.getCause() : fault;
        return cause.getMessage() == null
                ? cause.getClass().getSimpleName()
                : cause.getClass().getSimpleName() + ": " + cause.getMessage();
    }

    private static Optional<TranslatorFault> named(Throwable fault) {
        for (Throwable each = fault; each != null; each = each.getCause()) {
            if (each instanceof TranslatorFault found) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    private static Optional<Path> crashFile(
            Throwable fault, String stage, List<String> commandLine, Optional<String> graph) {
        StringWriter stack = new StringWriter();
        fault.printStackTrace(new PrintWriter(stack));
        String text = "serpentine %s%nwhile %s, on Java %s%n%n%s%n%s%n"
                .formatted(
                        String.join(" ", commandLine),
                        stage,
                        System.getProperty("java.version"),
                        stack,
                        graph.orElse(""));
        try {
            Path file = Files.createTempFile("serpentine-fault-", ".txt");
            return Optional.of(Files.writeString(file, text));
        } catch (IOException exception) {
            return Optional.empty();
        }
    }

    /** A graph may be too broken, or too unfinished, to be printed: then its name and place must do. */
    private static String textOf(FunctionGraph graph) {
        try {
            return GraphText.print(graph).indent(4);
        } catch (RuntimeException unprintable) {
            return "    %s at \"%s\":%d:%d, which cannot be printed\n"
                    .formatted(
                            graph,
                            graph.position().file(),
                            graph.position().line(),
                            graph.position().column());
        }
    }
}
