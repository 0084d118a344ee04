/**
 * The text form of graphs, containers and whole programs: printing, and parsing back to an equal one. Names are
 * numbered in the order of appearance, so equal graphs have equal text, and a pass can be tested by text in, text out.
 * {@link dev.serpentine.graph.text.GraphText} shows the grammar.
 */
package dev.serpentine.graph.text;
