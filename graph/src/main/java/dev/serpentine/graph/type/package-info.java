/**
 * The types of values in graphs: primitives, pointers, and the containers that pointers point to. Types are immutable
 * once defined.
 */
package dev.serpentine.graph.type;
