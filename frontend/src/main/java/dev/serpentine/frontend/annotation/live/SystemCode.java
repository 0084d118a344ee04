package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;
import java.util.Set;

/**
 * The registry of builtins written in Python: which function of system code stands for a builtin function or method.
 * One table, declared in the system code itself; the annotator asks it before it refuses an operation.
 */
public interface SystemCode {

    /**
     * The function that stands for a live callable of Python or its library ({@code sorted}, {@code math.sqrt},
     * {@code os.path.join}), if one does.
     */
    Optional<HostObject> replacement(HostObject callable);

    /**
     * The function that is a method of a built-in type.
     *
     * @param family {@code int}, {@code float}, {@code bool}, {@code str}, {@code bytes}, {@code bytearray},
     *     {@code list}, {@code tuple}, {@code dict}, {@code set}, {@code frozenset}, {@code range},
     *     {@code BaseException}, {@code file}…
     * @param method as Python names it, special methods too: {@code ("str", "split")}, {@code ("list", "__mul__")},
     *     {@code ("int", "__pow__")}
     */
    Optional<HostObject> method(String family, String method);

    /**
     * The class of system code that stands for a class of Python's library whose instances have no attributes that
     * Python tells: {@code collections.deque}. From then on the host tells the attributes that instances of the
     * stand-in have of live instances of the class. What stands for {@code list}, {@code dict} and {@code set} does so
     * only for classes of the program that extend them.
     */
    Optional<HostObject> standIn(HostObject hostClass);

    /**
     * Whether a function is system code: then it is always specialised by its arguments' annotations, and its integer
     * arithmetic wraps.
     */
    boolean isSystemFunction(HostObject function);

    /**
     * Whether a class is system code: then it has one definition for each combination of its constructor's argument
     * annotations.
     */
    boolean isSystemClass(HostObject hostClass);

    /**
     * Whether all that operators of a file of system code raise for kinds that do not know them is what Python raises
     * where the program has the file's functions called, with the same texts.
     */
    boolean raisesAsPython(String file);

    /** The parameters of a system function that it is specialised by the constant values of. */
    Set<String> constantParameters(HostObject function);
}
