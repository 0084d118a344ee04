package dev.serpentine.backend.jvm.facade;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** The Java names of a library. */
final class FacadeNames {
    private static final Set<String> METHODS_OF_OBJECT =
            Set.of("wait", "notify", "notifyAll", "getClass", "finalize", "clone", "toString", "hashCode", "equals");

    private final String packageName;
    private final Set<String> taken = new HashSet<>();

    /** @param wanted the package; made one that Java sources can name */
    FacadeNames(String wanted) {
        packageName = identifier(wanted);
    }

    /** The package that users import. */
    String packageName() {
        return packageName;
    }

    /** The package that holds everything else, with slashes, and one at the end. */
    String hiddenFolder() {
        return packageName + "/internal/";
    }

    /** The emitted class, in its hidden place. */
    ClassName hidden(String internalName) {
        String whole = hiddenFolder() + internalName;
        int slash = whole.lastIndexOf('/');
        return ClassName.get(whole.substring(0, slash).replace('/', '.'), whole.substring(slash + 1));
    }

    /** The type of a descriptor of the emitted code. */
    TypeName type(String descriptor) {
        return switch (descriptor.charAt(0)) {
            case 'J' -> TypeName.LONG;
            case 'D' -> TypeName.DOUBLE;
            case 'Z' -> TypeName.BOOLEAN;
            case 'I' -> TypeName.INT;
            case 'B' -> TypeName.BYTE;
            case '[' -> ArrayTypeName.of(type(descriptor.substring(1)));
            case 'L' -> hidden(descriptor.substring(1, descriptor.length() - 1));
            default -> throw new IllegalArgumentException("no exported function takes or gives a " + descriptor);
        };
    }

    /**
     * A class of the library's package; no two have the same name, on file systems without upper case neither, and none
     * hides one of {@code java.lang}.
     */
    ClassName classNamed(String wanted) {
        String start = isOfJava(wanted) ? "Python" + wanted : identifier(wanted);
        String name = start;
        for (int i = 2; !taken.add(name.toLowerCase(Locale.ROOT)); i++) {
            name = start + "_" + i;
        }
        return ClassName.get(packageName, name);
    }

    private static boolean isOfJava(String name) {
        try {
            Class.forName("java.lang." + name, false, null);
            return true;
        } catch (ClassNotFoundException | LinkageError free) {
            return false;
        }
    }

    /** The name of a class that stands for a module: {@code my_lib} is {@code MyLib}. */
    static String capitalised(String module) {
        StringBuilder text = new StringBuilder();
        for (String word : module.split("_")) {
            if (!word.isEmpty()) {
                text.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
            }
        }
        return text.isEmpty() ? "Library" : text.toString();
    }

    /** A name of Python as one of a Java method, parameter or package. */
    static String identifier(String name) {
        StringBuilder text = new StringBuilder();
        name.codePoints()
                .forEach(c -> text.append(Character.isJavaIdentifierPart(c) && c != '$' ? Character.toString(c) : "_"));
        if (text.isEmpty() || !Character.isJavaIdentifierStart(text.codePointAt(0))) {
            text.insert(0, "_");
        }
        if (SourceVersion.isKeyword(text)
                || text.toString().equals("_")
                || METHODS_OF_OBJECT.contains(text.toString())) {
            text.append("_");
        }
        return text.toString();
    }
}
