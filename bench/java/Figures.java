import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A deep hierarchy of classes in Java: the work and the output of figures.py. */
public final class Figures {
    private static long created;

    private abstract static class Item {
        final String name;
        boolean isVisible = true;

        Item(String name) {
            created++;
            this.name = name;
        }

        abstract double area();

        long weight() {
            return 1;
        }

        String describe() {
            return name;
        }

        void accept(Visitor visitor) {
            visitor.visitItem(this);
        }
    }

    private abstract static class Placed extends Item {
        double x;
        double y;

        Placed(String name, double x, double y) {
            super(name);
            this.x = x;
            this.y = y;
        }

        void move(double dx, double dy) {
            x += dx;
            y += dy;
        }

        @Override
        String describe() {
            return String.format(Locale.ROOT, "%s at %.1f,%.1f", super.describe(), x, y);
        }

        @Override
        long weight() {
            return super.weight() + 1;
        }
    }

    private abstract static class Figure extends Placed {
        final String colour;

        Figure(String name, double x, double y, String colour) {
            super(name, x, y);
            this.colour = colour;
        }

        double perimeter() {
            return 0.0;
        }

        void scale(double factor) {}

        @Override
        long weight() {
            return super.weight() + colour.length();
        }

        @Override
        void accept(Visitor visitor) {
            visitor.visitFigure(this);
        }
    }

    private static class Ellipse extends Figure {
        double a;
        double b;

        Ellipse(double x, double y, double a, double b, String colour, String name) {
            super(name, x, y, colour);
            this.a = a;
            this.b = b;
        }

        @Override
        double area() {
            return 3.141592653589793 * a * b;
        }

        @Override
        double perimeter() {
            return 3.141592653589793 * (3.0 * (a + b) / 2.0 - Math.sqrt(a * b));
        }

        @Override
        void scale(double factor) {
            a *= factor;
            b *= factor;
        }
    }

    private static final class Circle extends Ellipse {
        Circle(double x, double y, double radius, String colour) {
            super(x, y, radius, radius, colour, "circle");
        }

        private double radius() {
            return a;
        }

        @Override
        double perimeter() {
            return 2.0 * 3.141592653589793 * radius();
        }
    }

    private record Point(double x, double y) {}

    private static class Polygon extends Figure {
        private List<Point> corners;

        Polygon(double x, double y, List<Point> corners, String colour, String name) {
            super(name, x, y, colour);
            this.corners = corners;
        }

        @Override
        double area() {
            double total = 0.0;
            Point previous = corners.get(corners.size() - 1);
            for (Point corner : corners) {
                total += previous.x * corner.y - corner.x * previous.y;
                previous = corner;
            }
            return Math.abs(total) / 2.0;
        }

        @Override
        double perimeter() {
            double total = 0.0;
            Point previous = corners.get(corners.size() - 1);
            for (Point corner : corners) {
                double dx = corner.x - previous.x;
                double dy = corner.y - previous.y;
                total += Math.sqrt(dx * dx + dy * dy);
                previous = corner;
            }
            return total;
        }

        @Override
        void scale(double factor) {
            List<Point> scaled = new ArrayList<>(corners.size());
            for (Point corner : corners) {
                scaled.add(new Point(corner.x * factor, corner.y * factor));
            }
            corners = scaled;
        }

        @Override
        long weight() {
            return super.weight() + corners.size();
        }
    }

    private static final class Triangle extends Polygon {
        Triangle(double x, double y, double base, double height, String colour) {
            super(
                    x,
                    y,
                    List.of(new Point(0.0, 0.0), new Point(base, 0.0), new Point(base / 3.0, height)),
                    colour,
                    "triangle");
        }
    }

    private static class Rectangle extends Polygon {
        double width;
        double height;

        Rectangle(double x, double y, double width, double height, String colour, String name) {
            super(
                    x,
                    y,
                    List.of(
                            new Point(0.0, 0.0),
                            new Point(width, 0.0),
                            new Point(width, height),
                            new Point(0.0, height)),
                    colour,
                    name);
            this.width = width;
            this.height = height;
        }

        @Override
        double area() {
            return width * height;
        }

        @Override
        void scale(double factor) {
            super.scale(factor);
            width *= factor;
            height *= factor;
        }
    }

    private static class Square extends Rectangle {
        Square(double x, double y, double side, String colour, String name) {
            super(x, y, side, side, colour, name);
        }

        @Override
        double perimeter() {
            return 4.0 * width;
        }
    }

