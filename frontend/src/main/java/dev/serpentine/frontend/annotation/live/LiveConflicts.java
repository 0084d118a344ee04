package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.frontend.host.HostObject;

/** Is told where values of live objects do not go together. */
public interface LiveConflicts {

    /**
     * An attribute would hold a value that does not go with what it holds already. @param owner whose attribute it is
     */
    void attributeConflict(InferredClass owner, InferredAttribute attribute, UnionConflict conflict);

    /** The items of a prebuilt container do not go together. */
    void prebuiltConflict(HostObject container, UnionConflict conflict);
}
