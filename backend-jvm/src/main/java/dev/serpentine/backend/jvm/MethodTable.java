package dev.serpentine.backend.jvm;

import dev.serpentine.backend.jvm.runtime.Tracebacks;
import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.InstanceType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where each graph's code stands: a static method in the functions class of its source file, or the method of a class
 * if that is the only way it is called.
 */
final class MethodTable {
    /**
     * Operations after which another class is begun for the functions of a file, so that its constant pool does not
     * overflow.
     */
    private static final int CLASS_SIZE = 10_000;

    /**
     * A method.
     *
     * @param owner its class, internal name
     * @param isStatic whether the first parameter is an ordinary one
     */
    record Method(String owner, String name, String descriptor, boolean isStatic) {}

    private final Map<FunctionGraph, Method> methods = new IdentityHashMap<>();
    private final Map<String, List<FunctionGraph>> functionClasses = new LinkedHashMap<>();
    private final Map<String, Integer> sizes = new LinkedHashMap<>();
    private final Map<String, String> currentClasses = new LinkedHashMap<>();
    private final Set<String> taken = new HashSet<>();
    private final JvmTypes types;
    private final ClassNames names;

    MethodTable(
            Program program,
            Collection<FunctionGraph> graphs,
            Collection<InstanceType> classes,
            Collection<Container> containers,
            JvmTypes types,
            ClassNames names) {
        this.types = types;
        this.names = names;
        Map<FunctionGraph, List<InstanceType>> bodies = new IdentityHashMap<>();
        for (InstanceType type : classes) {
            for (ClassContents.Method method : ClassContents.of(type).methods()) {
                method.body()
                        .ifPresent(body -> bodies.computeIfAbsent(body, _ -> new ArrayList<>())
                                .add(type));
            }
        }
        program.roots().forEach(bodies::remove);
        // Whatever is called directly, or passed on, is a function.
        containers.forEach(container -> functionIn(container).ifPresent(bodies::remove));
        for (FunctionGraph graph : graphs) {
            List<InstanceType> owners = bodies.getOrDefault(graph, List.of());
            if (owners.size() != 1) {
                addStatic(graph);
            }
        }
        for (InstanceType type : classes) {
            for (ClassContents.Method method : ClassContents.of(type).methods()) {
                method.body()
                        .filter(body -> !methods.containsKey(body))
                        .ifPresent(body -> methods.put(
                                body,
                                new Method(
                                        types.ofClass(type).getInternalName(),
                                        ClassNames.method(method.name()),
                                        types.descriptor(method),
                                        false)));
            }
        }
    }

    private static Optional<FunctionGraph> functionIn(Object value) {
        return value instanceof FunctionValue function
                        && function.code() instanceof FunctionValue.OfGraph(FunctionGraph graph)
                ? Optional.of(graph)
                : Optional.empty();
    }

    /** Makes a graph a static method. */
    Method addStatic(FunctionGraph graph) {
        int size = graph.blocks().stream()
                .mapToInt(block -> block.operations().size() + 2)
                .sum();
        String owner = ownerFor(graph.position().file(), size);
        String descriptor =
                types.descriptor(graph.parameters().stream().map(Variable::type).toList(), graph.resultType());
        String wanted = ClassNames.legal(graph.name()) + (graph.isPartOfCaller() ? Tracebacks.PART : "");
        String name = wanted;
        for (int i = 2; !taken.add(owner + "." + name + descriptor); i++) {
            name = wanted + "$" + i;
        }
        Method method = new Method(owner, name, descriptor, true);
        methods.put(graph, method);
        functionClasses.computeIfAbsent(owner, _ -> new ArrayList<>()).add(graph);
        return method;
    }

    private String ownerFor(String file, int size) {
        String owner = currentClasses.computeIfAbsent(file, names::functionsOf);
        if (sizes.merge(owner, size, Integer::sum) > CLASS_SIZE && sizes.get(owner) > size) {
            owner = names.unique(names.functionsOf(file));
            currentClasses.put(file, owner);
            sizes.put(owner, size);
        }
        return owner;
    }

    Method of(FunctionGraph graph) {
        Method method = methods.get(graph);
        if (method == null) {
            throw new IllegalStateException(graph + " is called, but not reachable");
        }
        return method;
    }

    /** The classes of functions, with the graphs that stand there. */
    Map<String, List<FunctionGraph>> functionClasses() {
        return functionClasses;
    }
}
