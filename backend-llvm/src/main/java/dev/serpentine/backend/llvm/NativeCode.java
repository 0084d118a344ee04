package dev.serpentine.backend.llvm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Makes machine code of IR. */
public final class NativeCode {
    /** The processor on which the translator runs. */
    public static final String NATIVE = "native";

    /** In bytes, of threads of our own: LLVM recurs deeply where functions are large. */
    private static final long STACK_SIZE = 64L << 20;

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
    private Path merged(Path file) throws ToolsMissing {
        Path indexed = INDEXED_PROFILE.get();
        indexed.toFile().deleteOnExit();
        List<String> command = List.of(
                toolchain.program("llvm-profdata").toString(),
                "merge",
                "-o",
                indexed.toString(),
                file.toAbsolutePath().toString());
        try {
            Optional<String> failure = toolchain.run(command, indexed.getParent());
            if (failure.isPresent()) {
                throw new ToolsMissing("the profile '" + file + "' cannot be used: "
                        + failure.get().lines().findFirst().orElse(""));
            }
        } catch (IOException failure) {
            throw new ToolsMissing(
                    "the bundled llvm-profdata cannot be started (" + failure.getMessage() + ")", failure);
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
        try (LlvmModule module = whole(library, text);
                LlvmMachine machine = machine(library)) {
            optimise(library, module, machine);
            return module.emitted(machine, form);
        }
    }

    /**
     * The same as object files that are to be linked: several, made at once, where the program is large.
     *
     * @throws ToolsMissing if the run-time support cannot be compiled
     * @throws LlvmFailed if LLVM refuses the text
     */
    public List<byte[]> objects(String text) throws ToolsMissing {
        boolean mayDivide = options.optimisation() > 0 && options.profile() instanceof Profile.None;
        int parts = mayDivide ? DividedModule.parts(text.lines().count()) : 1;
        return parts == 1 ? List.of(emit(text, Form.OBJECT)) : objects(text, parts);
    }

    /** The same as so many object files. */
    List<byte[]> objects(String text, int parts) throws ToolsMissing {
        LlvmLibrary library = LlvmLibrary.of(toolchain);
        byte[] shared;
        try (LlvmModule module = whole(library, text);
                LlvmMachine machine = machine(library)) {
            module.optimise(machine, onlyWhatIsNeeded());
            shared = module.shared();
        }
        int threads = Math.min(parts, Runtime.getRuntime().availableProcessors());
        try (ExecutorService executor =
                Executors.newFixedThreadPool(threads, task -> new Thread(null, task, "serpentine-llvm", STACK_SIZE))) {
            List<Future<byte[]>> objects = IntStream.range(0, parts)
                    .mapToObj(part -> executor.submit(() -> part(library, shared, part, parts)))
                    .toList();
            List<byte[]> finished = new ArrayList<>();
            for (Future<byte[]> object : objects) {
                finished.add(object.get());
            }
            return finished;
        } catch (ExecutionException failure) {
            throw failure.getCause() instanceof LlvmFailed refused ? refused : new IllegalStateException(failure);
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interruption);
        }
    }

    private byte[] part(LlvmLibrary library, byte[] shared, int part, int parts) {
        try (LlvmModule module = new LlvmModule(library, shared);
                LlvmMachine machine = machine(library)) {
            module.keepPart(part, parts, machine);
            module.optimise(machine, optimised());
            return module.emitted(machine, Form.OBJECT);
        }
    }

    private LlvmMachine machine(LlvmLibrary library) {
        return new LlvmMachine(library, options.target(), options.processor(), options.optimisation());
    }

    /** The program's module with the run-time support. */
    private LlvmModule whole(LlvmLibrary library, String text) throws ToolsMissing {
        RuntimeUnit support =
                options.profile() instanceof Profile.Generate ? RuntimeUnit.COUNTING_SUPPORT : RuntimeUnit.SUPPORT;
        Path runtime = support.compiled(toolchain, options.target());
        byte[] bitcode;
        try {
            bitcode = Files.readAllBytes(runtime);
        } catch (IOException failure) {
            throw new ToolsMissing(
                    "the run-time support cannot be read from '" + runtime + "' (" + Toolchain.reason(failure) + ")",
                    failure);
        }
        LlvmModule module = new LlvmModule(library, text, false);
        try {
            module.link(bitcode);
            return module;
        } catch (RuntimeException failure) {
            module.close();
            throw failure;
        }
    }

    private String onlyWhatIsNeeded() {
        return "internalize<preserve-gv=" + options.target().entry() + ">,globaldce";
    }

    private String optimised() {
        return "default<O" + options.optimisation() + ">";
    }

    private void optimise(LlvmLibrary library, LlvmModule module, LlvmMachine machine) throws ToolsMissing {
        String whole = onlyWhatIsNeeded() + ",";
        switch (options.profile()) {
            case Profile.None _ -> module.optimise(machine, whole + optimised());
            case Profile.Generate _ -> {
                library.configure("-disable-vp");
                module.optimise(machine, whole + "pgo-instr-gen,instrprof," + optimised());
            }
            case Profile.Use(Path file) -> {
                synchronized (INDEXED_PROFILE) {
                    library.configure("-disable-vp");
                    library.configure("-pgo-test-profile-file=" + merged(file));
                    module.optimise(machine, whole + "pgo-instr-use," + optimised());
                }
            }
        }
    }
}
