package dev.serpentine.frontend.diagnostics;

import java.util.List;

/** The user's program cannot be translated, for these reasons. Not a fault of the translator. */
public final class TranslationFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<Diagnostic> diagnostics;

    /** @param diagnostics not empty, in the order in which they shall be shown */
    public TranslationFailed(List<Diagnostic> diagnostics) {
        super(diagnostics.stream()
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("a translation fails for a reason"))
                .text());
        this.diagnostics = List.copyOf(diagnostics);
    }

    public List<Diagnostic> diagnostics() {
        return diagnostics;
    }
}
