/* Linked structures that keep changing: the algorithms and the output of lists.py. */

#include <stdio.h>
#include <stdlib.h>

static long state = 3;

static long below(long limit) {
    state = (state * 1103515245 + 12345) & 0x7FFFFFFF;
    return (state >> 8) % limit;
}

typedef struct Link {
    long value;
    struct Link *next;
} Link;

static Link *from_numbers(int length) {
    Link *head = NULL;
    for (int i = 0; i < length; i++) {
        Link *link = malloc(sizeof *link);
        link->value = below(100000);
        link->next = head;
        head = link;
    }
    return head;
}

static Link *reverse(Link *head) {
    Link *result = NULL;
    while (head != NULL) {
        Link *following = head->next;
        head->next = result;
        result = head;
        head = following;
    }
    return result;
}

static Link *split(Link *head) {
    Link *slow = head, *fast = head->next;
    while (fast != NULL && fast->next != NULL) {
        slow = slow->next;
        fast = fast->next->next;
    }
    Link *second = slow->next;
    slow->next = NULL;
    return second;
}

static Link *merge(Link *a, Link *b) {
    Link start = {0, NULL}, *last = &start;
    while (a != NULL && b != NULL) {
        Link **smaller = b->value < a->value ? &b : &a;
        last->next = *smaller;
        last = *smaller;
        *smaller = last->next;
    }
    last->next = a != NULL ? a : b;
    return start.next;
}

static Link *sort(Link *head) {
    if (head == NULL || head->next == NULL) return head;
    Link *second = split(head);
    head = sort(head);
    return merge(head, sort(second));
}

static Link *without_duplicates(Link *head) {
    for (Link *link = head; link != NULL && link->next != NULL;) {
        if (link->value == link->next->value) {
            Link *duplicate = link->next;
            link->next = duplicate->next;
            free(duplicate);
        } else {
            link = link->next;
        }
    }
    return head;
}

static long checksum(const Link *head) {
    long result = 0;
    for (; head != NULL; head = head->next) result = (result * 31 + head->value) % 1000000007;
    return result;
}

static void list_free(Link *head) {
    while (head != NULL) {
        Link *following = head->next;
        free(head);
        head = following;
    }
}

typedef struct Node {
    long key, priority, size;
    struct Node *left, *right;
} Node;

static void update(Node *node) {
    node->size = 1;
    if (node->left != NULL) node->size += node->left->size;
    if (node->right != NULL) node->size += node->right->size;
}

static Node *rotate_right(Node *node) {
    Node *left = node->left;
    node->left = left->right;
    left->right = node;
    update(node);
    update(left);
    return left;
}

static Node *rotate_left(Node *node) {
    Node *right = node->right;
    node->right = right->left;
    right->left = node;
    update(node);
    update(right);
    return right;
}

static Node *insert(Node *node, long key) {
    if (node == NULL) {
        node = calloc(1, sizeof *node);
        node->key = key;
        node->priority = below(1 << 20);
        node->size = 1;
        return node;
    }
    if (key < node->key) {
        node->left = insert(node->left, key);
        if (node->left->priority > node->priority) return rotate_right(node);
    } else if (key > node->key) {
        node->right = insert(node->right, key);
        if (node->right->priority > node->priority) return rotate_left(node);
    }
    update(node);
    return node;
}

static Node *removed(Node *node, long key) {
    if (node == NULL) return NULL;
    if (key < node->key) {
        node->left = removed(node->left, key);
    } else if (key > node->key) {
        node->right = removed(node->right, key);
    } else if (node->left == NULL || node->right == NULL) {
        Node *rest = node->left == NULL ? node->right : node->left;
        free(node);
        return rest;
    } else if (node->left->priority > node->right->priority) {
        node = rotate_right(node);
        node->right = removed(node->right, key);
    } else {
        node = rotate_left(node);
        node->left = removed(node->left, key);
    }
    update(node);
    return node;
}

static long smallest(const Node *node, long rank) {
    for (;;) {
        long before = node->left != NULL ? node->left->size : 0;
        if (rank < before) {
            node = node->left;
        } else if (rank == before) {
            return node->key;
        } else {
            rank -= before + 1;
            node = node->right;
        }
    }
}

static void tree_free(Node *node) {
    if (node == NULL) return;
    tree_free(node->left);
    tree_free(node->right);
    free(node);
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 25;
    int length = argc > 2 ? atoi(argv[2]) : 10000;
    long total = 0, median = 0;
    for (int round = 0; round < rounds; round++) {
        Link *head = without_duplicates(sort(from_numbers(length)));
        total += checksum(head);
        head = reverse(head);
        total += checksum(head);
        list_free(head);
        Node *root = NULL;
        for (int i = 0; i < length; i++) {
            root = insert(root, below(length * 2));
            if (below(3) == 0) root = removed(root, below(length * 2));
        }
        median = smallest(root, root->size / 2);
        total += median + root->size;
        tree_free(root);
    }
    printf("%ld %ld\n", total, median);
    return 0;
}
