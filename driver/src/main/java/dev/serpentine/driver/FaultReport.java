package dev.serpentine.driver;

import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.text.GraphText;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Tells the user of a fault of the translator's own; the Java stack goes to a file. */
final class FaultReport {
    private static final int SHOWN_LINES = 60;

    private FaultReport() {}

    /**
     * Writes the file.
     *
     * @param stage that was under way
     * @return what to show
     */
    static String write(Throwable fault, String stage, List<String> commandLine) {
        Optional<String> graph = graphOf(fault);
        StringBuilder text = new StringBuilder("serpentine: a fault in Serpentine itself, not in your program, while %s: %s%n".formatted(stage, sentence(fault)));
        graph.ifPresent(shown -> {
            text.append("It stumbled over this graph:\n");
            shown.lines().limit(SHOWN_LINES).forEach(line -> text.append("    ").append(line).append('\n'));
        });
        text.append(crashFile(fault, stage, commandLine, graph)
                .map(file -> "Please report it in the issue tracker of the Serpentine project, with the file %s and the program.%n".formatted(file))
                .orElse("Please report it in the issue tracker of the Serpentine project, with the program.\n"));
        return text.toString();
    }

    private static String sentence(Throwable fault) {
        Throwable cause = fault instanceof TranslatorFault && fault.getCause() != null ? fault.getCause() : fault;
        return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getClass().getSimpleName() + ": " + cause.getMessage();
    }

    private static Optional<String> graphOf(Throwable fault) {
        for (Throwable each = fault; each != null; each = each.getCause()) {
            if (each instanceof TranslatorFault found) {
                return textOf(found);
            }
        }
        return Optional.empty();
    }

    private static Optional<Path> crashFile(Throwable fault, String stage, List<String> commandLine, Optional<String> graph) {
        StringWriter stack = new StringWriter();
        fault.printStackTrace(new PrintWriter(stack));
        String text = "serpentine %s%nwhile %s, on Java %s%n%n%s%n%s%n"
                .formatted(String.join(" ", commandLine), stage, System.getProperty("java.version"), stack, graph.orElse(""));
        try {
            Path file = Files.createTempFile("serpentine-fault-", ".txt");
            return Optional.of(Files.writeString(file, text));
        } catch (IOException exception) {
            return Optional.empty();
        }
    }

    /** Empty if the graph is too broken to be printed: a report without it is better than none. */
    private static Optional<String> textOf(TranslatorFault fault) {
        try {
            String place = fault.operation().map(operation -> "at: " + GraphText.line(fault.graph(), operation) + "\n").orElse("");
            return Optional.of(place + GraphText.print(fault.graph()));
        } catch (RuntimeException unprintable) {
            return Optional.empty();
        }
    }
}
