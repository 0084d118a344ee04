package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import dev.serpentine.graph.model.SourcePosition;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether the program asks which exception is being handled: by {@code sys.exception()} or {@code sys.exc_info()}, or
 * through a module of the library that does; or whether the exit of a context manager looks at the traceback that it is
 * given. Only then its handlers say it, in an object that all functions share.
 *
 * <p>It is told by the source of all functions that are looked through, and by what the program imports, so that it is
 * known before the first graph is built, but for functions that no name of a module leads to.
 */
final class HandledState {
    /** What asks for it in Python, and stands in the module of the state under the same name. */
    private static final Set<String> ASKING = Set.of("exception", "exc_info");

    /** Those of the library's modules that ask. */
    private static final Set<String> ASKING_MODULES = Set.of("logging", "traceback");

    private static final Set<String> EXITS = Set.of("__exit__", "__aexit__");
    /** The place of the traceback among the parameters of these. */
    private static final int TRACEBACK = 3;

    private static final String MODULE = "serpentine_handled";

    private final Host host;
    private boolean isAsked;
    private boolean toldNo;
    private boolean areModulesKnown;

    HandledState(Host host) {
        this.host = host;
    }

    /** Whether the program asks, as far as is known by now. */
    boolean isAsked() {
        if (!areModulesKnown) {
            areModulesKnown = true;
            isAsked |= host.importModule("sys").attribute("modules").orElseThrow().entries().stream()
                    .anyMatch(entry -> ASKING_MODULES.contains(entry.getKey().asText()));
        }
        toldNo |= !isAsked;
        return isAsked;
    }

    /** Whether somebody was told that it does not, and it does; only then what was told is forgotten. */
    boolean isOutdated() {
        boolean isOutdated = toldNo && isAsked;
        toldNo &= !isOutdated;
        return isOutdated;
    }

    /** Looks at a function: a context manager's exit may ask what traceback it is given. */
    void scan(FunctionSyntax function) {
        isAsked |= SourcePosition.isOfProgram(function.position().file())
                && EXITS.contains(function.name())
                && takesTracebackAs(function)
                        .filter(name -> function.body().stream().anyMatch(part -> names(part, name)))
                        .isPresent();
    }

    private static Optional<String> takesTracebackAs(FunctionSyntax function) {
        List<FunctionSyntax.Parameter> positional = function.parameters().positional();
        return (positional.size() > TRACEBACK
                        ? Optional.of(positional.get(TRACEBACK))
                        : function.parameters().variablePositional())
                .map(FunctionSyntax.Parameter::name);
    }

    private static boolean names(Syntax node, String name) {
        if (node instanceof Expression.Name(String identifier, var position) && identifier.equals(name)) {
            return true;
        }
        boolean[] found = {false};
        SyntaxTraversal.forEachPart(node, part -> found[0] |= names(part, name));
        return found[0];
    }

    /** Looks at a part of a function, not at those within. @param globals what the names in it mean */
    void scan(Syntax node, ModuleGlobals globals) {
        isAsked |= switch (node) {
            case Expression.Attribute attribute
            when ASKING.contains(attribute.name()) ->
                attribute.object() instanceof Expression.Name name
                        && globals.get(name.identifier())
                                .filter(HandledState::isSys)
                                .isPresent();
            case Expression.Name name
            when globals.get(name.identifier()).flatMap(HandledState::asking).isPresent() -> true;
            default -> false;
        };
    }

    private static boolean isSys(HostObject object) {
        return object.kind() == HostKind.MODULE
                && object.attribute("__name__").map(HostObject::asText).equals(Optional.of("sys"));
    }

    /** The name of what asks, if a callable is that. */
    static Optional<String> asking(HostObject callable) {
        if (callable.kind() != HostKind.BUILTIN_FUNCTION) {
            return Optional.empty();
        }
        String name = callable.qualifiedName();
        return name.startsWith("sys.") ? Optional.of(name.substring(4)).filter(ASKING::contains) : Optional.empty();
    }

    /** The function that answers instead. */
    HostObject answering(String asking) {
        return host.importModule(MODULE).attribute(asking).orElseThrow();
    }

    /** The object that says it, whose attribute {@code exception} is an exception or None. */
    HostObject object() {
        return host.importModule(MODULE).attribute("state").orElseThrow();
    }
}
