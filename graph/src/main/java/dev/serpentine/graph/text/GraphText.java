package dev.serpentine.graph.text;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Opcode;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The text form.
 *
 * <pre>
 * struct object raw {immutable vtable: *vtable}
 * struct point gc extends object {x: Signed, next: *point}
 * class Shape module "shapes" {x: Signed}
 * contents Shape record &amp;4 {"area": fn(Signed)-&gt;Float @area, "name": fn()-&gt;*str abstract}
 * data &amp;1 = point{x: 5, next: &amp;1}
 * data &amp;2 = gcarray[Char]"text"
 * data &amp;3 = gcarray[Char, str]{hash: 7}"text behind a head"
 * graph half at "program.py":3:0
 *   returns result_1: Signed
 *   raises exception_1: *object
 * block 0(n_1: Signed)
 *   v_1: Bool = int_lt(n_1, 0) ;4:7
 *   if v_1 then unlikely raise(&amp;1:*object) else 1(n_1)
 * block 1(n_2: Signed)
 *   v_2: Signed = direct_call(@other, n_2) ;5:11
 *   try return(v_2) catch &amp;3 as caught_1: *object then 2(caught_1)
 * </pre>
 *
 * <p>A block ends in {@code jump LINK}, {@code if v then LINK else LINK}, {@code switch v {1: LINK, otherwise: LINK}},
 * or {@code try LINK catch CLASS as v: TYPE then LINK ...}; a LINK is a block's number, {@code return} or
 * {@code raise}, with arguments. Behind the semicolon stands an operation's line and column, with the file where it is
 * not the graph's. A Void result that nobody uses is not shown. A constant's type stands behind it where it is not
 * Signed, Bool, Float or a pointer to its very container. Values of untyped graphs have no types; their constants are
 * shown as {@code <text>} and come back as {@link SymbolicConstant}s. Heads of arrays ({@code str}) are not declared.
 */
public final class GraphText {

    private GraphText() {}

    /** The text of one graph alone: prebuilt containers and structs are only named. */
    public static String print(FunctionGraph graph) {
        return print(graph, String::valueOf);
    }

    /**
     * The text of one graph alone.
     *
     * @param describe the text of constants that are only shown: host objects of untyped graphs, for one
     */
    public static String print(FunctionGraph graph, Function<Object, String> describe) {
        Names names = new Names();
        StringBuilder out = new StringBuilder();
        new GraphPrinter(graph, names, new ValuePrinter(names, describe), out).print();
        return out.toString();
    }

    /**
     * The text of one untyped graph for readers: it does not parse back.
     *
     * @param describe the text of constants
     * @param note what is known of a variable; empty for nothing
     */
    public static String print(
            FunctionGraph graph, Function<Object, String> describe, Function<Variable, String> note) {
        Names names = new Names();
        StringBuilder out = new StringBuilder();
        new GraphPrinter(graph, names, new ValuePrinter(names, describe), note, out).print();
        return out.toString();
    }

    /** The text of graphs with the structs and prebuilt containers that they reach. */
    public static String printModule(Collection<FunctionGraph> graphs) {
        return new ModulePrinter(String::valueOf).print(graphs);
    }

    /** The text of a whole program. */
    public static String print(Program program) {
        return new ModulePrinter(String::valueOf).print(program);
    }

    /** One operation as {@link #print(FunctionGraph)} shows it, its variables numbered as in the whole graph. */
    public static String line(FunctionGraph graph, Operation operation) {
        Names names = new Names();
        GraphPrinter printer =
                new GraphPrinter(graph, names, new ValuePrinter(names, String::valueOf), new StringBuilder());
        printer.print();
        return printer.operationText(operation);
    }

    /** The number of a block in the text, or {@code return} or {@code raise}. */
    public static String blockName(FunctionGraph graph, Block block) {
        return new ProgramNames(String::valueOf).of(graph).block(block);
    }

    /**
     * The text form of typed graphs, read.
     *
     * @throws GraphSyntaxError if it is none
     */
    public static TextModule parse(String text) {
        return parse(text, List.of(LowLevelOpcode.values()));
    }

    /**
     * The text form, read.
     *
     * @param vocabulary the operations that may appear
     * @throws GraphSyntaxError if it is none
     */
    public static TextModule parse(String text, Collection<? extends Opcode> vocabulary) {
        Map<String, Opcode> opcodes = new HashMap<>();
        for (Opcode opcode : vocabulary) {
            opcodes.put(opcode.mnemonic(), opcode);
        }
        return new ModuleParser(new Tokens(text), opcodes).parse();
    }

    /** The first graph of a text of typed graphs. */
    public static FunctionGraph parseGraph(String text) {
        return parse(text).graphs().getFirst();
    }
}
