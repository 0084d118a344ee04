package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;

/** What a live class holds under names, with all that it extends, as the translated program has it. */
public interface ClassLookup {

    /** A class-level value. @param owner the class whose dict holds it */
    record Found(HostObject owner, HostObject value) {}

    /** Looks an attribute up along the class's linearisation, as Python does; slots and the like are not found. */
    Optional<Found> lookup(String attribute);

    /**
     * The same, with the system function that stands for what Python's own classes have under a special method's name:
     * so a class without the method can be asked for it as those with it.
     */
    Optional<Found> effective(String attribute);

    /** The same, only in the classes behind {@code after}. */
    Optional<Found> lookupAfter(String attribute, HostObject after);

    /** The class of system code that stands for one of those that this one extends. */
    Optional<HostObject> standInFor(HostObject ancestor);

    /**
     * What instances have under a name from what stands for one of the classes that this one extends; empty where none
     * does.
     */
    Optional<HostObject> ofStandIn(HostObject ancestor, String attribute);

    /** The same where it is plain data: neither a function nor anything that attribute access treats specially. */
    Optional<HostObject> data(String attribute);

    /**
     * Whether what the class has under a name is a property or a descriptor, so that what an instance holds in its dict
     * under that name is something else.
     */
    boolean isDescribed(String attribute);

    /** Whether its instances are members of an enumeration. */
    boolean isOfEnumeration();

    /**
     * Whether instances are as the class's source says: it is neither system code nor one that Python's library makes.
     */
    boolean isAsWritten();
}
