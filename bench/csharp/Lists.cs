using System;

/// <summary>Linked structures that keep changing in C#: the algorithms and the output of lists.py.</summary>
public static class Lists {
    private static long state = 3;

    private static long Below(long limit) {
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF;
        return (state >> 8) % limit;
    }

    private sealed class Link {
        internal readonly long Value;
        internal Link Next;

        internal Link(long value, Link next) {
            Value = value;
            Next = next;
        }
    }

    private static Link FromNumbers(int length) {
        Link head = null;
        for (int i = 0; i < length; i++) {
            head = new Link(Below(100000), head);
        }
        return head;
    }

    private static Link Reverse(Link head) {
        Link result = null;
        while (head != null) {
            Link following = head.Next;
            head.Next = result;
            result = head;
            head = following;
        }
        return result;
    }

    private static Link Split(Link head) {
        Link slow = head;
        Link fast = head.Next;
        while (fast != null && fast.Next != null) {
            slow = slow.Next;
            fast = fast.Next.Next;
        }
        Link second = slow.Next;
        slow.Next = null;
        return second;
    }

    private static Link Merge(Link a, Link b) {
        Link start = new Link(0, null);
        Link last = start;
        while (a != null && b != null) {
            if (b.Value < a.Value) {
                last.Next = b;
                b = b.Next;
            } else {
                last.Next = a;
                a = a.Next;
            }
            last = last.Next;
        }
        last.Next = a != null ? a : b;
        return start.Next;
    }

    private static Link Sort(Link head) {
        if (head == null || head.Next == null) {
            return head;
        }
        Link second = Split(head);
        return Merge(Sort(head), Sort(second));
    }

    private static Link WithoutDuplicates(Link head) {
        Link link = head;
        while (link != null && link.Next != null) {
            if (link.Value == link.Next.Value) {
                link.Next = link.Next.Next;
            } else {
                link = link.Next;
            }
        }
        return head;
    }

    private static long Checksum(Link head) {
        long result = 0;
        for (; head != null; head = head.Next) {
            result = (result * 31 + head.Value) % 1000000007;
        }
        return result;
    }

    private sealed class Node {
        internal readonly long Key;
        internal readonly long Priority;
        internal Node Left;
        internal Node Right;
        internal int Size = 1;

        internal Node(long key, long priority) {
            Key = key;
            Priority = priority;
        }

        internal void Update() {
            Size = 1 + (Left != null ? Left.Size : 0) + (Right != null ? Right.Size : 0);
        }

        internal Node RotateRight() {
            Node top = Left;
            Left = top.Right;
            top.Right = this;
            Update();
            top.Update();
            return top;
        }

        internal Node RotateLeft() {
            Node top = Right;
            Right = top.Left;
            top.Left = this;
            Update();
            top.Update();
            return top;
        }
    }

    private static Node Inserted(Node node, long key) {
        if (node == null) {
            return new Node(key, Below(1 << 20));
        }
        if (key < node.Key) {
            node.Left = Inserted(node.Left, key);
            if (node.Left.Priority > node.Priority) {
                return node.RotateRight();
            }
        } else if (key > node.Key) {
            node.Right = Inserted(node.Right, key);
            if (node.Right.Priority > node.Priority) {
                return node.RotateLeft();
            }
        }
        node.Update();
        return node;
    }

    private static Node Removed(Node node, long key) {
        if (node == null) {
            return null;
        }
        if (key < node.Key) {
            node.Left = Removed(node.Left, key);
        } else if (key > node.Key) {
            node.Right = Removed(node.Right, key);
        } else if (node.Left == null) {
            return node.Right;
        } else if (node.Right == null) {
            return node.Left;
        } else if (node.Left.Priority > node.Right.Priority) {
            node = node.RotateRight();
            node.Right = Removed(node.Right, key);
        } else {
            node = node.RotateLeft();
            node.Left = Removed(node.Left, key);
        }
        node.Update();
        return node;
    }

    private static long Smallest(Node node, int rank) {
        while (node != null) {
            int before = node.Left != null ? node.Left.Size : 0;
            if (rank < before) {
                node = node.Left;
            } else if (rank == before) {
                return node.Key;
            } else {
                rank -= before + 1;
                node = node.Right;
            }
        }
        throw new IndexOutOfRangeException("no such rank");
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 25;
        int length = arguments.Length > 1 ? int.Parse(arguments[1]) : 10000;
        long total = 0;
        long median = 0;
        for (int round = 0; round < rounds; round++) {
            Link head = WithoutDuplicates(Sort(FromNumbers(length)));
            total += Checksum(head);
            total += Checksum(Reverse(head));
            Node root = null;
            for (int i = 0; i < length; i++) {
                root = Inserted(root, Below(length * 2L));
                if (Below(3) == 0) {
                    root = Removed(root, Below(length * 2L));
                }
            }
            median = Smallest(root, root.Size / 2);
            total += median + root.Size;
        }
        Console.WriteLine(total + " " + median);
    }
}
