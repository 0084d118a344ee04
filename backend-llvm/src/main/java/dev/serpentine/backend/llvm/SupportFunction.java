package dev.serpentine.backend.llvm;

import java.util.Locale;

/** The functions of the run-time support that operations call, and that are no external functions: a line each. */
enum SupportFunction {
    ALLOCATE("ptr", "i64", "noalias nonnull "),
    ALLOCATE_ARRAY("ptr", "i64, i64, i64, i64", "noalias nonnull "),
    RAW_ALLOCATE("ptr", "i64", "noalias nonnull "),
    RAW_ALLOCATE_ARRAY("ptr", "i64, i64, i64, i64", "noalias nonnull "),
    RAW_MALLOC("ptr", "i64", "noalias "),
    RAW_FREE("void", "ptr", ""),
    TRACEBACK_START("void", "ptr", ""),
    TRACEBACK_ADD("void", "ptr", ""),
    TRACEBACK_SIZE("i64", "", ""),
    TRACEBACK_SAVE("void", "ptr", ""),
    TRACEBACK_LOAD("void", "ptr", "");

    private final String result;
    private final String arguments;
    private final String resultAttributes;

    SupportFunction(String result, String arguments, String resultAttributes) {
        this.result = result;
        this.arguments = arguments;
        this.resultAttributes = resultAttributes;
    }

    String symbol() {
        return "rt_" + name().toLowerCase(Locale.ROOT);
    }

    String result() {
        return result;
    }

    String declaration() {
        return "declare " + resultAttributes + result + " @" + symbol() + "(" + arguments + ") nounwind";
    }
}
