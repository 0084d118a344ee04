/**
 * The embedded Python (GraalPy) behind {@link dev.serpentine.frontend.host.Host}. A program's file enters; live objects
 * leave, seen through {@link dev.serpentine.frontend.host.HostObject}, and functions leave as syntax. No type of the
 * embedding leaves this package.
 */
package dev.serpentine.frontend.loader;
