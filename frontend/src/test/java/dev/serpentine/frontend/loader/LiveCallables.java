package dev.serpentine.frontend.loader;

import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/** Lends Java functions to the embedded Python, for tests that run graphs in it. */
public final class LiveCallables {

    private LiveCallables() {}

    /** A Python object that can be called with positional arguments. */
    public static HostObject of(GraalHost host, Function<List<HostObject>, HostObject> function) {
        LiveObject none = (LiveObject) host.none();
        ProxyExecutable proxy = arguments -> {
            List<HostObject> wrapped = new ArrayList<>();
            for (Value argument : arguments) {
                wrapped.add(none.wrap(argument));
            }
            return ((LiveObject) function.apply(wrapped)).value();
        };
        return none.wrap(none.value().getContext().asValue(proxy));
    }
}
