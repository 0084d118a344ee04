package dev.serpentine.driver.bench;

import java.util.List;
import java.util.OptionalDouble;

/**
 * A side of a program, ready to run.
 *
 * @param command what runs it, before its own words
 * @param size of its files, in bytes
 * @param translation how many seconds it took to make, by the clock; empty for Python
 */
record Executable(List<String> command, long size, OptionalDouble translation) {}
