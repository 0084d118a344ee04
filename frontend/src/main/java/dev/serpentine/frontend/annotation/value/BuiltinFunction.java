package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.type.Primitive;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The builtins that annotator and typers know by themselves, where their operands are of a core family: a {@code CALL}
 * of one of these that is resolved {@code BY_REPRESENTATION}. Calls with other operands, and all other builtins, are
 * calls of system code.
 */
public enum BuiltinFunction {
    LEN("builtins.len"),
    ISINSTANCE("builtins.isinstance"),
    ISSUBCLASS("builtins.issubclass"),
    TYPE("builtins.type"),
    CALLABLE("builtins.callable"),
    ID("builtins.id"),
    HASH("builtins.hash"),
    /** The name is a constant; with a default it is a constant, or the attribute is certainly there. */
    GETATTR("builtins.getattr"),
    HASATTR("builtins.hasattr"),
    SETATTR("builtins.setattr"),
    /** {@code del object.name} where the name is a constant. */
    DELATTR("builtins.delattr"),
    /** {@code object.__setattr__(self, name, value)}, which a frozen dataclass uses: as SETATTR. */
    OBJECT_SETATTR("builtins.object.__setattr__"),
    /** {@code object.__delattr__(self, name)}: as DELATTR. */
    OBJECT_DELATTR("builtins.object.__delattr__"),
    ITER("builtins.iter"),
    NEXT("builtins.next"),
    ORD("builtins.ord"),
    CHR("builtins.chr"),
    ABS("builtins.abs"),
    INT("builtins.int"),
    FLOAT("builtins.float"),
    BOOL("builtins.bool"),
    STR("builtins.str"),
    REPR("builtins.repr"),
    FORMAT("builtins.format"),
    RANGE("builtins.range"),
    TUPLE("builtins.tuple"),
    LIST("builtins.list"),
    DICT("builtins.dict"),
    SET("builtins.set"),
    FROZENSET("builtins.frozenset"),
    SUPER("builtins.super"),
    /** {@code object.__new__(C)} of a class that is a constant. */
    OBJECT_NEW("builtins.object.__new__"),

