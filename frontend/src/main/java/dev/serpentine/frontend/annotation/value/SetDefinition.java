package dev.serpentine.frontend.annotation.value;

/** What is known about a group of sets that may be the same. Two groups that meet become one. */
public interface SetDefinition {

    SomeValue item();

    boolean isFrozen();
}