    private static final class RoundedSquare extends Square {
        private final double rounding;

        RoundedSquare(double x, double y, double side, double rounding, String colour) {
            super(x, y, side, colour, "rounded square");
            this.rounding = rounding;
        }

        @Override
        double area() {
            return super.area() - 0.8584073464102068 * rounding * rounding;
        }

        @Override
        double perimeter() {
            return super.perimeter() - 1.7168146928204138 * rounding;
        }

        @Override
        String describe() {
            return super.describe() + String.format(Locale.ROOT, " rounded by %.1f", rounding);
        }
    }

    private static final class Group extends Placed {
        private final List<Placed> items;

        Group(String name, List<Placed> items) {
            super(name, 0.0, 0.0);
            this.items = items;
        }

        @Override
        double area() {
            double total = 0.0;
            for (Placed item : items) {
                total += item.area();
            }
            return total;
        }

        @Override
        void move(double dx, double dy) {
            super.move(dx, dy);
            for (Placed item : items) {
                item.move(dx, dy);
            }
        }

        @Override
        long weight() {
            long total = 0;
            for (Placed item : items) {
                total += item.weight();
            }
            return super.weight() + total;
        }

        @Override
        void accept(Visitor visitor) {
            for (Placed item : items) {
                item.accept(visitor);
            }
            visitor.visitGroup(this);
        }
    }

    private static class Visitor {
        void visitItem(Item item) {}

        void visitFigure(Figure figure) {
            visitItem(figure);
        }

        void visitGroup(Group group) {
            visitItem(group);
        }
    }

    private static final class Census extends Visitor {
        private final Map<String, Integer> names = new TreeMap<>();
        private double area;
        private double perimeter;

        @Override
        void visitItem(Item item) {
            names.merge(item.name, 1, Integer::sum);
        }

        @Override
        void visitFigure(Figure figure) {
            super.visitFigure(figure);
            perimeter += figure.perimeter();
            if (figure instanceof Polygon) {
                area += figure.area();
            }
        }
    }

    private static final class Grower extends Visitor {
        private final double factor;

        Grower(double factor) {
            this.factor = factor;
        }

        @Override
        void visitFigure(Figure figure) {
            if (!figure.colour.equals("grey")) {
                figure.scale(factor);
            }
        }
    }

    private static final String[] COLOURS = {"red", "green", "blue", "grey"};

    private static Figure makeFigure(int number) {
        double x = number % 37;
        double y = number % 41;
        double size = 1.0 + number % 11;
        String colour = COLOURS[number % 4];
        return switch (number % 7) {
            case 0 -> new Ellipse(x, y, size, size / 2.0, colour, "ellipse");
            case 1 -> new Circle(x, y, size, colour);
            case 2 -> new Triangle(x, y, size, size + 1.0, colour);
            case 3 -> new Rectangle(x, y, size, size / 3.0, colour, "rectangle");
            case 4 -> new Square(x, y, size, colour, "square");
            case 5 -> new RoundedSquare(x, y, size, size / 5.0, colour);
            default ->
                new Polygon(
                        x,
                        y,
                        List.of(
                                new Point(0.0, 0.0),
                                new Point(size, 1.0),
                                new Point(size + 1.0, size),
                                new Point(1.0, size + 2.0)),
                        colour,
                        "polygon");
        };
    }

    private static Group makePage(int count) {
        List<Placed> groups = new ArrayList<>();
        for (int start = 0; start < count; start += 10) {
            List<Placed> figures = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                figures.add(makeFigure(start + i));
            }
            groups.add(new Group("group", figures));
        }
        return new Group("page", groups);
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 150;
        int count = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1000;
        long weight = 0;
        double area = 0.0;
        Census census = new Census();
        String text = "";
        for (int round = 0; round < rounds; round++) {
            Group page = makePage(count);
            census = new Census();
            for (int i = 0; i < 5; i++) {
                page.move(0.5, -0.25);
                page.accept(new Grower(1.05));
                page.accept(census);
                weight += page.weight();
                area += page.area();
            }
            Group last = (Group) page.items.get(page.items.size() - 1);
            text = last.items.get(round % 10).describe();
        }
        System.out.printf(
                Locale.ROOT, "%d %.4f %.4f %.4f %d%n", weight, area, census.area, census.perimeter, created);
        census.names.forEach((name, number) -> System.out.println(name + " " + number));
        System.out.println(text);
    }
}
