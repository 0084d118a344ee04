/**
 * Who calls whom: enters a typed program, leaves facts about its functions. Nothing here changes a graph. Holds before
 * and after every pass.
 */
package dev.serpentine.transform.calls;