    INTMASK("rpython.rlib.rarithmetic.intmask"),
    LONGLONGMASK("rpython.rlib.rarithmetic.longlongmask"),
    WIDEN("rpython.rlib.rarithmetic.widen"),
    /** Its operand is an arithmetic operation, which raises OverflowError itself. */
    OVFCHECK("rpython.rlib.rarithmetic.ovfcheck"),
    R_UINT("rpython.rlib.rarithmetic.r_uint"),
    R_INT("rpython.rlib.rarithmetic.r_int"),
    R_LONGLONG("rpython.rlib.rarithmetic.r_longlong"),
    R_ULONGLONG("rpython.rlib.rarithmetic.r_ulonglong"),
    R_INT8("rpython.rlib.rarithmetic.r_int8"),
    R_INT16("rpython.rlib.rarithmetic.r_int16"),
    R_INT32("rpython.rlib.rarithmetic.r_int32"),
    R_UINT8("rpython.rlib.rarithmetic.r_uint8"),
    R_UINT16("rpython.rlib.rarithmetic.r_uint16"),
    R_UINT32("rpython.rlib.rarithmetic.r_uint32"),
    R_SINGLEFLOAT("rpython.rlib.rarithmetic.r_singlefloat"),
    KEEPALIVE_UNTIL_HERE("rpython.rlib.objectmodel.keepalive_until_here"),
    COMPUTE_HASH("rpython.rlib.objectmodel.compute_hash"),
    COMPUTE_IDENTITY_HASH("rpython.rlib.objectmodel.compute_identity_hash"),
    COMPUTE_UNIQUE_ID("rpython.rlib.objectmodel.compute_unique_id"),
    /** Makes an instance without calling {@code __init__}. */
    INSTANTIATE("rpython.rlib.objectmodel.instantiate"),
    NEWLIST_HINT("rpython.rlib.objectmodel.newlist_hint"),
    RESIZELIST_HINT("rpython.rlib.objectmodel.resizelist_hint"),
    /** The operand, not known to be a constant. */
    NON_CONSTANT("rpython.rlib.nonconst.NonConstant"),
    /** Makes the traceback of an exception the one that is printed. */
    RESUME_TRACEBACK("rpython.rtyper.special_methods.resume_traceback"),
    /** Gives an exception the places of another one's traceback. */
    COPY_TRACEBACK("rpython.rtyper.special_methods.copy_traceback"),
    /** A variable of the function holds a value from here on. */
    HOLD_LOCAL("rpython.rtyper.special_methods.hold_local"),
    /** Asks to be told when nobody holds an object any more; the number of the object. */
    ON_END("rpython.rtyper.special_methods.on_end"),
    /** An instance, known as one of a class that its class extends. */
    AS_BASE("rpython.rtyper.special_methods.as_base"),
    /**
     * Raises TypeError where the operand is no class, or tuple of classes, that an {@code except} clause may name: a
     * call of system code where that may be.
     */
    REQUIRE_EXCEPTION_CLASSES("rpython.rtyper.special_methods.require_exception_classes"),
    /** Whether the operand, or what is in a tuple of it, may be an instance of the second, a constant. */
    MAY_HOLD("rpython.rtyper.special_methods.may_hold"),
    /** Whether values of the types of the first two operands can be compared by the third, a constant. */
    HAS_ORDER("rpython.rtyper.special_methods.has_order"),
    /** Whether values of the operand's type hold nothing that is compared by functions of the program, or changes. */
    IS_COMPARED_BY_VALUE("rpython.rtyper.ranks.is_compared_by_value"),
    /** Whether values of the operand's type have ranks; known when the program is translated. */
    HAS_RANK("rpython.rtyper.ranks.has_rank"),
    /** How many parts of such values have them. */
    RANKED_PARTS("rpython.rtyper.ranks.ranked_parts"),
    /** Whether values of the type are equal where all ranks are. */
    IS_RANKED_WHOLLY("rpython.rtyper.ranks.is_ranked_wholly"),
    /** Whether the part whose number is the second operand is a text. */
    IS_TEXT_PART("rpython.rtyper.ranks.is_text_part"),
    /** The rank of such a part, of a text that of the chunk that the third operand tells. */
    RANK_OF("rpython.rtyper.ranks.rank_of"),
    /**
     * Gives an instance of the same class what another one holds, attribute by attribute: the third operand is passed
     * on. A call of system code that is told the names.
     */
    COPY_ATTRIBUTES("rpython.rtyper.special_methods.copy_attributes"),
    /**
     * What instances have, in a new dict or one by one, as the second operand says: a call of system code that is told
     * the names.
     */
    ATTRIBUTES_OF("rpython.rtyper.special_methods.attributes_of"),
    /** What a function gives that is told an attribute of a name that only the run tells: a call of system code. */
    WITH_ATTRIBUTE("rpython.rtyper.special_methods.with_attribute"),
    /** Whether getattr with a default may find something; hasattr, but that it never runs code of the program. */
    MAY_HAVE_ATTRIBUTE("rpython.rtyper.special_methods.may_have_attribute"),
    /** Whether an instance holds an attribute itself, where its class may have a method of that name. */
    HOLDS_ATTRIBUTE("rpython.rtyper.special_methods.holds_attribute"),
    /** What it holds. */
    HELD_ATTRIBUTE("rpython.rtyper.special_methods.held_attribute"),
    /** The method that its class has of that name, bound to it. */
    METHOD_OF_CLASS("rpython.rtyper.special_methods.method_of_class"),
    /** Assigns what an instance has, but no property; as SETATTR where the name is a constant. */
    SET_IN_DICT("rpython.rtyper.special_methods.set_in_dict"),
    /**
     * What has a global name of a module that only the run tells: a call of a function that tells the names apart. Of a
     * live function of the module, all names, and the one asked for.
     */
    GLOBAL_OF_NAME("rpython.rtyper.special_methods.global_of_name"),
    /** The same with a default. */
    GLOBAL_OF_NAME_OR("rpython.rtyper.special_methods.global_of_name_or"),
    /** Whether there is such a name. */
    IS_GLOBAL_NAME("rpython.rtyper.special_methods.is_global_name"),
    /** All of them with what they stand for, in a new dict. */
    DICT_OF_GLOBALS("rpython.rtyper.special_methods.dict_of_globals"),
    /** The same of all that a dict holds: a call of system code. */
    UPDATE_IN_DICT("rpython.rtyper.special_methods.update_in_dict"),
    /** {@code vars(instance).setdefault(name, value)}. */
    DEFAULT_IN_DICT("rpython.rtyper.special_methods.default_in_dict"),
    /** {@code del vars(instance)[name]}. */
    DELETE_FROM_DICT("rpython.rtyper.special_methods.delete_from_dict"),
    /** {@code vars(instance).pop(name)}. */
    POP_FROM_DICT("rpython.rtyper.special_methods.pop_from_dict"),
    /** {@code vars(instance).pop(name, default)}. */
    POP_FROM_DICT_OR("rpython.rtyper.special_methods.pop_from_dict_or"),
    /** Deletes what an instance has, in system code that knows that it is there. */
    FORGET_IN_DICT("rpython.rtyper.special_methods.forget_in_dict"),
    /** Of an instance: refused where {@link #ATTRIBUTES_OF} does not stand for it. */
    VARS("builtins.vars"),
    /** Assigns an attribute of an instance, in system code that has done what else is to be done. */
    STORE_ATTRIBUTE("rpython.rtyper.special_methods.store_attribute"),
    /** Deletes an attribute of an instance, in system code that has done what else is to be done. */
    FORGET_ATTRIBUTE("rpython.rtyper.special_methods.forget_attribute"),

