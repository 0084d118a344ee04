package dev.serpentine.backend.jvm.facade;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/**
 * Moves all classes and resources of a program into one package, so that two libraries share nothing: neither names nor
 * state.
 */
public final class RelocateClasses {
    private static final String CLASS = ".class";

    private RelocateClasses() {}

    /**
     * Moves them. Classes find resources by strings with their absolute paths; these are changed, too.
     *
     * @param files by path
     * @param sources the resource with a class's name at the beginning of each line
     * @param folder with a slash at its end
     */
    public static Map<String, byte[]> into(String folder, Map<String, byte[]> files, String sources) {
        Set<String> resources = files.keySet().stream()
                .filter(path -> !path.endsWith(CLASS))
                .map(path -> "/" + path)
                .collect(Collectors.toSet());
        Remapper remapper = new Remapper() {
            @Override
            public String map(String internalName) {
                return files.containsKey(internalName + CLASS) ? folder + internalName : internalName;
            }

            @Override
            public Object mapValue(Object value) {
                return value instanceof String text && resources.contains(text)
                        ? "/" + folder + text.substring(1)
                        : super.mapValue(value);
            }
        };
        Map<String, byte[]> moved = new LinkedHashMap<>();
        files.forEach((path, bytes) -> {
            byte[] content = path.endsWith(CLASS)
                    ? relocated(bytes, remapper)
                    : path.equals(sources) ? prefixed(bytes, folder.replace('/', '.')) : bytes;
            moved.put(folder + path, content);
        });
        return moved;
    }

    private static byte[] relocated(byte[] bytes, Remapper remapper) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(bytes).accept(new ClassRemapper(writer, remapper), 0);
        return writer.toByteArray();
    }

    private static byte[] prefixed(byte[] lines, String prefix) {
        return new String(lines, StandardCharsets.UTF_8)
                .lines()
                .map(line -> prefix + line + "\n")
                .collect(Collectors.joining())
                .getBytes(StandardCharsets.UTF_8);
    }
}
