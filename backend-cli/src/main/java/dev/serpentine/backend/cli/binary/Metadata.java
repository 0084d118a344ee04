package dev.serpentine.backend.cli.binary;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tables and heaps of metadata while they grow. */
final class Metadata {
    private static final String VERSION = "v4.0.30319";
    /** Which tables are sorted: a constant of the format. */
    private static final long SORTED_TABLES = 0x16003301FA00L;

    private static final int LARGE_HEAP = 0x10000;

    private final Map<MetadataTable, List<int[]>> rows = new EnumMap<>(MetadataTable.class);
    private final ByteSink strings = new ByteSink().one(0);
    private final Map<String, Integer> stringPlaces = new HashMap<>(Map.of("", 0));
    private final ByteSink blobs = new ByteSink().one(0);
    private final Map<ByteBuffer, Integer> blobPlaces = new HashMap<>();
    private final ByteSink texts = new ByteSink().one(0);
    private final Map<String, Integer> textPlaces = new HashMap<>();
    private final ByteArrayOutputStream guids = new ByteArrayOutputStream();

    /** Adds a row, with a value for every column. Returns its index, counted from 1. */
    int add(MetadataTable table, int... values) {
        if (values.length != table.columns().size()) {
            throw new IllegalArgumentException(table + " has " + table.columns().size() + " columns");
        }
        List<int[]> all = rows.computeIfAbsent(table, _ -> new ArrayList<>());
        all.add(values);
        return all.size();
    }

    int count(MetadataTable table) {
        return rows.getOrDefault(table, List.of()).size();
    }

    /** The place of a name. */
    int string(String text) {
        return stringPlaces.computeIfAbsent(text, added -> {
            int place = strings.size();
            strings.text(added);
            return place;
        });
    }

    /** The place of a signature or other bytes. */
    int blob(byte[] bytes) {
        if (bytes.length == 0) {
            return 0;
        }
        return blobPlaces.computeIfAbsent(ByteBuffer.wrap(bytes), _ -> {
            int place = blobs.size();
            blobs.compressed(bytes.length).all(bytes);
            return place;
        });
    }

    /** The token of a string constant. */
    int text(String text) {
        return 0x70 << 24
                | textPlaces.computeIfAbsent(text, added -> {
                    int place = texts.size();
                    byte[] units = added.getBytes(StandardCharsets.UTF_16LE);
                    boolean isSpecial =
                            added.chars().anyMatch(unit -> unit > 0x7E || unit < 0x20 || unit == '\'' || unit == '-');
                    texts.compressed(units.length + 1).all(units).one(isSpecial ? 1 : 0);
                    return place;
                });
    }

    /** The index of an identifier of 16 bytes. */
    int guid(byte[] identifier) {
        guids.writeBytes(identifier);
        return guids.size() / 16;
    }

    /** The tables that have rows, as a bit each. */
    long presentTables() {
        long present = 0;
        for (MetadataTable table : rows.keySet()) {
            present |= 1L << table.number();
        }
        return present;
    }

    /**
     * All of it, as one block.
     *
     * @param first a further stream that comes first, by name; perhaps none
     */
    byte[] toBytes(Map<String, byte[]> first) {
        Map<String, byte[]> streams = new LinkedHashMap<>(first);
        streams.put("#~", tables());
        streams.put("#Strings", strings.align(4).toBytes());
        streams.put("#US", texts.align(4).toBytes());
        streams.put("#GUID", guids.toByteArray());
        streams.put("#Blob", blobs.align(4).toBytes());
        ByteSink head = new ByteSink()
                .four(0x424A5342)
                .two(1)
                .two(1)
                .four(0)
                .four((VERSION.length() + 4) / 4 * 4)
                .text(VERSION)
                .align(4)
                .two(0)
                .two(streams.size());
        int headSize = head.size();
        for (String name : streams.keySet()) {
            headSize += 8 + (name.length() + 4) / 4 * 4;
        }
        ByteSink bodies = new ByteSink();
        int offset = headSize;
        for (Map.Entry<String, byte[]> stream : streams.entrySet()) {
            int length = (stream.getValue().length + 3) / 4 * 4;
            head.four(offset).four(length).text(stream.getKey()).align(4);
            bodies.all(stream.getValue()).align(4);
            offset += length;
        }
        return head.all(bodies.toBytes()).toBytes();
    }

    private byte[] tables() {
        ByteSink sink = new ByteSink();
        int heapSizes = (strings.size() >= LARGE_HEAP ? 1 : 0)
                | (guids.size() / 16 >= LARGE_HEAP ? 2 : 0)
                | (blobs.size() >= LARGE_HEAP ? 4 : 0);
        sink.four(0).one(2).one(0).one(heapSizes).one(1).eight(presentTables()).eight(SORTED_TABLES);
        rows.values().forEach(all -> sink.four(all.size()));
        rows.forEach((table, all) -> {
            boolean[] isWide = new boolean[table.columns().size()];
            for (int i = 0; i < isWide.length; i++) {
                isWide[i] = isWide(table.columns().get(i));
            }
            for (int[] row : all) {
                for (int i = 0; i < row.length; i++) {
                    if (isWide[i]) {
                        sink.four(row[i]);
                    } else {
                        sink.two(row[i]);
                    }
                }
            }
        });
        return sink.align(4).toBytes();
    }

    private boolean isWide(MetadataTable.Column column) {
        return switch (column) {
            case MetadataTable.Fixed fixed -> fixed == MetadataTable.Fixed.FOUR_BYTES;
            case MetadataTable.Heap heap ->
                switch (heap) {
                    case STRINGS -> strings.size() >= LARGE_HEAP;
                    case GUIDS -> guids.size() / 16 >= LARGE_HEAP;
                    case BLOBS -> blobs.size() >= LARGE_HEAP;
                };
            case MetadataTable.Row(int table) -> rowCount(table) >= 0x10000;
            case MetadataTable.Coded coded ->
                coded.tables().stream().anyMatch(table -> rowCount(table) >= 0x10000 >> coded.tagBits());
        };
    }

    private int rowCount(int number) {
        for (Map.Entry<MetadataTable, List<int[]>> entry : rows.entrySet()) {
            if (entry.getKey().number() == number) {
                return entry.getValue().size();
            }
        }
        return 0;
    }
}
