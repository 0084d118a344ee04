package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
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
    private static final String MODULE = "json";
    private static final String ENCODER = "JSONEncoder";
    private static final Set<String> CALLED = Set.of("dumps", "dump", ENCODER);

    private final Host host;
    private final Map<String, HostObject> globals;
    private final Set<FunctionSyntax> lambdas = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Expression> given = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<String> givenNames = new HashSet<>();
    private final Set<String> namesElsewhere = new HashSet<>();

    /** @param globals of the module, by their names */
    GivenToEncoders(Host host, Map<String, HostObject> globals) {
        this.host = host;
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

    /** Whether it is one of the library's, by a global name: a function of the program may be called the same. */
    private boolean isOfEncoder(Expression called) {
        return switch (called) {
            case Expression.Name name ->
                CALLED.stream().anyMatch(each -> isOfLibrary(globals.get(name.identifier()), each));
            case Expression.Attribute(Expression.Name(String module, var at), String name, var position) ->
                CALLED.contains(name)
                        && globals.containsKey(module)
                        && globals.get(module).kind() == HostKind.MODULE
                        && globals.get(module).equals(host.importModule(MODULE));
            default -> false;
        };
    }

    /** Whether an object, or null, is what the library's module has under a name. */
    private boolean isOfLibrary(HostObject object, String name) {
        return object != null
                && (object.kind() == HostKind.FUNCTION || object.kind() == HostKind.CLASS)
                && object.name().equals(name)
                && host.importModule(MODULE)
                        .attribute(name)
                        .filter(object::equals)
                        .isPresent();
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
                && owner.mro().stream().anyMatch(each -> isOfLibrary(each, ENCODER));
    }
}
