package dev.serpentine.backend.jvm;

import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.StructType;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Gives everything its name: a source module is a package, its classes keep their names, its functions are static
 * methods of the package's class {@code Functions}. What comes from no module is in the package {@code serpentine}.
 */
final class ClassNames {
    /** The package of what belongs to no source module. */
    static final String SUPPORT = "serpentine";

    /** Methods of Object that no class may override, or whose overriding would have a meaning. */
    private static final Set<String> METHODS_OF_OBJECT =
            Set.of("wait", "notify", "notifyAll", "getClass", "finalize", "clone", "toString", "hashCode", "equals");

    private final Path program;
    private final Set<String> taken = new HashSet<>();
    private final Map<String, String> functionClasses = new HashMap<>();

    /** @param program the program's main file: its folder is where modules' names begin */
    ClassNames(Path program) {
        this.program = program;
    }

    /** Whether a name may stand in a class file as it is. */
    static boolean isLegal(String name) {
        return name.chars().noneMatch(c -> ".;[/<>:$".indexOf(c) >= 0) && !name.isEmpty();
    }

    /** A legal name like it. */
    static String legal(String name) {
        StringBuilder text = new StringBuilder();
        name.codePoints()
                .forEach(c -> text.append(Character.isJavaIdentifierPart(c) && c != '$' ? Character.toString(c) : "_"));
        return text.isEmpty() ? "_" : text.toString();
    }

    /** The name of a method that instances are asked for. */
    static String method(String name) {
        String legal = legal(name);
        return METHODS_OF_OBJECT.contains(legal) ? legal + "_" : legal;
    }

    /** A class name, internal form, that no other has, on file systems without upper case neither. */
    String unique(String wanted) {
        String name = wanted;
        for (int i = 2; !taken.add(name.toLowerCase(Locale.ROOT)); i++) {
            name = wanted + "_" + i;
        }
        return name;
    }

    String classOf(InstanceType type) {
        String module = type.module();
        String name = type.name();
        if (!module.isEmpty() && name.startsWith(module + ".")) {
            name = name.substring(module.length() + 1);
        }
        String folder = module.isEmpty() ? SUPPORT : module.equals("__main__") ? mainPackage() : packageOf(module);
        return unique(folder + "/" + legal(name));
    }

    String classOf(StructType type) {
        return unique(SUPPORT + "/" + legal(type.name()));
    }

    /** The package of the program's main module. */
    String mainPackage() {
        return legal(stem(program.getFileName().toString())).toLowerCase(Locale.ROOT);
    }

    private static String packageOf(String module) {
        StringBuilder text = new StringBuilder();
        for (String part : module.split("\\.")) {
            text.append(text.isEmpty() ? "" : "/").append(legal(part).toLowerCase(Locale.ROOT));
        }
        return text.toString();
    }

    /** The class for the functions of a source file. */
    String functionsOf(String file) {
        return functionClasses.computeIfAbsent(
                file, _ -> unique((file.isEmpty() ? SUPPORT : packageOf(moduleOf(file))) + "/Functions"));
    }

    private String moduleOf(String file) {
        if (!SourcePosition.isOfUser(file)) {
            return stem(file).replace('/', '.');
        }
        try {
            Path folder = program.toAbsolutePath().normalize().getParent();
            Path absolute = Path.of(file).toAbsolutePath().normalize();
            Path path = absolute.startsWith(folder) ? folder.relativize(absolute) : absolute.getFileName();
            String module = stem(path.toString()).replace('/', '.');
            return module.endsWith(".__init__") ? module.substring(0, module.length() - ".__init__".length()) : module;
        } catch (InvalidPathException madeUp) {
            return legal(file);
        }
    }

    private static String stem(String file) {
        return file.endsWith(".py") ? file.substring(0, file.length() - 3) : file;
    }
}
