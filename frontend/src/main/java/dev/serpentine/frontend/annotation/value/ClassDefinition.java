package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.flow.CapturedVariables;
import dev.serpentine.frontend.host.HostObject;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A class of the program, as instances of it are laid out: a tree by {@link #base}. Compared by identity.
 *
 * <p>An attribute that several classes need has moved up to their common ancestor at the fixed point.
 */
public interface ClassDefinition {

    /**
     * An attribute, of no program's, that prebuilt instances have where a lookup must tell them apart; typers give it
     * its values.
     */
    String NUMBER_ATTRIBUTE = "__lookup_number__";

    /**
     * An attribute of instances that get attributes by names which only the run tells: a dict of those that the program
     * names nowhere; None where there are none.
     */
    String EXTRAS_ATTRIBUTE = "__attribute_extras__";

    /** What the name of a method begins with by which system code gets what an extended built-in type holds. */
    String PLAIN = "_plain_";

    /**
     * What the name of an attribute begins with that stands for an entry of an instance's dict beside a property or a
     * descriptor which the class has by the name behind it.
     */
    String BESIDE = "_entry_beside_";

    /** The attribute that stands for such an entry. */
    static String beside(String name) {
        return BESIDE + name;
    }

    /** The name that the program has for an attribute, which may stand for such an entry. */
    static String written(String attribute) {
        return attribute.startsWith(BESIDE) ? attribute.substring(BESIDE.length()) : attribute;
    }

    /**
     * What a class has from its type that names other classes, and that is told of a class which only the run knows: of
     * those that have instances, since others may name classes that the program does not have.
     */
    Set<String> ANCESTORS = Set.of("__mro__", "__bases__", "__base__");

    /** Whether an attribute is none of the program's own. */
    static boolean isHidden(String attribute) {
        return attribute.equals(NUMBER_ATTRIBUTE)
                || attribute.equals(ORDER_ATTRIBUTE)
                || attribute.equals(EXTRAS_ATTRIBUTE)
                || attribute.startsWith(PLAIN) && attribute.endsWith("_")
                || CapturedVariables.isCell(attribute);
    }

    /**
     * An attribute of instances that tell in which order they got their attributes: the names of those that they did
     * not get first of all, each between two zero characters; None where there are none.
     */
    String ORDER_ATTRIBUTE = "__attribute_order__";

    /**
     * Unique among class definitions: the qualified name, with the item types behind it where the class was
     * specialised.
     */
    String name();

    /** The qualified name of the class, which all of its definitions have, and those of no other class. */
    String className();

    HostObject hostClass();

    /**
     * The definition that this one has become a part of, where definitions of a generic class met; itself otherwise.
     */
    ClassDefinition root();

    /** The class whose layout this one extends; empty for {@code object}'s. */
    Optional<ClassDefinition> base();

    List<ClassDefinition> subclasses();

    /** Attributes held by each instance and introduced here: not those of ancestors. */
    Map<String, AttributeDefinition> instanceAttributes();

    /**
     * Class-level data read through instances, that differs along the hierarchy and so is found in the vtable;
     * introduced here. Never assigned through an instance.
     */
    Map<String, AttributeDefinition> classAttributes();

    /**
     * Names of methods that are looked up through instances whose exact class is not known; introduced here: not those
     * of ancestors. Their functions: {@link #classValue}.
     */
    Set<String> methodNames();

    /**
     * The value of a class-level attribute, raw (a function, staticmethod, property, value…), by Python's lookup along
     * the class's linearisation; an instance attribute's initial value.
     */
    Optional<HostObject> classValue(String attribute);

    /** Whether the program makes, or has prebuilt, instances of exactly this class. */
    boolean isInstantiated();

    /** All prebuilt instances seen so far of exactly this class. */
    Collection<HostObject> prebuiltInstances();

    /**
     * What a live instance of exactly this class holds, by the names of attributes, in the order in which it got them.
     */
    Map<String, HostObject> attributesOf(HostObject instance);

    /** Whether this is {@code other} or below it. */
    default boolean isSubclassOf(ClassDefinition other) {
        for (ClassDefinition definition = root();
                ;
                definition = definition.base().get()) {
            if (definition == other.root()) {
                return true;
            }
            if (definition.base().isEmpty()) {
                return false;
            }
        }
    }

    /** The nearest class that both are or extend. */
    static ClassDefinition commonBase(ClassDefinition first, ClassDefinition second) {
        ClassDefinition common = first.root();
        while (!second.isSubclassOf(common)) {
            common = common.base().orElseThrow();
        }
        return common;
    }

    /** What is known of one attribute. */
    interface AttributeDefinition {
        String name();

        SomeValue value();

        /**
         * Whether instances of a class, or of one below, may hold it. Classes that have nothing in common have one
         * attribute where instances of some of them are asked for it together; that of others it is not.
         */
        boolean isHeldBy(ClassDefinition definition);

        /** Whether no instance's attribute changes after its {@code __init__}. */
        boolean isReadOnly();

        /** Whether an instance may lack it when it is asked for: then each tells whether it has it. */
        boolean isPerhapsMissing();
    }
}
