package dev.serpentine.typer.classes;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.typer.SystemLibrary;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.TypingOptions;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The functions of system code that every program needs, whatever its operations are.
 *
 * @param raised the classes of exceptions that are raised without a function of the program doing it, by name
 * @param messages of these
 * @param exceptionRoot the class that all exceptions are or extend
 * @param reportUncaught takes what no function caught, and gives the exit status
 * @param interrupted makes what is raised where the user interrupts the program
 */
record ProgramHelpers(
        Map<String, ClassDefinition> raised,
        Map<String, String> messages,
        ClassDefinition exceptionRoot,
        FunctionGraph reportUncaught,
        FunctionGraph interrupted) {
    /**
     * What representations, and the functions of low-level values that they call, may raise in any program; the program
     * knows that there are instances of these before it is closed. {@code KeyError} is not among them: it has a method
     * of its own, and is requested where something is looked up.
     */
    private static final List<String> RAISED_BY_REPRESENTATIONS = List.of(
            "AttributeError",
            "IndexError",
            "RuntimeError",
            "StopIteration",
            "SystemError",
            "TypeError",
            "ValueError",
            "ZeroDivisionError");
    /** What operations raise, beside overflows. */
    private static final Map<String, String> RAISED_BY_OPERATIONS =
            Map.of("RecursionError", "maximum recursion depth exceeded", "MemoryError", "");
    /** What a platform notices by itself of what --unchecked does not look out for. */
    private static final Map<String, String> NOTICED_BY_PLATFORMS = Map.of(
            "IndexError", "index out of range (not looked out for: translated with --unchecked)",
            "AttributeError", "None is used as something else (not looked out for: translated with --unchecked)",
            "ZeroDivisionError", "division by zero (not looked out for: translated with --unchecked)");

    /** Requests them of a program that is open, or finds them in one that has them. */
    static ProgramHelpers requested(AnnotatedProgram program, SystemLibrary library, TypingOptions options) {
        Map<String, String> messages = new HashMap<>(RAISED_BY_OPERATIONS);
        messages.put("OverflowError", library.text("integers.OVERFLOW"));
        if (options.isUnchecked()) {
            messages.putAll(NOTICED_BY_PLATFORMS);
        }
        Map<String, ClassDefinition> raised = new LinkedHashMap<>();
        messages.keySet().stream().sorted().forEach(name -> {
            FunctionGraph raises = raises(name, program, library);
            SomeValue result =
                    program.annotation(raises.returnBlock().inputArguments().getFirst());
            raised.put(name, ((SomeInstance) result).definition());
        });
        RAISED_BY_REPRESENTATIONS.forEach(name -> raises(name, program, library));
        ClassDefinition root = raised.get("OverflowError");
        while (!root.hostClass().qualifiedName().equals("builtins.BaseException")) {
            root = root.base().orElseThrow();
        }
        return new ProgramHelpers(
                raised,
                messages,
                root,
                program.requestHelper(
                        library.function("startup.report_uncaught"),
                        List.of(new SomeInstance(root, false, Optional.empty()))),
                program.requestHelper(library.function("startup.interrupted"), List.of()));
    }

    /** The function that makes instances of a class of exceptions for representations. */
    private static FunctionGraph raises(String name, AnnotatedProgram program, SystemLibrary library) {
        return program.helper(library.function(TypingContext.faultFunction(name)), List.of(Lattice.STRING));
    }

    String messageOf(String raisedClass) {
        return messages.get(raisedClass);
    }
}
