package dev.serpentine.frontend.annotation.value;

/** What is known about the contents of a group of cells. */
public interface CellDefinition {

    String name();

    SomeValue contents();
}
