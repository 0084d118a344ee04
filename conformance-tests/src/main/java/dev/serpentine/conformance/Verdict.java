package dev.serpentine.conformance;

import dev.serpentine.driver.PreparedProgram;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;

/** How a program did at a place. */
public sealed interface Verdict {

    /** The mark in the table. */
    String mark();

    /** Just as expected. */
    record Same() implements Verdict {
        @Override
        public String mark() {
            return "ok";
        }
    }

    /**
     * It ran, and did something else.
     *
     * @param difference one line
     */
    record Different(String difference) implements Verdict {
        @Override
        public String mark() {
            return "DIFFERS";
        }
    }

    /**
     * It could not be translated, compiled or run to its end.
     *
     * @param reason what the translator or the machine said, its first line first
     */
    record Failed(String reason) implements Verdict {
        /** The first line says what happened; a fault of our own brings its stack trace along for the report. */
        static Failed of(Throwable fault) {
            return switch (fault) {
                case PreparedProgram.Refused refused ->
                    new Failed("refused: " + refused.getMessage().strip());
                case ProgramProcess.TookTooLong late -> new Failed(late.getMessage());
                default -> {
                    StringWriter trace = new StringWriter();
                    fault.printStackTrace(new PrintWriter(trace));
                    String place = fault.getStackTrace().length == 0 ? "" : " at " + fault.getStackTrace()[0];
                    String message = Optional.ofNullable(fault.getMessage())
                            .flatMap(text -> text.lines().findFirst())
                            .orElse("");
                    yield new Failed(
                            "fault: " + fault.getClass().getSimpleName() + ": " + message + place + "\n" + trace);
                }
            };
        }

        @Override
        public String mark() {
            return "FAILED";
        }
    }

    /**
     * It was not run here.
     *
     * @param reason why not
     */
    record Skipped(String reason) implements Verdict {
        @Override
        public String mark() {
            return "-";
        }
    }

    /** Whether nothing is wrong. */
    default boolean isFine() {
        return switch (this) {
            case Same _, Skipped _ -> true;
            case Different _, Failed _ -> false;
        };
    }

    /** All that is to be said of it. */
    default String text() {
        return switch (this) {
            case Same _ -> "";
            case Different(String difference) -> difference;
            case Failed(String reason) -> reason;
            case Skipped(String reason) -> reason;
        };
    }

    /** One line for a reader. */
    default String line() {
        return text().lines().findFirst().orElse("");
    }
}
