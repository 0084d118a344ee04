package dev.serpentine.conformance.generate;

/**
 * One way to write an expression of a type, or a statement.
 *
 * @param family the resource that it stands in
 * @param result what it makes; {@code do} for a statement
 * @param weight how often it is chosen, against others that fit; 0 if it is not to be chosen yet
 * @param template its text
 * @param notYet why it is not to be chosen yet, else empty
 */
record Production(String family, Type result, int weight, Template template, String notYet) {}
