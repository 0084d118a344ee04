/* Binary trees: the algorithm and the output of trees.py. */

#include <stdio.h>
#include <stdlib.h>

typedef struct Tree {
    struct Tree *left, *right;
} Tree;

static Tree *build(int depth) {
    Tree *tree = malloc(sizeof *tree);
    tree->left = depth == 0 ? NULL : build(depth - 1);
    tree->right = depth == 0 ? NULL : build(depth - 1);
    return tree;
}

static long count(const Tree *tree) {
    return tree->left == NULL ? 1 : 1 + count(tree->left) + count(tree->right);
}

static void tree_free(Tree *tree) {
    if (tree->left != NULL) {
        tree_free(tree->left);
        tree_free(tree->right);
    }
    free(tree);
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 10;
    int depth = argc > 2 ? atoi(argv[2]) : 14;
    Tree *long_lived = build(depth);
    long total = 0;
    for (int round = 0; round < rounds; round++) {
        for (int small = 4; small <= depth; small += 2) {
            for (int i = 0; i < 1 << (depth - small); i++) {
                Tree *tree = build(small);
                total += count(tree);
                tree_free(tree);
            }
        }
    }
    printf("%d rounds of %d: %ld, long lived %ld\n", rounds, depth, total, count(long_lived));
    tree_free(long_lived);
    return 0;
}
