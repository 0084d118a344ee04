package dev.serpentine.backend.llvm;

import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;

/**
 * Tells LLVM which loads and stores cannot meet: those of different fields, of fields and items, of items of different
 * primitive types. What a collector does by address has no tag, and may meet all.
 */
final class AliasTags {
    private final Metadata metadata;
    private final String root;

    AliasTags(Metadata metadata) {
        this.metadata = metadata;
        this.root = metadata.node("!{!\"serpentine\"}");
    }

    /** The suffix of an access to a field; a field that a child inherits is its parent's. */
    String field(StructType struct, String field) {
        StructType owner = struct;
        while (owner.ownFields().stream().noneMatch(own -> own.name().equals(field))) {
            owner = owner.parent().orElseThrow();
        }
        return suffix(owner.name() + "." + field);
    }

    /** The suffix of an access to an item; all pointers are alike. */
    String item(ArrayType array) {
        return suffix(
                array.item() instanceof Primitive primitive
                        ? "items of " + primitive.text()
                        : "items that are pointers");
    }

    /** The suffix of a read of an array's length, which its head has as a field if there is one. */
    String length(ArrayType array) {
        return array.head().map(head -> field(head, StructType.LENGTH)).orElse(suffix("length"));
    }

    private String suffix(String name) {
        String type = metadata.node("!{" + "!" + Literals.string(name) + ", " + root + ", i64 0}");
        return ", !tbaa " + metadata.node("!{" + type + ", " + type + ", i64 0}");
    }
}
