package dev.serpentine.graph.checker;

import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.data.ClassContents.Method;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Reachability;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What holds for the classes of a program: each is complete; a method has the type of the one it overrides; its body is
 * a graph of the program, takes the instance as the class or an ancestor, and otherwise what the method's type says.
 */
final class ClassRules {
    private final Program program;
    private final List<GraphError> errors = new ArrayList<>();

    private ClassRules(Program program) {
        this.program = program;
    }

    /** What is wrong with the classes that a program's graphs mention. */
    static List<GraphError> problems(Program program) {
        Reachability reached = new Reachability();
        program.graphs().forEach(reached::addGraph);
        ClassRules rules = new ClassRules(program);
        reached.classes().forEach(rules::check);
        return rules.errors;
    }

    private void check(InstanceType type) {
        if (!type.isDefined() || type.contents().isEmpty()) {
            report(type, "is not complete");
            return;
        }
        for (Method method : ClassContents.of(type).methods()) {
            Optional<Method> overridden = type.parent().flatMap(parent -> ClassContents.method(parent, method.name()));
            if (overridden.filter(other -> !other.type().equals(method.type())).isPresent()) {
                report(
                        type,
                        "overrides " + method.name() + " as " + method.type().text() + ", which is "
                                + overridden.get().type().text());
            }
            method.body().ifPresent(body -> checkBody(type, method, body));
        }
    }

    private void checkBody(InstanceType type, Method method, FunctionGraph body) {
        List<LowLevelType> parameters =
                body.parameters().stream().map(Variable::type).toList();
        boolean takesInstance = !parameters.isEmpty()
                && parameters.getFirst() instanceof PointerType(InstanceType self)
                && type.extendsOrIs(self);
        if (!takesInstance
                || !parameters
                        .subList(1, parameters.size())
                        .equals(method.type().arguments())
                || !body.resultType().equals(method.type().result())) {
            report(
                    type,
                    "has as its method " + method.name() + ", " + method.type().text() + ", the graph " + body.name()
                            + parameters);
        }
        if (!program.functions().containsKey(body)) {
            report(type, "has as its method " + method.name() + " a graph that is none of the program's");
        }
    }

    private void report(InstanceType type, String message) {
        errors.add(new GraphError("class " + type.name(), "", "", message));
    }
}
