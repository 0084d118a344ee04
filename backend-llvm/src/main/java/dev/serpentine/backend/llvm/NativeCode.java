package dev.serpentine.backend.llvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Makes machine code of IR. */
public final class NativeCode {
    /** The processor on which the translator runs. */
    public static final String NATIVE = "native";

    /** What machine code is written as; in the order of LLVM's own numbers. */
    public enum Form { ASSEMBLER, OBJECT }

    /**
     * @param target the machine that will run it
     * @param processor as LLVM names it, or {@link #NATIVE}
     * @param optimisation 0 to 3
     */
    public record Options(Target target, String processor, int optimisation) {}

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
                throw new ToolsMissing("the processor at hand is not one for " + target.spelling() + "; leave --target-cpu out, or name one");
            }
            return;
        }
        Set<String> known = processors();
        if (!known.contains(processor)) {
            throw new ToolsMissing("LLVM knows no processor '" + processor + "' for " + target.spelling() + "; it knows " + String.join(", ", known)
                    + (target == Target.X86_64_LINUX ? ", and native for the one at hand" : ""));
        }
    }

    private Set<String> processors() throws ToolsMissing {
        try {
            List<String> command = List.of(toolchain.program("clang").toString(), "--target=" + options.target().triple(), "--print-supported-cpus");
            Set<String> names = new TreeSet<>();
            // Each stands on a line of its own, indented.
            toolchain.output(command).lines().filter(line -> line.startsWith("\t")).map(String::strip).filter(name -> !name.contains(" ")).forEach(names::add);
            return names;
        } catch (IOException failure) {
            throw new ToolsMissing("the bundled clang cannot be started (" + failure.getMessage() + ")", failure);
        }
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
        Path runtime = RuntimeUnit.SUPPORT.compiled(toolchain, options.target());
        try (LlvmModule module = new LlvmModule(library, text, false);
                LlvmMachine machine = new LlvmMachine(library, options.target(), options.processor(), options.optimisation())) {
            module.link(Files.readAllBytes(runtime));
            module.optimise(machine, "internalize<preserve-gv=" + options.target().entry() + ">,globaldce,default<O" + options.optimisation() + ">");
            return module.emitted(machine, form);
        } catch (IOException failure) {
            throw new ToolsMissing("the run-time support cannot be read from '" + runtime + "' (" + Toolchain.reason(failure) + ")", failure);
        }
    }
}
