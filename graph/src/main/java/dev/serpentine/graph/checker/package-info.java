/**
 * Finds graphs that break the rules of their stage. A graph and its stage enter; the list of what is wrong leaves. The
 * checker changes nothing, never fails on a broken graph, and knows each operation's types from the operations table.
 */
package dev.serpentine.graph.checker;
