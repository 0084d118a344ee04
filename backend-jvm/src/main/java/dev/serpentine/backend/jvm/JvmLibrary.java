package dev.serpentine.backend.jvm;

import dev.serpentine.backend.jvm.facade.CompileFacade;
import dev.serpentine.backend.jvm.facade.Facade;
import dev.serpentine.backend.jvm.facade.RelocateClasses;
import dev.serpentine.backend.jvm.runtime.SourcePlaces;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A library for Java.
 *
 * @param program without a main class
 * @param facade what users see
 */
public record JvmLibrary(JvmProgram program, Facade facade) {

    /**
     * All files of the library's jar, by path: the compiled facade, and the program in a package below it.
     *
     * @param folder empty, for files that are needed in between
     * @return empty if this Java has no compiler
     */
    public Optional<Map<String, byte[]>> files(Path folder) throws IOException {
        Map<String, byte[]> emitted = RelocateClasses.into(
                facade.hiddenFolder(), JarWriter.files(program), SourcePlaces.RESOURCE.substring(1));
        return CompileFacade.compile(facade, emitted, folder).map(compiled -> {
            Map<String, byte[]> files = new LinkedHashMap<>(compiled);
            files.putAll(emitted);
            return files;
        });
    }

    /** All files of the jar with the facade's sources, which development environments show, by path. */
    public Map<String, byte[]> sources() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        facade.sources().forEach((path, text) -> files.put(path, text.getBytes(StandardCharsets.UTF_8)));
        return files;
    }
}