    INT_FROM_BYTES("builtins.int.from_bytes"),
    /** Whether the operand is an int of any size; this and the next are known when the program is translated. */
    IS_LONG("rpython.rtyper.lltypesystem.lltype.is_long"),
    /** Whether the operand is an int that arithmetic makes one of any size. */
    IS_UNBOUNDED("rpython.rtyper.lltypesystem.lltype.is_unbounded"),
    /** Whether the product of many such ints as the operand is one of any size. */
    HAS_UNBOUNDED_PRODUCTS("rpython.rtyper.lltypesystem.lltype.has_unbounded_products"),
    /** Whether the operand is of several unrelated kinds. */
    IS_UNION("rpython.rtyper.lltypesystem.lltype.is_union"),
    /** Whether the operand is of the kind that the second, a constant, names. */
    IS_OF_KIND("rpython.rtyper.lltypesystem.lltype.is_of_kind");

    private static final Map<String, BuiltinFunction> BY_NAME = new HashMap<>();

    static {
        for (BuiltinFunction function : values()) {
            BY_NAME.put(function.qualifiedName, function);
        }
    }

    private final String qualifiedName;

    BuiltinFunction(String qualifiedName) {
        this.qualifiedName = qualifiedName;
    }

    /** {@code module.name} of the live object. */
    public String qualifiedName() {
        return qualifiedName;
    }

    /** The builtin of a name, such as {@code builtins.len}, if the annotator knows it. */
    public static Optional<BuiltinFunction> of(String qualifiedName) {
        return Optional.ofNullable(BY_NAME.get(qualifiedName));
    }

    /**
     * The builtin that a live object is, if the annotator knows it; most objects are none, instances that are called
     * too.
     */
    public static Optional<BuiltinFunction> of(HostObject called) {
        return switch (called.kind()) {
            case BUILTIN_FUNCTION, CLASS, FUNCTION -> of(called.qualifiedName());
            default -> Optional.empty();
        };
    }

    /** The type of the machine integers that a class of {@code rarithmetic} makes; empty for all other builtins. */
    public Optional<Primitive> machineInteger() {
        return Optional.ofNullable(
                switch (this) {
                    case R_INT, R_LONGLONG -> Primitive.SIGNED;
                    case R_UINT, R_ULONGLONG -> Primitive.UNSIGNED;
                    case R_INT8 -> Primitive.INT8;
                    case R_INT16 -> Primitive.INT16;
                    case R_INT32 -> Primitive.INT32;
                    case R_UINT8 -> Primitive.UINT8;
                    case R_UINT16 -> Primitive.UINT16;
                    case R_UINT32 -> Primitive.UINT32;
                    default -> null;
                });
    }
}
