package dev.serpentine.frontend.annotation.value;

import java.util.Optional;

/** What is known about a group of dicts that may be the same. Two groups that meet become one. */
public interface DictDefinition {

    SomeValue key();

    SomeValue value();

    /** For {@code r_dict}: the user's equality and hash functions; empty for Python's own. */
    Optional<CustomEquality> customEquality();

    /** The functions of an {@code r_dict}. */
    record CustomEquality(SomeValue equality, SomeValue hash) {}
}
