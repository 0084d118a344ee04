package dev.serpentine.conformance.cpython;

import java.util.List;

/** What became of a test method. */
sealed interface Judgement {

    /** It was translated whole, and passes as in Python. */
    record Passed() implements Judgement {}

    /**
     * It passes without those of its statements that are ill-typed on purpose, or cannot apply to translated programs.
     */
    record PassedInPart() implements Judgement {}

    /** Nothing of it is left without those statements. */
    record IllTyped() implements Judgement {}

    /**
     * The translator refuses statements that it should not.
     *
     * @param messages what it says of each, with the place
     * @param restPasses whether the method passes without them
     */
    record Refused(List<String> messages, boolean restPasses) implements Judgement {}

    /** It was translated, and does something else than in Python: what must never be. */
    record Different(String difference) implements Judgement {}

    /** The translator failed. */
    record Faulty(String fault) implements Judgement {}

    record TooLong() implements Judgement {}

    /** There is nothing to judge. */
    record DoesNotApply(String reason) implements Judgement {}

    /** The column of tables. */
    default String column() {
        return switch (this) {
            case Passed _ -> "passed";
            case PassedInPart _ -> "passed in part";
            case IllTyped _ -> "ill-typed";
            case Refused _ -> "refused";
            case Different _ -> "different";
            case Faulty _ -> "fault";
            case TooLong _ -> "too long";
            case DoesNotApply _ -> "does not apply";
        };
    }

    /** Lines for the report, the first of them short; none if all is well. */
    default List<String> lines() {
        return switch (this) {
            case Passed _, PassedInPart _, IllTyped _, TooLong _ -> List.of();
            case Refused(List<String> messages, boolean restPasses) ->
                messages.stream()
                        .map(message -> message + (restPasses ? "" : " (the rest is not known to pass)"))
                        .toList();
            case Different(String difference) -> List.of(difference);
            case Faulty(String fault) -> fault.lines().toList();
            case DoesNotApply(String reason) -> List.of(reason);
        };
    }
}
