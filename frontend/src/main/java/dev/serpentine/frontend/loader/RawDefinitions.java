package dev.serpentine.frontend.loader;

import com.oracle.graal.python.builtins.objects.code.PCode;
import com.oracle.graal.python.builtins.objects.dict.PDict;
import com.oracle.graal.python.builtins.objects.function.PFunction;
import com.oracle.graal.python.builtins.objects.module.PythonModule;
import com.oracle.graal.python.builtins.objects.object.PythonObject;
import com.oracle.graal.python.builtins.objects.type.PythonClass;
import com.oracle.graal.python.nodes.object.GetDictIfExistsNode;
import com.oracle.truffle.api.strings.TruffleString;
import dev.serpentine.frontend.host.HostObject;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What the embedding's functions, code objects and classes say of themselves: see {@link RawObjects}. */
final class RawDefinitions {
    /** The name of the attribute in which classes and functions have their module's name. */
    static final String MODULE = "__module__";

    private static final String WRAPPED = "__wrapped__";

    private final RawObjects objects;

    RawDefinitions(RawObjects objects) {
        this.objects = objects;
    }

    /** The code of a function that Python code defines. */
    static Object code(Object function) {
        return ((PFunction) function).getCode();
    }

    /** The dictionary in which a function looks its global names up; null where it is not known. */
    static Object globals(Object function) {
        PythonObject globals = ((PFunction) function).getGlobals();
        return globals instanceof PythonModule module
                ? GetDictIfExistsNode.getUncached().execute(module)
                : globals;
    }

    /** The name of a class or function that Python code defines. */
    static Optional<String> name(Object raw) {
        return switch (raw) {
            case PythonClass definition -> Optional.of(definition.getName().toJavaStringUncached());
            case PFunction function -> Optional.of(function.getName().toJavaStringUncached());
            default -> Optional.empty();
        };
    }

    /** Module and qualified name of a class or function, where they are what its definition gave it. */
    Optional<String> qualifiedName(Object raw) {
        return switch (raw) {
            case PythonClass definition ->
                module(definition)
                        .map(module -> module + "." + definition.getQualName().toJavaStringUncached());
            // It may have the name of what it wraps.
            case PFunction function when objects.ownAttribute(function, WRAPPED).isPresent() -> Optional.empty();
            // The attribute is there only once somebody has asked for it.
            case PFunction function ->
                module(function)
                        .or(() -> moduleOf(globals(function)))
                        .map(module -> module + "." + function.getQualname().toJavaStringUncached());
            default -> Optional.empty();
        };
    }

    private Optional<String> module(Object raw) {
        return objects.ownAttribute(raw, MODULE).flatMap(RawObjects::text);
    }

    private Optional<String> moduleOf(Object globals) {
        return globals instanceof PDict dictionary
                ? objects.entry(dictionary, "__name__").flatMap(RawObjects::text)
                : Optional.empty();
    }

    /** Whether a function has no defaults for positional parameters, none for those by keyword, and no closure. */
    static boolean lacks(Object function, HostObject.Part part) {
        PFunction known = (PFunction) function;
        return switch (part) {
            case DEFAULTS -> known.getDefaults().length == 0;
            case KEYWORD_DEFAULTS -> known.getKwDefaults().length == 0;
            case CLOSURE -> known.getClosure() == null;
            case FUNCTION, SELF, CODE, GLOBALS, CONTENTS, GETTER, SETTER, DELETER, START, STOP, STEP -> false;
        };
    }

    /** What a code object says of where it comes from, and the names of its free variables in the order of closures. */
    static CodeFacts codeFacts(Object raw) {
        PCode code = (PCode) raw;
        return new CodeFacts(
                code.getFilename().toJavaStringUncached(),
                code.getName().toJavaStringUncached(),
                code.getFirstLineNo(),
                Arrays.stream(code.getFreeVars())
                        .map(TruffleString::toJavaStringUncached)
                        .toList());
    }

    /** @param firstLine from 1 */
    record CodeFacts(String fileName, String name, int firstLine, List<String> freeNames) {}
}
