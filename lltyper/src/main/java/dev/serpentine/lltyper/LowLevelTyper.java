package dev.serpentine.lltyper;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.graph.program.Program;
import dev.serpentine.typer.KeptHelper;
import dev.serpentine.typer.SystemLibrary;
import dev.serpentine.typer.TypingOptions;
import dev.serpentine.typer.classes.ProgramTyper;
import java.util.List;

/** Types a whole program over structs, arrays and pointers. The annotated graphs stay as they are. */
public final class LowLevelTyper {

    private LowLevelTyper() {}

    /**
     * Types a program of which no function of system code is kept; see {@link #type(AnnotatedProgram, Host,
     * SystemLibrary, TypingOptions, List)}.
     */
    public static Program type(AnnotatedProgram annotated, Host host, SystemLibrary library, TypingOptions options) {
        return type(annotated, host, library, options, List.of());
    }

    /**
     * Types a program whose entry takes nothing and returns the exit status.
     *
     * @param annotated is closed on the way
     * @param kept functions of system code that become graphs of the program, called or not
     * @throws dev.serpentine.typer.UnsupportedOperation where the annotator has let pass what no representation knows:
     *     a fault of the translator
     */
    public static Program type(
            AnnotatedProgram annotated,
            Host host,
            SystemLibrary library,
            TypingOptions options,
            List<KeptHelper> kept) {
        return ProgramTyper.type(annotated, host, library, options, kept, StructClasses::new);
    }

    /**
     * Requests all that {@link #type} will need of a program, and closes it.
     *
     * @throws dev.serpentine.frontend.diagnostics.TranslationFailed where inference finds something wrong in what is
     *     requested
     */
    public static void close(
            AnnotatedProgram annotated,
            Host host,
            SystemLibrary library,
            TypingOptions options,
            List<KeptHelper> kept) {
        ProgramTyper.close(annotated, host, library, options, kept, StructClasses::new);
    }
}
