using System;
using System.Collections.Generic;
using System.Globalization;

/// <summary>A deep hierarchy of classes in C#: the work and the output of figures.py.</summary>
public static class Figures {
    private static long created;

    private abstract class Item {
        internal readonly string name;
        internal bool isVisible = true;

        internal Item(string name) {
            created++;
            this.name = name;
        }

        internal abstract double Area();

        internal virtual long Weight() {
            return 1;
        }

        internal virtual string Describe() {
            return name;
        }

        internal virtual void Accept(Visitor visitor) {
            visitor.VisitItem(this);
        }
    }

    private abstract class Placed : Item {
        internal double x;
        internal double y;

        internal Placed(string name, double x, double y)
                : base(name) {
            this.x = x;
            this.y = y;
        }

        internal virtual void Move(double dx, double dy) {
            x += dx;
            y += dy;
        }

        internal override string Describe() {
            return string.Format(CultureInfo.InvariantCulture, "{0} at {1:F1},{2:F1}", base.Describe(), x, y);
        }

        internal override long Weight() {
            return base.Weight() + 1;
        }
    }

    private abstract class Figure : Placed {
        internal readonly string colour;

        internal Figure(string name, double x, double y, string colour)
                : base(name, x, y) {
            this.colour = colour;
        }

        internal virtual double Perimeter() {
            return 0.0;
        }

        internal virtual void Scale(double factor) {}

        internal override long Weight() {
            return base.Weight() + colour.Length;
        }

        internal override void Accept(Visitor visitor) {
            visitor.VisitFigure(this);
        }
    }

    private class Ellipse : Figure {
        internal double a;
        internal double b;

        internal Ellipse(double x, double y, double a, double b, string colour, string name)
                : base(name, x, y, colour) {
            this.a = a;
            this.b = b;
        }

        internal override double Area() {
            return 3.141592653589793 * a * b;
        }

        internal override double Perimeter() {
            return 3.141592653589793 * (3.0 * (a + b) / 2.0 - Math.Sqrt(a * b));
        }

        internal override void Scale(double factor) {
            a *= factor;
            b *= factor;
        }
    }

    private sealed class Circle : Ellipse {
        internal Circle(double x, double y, double radius, string colour)
                : base(x, y, radius, radius, colour, "circle") {}

        private double Radius() {
            return a;
        }

        internal override double Perimeter() {
            return 2.0 * 3.141592653589793 * Radius();
        }
    }

    private struct Point {
        internal readonly double x;
        internal readonly double y;

        internal Point(double x, double y) {
            this.x = x;
            this.y = y;
        }
    }

    private class Polygon : Figure {
        private List<Point> corners;

        internal Polygon(double x, double y, List<Point> corners, string colour, string name)
                : base(name, x, y, colour) {
            this.corners = corners;
        }

        internal override double Area() {
            double total = 0.0;
            Point previous = corners[corners.Count - 1];
            foreach (Point corner in corners) {
                total += previous.x * corner.y - corner.x * previous.y;
                previous = corner;
            }
            return Math.Abs(total) / 2.0;
        }

        internal override double Perimeter() {
            double total = 0.0;
            Point previous = corners[corners.Count - 1];
            foreach (Point corner in corners) {
                double dx = corner.x - previous.x;
                double dy = corner.y - previous.y;
                total += Math.Sqrt(dx * dx + dy * dy);
                previous = corner;
            }
            return total;
        }

        internal override void Scale(double factor) {
            var scaled = new List<Point>(corners.Count);
            foreach (Point corner in corners) {
                scaled.Add(new Point(corner.x * factor, corner.y * factor));
            }
            corners = scaled;
        }

        internal override long Weight() {
            return base.Weight() + corners.Count;
        }
    }

    private sealed class Triangle : Polygon {
        internal Triangle(double x, double y, double width, double height, string colour)
                : base(x, y, new List<Point> {new Point(0.0, 0.0), new Point(width, 0.0), new Point(width / 3.0, height)}, colour, "triangle") {}
    }

    private class Rectangle : Polygon {
        internal double width;
        internal double height;

        internal Rectangle(double x, double y, double width, double height, string colour, string name)
                : base(x, y, new List<Point> {new Point(0.0, 0.0), new Point(width, 0.0), new Point(width, height), new Point(0.0, height)}, colour, name) {
            this.width = width;
            this.height = height;
        }

        internal override double Area() {
            return width * height;
        }

        internal override void Scale(double factor) {
            base.Scale(factor);
            width *= factor;
            height *= factor;
        }
    }

    private class Square : Rectangle {
        internal Square(double x, double y, double side, string colour, string name)
                : base(x, y, side, side, colour, name) {}

        internal override double Perimeter() {
            return 4.0 * width;
        }
    }

    private sealed class RoundedSquare : Square {
        private readonly double rounding;

