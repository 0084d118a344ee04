/**
 * The resident translator: a process that stays, with all classes compiled and an embedded Python started ahead, and
 * carries out one command line after the other. A client's call enters; what it is to write, how it is to end, or the
 * program that it is to become leaves.
 *
 * <p><b>The client</b> ({@code client.c}) is a program of our own, compiled once with the bundled clang and lld when
 * the checkout is built. It is none of the machine's tools, since there is none that is surely there and speaks to a
 * socket: bash does not, socat and nc are packages, and a Java or Python for it would take the time that is to be
 * saved. It reads and writes on the translator's behalf, so that terminals, closed pipes and full disks are what they
 * are without one, and becomes the translated program in the end ({@code execve}), so that signals and the exit status
 * are the program's. Whatever fails, also the translator's death in the middle, it starts the command line over in a
 * process of its own. What was to be written is held back until the end, or for three seconds, so that then nothing
 * appears twice.
 *
 * <p><b>What always holds.</b> One translator for each user, checkout, namespace of files, and set of those environment
 * variables that tools or Java look at: they name the socket, which is in a folder that only the user can enter. One
 * call at a time: the process takes over the client's current folder and mask of permissions. Each call gets a Python
 * context of its own on a shared engine, started ahead but with nothing of a program in it; after each call the process
 * must be as before (properties, locale, streams, threads), or it ends. It ends, too, when the checkout or the JDK
 * changes, when a fault occurs, which the client then meets again by itself, when it has grown too large, and when it
 * was idle for ten minutes. A client that waits for more than a second and a half works by itself.
 */
package dev.serpentine.driver.resident;
