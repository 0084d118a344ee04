package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Syntax;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The functions of one module that only an encoder calls, for what it is to write in the place of an object, as
 * {@code json.dumps(x, default=…)} does: it looks at their results at once, and keeps nothing of these. They are the
 * lambdas that stand there; the functions whose names stand nowhere else; and the method {@code default} of classes
 * that extend {@code json.JSONEncoder}.
 */
final class GivenToEncoders {
    private static final String KEYWORD = "default";
    private static final Set<String> CALLED = Set.of("dumps", "dump", "JSONEncoder");

    private final Map<String, HostObject> globals;
    private final Set<FunctionSyntax> lambdas = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Expression> given = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<String> givenNames = new HashSet<>();
    private final Set<String> namesElsewhere = new HashSet<>();

    /** @param globals of the module, by their names */
    GivenToEncoders(Map<String, HostObject> globals) {
        this.globals = globals;
    }

    /** Takes note of one node of the module's functions; those that stand around it come first. */
    void scan(Syntax node) {
        switch (node) {
            case Expression.Call call
            when isOfEncoder(call.function()) ->
                call.keywords().stream()
                        .filter(keyword ->
                                keyword.name().filter(KEYWORD::equals).isPresent())
                        .forEach(keyword -> give(keyword.value()));
            case Expression.Name name when !given.contains(name) -> namesElsewhere.add(name.identifier());
            default -> {}
        }
    }

    private void give(Expression function) {
        switch (function) {
            case Expression.Lambda lambda -> lambdas.add(lambda.function());
            case Expression.Name name -> {
                given.add(name);
                givenNames.add(name.identifier());
            }
            default -> {}
        }
    }

    private static boolean isOfEncoder(Expression called) {
        return switch (called) {
            case Expression.Name name -> CALLED.contains(name.identifier());
            case Expression.Attribute attribute -> CALLED.contains(attribute.name());
            default -> false;
        };
    }

    /** Whether only an encoder calls a function of this module, for all that its text shows. */
    boolean contains(FunctionCode code) {
        String name = code.syntax().name();
        return lambdas.contains(code.syntax())
                || givenNames.contains(name) && !namesElsewhere.contains(name)
                || name.equals(KEYWORD) && isOfEncoderClass(code.qualifiedName());
    }

    private boolean isOfEncoderClass(String method) {
        int end = method.lastIndexOf('.');
        HostObject owner = end < 0 ? null : globals.get(method.substring(0, end));
        return owner != null
                && owner.kind() == HostKind.CLASS
                && owner.mro().stream().anyMatch(each -> each.name().equals("JSONEncoder"));
    }
}
