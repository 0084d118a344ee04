package dev.serpentine.backend.llvm;

/** Makes machine code of IR. */
public final class NativeCode {
    /** What machine code is written as; in the order of LLVM's own numbers. */
    public enum Form { ASSEMBLER, OBJECT }

    /**
     * @param target the machine that will run it
     * @param processor as LLVM names it, or {@code native} for the one at hand
     * @param optimisation 0 to 3
     */
    public record Options(Target target, String processor, int optimisation) {}

    private final Toolchain toolchain;
    private final Options options;

    public NativeCode(Toolchain toolchain, Options options) {
        this.toolchain = toolchain;
        this.options = options;
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
        byte[] runtime = RuntimeBitcode.of(toolchain, options.target());
        try (LlvmModule module = new LlvmModule(library, text, false);
                LlvmMachine machine = new LlvmMachine(library, options.target(), options.processor(), options.optimisation())) {
            module.link(runtime);
            module.optimise(machine, "internalize<preserve-gv=main>,globaldce,default<O" + options.optimisation() + ">");
            return module.emitted(machine, form);
        }
    }
}
