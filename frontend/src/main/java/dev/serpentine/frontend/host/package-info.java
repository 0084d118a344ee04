/**
 * The imported program as live Python objects, seen through one narrow interface. Everything behind it belongs to the
 * loader; nothing here names the embedded Python.
 */
package dev.serpentine.frontend.host;
