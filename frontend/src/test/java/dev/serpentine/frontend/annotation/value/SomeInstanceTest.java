package dev.serpentine.frontend.annotation.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Instances of one of several classes, of which some become one later. */
class SomeInstanceTest {
    private final Map<Object, ClassDefinition> united = new HashMap<>();
    private final ClassDefinition first = definition();
    private final ClassDefinition second = definition();
    private final ClassDefinition base = definition();

    /** A definition that knows nothing but what it has become. */
    private ClassDefinition definition() {
        return (ClassDefinition) Proxy.newProxyInstance(
                ClassDefinition.class.getClassLoader(),
                new Class<?>[] {ClassDefinition.class},
                (self, method, arguments) -> switch (method.getName()) {
                    case "root" -> united.getOrDefault(self, (ClassDefinition) self);
                    case "hashCode" -> System.identityHashCode(self);
                    case "equals" -> self == arguments[0];
                    default -> throw new UnsupportedOperationException(method.getName());
                });
    }

    @Test
    void isOfTheOneClassThatAllOfItsKindsHaveBecome() {
        SomeInstance instance = new SomeInstance(base, false, Optional.empty(), Set.of(first, second));
        assertEquals(Set.of(first, second), instance.kinds());
        assertEquals(Set.of(first, second), instance.among());

        united.put(second, first);

        assertEquals(Set.of(first), instance.kinds());
        assertEquals(Set.of(), instance.among());
        assertSame(first, instance.definition());
    }

    @Test
    void isOfItsClassWhereThatIsAllThatIsKnown() {
        SomeInstance instance = new SomeInstance(base, false, Optional.empty());

        assertEquals(Set.of(base), instance.kinds());
        assertEquals(Set.of(), instance.among());
    }
}
