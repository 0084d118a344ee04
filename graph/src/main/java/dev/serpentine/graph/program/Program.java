package dev.serpentine.graph.program;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.type.StructType;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A typed program, as typers make it, passes rework it and backends emit it.
 *
 * @param entry takes no argument, returns the exit status as Signed; catches nothing: an exception that leaves it is uncaught
 * @param graphs every graph of the program, {@code entry} first, in a stable order; passes add and replace
 * @param exceptions what the exception transformer and backends need to know about exceptions
 * @param reportUncaught takes the uncaught exception instance, prints its last traceback line ({@code ValueError: message}) on stderr after
 *     flushing stdout, and returns the exit status (SystemExit is handled here too)
 * @param functions the one function value for each graph
 */
public record Program(
        FunctionGraph entry,
        List<FunctionGraph> graphs,
        ExceptionLayout exceptions,
        FunctionGraph reportUncaught,
        Map<FunctionGraph, FunctionValue> functions) {

    public Program {
        Objects.requireNonNull(entry);
        Objects.requireNonNull(exceptions);
    }

    /**
     * How exceptions look in memory.
     *
     * @param instance the struct that every exception instance extends
     * @param vtable the struct that every class's vtable extends
     * @param matches the graph {@code (instance, vtable) -> Bool}: is the instance one of the class that the vtable stands for
     * @param prebuilt for each exception that an operation itself may raise ({@code "OverflowError"}, {@code "RecursionError"},
     *     {@code "MemoryError"}), a constant pointer to a prebuilt instance, of type pointer to {@code instance}
     */
    public record ExceptionLayout(StructType instance, StructType vtable, FunctionGraph matches, Map<String, Constant> prebuilt) {}
}
