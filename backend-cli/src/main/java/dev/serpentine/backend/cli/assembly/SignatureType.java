package dev.serpentine.backend.cli.assembly;

import java.util.List;

/** A type as it stands in the signature of a field, a method or a local variable. */
public sealed interface SignatureType {

    /** The types that have a byte of their own in signatures, and a keyword in ILAsm. */
    enum Simple implements SignatureType {
        VOID(0x01, "void"),
        BOOLEAN(0x02, "bool"),
        CHARACTER(0x03, "char"),
        INT8(0x04, "int8"),
        UINT8(0x05, "uint8"),
        INT16(0x06, "int16"),
        UINT16(0x07, "uint16"),
        INT32(0x08, "int32"),
        UINT32(0x09, "uint32"),
        INT64(0x0A, "int64"),
        UINT64(0x0B, "uint64"),
        FLOAT32(0x0C, "float32"),
        FLOAT64(0x0D, "float64"),
        STRING(0x0E, "string"),
        NATIVE_INT(0x18, "native int"),
        OBJECT(0x1C, "object");

        private final int code;
        private final String text;

        Simple(int code, String text) {
            this.code = code;
            this.text = text;
        }

        /** The byte of this type in signatures. */
        public int code() {
            return code;
        }

        /** The keyword in ILAsm. */
        public String text() {
            return text;
        }
    }

    /** A reference to an object of a class or interface. */
    record OfClass(TypeReference type) implements SignatureType {}

    /** A value of a value type. */
    record OfValue(TypeReference type) implements SignatureType {}

    /** A one-dimensional array whose indexes begin at 0. */
    record ArrayOf(SignatureType item) implements SignatureType {}

    /** A managed pointer, as for a {@code ref} parameter. */
    record ReferenceTo(SignatureType target) implements SignatureType {}

    /** A generic class or interface, or a generic value type, with its arguments. */
    record Generic(TypeReference type, boolean isValue, List<SignatureType> arguments) implements SignatureType {
        public Generic {
            arguments = List.copyOf(arguments);
        }
    }

    /** Inside the signature of a member of a generic type: the type's parameter of that index. */
    record Parameter(int index) implements SignatureType {}
}
