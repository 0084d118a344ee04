package dev.serpentine.frontend.annotation.fixpoint;

import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.function.IntFunction;

/**
 * The strongly connected components of a graph whose nodes are numbered from 0. (R. Tarjan, Depth-first search and
 * linear graph algorithms, 1972; without recursion.)
 */
final class StrongComponents {
    private final IntFunction<? extends Collection<Integer>> successors;
    private final int[] components;
    private final int[] found;
    private final int[] lowest;
    private final int[] stack;
    /**
     * The nodes from the one that a search began with to the one that it is at, and what is left to be seen of each.
     */
    private final int[] path;

    private final Iterator<?>[] pending;
    private int onStack;
    private int visited;
    private int count;

    private StrongComponents(int nodes, IntFunction<? extends Collection<Integer>> successors) {
        this.successors = successors;
        components = new int[nodes];
        found = new int[nodes];
        lowest = new int[nodes];
        stack = new int[nodes];
        path = new int[nodes];
        pending = new Iterator<?>[nodes];
        Arrays.fill(components, -1);
    }

    /** @return by node, the number of its component */
    static int[] of(int nodes, IntFunction<? extends Collection<Integer>> successors) {
        StrongComponents search = new StrongComponents(nodes, successors);
        for (int node = 0; node < nodes; node++) {
            if (search.found[node] == 0) {
                search.visit(node);
            }
        }
        return search.components;
    }

    private void visit(int first) {
        int depth = 0;
        path[0] = first;
        pending[0] = enter(first);
        while (depth >= 0) {
            int node = path[depth];
            if (pending[depth].hasNext()) {
                int next = (Integer) pending[depth].next();
                if (found[next] == 0) {
                    depth++;
                    path[depth] = next;
                    pending[depth] = enter(next);
                } else if (components[next] < 0) {
                    lowest[node] = Math.min(lowest[node], found[next]);
                }
            } else {
                leave(node);
                depth--;
                if (depth >= 0) {
                    lowest[path[depth]] = Math.min(lowest[path[depth]], lowest[node]);
                }
            }
        }
    }

    private Iterator<Integer> enter(int node) {
        visited++;
        found[node] = visited;
        lowest[node] = visited;
        stack[onStack++] = node;
        return successors.apply(node).iterator();
    }

    private void leave(int node) {
        if (lowest[node] != found[node]) {
            return;
        }
        int member;
        do {
            member = stack[--onStack];
            components[member] = count;
        } while (member != node);
        count++;
    }
}
