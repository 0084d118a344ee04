package dev.serpentine.graph.data;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.InstanceType;
import java.util.List;
import java.util.Optional;

/**
 * What a class has besides its fields.
 *
 * @param record what {@code class_of} gives for instances of exactly this class
 * @param methods those that the class declares or overrides, in a stable order
 */
public record ClassContents(InstanceValue record, List<Method> methods) implements InstanceType.Contents {

    /**
     * A method that instances are asked for by {@code call_method}.
     *
     * @param name unique among the methods of a class and its ancestors, but for those that override each other
     * @param type of the call, without the instance; that of the method it overrides, if it does
     * @param body what instances of this class do: a graph whose first parameter is a pointer to this class or an
     *     ancestor, the others as in {@code type}; empty where no instance of exactly this class is ever asked. One
     *     graph may be the body of several methods, and be called directly too
     */
    public record Method(String name, FunctionType type, Optional<FunctionGraph> body) {}

    public ClassContents {
        methods = List.copyOf(methods);
    }

    /**
     * The contents of a class.
     *
     * @throws IllegalStateException if it is not complete
     */
    public static ClassContents of(InstanceType type) {
        return (ClassContents) type.contents()
                .orElseThrow(() -> new IllegalStateException("class " + type.name() + " is not complete"));
    }

    /**
     * The method of that name that instances of exactly a class have, its own or the nearest ancestor's; classes that
     * are not complete have none.
     */
    public static Optional<Method> method(InstanceType type, String name) {
        for (InstanceType owner = type; owner != null; owner = owner.parent().orElse(null)) {
            for (Method method : owner.contents().isPresent() ? of(owner).methods() : List.<Method>of()) {
                if (method.name().equals(name)) {
                    return Optional.of(method);
                }
            }
        }
        return Optional.empty();
    }
}
