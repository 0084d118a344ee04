package dev.serpentine.driver;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.text.GraphText;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The text of a program before it is typed, for readers. */
final class UntypedText {
    private UntypedText() {}

    /** The flow graphs of all functions that the program reaches. */
    static String flow(AnnotatedProgram program) {
        return text(program, _ -> "");
    }

    /** The same, with what the annotator found out behind each variable. */
    static String annotated(AnnotatedProgram program) {
        return text(program, variable -> Lattice.describe(program.annotation(variable)));
    }

    private static String text(AnnotatedProgram program, Function<Variable, String> note) {
        StringBuilder text = new StringBuilder();
        for (FunctionGraph graph : program.graphs()) {
            text.append(GraphText.print(graph, UntypedText::constant, note)).append('\n');
        }
        return text.toString();
    }

    /** The same for every run, as long as objects do not show their addresses. */
    static String constant(Object value) {
        return switch (value) {
            case HostObject object ->
                switch (object.kind()) {
                    case FUNCTION, CLASS, BUILTIN_FUNCTION, MODULE -> object.qualifiedName();
                    case INSTANCE -> "instance of " + object.type().qualifiedName();
                    default -> object.describe();
                };
            case CallShape shape -> shape(shape);
            default -> String.valueOf(value);
        };
    }

    private static String shape(CallShape shape) {
        String keywords =
                shape.keywords().stream().map(name -> ", " + name + "=").collect(Collectors.joining());
        return shape.positional() + " positional" + keywords + (shape.hasStar() ? ", *" : "")
                + ", **".repeat(shape.mappings().size());
    }
}
