package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import java.util.Optional;

/**
 * Whether the program can tell when its objects end: it has a {@code __del__}, refers to some weakly, or may leave a
 * file open. Only then its graphs say what variables hold. It is told by the source of all functions that are looked
 * through, as {@link InterruptHandlers} are.
 */
final class ObservedEnds {
    private static final String FINALIZER = "__del__";
    /** The module in which weak references are told that objects are gone. */
    private static final String REFERENCES = "/serpentine_references.py";

    private final Host host;
    private boolean isThere;
    private boolean toldNone;
    private Constant holdLocal;

    ObservedEnds(Host host) {
        this.host = host;
    }

    /** Whether there is such a method among what was looked through by now. */
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

    /** Looks at a function, not at those within. */
    void scan(FunctionSyntax function) {
        String file = function.position().file();
        isThere |= file.endsWith(REFERENCES)
                || SourcePosition.isOfProgram(file)
                        && (function.name().equals(FINALIZER) || FilesLeftOpen.areIn(function));
    }

    /** What is called with the number of a variable and what it holds. */
    Constant holdLocal() {
        if (holdLocal == null) {
            Optional<HostObject> function =
                    host.importModule("rpython.rtyper.special_methods").attribute("hold_local");
            holdLocal = Constant.untyped(function.orElseThrow());
        }
        return holdLocal;
    }
}
