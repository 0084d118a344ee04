package dev.serpentine.driver;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.graph.program.Program;
import dev.serpentine.lltyper.LowLevelTyper;
import dev.serpentine.ootyper.ObjectTyper;
import dev.serpentine.typer.KeptHelper;
import dev.serpentine.typer.SystemLibrary;
import dev.serpentine.typer.TypingOptions;
import java.util.List;

/** The two type systems. */
enum Typer {
    /** Structs, arrays and pointers: native code. */
    LOW_LEVEL {
        @Override
        Program type(
                AnnotatedProgram annotated,
                Host host,
                SystemLibrary library,
                TypingOptions options,
                List<KeptHelper> kept) {
            return LowLevelTyper.type(annotated, host, library, options, kept);
        }

        @Override
        void close(
                AnnotatedProgram annotated,
                Host host,
                SystemLibrary library,
                TypingOptions options,
                List<KeptHelper> kept) {
            LowLevelTyper.close(annotated, host, library, options, kept);
        }
    },
    /** Classes, records and arrays: platforms with objects. */
    OBJECTS {
        @Override
        Program type(
                AnnotatedProgram annotated,
                Host host,
                SystemLibrary library,
                TypingOptions options,
                List<KeptHelper> kept) {
            return ObjectTyper.type(annotated, host, library, options, kept);
        }

        @Override
        void close(
                AnnotatedProgram annotated,
                Host host,
                SystemLibrary library,
                TypingOptions options,
                List<KeptHelper> kept) {
            ObjectTyper.close(annotated, host, library, options, kept);
        }
    };

    abstract Program type(
            AnnotatedProgram annotated, Host host, SystemLibrary library, TypingOptions options, List<KeptHelper> kept);

    /** Requests all that typing will need of a program, and closes it. */
    abstract void close(
            AnnotatedProgram annotated, Host host, SystemLibrary library, TypingOptions options, List<KeptHelper> kept);
}
