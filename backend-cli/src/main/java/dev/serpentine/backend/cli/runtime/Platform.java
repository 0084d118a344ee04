package dev.serpentine.backend.cli.runtime;

import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;

/** The methods of the base library that the run-time support calls. */
final class Platform {
    static final SignatureType BYTES = new SignatureType.ArrayOf(Simple.UINT8);
    static final SignatureType WORDS = new SignatureType.ArrayOf(Simple.INT64);
    static final SignatureType INTEGERS = new SignatureType.ArrayOf(Simple.INT32);
    static final SignatureType TEXTS = new SignatureType.ArrayOf(Simple.STRING);

    private static final ExternalType ARRAY = type("System", "Array");
    private static final ExternalType MATH = type("System", "Math");
    private static final ExternalType MARSHAL = type("System.Runtime.InteropServices", "Marshal");
    private static final ExternalType ENCODING = type("System.Text", "Encoding");
    private static final ExternalType CONVERTER = type("System", "BitConverter");
    private static final ExternalType TEXT = type("System", "String");

    static final MethodReference ARRAY_COPY = MethodReference.ofStatic(
            ARRAY, "Copy", Simple.VOID, ARRAY.reference(), Simple.INT32, ARRAY.reference(), Simple.INT32, Simple.INT32);
    static final MethodReference ABSOLUTE = MethodReference.ofStatic(MATH, "Abs", Simple.FLOAT64, Simple.FLOAT64);
    static final MethodReference SMALLER =
            MethodReference.ofStatic(MATH, "Min", Simple.INT64, Simple.INT64, Simple.INT64);
    static final MethodReference SMALLER_FLOAT =
            MethodReference.ofStatic(MATH, "Min", Simple.FLOAT64, Simple.FLOAT64, Simple.FLOAT64);
    static final MethodReference LARGER =
            MethodReference.ofStatic(MATH, "Max", Simple.INT64, Simple.INT64, Simple.INT64);
    static final MethodReference BITS =
            MethodReference.ofStatic(CONVERTER, "DoubleToInt64Bits", Simple.INT64, Simple.FLOAT64);
    static final MethodReference FROM_BITS =
            MethodReference.ofStatic(CONVERTER, "Int64BitsToDouble", Simple.FLOAT64, Simple.INT64);
    static final MethodReference SHORT_IN =
            MethodReference.ofStatic(CONVERTER, "ToUInt16", Simple.UINT16, BYTES, Simple.INT32);
    static final MethodReference WORD_IN =
            MethodReference.ofStatic(CONVERTER, "ToInt64", Simple.INT64, BYTES, Simple.INT32);
    static final MethodReference INTEGER_IN =
            MethodReference.ofStatic(CONVERTER, "ToUInt32", Simple.UINT32, BYTES, Simple.INT32);
    static final MethodReference IDENTITY_HASH = MethodReference.ofStatic(
            type("System.Runtime.CompilerServices", "RuntimeHelpers"), "GetHashCode", Simple.INT32, Simple.OBJECT);
    static final MethodReference COLLECT = MethodReference.ofStatic(type("System", "GC"), "Collect", Simple.VOID);
    static final MethodReference LAST_ERROR = MethodReference.ofStatic(MARSHAL, "GetLastWin32Error", Simple.INT32);
    static final MethodReference COPY_FROM_MEMORY = MethodReference.ofStatic(
            MARSHAL, "Copy", Simple.VOID, Simple.NATIVE_INT, BYTES, Simple.INT32, Simple.INT32);
    static final MethodReference READ_MEMORY =
            MethodReference.ofStatic(MARSHAL, "ReadInt64", Simple.INT64, Simple.NATIVE_INT);
    static final MethodReference WRITE_MEMORY =
            MethodReference.ofStatic(MARSHAL, "WriteInt64", Simple.VOID, Simple.NATIVE_INT, Simple.INT64);
    static final MethodReference UTF8 = MethodReference.ofStatic(ENCODING, "get_UTF8", ENCODING.reference());
    static final MethodReference ENCODE = MethodReference.ofInstance(ENCODING, "GetBytes", BYTES, Simple.STRING);
    static final MethodReference JOIN3 =
            MethodReference.ofStatic(TEXT, "Concat", Simple.STRING, Simple.STRING, Simple.STRING, Simple.STRING);
    static final MethodReference JOIN4 = MethodReference.ofStatic(
            TEXT, "Concat", Simple.STRING, Simple.STRING, Simple.STRING, Simple.STRING, Simple.STRING);
    static final MethodReference SPELL =
            MethodReference.ofStatic(type("System", "Convert"), "ToString", Simple.STRING, Simple.INT64);
    static final MethodReference CHARACTER =
            MethodReference.ofStatic(type("System", "Char"), "ConvertFromUtf32", Simple.STRING, Simple.INT32);
    static final MethodReference SQUARE_ROOT = MethodReference.ofStatic(MATH, "Sqrt", Simple.FLOAT64, Simple.FLOAT64);
    static final MethodReference FLOOR = MethodReference.ofStatic(MATH, "Floor", Simple.FLOAT64, Simple.FLOAT64);
    static final MethodReference CEILING = MethodReference.ofStatic(MATH, "Ceiling", Simple.FLOAT64, Simple.FLOAT64);
    static final ExternalType OVERFLOW = type("System", "OverflowException");

    private Platform() {}

    private static ExternalType type(String namespace, String name) {
        return ExternalType.ofBaseLibrary(namespace, name);
    }
}
