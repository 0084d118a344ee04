package dev.serpentine.backend.llvm;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The machines that code can be made for, a line each. */
public enum Target {
    X86_64_LINUX(
            "x86_64-linux-gnu",
            "x86_64-unknown-linux-gnu",
            "X86",
            "x86-64",
            64,
            "rsp",
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"),
    AARCH64_LINUX(
            "aarch64-linux-gnu",
            "aarch64-unknown-linux-gnu",
            "AArch64",
            "generic",
            64,
            "sp",
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"),
    WASM32_WASI(
            "wasm32-wasi",
            "wasm32-unknown-wasi",
            "WebAssembly",
            "generic",
            32,
            "",
            "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20");

    private final String spelling;
    private final String triple;
    private final String component;
    private final String defaultProcessor;
    private final int pointerBits;
    private final String stackRegister;
    private final String dataLayout;

    Target(
            String spelling,
            String triple,
            String component,
            String defaultProcessor,
            int pointerBits,
            String stackRegister,
            String dataLayout) {
        this.spelling = spelling;
        this.triple = triple;
        this.component = component;
        this.defaultProcessor = defaultProcessor;
        this.pointerBits = pointerBits;
        this.stackRegister = stackRegister;
        this.dataLayout = dataLayout;
    }

    /** What the user writes. */
    public String spelling() {
        return spelling;
    }

    /** All that a user may write. */
    public static List<String> spellings() {
        return Arrays.stream(values()).map(Target::spelling).toList();
    }

    /** @throws IllegalArgumentException if there is no such target */
    public static Target named(String spelling) {
        return Arrays.stream(values())
                .filter(target -> target.spelling.equals(spelling))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(spelling));
    }

    /** LLVM's name of the machine. */
    public String triple() {
        return triple;
    }

    /** The part of LLVM's library that makes code for it, as its functions are named. */
    String component() {
        return component;
    }

    /** The oldest processor of the kind: what is made for it runs everywhere, and is the same wherever it is made. */
    public String defaultProcessor() {
        return defaultProcessor;
    }

    /**
     * The width of a pointer in a register. In memory a pointer always takes 64 bits, so that structs are laid out
     * alike everywhere.
     */
    public int pointerBits() {
        return pointerBits;
    }

    /** The register that points to the end of the stack, where there is one. */
    Optional<String> stackRegister() {
        return stackRegister.isEmpty() ? Optional.empty() : Optional.of(stackRegister);
    }

    /** The function that the C library calls first. */
    String entry() {
        return this == WASM32_WASI ? "__main_argc_argv" : "main";
    }

    String dataLayout() {
        return dataLayout;
    }
}
