/** A whole typed program: what the typers hand to the passes, and the passes to a backend. */
package dev.serpentine.graph.program;
