package dev.serpentine.backend.llvm;

import java.util.ArrayList;
import java.util.List;

/** The instructions of a block in the making, and the names of a function's values. */
final class InstructionList {
    private final Names names;
    private final List<String> lines = new ArrayList<>();
    private String location = "";

    /** @param names of the function's values and blocks */
    InstructionList(Names names) {
        this.names = names;
    }

    /** What is appended to each further instruction: where it comes from. */
    void setLocation(String suffix) {
        location = suffix;
    }

    String location() {
        return location;
    }

    /** Adds an instruction without a result. */
    void add(String instruction) {
        lines.add(instruction + location);
    }

    /**
     * Adds an instruction with a result.
     *
     * @param hint of the result's name
     * @return the result's name
     */
    String define(String hint, String instruction) {
        String name = "%" + names.unique(sanitised(hint));
        lines.add(name + " = " + instruction + location);
        return name;
    }

    private static String sanitised(String hint) {
        StringBuilder text = new StringBuilder(hint.length());
        for (int i = 0; i < hint.length(); i++) {
            char c = hint.charAt(i);
            boolean isLetter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
            text.append(isLetter || c >= '0' && c <= '9' && i > 0 ? c : '_');
        }
        return text.toString();
    }

    List<String> lines() {
        return lines;
    }
}
