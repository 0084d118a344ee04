package dev.serpentine.frontend.annotation.call;

import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.diagnostics.UnsupportedModules;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Says to functions of the library where they are called: a parameter whose default is
 * {@code rpython.rlib.objectmodel.CALLER}, and for which nothing is passed, gets the file, the line and the name of the
 * function of the call, as a traceback shows them. Of calls in the library nothing is said, with the line 0: who called
 * that is not known.
 */
final class Callers {
    private static final String MARK = "rpython.rlib.objectmodel.Caller";

    private final Inference inference;
    private final Map<Operation, HostObject> places = new IdentityHashMap<>();

    Callers(Inference inference) {
        this.inference = inference;
    }

    /** What a parameter gets in the place of its default value. */
    HostObject inPlaceOf(HostObject value, Step step) {
        return value.kind() == HostKind.INSTANCE && value.type().qualifiedName().equals(MARK)
                ? places.computeIfAbsent(
                        step.operation(), _ -> place(inference.flow().servedBy(step)))
                : value;
    }

    private HostObject place(Step step) {
        SourcePosition.Frame frame =
                step.operation().position().frames(step.graph().name()).getFirst();
        return UnsupportedModules.isLibraryFile(frame.position().file())
                ? place("(unknown file)", 0, "(unknown function)")
                : place(frame.position().file(), frame.position().line(), frame.function());
    }

    private HostObject place(String file, int line, String function) {
        Host host = inference.host();
        return host.ofTuple(
                List.of(host.ofText(file), host.ofInteger(BigInteger.valueOf(line)), host.ofText(function)));
    }
}
