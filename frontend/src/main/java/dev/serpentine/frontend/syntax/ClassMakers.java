package dev.serpentine.frontend.syntax;

import java.util.Set;
import java.util.stream.Collectors;

/** The library's functions that make a class or a type of a name: what a call of one looks like. */
public final class ClassMakers {
    /** Those that are no classes of enumerations. */
    public static final Set<String> QUALIFIED_NAMES = Set.of(
            "collections.namedtuple",
            "typing.NamedTuple",
            "typing.TypedDict",
            "typing.NewType",
            "typing.TypeVar",
            "typing.ParamSpec",
            "typing.TypeVarTuple",
            "dataclasses.make_dataclass");

    private static final Set<String> NAMES = QUALIFIED_NAMES.stream()
            .map(name -> name.substring(name.indexOf('.') + 1))
            .collect(Collectors.toUnmodifiableSet());
    private static final Set<String> ENUMERATIONS = Set.of("Enum", "IntEnum", "StrEnum", "Flag", "IntFlag");

    private ClassMakers() {}

    /** Whether a call may be one: its callable has such a name, and its first argument is a text. */
    public static boolean isMaker(Expression.Call call) {
        String name = switch (call.function()) {
            case Expression.Name(String identifier, var position) -> identifier;
            case Expression.Attribute attribute -> attribute.name();
            default -> "";
        };
        boolean isNamed = !call.arguments().isEmpty()
                && call.arguments().getFirst()
                        instanceof Expression.Literal(Expression.LiteralValue.OfText text, var position);
        return isNamed
                && (NAMES.contains(name)
                        || ENUMERATIONS.contains(name) && call.arguments().size() > 1);
    }

    /** Whether a statement gives such a class or type a name. */
    public static boolean isDefinition(Statement statement) {
        return statement instanceof Statement.Assign assign
                && assign.targets().size() == 1
                && assign.targets().getFirst() instanceof Expression.Name
                && assign.value() instanceof Expression.Call call
                && isMaker(call);
    }
}
