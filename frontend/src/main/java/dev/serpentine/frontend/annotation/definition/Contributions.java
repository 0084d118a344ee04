package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.host.HostObject;

/** Puts what live objects hold into what is known of attributes. A conflict is reported, not thrown. */
public interface Contributions {

    /** Adds a live value to what is known of an attribute. @param owner the class whose instances have it */
    void contribute(InferredAttribute attribute, HostObject value, InferredClass owner);

    /** Moves an attribute to a class above. @param owner the class below */
    void moveUp(InferredAttribute below, InferredAttribute above, InferredClass owner);
}
