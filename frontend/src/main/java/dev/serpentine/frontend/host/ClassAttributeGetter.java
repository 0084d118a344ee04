package dev.serpentine.frontend.host;

import java.util.Optional;
import java.util.Set;

/**
 * What Python calls each time an attribute of a class is read, so that what it gave once is no constant: the getter of
 * a property that the metaclass defines, with the class; or {@code __get__} of a descriptor that the class has, with
 * None and the class.
 *
 * @param function the program's function
 * @param descriptor whose {@code __get__} the function is
 */
public record ClassAttributeGetter(HostObject function, Optional<HostObject> descriptor) {
    /** Modules of Python's library whose descriptors have a meaning of their own. */
    private static final Set<String> LIBRARY = Set.of("enum", "functools", "types");

    /** @return empty where reading the attribute calls nothing of the program, or gives the descriptor itself */
    public static Optional<ClassAttributeGetter> of(Host host, HostObject hostClass, String name) {
        Optional<HostObject> ofMetaclass = ofMetaclass(hostClass, name);
        if (ofMetaclass.isPresent()) {
            return ofMetaclass
                    .filter(ClassAttributeGetter::isPrograms)
                    .map(getter -> new ClassAttributeGetter(getter, Optional.empty()));
        }
        Optional<HostObject> descriptor = found(hostClass, name).filter(found -> found.kind() == HostKind.INSTANCE);
        return descriptor
                .flatMap(found -> found(found.type(), "__get__"))
                .filter(ClassAttributeGetter::isPrograms)
                .filter(_ -> host.getAttribute(hostClass, name) instanceof Host.Outcome.Returned(HostObject value)
                        && !value.equals(descriptor.get()))
                .map(getter -> new ClassAttributeGetter(getter, descriptor));
    }

    /** The getter of a property that the metaclass of a class defines: it goes before what the class has. */
    public static Optional<HostObject> ofMetaclass(HostObject hostClass, String name) {
        return found(hostClass.type(), name)
                .filter(found -> found.kind() == HostKind.PROPERTY)
                .flatMap(found -> found.part(HostObject.Part.GETTER));
    }

    private static Optional<HostObject> found(HostObject hostClass, String name) {
        return hostClass.mro().stream()
                .flatMap(each -> each.attribute(name).stream())
                .findFirst();
    }

    private static boolean isPrograms(HostObject function) {
        String name = function.qualifiedName();
        return function.kind() == HostKind.FUNCTION
                && LIBRARY.stream().noneMatch(module -> name.startsWith(module + "."));
    }
}
