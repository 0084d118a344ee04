package dev.serpentine.backend.cli.binary;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which code comes from which source line, in the portable debug format, which stands in a file of its own beside the
 * assembly.
 */
final class DebugInformation {
    /** With the identifier it tells which debug information belongs to which assembly. */
    static final int STAMP = 1;

    private static final byte[] NO_LANGUAGE = new byte[16];

    private final Metadata metadata = new Metadata();
    private final Map<String, Integer> documents = new LinkedHashMap<>();
    private final int noLanguage;

    DebugInformation() {
        noLanguage = metadata.guid(NO_LANGUAGE);
    }

    /** Adds the lines of the next method, which may be none. */
    void add(List<BodyEncoder.LineMark> lines, int localSignature) {
        if (lines.isEmpty()) {
            metadata.add(MetadataTable.METHOD_DEBUG, 0, 0);
            return;
        }
        ByteSink points = new ByteSink().compressed(localSignature & 0xFFFFFF);
        String file = lines.getFirst().file();
        int lastOffset = -1;
        int lastLine = 0;
        for (BodyEncoder.LineMark mark : lines) {
            if (mark.offset() == lastOffset) {
                continue;
            }
            if (!mark.file().equals(file)) {
                file = mark.file();
                points.compressed(0).compressed(document(file));
            }
            points.compressed(lastOffset < 0 ? mark.offset() : mark.offset() - lastOffset)
                    .compressed(0)
                    .compressed(1);
            if (lastOffset < 0) {
                points.compressed(mark.line()).compressed(1);
            } else {
                points.compressedSigned(mark.line() - lastLine).compressedSigned(0);
            }
            lastOffset = mark.offset();
            lastLine = mark.line();
        }
        metadata.add(MetadataTable.METHOD_DEBUG, document(lines.getFirst().file()), metadata.blob(points.toBytes()));
    }

    private int document(String file) {
        return documents.computeIfAbsent(file, added -> {
            int part = metadata.blob(added.getBytes(StandardCharsets.UTF_8));
            int name = metadata.blob(new ByteSink().one(0).compressed(part).toBytes());
            return metadata.add(MetadataTable.DOCUMENT, name, 0, 0, noLanguage);
        });
    }

    /**
     * The file's bytes.
     *
     * @param identifier of the assembly's debug information, 16 bytes
     * @param entryPoint token of the method, or 0
     */
    byte[] toBytes(byte[] identifier, int entryPoint) {
        byte[] head = new ByteSink()
                .all(identifier)
                .four(STAMP)
                .four(entryPoint)
                .eight(0)
                .toBytes();
        return metadata.toBytes(Map.of("#Pdb", head));
    }
}
