/**
 * Flow graphs of functions: blocks of operations over variables and constants, joined by links. The flow space makes
 * untyped ones, the typers typed ones, passes rework those, backends read them. A variable is defined once and used in
 * its own block only; links hand values on by position.
 */
package dev.serpentine.graph.model;
