package dev.serpentine.backend.jvm;

import dev.serpentine.backend.jvm.runtime.ByteFunctions;
import dev.serpentine.backend.jvm.runtime.EnvironmentFunctions;
import dev.serpentine.backend.jvm.runtime.FileFunctions;
import dev.serpentine.backend.jvm.runtime.FloatFunctions;
import dev.serpentine.backend.jvm.runtime.InterruptFunctions;
import dev.serpentine.backend.jvm.runtime.Mathematics;
import dev.serpentine.backend.jvm.runtime.ProcessFunctions;
import dev.serpentine.backend.jvm.runtime.StreamFunctions;
import dev.serpentine.backend.jvm.runtime.TimeFunctions;
import dev.serpentine.graph.operation.ExternalFunction;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;

/**
 * Finds external functions in the run-time support: static methods with their names. They are in several classes, so
 * that a program loads only what it needs.
 */
final class SupportFunctions {
    private static final List<Class<?>> CLASSES = List.of(
            Mathematics.class,
            ByteFunctions.class,
            FloatFunctions.class,
            StreamFunctions.class,
            FileFunctions.class,
            EnvironmentFunctions.class,
            ProcessFunctions.class,
            TimeFunctions.class,
            InterruptFunctions.class);
    private static final Map<String, Method> METHODS = new HashMap<>();

    static {
        for (Class<?> each : CLASSES) {
            for (Method method : each.getDeclaredMethods()) {
                if (Modifier.isPublic(method.getModifiers()) && METHODS.put(method.getName(), method) != null) {
                    throw new IllegalStateException(
                            "two functions of the run-time support are called " + method.getName());
                }
            }
        }
    }

    private SupportFunctions() {}

    /** The method that is an external function. */
    static Method method(ExternalFunction function) {
        Method method = METHODS.get(function.externalName());
        if (method == null) {
            throw new IllegalArgumentException("the JVM backend has no function " + function.externalName());
        }
        return method;
    }

    /** The internal name of the class that has an external function. */
    static String ownerOf(ExternalFunction function) {
        return Type.getInternalName(method(function).getDeclaringClass());
    }
}
