package dev.serpentine.typer.classes;

import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** Numbers of prebuilt instances and of classes, kept in a hidden field of theirs, by which a table is looked up. */
final class ObjectNumbers {
    /** The name of the hidden attribute. */
    static final String ATTRIBUTE = ClassDefinition.NUMBER_ATTRIBUTE;

    private final Map<HostObject, Long> numbers = new HashMap<>();

    long of(HostObject object) {
        return numbers.computeIfAbsent(object, key -> numbers.size() + 1L);
    }

    /** The value of the case of the object whose number it is; it is one of them. */
    Value choose(
            Value number,
            List<HostObject> possible,
            Function<HostObject, Value> body,
            LowLevelType type,
            OperationBuilder builder) {
        Map<Long, Supplier<Value>> cases = new LinkedHashMap<>();
        possible.forEach(object -> cases.put(of(object), () -> body.apply(object)));
        return builder.chooseByNumber(number, cases, type);
    }
}