        internal RoundedSquare(double x, double y, double side, double rounding, string colour)
                : base(x, y, side, colour, "rounded square") {
            this.rounding = rounding;
        }

        internal override double Area() {
            return base.Area() - 0.8584073464102068 * rounding * rounding;
        }

        internal override double Perimeter() {
            return base.Perimeter() - 1.7168146928204138 * rounding;
        }

        internal override string Describe() {
            return base.Describe() + string.Format(CultureInfo.InvariantCulture, " rounded by {0:F1}", rounding);
        }
    }

    private sealed class Group : Placed {
        internal readonly List<Placed> items;

        internal Group(string name, List<Placed> items)
                : base(name, 0.0, 0.0) {
            this.items = items;
        }

        internal override double Area() {
            double total = 0.0;
            foreach (Placed item in items) {
                total += item.Area();
            }
            return total;
        }

        internal override void Move(double dx, double dy) {
            base.Move(dx, dy);
            foreach (Placed item in items) {
                item.Move(dx, dy);
            }
        }

        internal override long Weight() {
            long total = 0;
            foreach (Placed item in items) {
                total += item.Weight();
            }
            return base.Weight() + total;
        }

        internal override void Accept(Visitor visitor) {
            foreach (Placed item in items) {
                item.Accept(visitor);
            }
            visitor.VisitGroup(this);
        }
    }

    private class Visitor {
        internal virtual void VisitItem(Item item) {}

        internal virtual void VisitFigure(Figure figure) {
            VisitItem(figure);
        }

        internal virtual void VisitGroup(Group group) {
            VisitItem(group);
        }
    }

    private sealed class Census : Visitor {
        internal readonly SortedDictionary<string, int> names =
                new SortedDictionary<string, int>(StringComparer.Ordinal);
        internal double area;
        internal double perimeter;

        internal override void VisitItem(Item item) {
            int count;
            names.TryGetValue(item.name, out count);
            names[item.name] = count + 1;
        }

        internal override void VisitFigure(Figure figure) {
            base.VisitFigure(figure);
            perimeter += figure.Perimeter();
            if (figure is Polygon) {
                area += figure.Area();
            }
        }
    }

    private sealed class Grower : Visitor {
        private readonly double factor;

        internal Grower(double factor) {
            this.factor = factor;
        }

        internal override void VisitFigure(Figure figure) {
            if (figure.colour != "grey") {
                figure.Scale(factor);
            }
        }
    }

    private static readonly string[] COLOURS = {"red", "green", "blue", "grey"};

    private static Figure MakeFigure(int number) {
        double x = number % 37;
        double y = number % 41;
        double size = 1.0 + number % 11;
        string colour = COLOURS[number % 4];
        switch (number % 7) {
            case 0:
                return new Ellipse(x, y, size, size / 2.0, colour, "ellipse");
            case 1:
                return new Circle(x, y, size, colour);
            case 2:
                return new Triangle(x, y, size, size + 1.0, colour);
            case 3:
                return new Rectangle(x, y, size, size / 3.0, colour, "rectangle");
            case 4:
                return new Square(x, y, size, colour, "square");
            case 5:
                return new RoundedSquare(x, y, size, size / 5.0, colour);
            default:
                var corners = new List<Point> {
                    new Point(0.0, 0.0), new Point(size, 1.0), new Point(size + 1.0, size), new Point(1.0, size + 2.0)
                };
                return new Polygon(x, y, corners, colour, "polygon");
        }
    }

    private static Group MakePage(int count) {
        var groups = new List<Placed>();
        for (int start = 0; start < count; start += 10) {
            var figures = new List<Placed>();
            for (int i = 0; i < 10; i++) {
                figures.Add(MakeFigure(start + i));
            }
            groups.Add(new Group("group", figures));
        }
        return new Group("page", groups);
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 150;
        int count = arguments.Length > 1 ? int.Parse(arguments[1]) : 1000;
        long weight = 0;
        double area = 0.0;
        Census census = new Census();
        string text = "";
        for (int round = 0; round < rounds; round++) {
            Group page = MakePage(count);
            census = new Census();
            for (int i = 0; i < 5; i++) {
                page.Move(0.5, -0.25);
                page.Accept(new Grower(1.05));
                page.Accept(census);
                weight += page.Weight();
                area += page.Area();
            }
            Group last = (Group) page.items[page.items.Count - 1];
            text = last.items[round % 10].Describe();
        }
        Console.WriteLine(string.Format(
                CultureInfo.InvariantCulture,
                "{0} {1:F4} {2:F4} {3:F4} {4}",
                weight,
                area,
                census.area,
                census.perimeter,
                created));
        foreach (var entry in census.names) {
            Console.WriteLine(entry.Key + " " + entry.Value);
        }
        Console.WriteLine(text);
    }
}
