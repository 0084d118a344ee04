package dev.serpentine.backend.cli.binary;

import java.util.List;

/** The tables of metadata that we write, with their columns (ECMA-335 II.22, and the portable debug format). */
enum MetadataTable {
    MODULE(0x00, Fixed.TWO_BYTES, Heap.STRINGS, Heap.GUIDS, Heap.GUIDS, Heap.GUIDS),
    TYPE_REFERENCE(0x01, Coded.RESOLUTION_SCOPE, Heap.STRINGS, Heap.STRINGS),
    TYPE_DEFINITION(0x02, Fixed.FOUR_BYTES, Heap.STRINGS, Heap.STRINGS, Coded.TYPE, new Row(0x04), new Row(0x06)),
    FIELD(0x04, Fixed.TWO_BYTES, Heap.STRINGS, Heap.BLOBS),
    METHOD(0x06, Fixed.FOUR_BYTES, Fixed.TWO_BYTES, Fixed.TWO_BYTES, Heap.STRINGS, Heap.BLOBS, new Row(0x08)),
    PARAMETER(0x08, Fixed.TWO_BYTES, Fixed.TWO_BYTES, Heap.STRINGS),
    INTERFACE_IMPLEMENTATION(0x09, new Row(0x02), Coded.TYPE),
    MEMBER_REFERENCE(0x0A, Coded.MEMBER_PARENT, Heap.STRINGS, Heap.BLOBS),
    CLASS_LAYOUT(0x0F, Fixed.TWO_BYTES, Fixed.FOUR_BYTES, new Row(0x02)),
    STANDALONE_SIGNATURE(0x11, Heap.BLOBS),
    MODULE_REFERENCE(0x1A, Heap.STRINGS),
    TYPE_SPECIFICATION(0x1B, Heap.BLOBS),
    IMPLEMENTATION_MAP(0x1C, Fixed.TWO_BYTES, Coded.MEMBER_FORWARDED, Heap.STRINGS, new Row(0x1A)),
    FIELD_ADDRESS(0x1D, Fixed.FOUR_BYTES, new Row(0x04)),
    ASSEMBLY(
            0x20,
            Fixed.FOUR_BYTES,
            Fixed.TWO_BYTES,
            Fixed.TWO_BYTES,
            Fixed.TWO_BYTES,
            Fixed.TWO_BYTES,
            Fixed.FOUR_BYTES,
            Heap.BLOBS,
            Heap.STRINGS,
            Heap.STRINGS),
    ASSEMBLY_REFERENCE(
            0x23,
            Fixed.TWO_BYTES,
            Fixed.TWO_BYTES,
            Fixed.TWO_BYTES,
            Fixed.TWO_BYTES,
            Fixed.FOUR_BYTES,
            Heap.BLOBS,
            Heap.STRINGS,
            Heap.STRINGS,
            Heap.BLOBS),
    DOCUMENT(0x30, Heap.BLOBS, Heap.GUIDS, Heap.BLOBS, Heap.GUIDS),
    METHOD_DEBUG(0x31, new Row(0x30), Heap.BLOBS);

    /** What a column holds. */
    sealed interface Column permits Fixed, Heap, Row, Coded {}

    /** A number of a fixed size. */
    enum Fixed implements Column {
        TWO_BYTES,
        FOUR_BYTES
    }

    /** A place in a heap. */
    enum Heap implements Column {
        STRINGS,
        GUIDS,
        BLOBS
    }

    /** The index, from 1, of a row of a table. */
    record Row(int table) implements Column {}

    /** The index of a row of one of several tables: a tag in the lowest bits tells of which. */
    enum Coded implements Column {
        RESOLUTION_SCOPE(2, 0x00, 0x1A, 0x23, 0x01),
        TYPE(2, 0x02, 0x01, 0x1B),
        MEMBER_PARENT(3, 0x02, 0x01, 0x1A, 0x06, 0x1B),
        MEMBER_FORWARDED(1, 0x04, 0x06);

        private final int tagBits;
        private final List<Integer> tables;

        Coded(int tagBits, Integer... tables) {
            this.tagBits = tagBits;
            this.tables = List.of(tables);
        }

        List<Integer> tables() {
            return tables;
        }

        int tagBits() {
            return tagBits;
        }

        /** The column's value for the row that a token means. */
        int of(int token) {
            int tag = tables.indexOf(token >>> 24);
            if (tag < 0) {
                throw new IllegalArgumentException(Integer.toHexString(token) + " is no " + this);
            }
            return (token & 0xFFFFFF) << tagBits | tag;
        }
    }

    private final int number;
    private final List<Column> columns;

    MetadataTable(int number, Column... columns) {
        this.number = number;
        this.columns = List.of(columns);
    }

    int number() {
        return number;
    }

    List<Column> columns() {
        return columns;
    }

    /** The token of a row, counted from 1. */
    int token(int row) {
        return number << 24 | row;
    }
}
