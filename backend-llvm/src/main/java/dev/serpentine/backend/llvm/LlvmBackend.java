package dev.serpentine.backend.llvm;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a program as LLVM IR. */
public final class LlvmBackend {
    /**
     * @param target the machine that will run it
     * @param debugInformation whether a debugger should find its way
     * @param exported functions that are called from outside, under the names of {@link #exportedName}; Bools pass as
     *     bytes
     */
    public record Options(Target target, boolean debugInformation, List<FunctionGraph> exported) {

        /** Nothing is called from outside but the entry point. */
        public Options(Target target, boolean debugInformation) {
            this(target, debugInformation, List.of());
        }
    }

    /** The function that the run-time support calls: the program, which returns its exit status. */
    static final String ENTRY = "rt_program";

    private static final String INTERRUPTED = "rt_interrupted";

    private final Program program;
    private final Options options;
    private final Names names = new Names();
    private final Metadata metadata = new Metadata();
    private final Layouts layouts;
    private final ExternalFunctions externals;
    private final DataWriter data;
    private final Map<FunctionGraph, String> functionTexts = new LinkedHashMap<>();

    private LlvmBackend(Program program, Options options) {
        this.program = program;
        this.options = options;
        this.layouts = new Layouts(options.target());
        this.externals = new ExternalFunctions(layouts);
        this.data = new DataWriter(names, layouts, externals, program.headers());
        names.reserve(ENTRY);
        names.reserve(INTERRUPTED);
        options.exported().forEach(graph -> names.reserve(exportedName(graph)));
        ExternalFunctions.reserveNames(names);
    }

    /**
     * Spells a program.
     *
     * @param program after the exception transformer; as it has to be emitted
     * @return one module of IR, in which all but the entry point is internal
     * @throws IllegalStateException if the program holds what an earlier pass should have replaced
     */
    public static String emit(Program program, Options options) {
        return new LlvmBackend(program, options).emit();
    }

    /** The IR of each function of such a program, as it stands in {@link #emit}. */
    public static Map<FunctionGraph, String> functionTexts(Program program, Options options) {
        LlvmBackend backend = new LlvmBackend(program, options);
        backend.emit();
        return backend.functionTexts;
    }

    private String emit() {
        program.definitions().forEach(data::add);
        AliasTags tags = new AliasTags(metadata);
        DebugInformation debug = new DebugInformation(
                metadata,
                options.debugInformation(),
                program.graphs().getFirst().position().file());
        OperationWriter operations = new OperationWriter(layouts, data, externals, new MemoryAccess(layouts, tags));
        StringBuilder functions = new StringBuilder();
        for (FunctionGraph graph : program.graphs()) {
            String name = data.nameOf(program.functionOf(graph));
            String debugNode = debug.function(graph, name.substring(1).replace("\"", ""));
            FunctionWriter writer =
                    new FunctionWriter(graph, layouts, data.literals(), operations, metadata, debug, debugNode);
            String attributes = graph.isInlinedByCompiler() ? "alwaysinline nounwind" : "nounwind";
            String text = writer.text("define internal " + layouts.value(graph.resultType()) + " " + name, attributes);
            functionTexts.put(graph, text);
            functions.append('\n').append(text);
        }
        functions
                .append("\ndefine i64 @")
                .append(ENTRY)
                .append("() nounwind {\n  %status = call i64 ")
                .append(data.nameOf(program.functionOf(program.entry())))
                .append("()\n  ret i64 %status\n}\n");
        functions
                .append("\ndefine void @")
                .append(INTERRUPTED)
                .append("() nounwind {\n")
                .append(program.interrupted()
                        .map(graph -> "  call void " + data.nameOf(program.functionOf(graph)) + "()\n")
                        .orElse(""))
                .append("  ret void\n}\n");
        options.exported().forEach(graph -> functions.append(export(graph)));
        String definitions = data.definitions();
        return "target datalayout = \"" + options.target().dataLayout() + "\"\ntarget triple = \""
                + options.target().triple() + "\"\n\n" + layouts.declarations() + "\n" + definitions + "\n"
                + externals.declarations() + functions + "\n" + metadata.definitions();
    }

    /** The linker's name of a function that is called from outside. */
    public static String exportedName(FunctionGraph graph) {
        return "py." + graph.name();
    }

    /** A function by the platform's conventions, which know no truth values of one bit. */
    private String export(FunctionGraph graph) {
        List<String> parameters = new ArrayList<>();
        List<String> arguments = new ArrayList<>();
        StringBuilder body = new StringBuilder();
        for (Variable parameter : graph.parameters()) {
            String name = "%a" + parameters.size();
            parameters.add(layouts.memory(parameter.type()) + " " + name);
            if (parameter.type() == Primitive.BOOL) {
                body.append("  ")
                        .append(name)
                        .append(".bit = trunc i8 ")
                        .append(name)
                        .append(" to i1\n");
                name += ".bit";
            }
            arguments.add(layouts.value(parameter.type()) + " " + name);
        }
        LowLevelType type = graph.resultType();
        String call = "call " + layouts.value(type) + " " + data.nameOf(program.functionOf(graph)) + "("
                + String.join(", ", arguments) + ")\n";
        if (type == Primitive.VOID) {
            body.append("  ").append(call).append("  ret void\n");
        } else if (type == Primitive.BOOL) {
            body.append("  %bit = ").append(call).append("  %result = zext i1 %bit to i8\n  ret i8 %result\n");
        } else {
            body.append("  %result = ")
                    .append(call)
                    .append("  ret ")
                    .append(layouts.value(type))
                    .append(" %result\n");
        }
        return "\ndefine " + (type == Primitive.VOID ? "void" : layouts.memory(type)) + " @"
                + Names.quoted(exportedName(graph)) + "(" + String.join(", ", parameters) + ") nounwind {\n" + body
                + "}\n";
    }
}
