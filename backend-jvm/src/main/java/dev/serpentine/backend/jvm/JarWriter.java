package dev.serpentine.backend.jvm;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;

/** Writes a program and the run-time support that it needs as a jar. The same program gives the same bytes. */
public final class JarWriter {
    /** The classes that go with every program; a test compares them with what their packages hold. */
    static final List<String> SUPPORT = List.of(
            "dev/serpentine/backend/jvm/runtime/Answers",
            "dev/serpentine/backend/jvm/runtime/Arithmetic",
            "dev/serpentine/backend/jvm/runtime/ByteFunctions",
            "dev/serpentine/backend/jvm/runtime/DataReader",
            "dev/serpentine/backend/jvm/runtime/EnvironmentFunctions",
            "dev/serpentine/backend/jvm/runtime/Exceptions",
            "dev/serpentine/backend/jvm/runtime/FileFunctions",
            "dev/serpentine/backend/jvm/runtime/FloatFunctions",
            "dev/serpentine/backend/jvm/runtime/Identities",
            "dev/serpentine/backend/jvm/runtime/Identities$Entry",
            "dev/serpentine/backend/jvm/runtime/InterruptFunctions",
            "dev/serpentine/backend/jvm/runtime/InterruptedEnd",
            "dev/serpentine/backend/jvm/runtime/LibraryCalls",
            "dev/serpentine/backend/jvm/runtime/Mathematics",
            "dev/serpentine/backend/jvm/runtime/ProcessFunctions",
            "dev/serpentine/backend/jvm/runtime/mathematics/DoubleDouble",
            "dev/serpentine/backend/jvm/runtime/mathematics/ErrorFunction",
            "dev/serpentine/backend/jvm/runtime/mathematics/GammaFunction",
            "dev/serpentine/backend/jvm/runtime/mathematics/HyperbolicFunctions",
            "dev/serpentine/backend/jvm/runtime/mathematics/InverseTrigonometry",
            "dev/serpentine/backend/jvm/runtime/mathematics/Logarithms",
            "dev/serpentine/backend/jvm/runtime/mathematics/Polynomial",
            "dev/serpentine/backend/jvm/runtime/mathematics/Roots",
            "dev/serpentine/backend/jvm/runtime/ProgramExit",
            "dev/serpentine/backend/jvm/runtime/Raisable",
            "dev/serpentine/backend/jvm/runtime/RaisedException",
            "dev/serpentine/backend/jvm/runtime/SourcePlaces",
            "dev/serpentine/backend/jvm/runtime/Start",
            "dev/serpentine/backend/jvm/runtime/StreamFunctions",
            "dev/serpentine/backend/jvm/runtime/Texts",
            "dev/serpentine/backend/jvm/runtime/TimeFunctions",
            "dev/serpentine/backend/jvm/runtime/Tracebacks",
            "dev/serpentine/graph/system/Environment",
            "dev/serpentine/graph/system/ErrorNumbers",
            "dev/serpentine/graph/system/FileSystemCalls",
            "dev/serpentine/graph/system/FileSystemCalls$Call",
            "dev/serpentine/graph/system/FileSystemCalls$OpenFile",
            "dev/serpentine/graph/system/FloatText",
            "dev/serpentine/graph/system/Interrupts",
            "dev/serpentine/graph/system/Interrupts$Reader",
            "dev/serpentine/graph/system/LocalTime",
            "dev/serpentine/graph/system/StandardStreams",
            "dev/serpentine/graph/system/TracebackText",
            "dev/serpentine/graph/system/TracebackText$Entry");

    private static final FileTime EPOCH = FileTime.fromMillis(315_532_800_000L);

    private JarWriter() {}

    /**
     * Writes a program's jar.
     *
     * @param isRunnable whether {@code java -jar} runs it
     */
    public static void write(JvmProgram program, boolean isRunnable, Path jar) throws IOException {
        write(files(program), isRunnable ? Optional.of(program.mainClass()) : Optional.empty(), jar);
    }

    /**
     * Writes a jar.
     *
     * @param files by path
     * @param mainClass what {@code java -jar} runs, internal name
     */
    public static void write(Map<String, byte[]> files, Optional<String> mainClass, Path jar) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        mainClass.ifPresent(
                name -> manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, name.replace('/', '.')));
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream stream = new JarOutputStream(file)) {
            ByteArrayOutputStream manifestBytes = new ByteArrayOutputStream();
            manifest.write(manifestBytes);
            write("META-INF/MANIFEST.MF", manifestBytes.toByteArray(), stream);
            for (Map.Entry<String, byte[]> each : files.entrySet()) {
                write(each.getKey(), each.getValue(), stream);
            }
        }
    }

    /** Not compressed: classes are small and many, and a program that does little is to start fast. */
    private static void write(String name, byte[] content, JarOutputStream stream) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setLastModifiedTime(EPOCH);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        CRC32 checksum = new CRC32();
        checksum.update(content);
        entry.setCrc(checksum.getValue());
        stream.putNextEntry(entry);
        stream.write(content);
        stream.closeEntry();
    }

    /** All files of a program's jar, by path: its own, and the run-time support. */
    public static Map<String, byte[]> files(JvmProgram program) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        program.classes().forEach((name, bytes) -> files.put(name + ".class", bytes));
        files.putAll(program.resources());
        for (String name : SUPPORT) {
            try (InputStream stream = JarWriter.class.getResourceAsStream("/" + name + ".class")) {
                if (stream == null) {
                    throw new IOException("Serpentine itself lacks the class " + name);
                }
                files.put(name + ".class", stream.readAllBytes());
            }
        }
        return files;
    }
}
