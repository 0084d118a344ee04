package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;

/**
 * A function bound to an instance: what an attribute read of an instance gives. Its value at run time is the instance,
 * and the function follows from the instance's class, except where {@link #isVirtual} is false; or both are known,
 * where the instance is a live object.
 */
public final class MethodDescription implements Description {
    private final FunctionDescription function;
    private final String name;
    private InferredClass staticClass;
    private final Optional<InferredClass> home;
    private final boolean virtual;
    private final Optional<HostObject> method;
    private final Optional<HostObject> prebuiltSelf;
    /** What the instance is: the common class of those that have this function. */
    private InferredClass selfClass;

    private final Readers readers;

    public MethodDescription(
            FunctionDescription function,
            String name,
            InferredClass staticClass,
            Optional<InferredClass> home,
            boolean virtual,
            Optional<HostObject> method,
            Optional<HostObject> prebuiltSelf,
            Worklist worklist) {
        this.function = function;
        this.name = name;
        this.staticClass = staticClass;
        this.home = home;
        this.virtual = virtual;
        this.method = method;
        this.prebuiltSelf = prebuiltSelf;
        this.readers = new Readers(worklist);
    }

    /** The function that is bound. */
    public FunctionDescription function() {
        return function;
    }

    /** The attribute it was read as. */
    public String name() {
        return name;
    }

    /**
     * The class that the instance was known to be of where the attribute was read; where it was read in several places,
     * the class common to all.
     */
    public ClassDefinition staticClass() {
        return staticClass.root();
    }

    /** Notes another class that it is read of. */
    public void widen(InferredClass readFrom) {
        staticClass = (InferredClass) ClassDefinition.commonBase(staticClass, readFrom);
    }

    /** Notes a class whose instances have this function. */
    public void widenSelf(InferredClass holder) {
        InferredClass wider =
                selfClass == null ? holder : (InferredClass) ClassDefinition.commonBase(selfClass, holder);
        if (wider != selfClass) {
            readers.requireOpen(describe());
            selfClass = wider;
            readers.changed();
        }
    }

    /**
     * Whether the function is found by the name in the instance's class at run time; not so for {@code super().name}.
     */
    public boolean isVirtual() {
        return virtual;
    }

    /** The common class of the instances that have this function. */
    public InferredClass selfClass() {
        return (selfClass == null ? staticClass : selfClass).root();
    }

    /** Has the block being flowed flowed again when more classes have this function. */
    public void noteReader() {
        readers.read();
    }

    /** The live instance that a live method is bound to. */
    public Optional<HostObject> prebuiltSelf() {
        return prebuiltSelf;
    }

    /** The class that the function was copied down to, where it is a mixin's or a specialised class's. */
    public Optional<InferredClass> home() {
        return home.map(InferredClass::root);
    }

    /** A live bound method. */
    @Override
    public Optional<HostObject> hostObject() {
        return method;
    }

    @Override
    public Optional<HostObject> definition(Host host) {
        return method.or(() -> function.boundDefinition(host));
    }

    @Override
    public HostObject type(Host host) {
        return host.importModule("types").attribute("MethodType").orElseThrow();
    }

    @Override
    public String describe() {
        return "method " + staticClass.name() + "." + name;
    }

    @Override
    public String toString() {
        return describe();
    }
}
