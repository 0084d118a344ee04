package dev.serpentine.driver;

import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.host.Host.ImportFailure;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Says what went wrong: to a person, or to a program, as {@code --errors} asks for. Each method gives all that is to be
 * printed.
 */
sealed interface ErrorReport {

    /** @param sourceLine the line of a file by number, where it is known */
    static ErrorReport of(boolean isJson, Colours colours, BiFunction<String, Integer, Optional<String>> sourceLine) {
        return isJson
                ? new Json(new DiagnosticJson(sourceLine))
                : new Text(new DiagnosticText(sourceLine, colours), colours);
    }

    /** For what goes wrong while nothing is known of the program. */
    static ErrorReport withoutSource(boolean isJson, Colours colours) {
        return of(isJson, colours, (_, _) -> Optional.empty());
    }

    String refused(List<Diagnostic> diagnostics);

    /** What is said of a program that is translated nevertheless. */
    String remark(Diagnostic remark);

    String notImported(ImportFailure failure);

    /** @param hint a sentence that says what may have been meant; empty where there is none */
    String failed(CommandFailure failure, String message, String hint);

    String fault(FaultReport fault);

    /**
     * For people.
     *
     * @param diagnostics shows those of a program
     * @param colours of what is said of anything else
     */
    record Text(DiagnosticText diagnostics, Colours colours) implements ErrorReport {
        @Override
        public String refused(List<Diagnostic> found) {
            return diagnostics.render(found);
        }

        @Override
        public String remark(Diagnostic remark) {
            return diagnostics.renderRemark(remark);
        }

        @Override
        public String notImported(ImportFailure failure) {
            return failure.getMessage();
        }

        @Override
        public String failed(CommandFailure failure, String message, String hint) {
            return colours.error("serpentine:") + " " + message + "\n" + (hint.isEmpty() ? "" : hint + " ")
                    + failure.advice();
        }

        @Override
        public String fault(FaultReport fault) {
            return fault.text();
        }
    }

    /** @param writer of everything */
    record Json(DiagnosticJson writer) implements ErrorReport {
        @Override
        public String refused(List<Diagnostic> found) {
            return writer.render(found);
        }

        @Override
        public String remark(Diagnostic remark) {
            return writer.renderRemark(remark);
        }

        @Override
        public String notImported(ImportFailure failure) {
            return writer.render(failure);
        }

        @Override
        public String failed(CommandFailure failure, String message, String hint) {
            return writer.render(failure.name(), message, hint);
        }

        @Override
        public String fault(FaultReport fault) {
            return writer.render(fault);
        }
    }
}
