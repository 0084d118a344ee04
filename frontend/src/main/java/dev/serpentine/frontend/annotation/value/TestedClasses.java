package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.TypeForms;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What {@code isinstance()} and {@code issubclass()} take as their second argument: classes, what {@code typing} has
 * instead of them, tuples and unions of them.
 */
public final class TestedClasses {
    private TestedClasses() {}

    /** The classes that a live object names, in order; empty where it, or something in it, is none of these. */
    public static Optional<List<HostObject>> of(HostObject object, Host host) {
        if (object.kind() == HostKind.CLASS) {
            return Optional.of(List.of(object));
        }
        if (object.kind() == HostKind.TUPLE) {
            return ofAll(object.items(), host);
        }
        if (TypeForms.isUnion(object)) {
            return host.getAttribute(object, "__args__") instanceof Host.Outcome.Returned(HostObject members)
                    ? ofAll(members.items(), host)
                    : Optional.empty();
        }
        return TypeForms.classOf(object, host).map(List::of);
    }

    private static Optional<List<HostObject>> ofAll(List<HostObject> objects, Host host) {
        return objects.stream()
                .map(each -> of(each, host).map(List::stream))
                .reduce(
                        Optional.of(Stream.<HostObject>empty()),
                        (some, more) -> some.flatMap(first -> more.map(second -> Stream.concat(first, second))))
                .map(Stream::toList);
    }
}
