package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.graph.model.SourcePosition;
import java.util.Optional;

/**
 * Whether the program can tell that somebody interrupts it: it has a handler that takes KeyboardInterrupt, a
 * {@code finally} or a {@code with}. Only then its graphs look out for interrupts, with {@link FlowOpcode#POLL}; a
 * program that cannot tell ends where it is.
 *
 * <p>It is told by the source of all functions that are looked through, whether they are reached or not, so that it is
 * known before the first graph is built, but for functions that no name of a module leads to.
 */
final class InterruptHandlers {
    private final Host host;
    private final HostObject interrupt;
    private boolean isThere;
    private boolean toldNone;
    private final boolean isProcess;

    /** @param isProcess else nobody interrupts it */
    InterruptHandlers(Host host, boolean isProcess) {
        this.host = host;
        this.isProcess = isProcess;
        this.interrupt = host.builtin("KeyboardInterrupt");
    }

    /** Whether there is such a handler among what was looked through by now. */
    boolean exist() {
        toldNone |= !isThere;
        return isThere;
    }

    /** Whether somebody was told that there is none, and there is; only then what was told is forgotten. */
    boolean isOutdated() {
        boolean isOutdated = toldNone && isThere;
        toldNone &= !isOutdated;
        return isOutdated;
    }

    /** Looks at a statement, not at those within. @param globals what the names in it mean */
    void scan(Statement statement, ModuleGlobals globals) {
        if (isThere || !isProcess) {
            return;
        }
        isThere = switch (statement) {
            case Statement.With with -> isOfProgram(with.position());
            case Statement.Try attempt ->
                isOfProgram(attempt.position())
                        && (!attempt.finalBody().isEmpty()
                                || attempt.handlers().stream().anyMatch(handler -> takesInterrupts(handler, globals)));
            default -> false;
        };
    }

    private static boolean isOfProgram(SourcePosition position) {
        return SourcePosition.isOfUser(position.file());
    }

    private boolean takesInterrupts(Statement.Handler handler, ModuleGlobals globals) {
        return handler.type()
                .map(type -> live(type, globals).map(this::takesInterrupts).orElse(true))
                .orElse(true);
    }

    private boolean takesInterrupts(HostObject handled) {
        return switch (handled.kind()) {
            case CLASS -> host.isSubclass(interrupt, handled);
            case TUPLE -> handled.items().stream().anyMatch(this::takesInterrupts);
            default -> false;
        };
    }

    /**
     * What an expression stands for, as far as it is a name, perhaps with dots, or a tuple of these; else it may be
     * anything.
     */
    private Optional<HostObject> live(Expression expression, ModuleGlobals globals) {
        return switch (expression) {
            case Expression.Name name -> globals.get(name.identifier()).or(() -> builtin(name.identifier()));
            case Expression.Attribute attribute ->
                live(attribute.object(), globals)
                        .filter(object -> object.kind() == HostKind.MODULE)
                        .flatMap(module -> module.attribute(attribute.name()));
            case Expression.Tuple tuple -> {
                var items =
                        tuple.items().stream().map(item -> live(item, globals)).toList();
                yield items.stream().allMatch(Optional::isPresent)
                        ? Optional.of(
                                host.ofTuple(items.stream().map(Optional::get).toList()))
                        : Optional.empty();
            }
            default -> Optional.empty();
        };
    }

    private Optional<HostObject> builtin(String name) {
        return host.importModule("builtins").attribute(name);
    }
}
