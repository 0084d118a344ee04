package dev.serpentine.backend.llvm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Makes machine code of IR. */
public final class NativeCode {
    /** The processor on which the translator runs. */
    public static final String NATIVE = "native";

    /** What machine code is written as; in the order of LLVM's own numbers. */
    public enum Form {
        ASSEMBLER,
        OBJECT
    }

    /**
     * @param target the machine that will run it
     * @param processor as LLVM names it, or {@link #NATIVE}
     * @param optimisation 0 to 3
     * @param profile what to do about a profile
     */
    public record Options(Target target, String processor, int optimisation, Profile profile) {

        /** Without a profile. */
        public Options(Target target, String processor, int optimisation) {
            this(target, processor, optimisation, new Profile.None());
        }
    }

    /** What a profile is wanted for: a count of how often each place of a program runs. */
    public sealed interface Profile {
        record None() implements Profile {}

        /** The program writes one where it ends: {@code default.profraw}, or what {@code LLVM_PROFILE_FILE} says. */
        record Generate() implements Profile {}

        /** The program is optimised for what one says; of the same program, translated with the same options. */
        record Use(Path file) implements Profile {}
    }

    /** One file a process, since LLVM takes its name once. */
    private static final Supplier<Path> INDEXED_PROFILE = new Supplier<>() {
        private Path file;

        @Override
        public Path get() {
            try {
                file = file == null ? Files.createTempFile("profile", ".profdata") : file;
                return file;
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    };

    private final Toolchain toolchain;
    private final Options options;

    /** @throws ToolsMissing if LLVM does not know the processor */
    public NativeCode(Toolchain toolchain, Options options) throws ToolsMissing {
        this.toolchain = toolchain;
        this.options = options;
        if (!options.processor().equals(options.target().defaultProcessor())) {
            requireKnown(options.processor());
        }
    }

    private void requireKnown(String processor) throws ToolsMissing {
        Target target = options.target();
        if (processor.equals(NATIVE)) {
            if (target != Target.X86_64_LINUX) {
                throw new ToolsMissing("the processor at hand is not one for " + target.spelling()
                        + "; leave --target-cpu out, or name one");
            }
            return;
        }
        Set<String> known = processors();
        if (!known.contains(processor)) {
            throw new ToolsMissing("LLVM knows no processor '" + processor + "' for " + target.spelling()
                    + "; it knows " + String.join(", ", known)
                    + (target == Target.X86_64_LINUX ? ", and native for the one at hand" : ""));
        }
    }

    private Set<String> processors() throws ToolsMissing {
        try {
            List<String> command = List.of(
                    toolchain.program("clang").toString(),
                    "--target=" + options.target().triple(),
                    "--print-supported-cpus");
            Set<String> names = new TreeSet<>();
            // Each stands on a line of its own, indented.
            toolchain
                    .output(command)
                    .lines()
                    .filter(line -> line.startsWith("\t"))
                    .map(String::strip)
                    .filter(name -> !name.contains(" "))
                    .forEach(names::add);
            return names;
        } catch (IOException failure) {
            throw new ToolsMissing("the bundled clang cannot be started (" + failure.getMessage() + ")", failure);
        }
    }

    /** The profile as LLVM reads it: what a program wrote has to be indexed. */
    private Path merged(Path file) throws ToolsMissing, IOException {
        Path indexed = INDEXED_PROFILE.get();
        indexed.toFile().deleteOnExit();
        Optional<String> failure = toolchain.run(
                List.of(
                        toolchain.program("llvm-profdata").toString(),
                        "merge",
                        "-o",
                        indexed.toString(),
                        file.toAbsolutePath().toString()),
                indexed.getParent());
        if (failure.isPresent()) {
            throw new ToolsMissing("the profile '" + file + "' cannot be used: "
                    + failure.get().lines().findFirst().orElse(""));
        }
        return indexed;
    }

    /**
     * A program with the run-time support, optimised, as machine code.
     *
     * @param text of {@link LlvmBackend}
     * @throws ToolsMissing if the run-time support cannot be compiled
     * @throws LlvmFailed if LLVM refuses the text
     */
    public byte[] emit(String text, Form form) throws ToolsMissing {
        LlvmLibrary library = LlvmLibrary.of(toolchain);
        RuntimeUnit support =
                options.profile() instanceof Profile.Generate ? RuntimeUnit.COUNTING_SUPPORT : RuntimeUnit.SUPPORT;
        Path runtime = support.compiled(toolchain, options.target());
        try (LlvmModule module = new LlvmModule(library, text, false);
                LlvmMachine machine =
                        new LlvmMachine(library, options.target(), options.processor(), options.optimisation())) {
            module.link(Files.readAllBytes(runtime));
            String whole = "internalize<preserve-gv=" + options.target().entry() + ">,globaldce,";
            String optimised = "default<O" + options.optimisation() + ">";
            switch (options.profile()) {
                case Profile.None _ -> module.optimise(machine, whole + optimised);
                case Profile.Generate _ -> {
                    library.configure("-disable-vp");
                    module.optimise(machine, whole + "pgo-instr-gen,instrprof," + optimised);
                }
                case Profile.Use(Path file) -> {
                    synchronized (INDEXED_PROFILE) {
                        library.configure("-disable-vp");
                        library.configure("-pgo-test-profile-file=" + merged(file));
                        module.optimise(machine, whole + "pgo-instr-use," + optimised);
                    }
                }
            }
            return module.emitted(machine, form);
        } catch (IOException failure) {
            throw new ToolsMissing(
                    "the run-time support cannot be read from '" + runtime + "' (" + Toolchain.reason(failure) + ")",
                    failure);
        }
    }
}
