package dev.serpentine.conformance.generate;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A class of a generated program, with what it inherits.
 *
 * @param properties computed, so that reading one counts as a call
 * @param construction the class as what is called
 * @param ancestors names of the classes that its objects are instances of, itself the last
 */
record GeneratedClass(
        String name,
        Map<String, Type> fields,
        Map<String, Type> properties,
        List<Callable> methods,
        Callable construction,
        List<String> ancestors) {

    Type type() {
        return Type.of(name);
    }

    /** The methods that give such a type and are of a lower level. */
    Stream<Callable> methodsGiving(Type type, int level) {
        return methods.stream().filter(method -> method.result().equals(type) && method.level() < level);
    }
}
