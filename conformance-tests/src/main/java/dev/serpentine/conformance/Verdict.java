package dev.serpentine.conformance;

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

    /** One line for a reader. */
    default String line() {
        return switch (this) {
            case Same _ -> "";
            case Different(String difference) -> difference;
            case Failed(String reason) -> reason.lines().findFirst().orElse("");
            case Skipped(String reason) -> reason;
        };
    }
}
