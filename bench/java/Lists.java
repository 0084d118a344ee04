/** Linked structures that keep changing in Java: the algorithms and the output of lists.py. */
public final class Lists {
    private static long state = 3;

    private static long below(long limit) {
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF;
        return (state >> 8) % limit;
    }

    private static final class Link {
        private final long value;
        private Link next;

        Link(long value, Link next) {
            this.value = value;
            this.next = next;
        }
    }

    private static Link fromNumbers(int length) {
        Link head = null;
        for (int i = 0; i < length; i++) {
            head = new Link(below(100000), head);
        }
        return head;
    }

    private static Link reverse(Link head) {
        Link result = null;
        while (head != null) {
            Link following = head.next;
            head.next = result;
            result = head;
            head = following;
        }
        return result;
    }

    private static Link split(Link head) {
        Link slow = head;
        Link fast = head.next;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
        }
        Link second = slow.next;
        slow.next = null;
        return second;
    }

    private static Link merge(Link a, Link b) {
        Link start = new Link(0, null);
        Link last = start;
        while (a != null && b != null) {
            if (b.value < a.value) {
                last.next = b;
                b = b.next;
            } else {
                last.next = a;
                a = a.next;
            }
            last = last.next;
        }
        last.next = a != null ? a : b;
        return start.next;
    }

    private static Link sort(Link head) {
        if (head == null || head.next == null) {
            return head;
        }
        Link second = split(head);
        return merge(sort(head), sort(second));
    }

    private static Link withoutDuplicates(Link head) {
        Link link = head;
        while (link != null && link.next != null) {
            if (link.value == link.next.value) {
                link.next = link.next.next;
            } else {
                link = link.next;
            }
        }
        return head;
    }

    private static long checksum(Link head) {
        long result = 0;
        for (; head != null; head = head.next) {
            result = (result * 31 + head.value) % 1000000007;
        }
        return result;
    }

    private static final class Node {
        private final long key;
        private final long priority;
        private Node left;
        private Node right;
        private int size = 1;

        Node(long key, long priority) {
            this.key = key;
            this.priority = priority;
        }

        void update() {
            size = 1 + (left != null ? left.size : 0) + (right != null ? right.size : 0);
        }

        Node rotateRight() {
            Node top = left;
            left = top.right;
            top.right = this;
            update();
            top.update();
            return top;
        }

        Node rotateLeft() {
            Node top = right;
            right = top.left;
            top.left = this;
            update();
            top.update();
            return top;
        }
    }

    private static Node inserted(Node node, long key) {
        if (node == null) {
            return new Node(key, below(1 << 20));
        }
        if (key < node.key) {
            node.left = inserted(node.left, key);
            if (node.left.priority > node.priority) {
                return node.rotateRight();
            }
        } else if (key > node.key) {
            node.right = inserted(node.right, key);
            if (node.right.priority > node.priority) {
                return node.rotateLeft();
            }
        }
        node.update();
        return node;
    }

    private static Node removed(Node node, long key) {
        if (node == null) {
            return null;
        }
        if (key < node.key) {
            node.left = removed(node.left, key);
        } else if (key > node.key) {
            node.right = removed(node.right, key);
        } else if (node.left == null) {
            return node.right;
        } else if (node.right == null) {
            return node.left;
        } else if (node.left.priority > node.right.priority) {
            node = node.rotateRight();
            node.right = removed(node.right, key);
        } else {
            node = node.rotateLeft();
            node.left = removed(node.left, key);
        }
        node.update();
        return node;
    }

    private static long smallest(Node node, int rank) {
        while (node != null) {
            int before = node.left != null ? node.left.size : 0;
            if (rank < before) {
                node = node.left;
            } else if (rank == before) {
                return node.key;
            } else {
                rank -= before + 1;
                node = node.right;
            }
        }
        throw new IndexOutOfBoundsException("no such rank");
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 25;
        int length = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 10000;
        long total = 0;
        long median = 0;
        for (int round = 0; round < rounds; round++) {
            Link head = withoutDuplicates(sort(fromNumbers(length)));
            total += checksum(head);
            total += checksum(reverse(head));
            Node root = null;
            for (int i = 0; i < length; i++) {
                root = inserted(root, below(length * 2L));
                if (below(3) == 0) {
                    root = removed(root, below(length * 2L));
                }
            }
            median = smallest(root, root.size / 2);
            total += median + root.size;
        }
        System.out.println(total + " " + median);
    }
}
