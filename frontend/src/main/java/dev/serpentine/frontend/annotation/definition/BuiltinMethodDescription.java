package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;

/**
 * A method of a built-in type, bound: {@code text.split}, {@code items.append}. Its value at run time is the object
 * that it is bound to.
 */
public final class BuiltinMethodDescription implements Description {
    private final String family;
    private final String name;
    private final Optional<HostObject> method;
    private SomeValue self;
    private final Readers readers;

    public BuiltinMethodDescription(
            String family, String name, SomeValue self, Optional<HostObject> method, Worklist worklist) {
        this.family = family;
        this.name = name;
        this.self = self;
        this.method = method;
        this.readers = new Readers(worklist);
    }

    /** The built-in type, as system code names it: that of what the method is bound to, as far as that is known now. */
    public String family() {
        return Families.of(Lattice.withoutNone(self)).orElse(family);
    }

    /** The attribute it was read as. */
    public String name() {
        return name;
    }

    /** What it is bound to; a constant for a live bound method. */
    public SomeValue self() {
        return self;
    }

    /** What it is bound to, for the block being flowed. */
    public SomeValue readSelf() {
        readers.read();
        return self;
    }

    /** Lets it be bound to this too. */
    public void generaliseSelf(SomeValue value) {
        SomeValue wider = readers.worklist().union().of(self, value);
        if (!wider.equals(self)) {
            readers.requireOpen(describe());
            self = wider;
            readers.changed();
        }
    }

    @Override
    public Optional<HostObject> hostObject() {
        return method;
    }

    @Override
    public HostObject type(Host host) {
        return host.importModule("types").attribute("BuiltinMethodType").orElseThrow();
    }

    @Override
    public String shown(Host host) {
        return "<built-in method " + name + " of " + Families.typeName(family()) + " object at ";
    }

    @Override
    public String describe() {
        return "method " + family() + "." + name;
    }

    @Override
    public String toString() {
        return describe();
    }
}
