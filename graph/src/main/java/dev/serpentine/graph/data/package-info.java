/**
 * What pointers point to. The typer makes prebuilt containers, which become data of the translated program; the
 * interpreter makes more while it runs. Containers are equal only to themselves, and always hold values of the types
 * that their own types say.
 */
package dev.serpentine.graph.data;
