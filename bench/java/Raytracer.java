import java.util.ArrayList;
import java.util.List;

/** A ray tracer in Java: the algorithm and the output of raytracer.py. */
public final class Raytracer {
    private record Vector(double x, double y, double z) {
        Vector plus(Vector other) {
            return new Vector(x + other.x, y + other.y, z + other.z);
        }

        Vector minus(Vector other) {
            return new Vector(x - other.x, y - other.y, z - other.z);
        }

        Vector times(double factor) {
            return new Vector(x * factor, y * factor, z * factor);
        }

        double dot(Vector other) {
            return x * other.x + y * other.y + z * other.z;
        }

        Vector normalized() {
            return times(1.0 / Math.sqrt(dot(this)));
        }

        Vector reflected(Vector normal) {
            return minus(normal.times(2.0 * dot(normal)));
        }
    }

    private record Ray(Vector origin, Vector direction) {
        Vector at(double distance) {
            return origin.plus(direction.times(distance));
        }
    }

    private abstract static class Shape {
        final double reflection;

        Shape(double reflection) {
            this.reflection = reflection;
        }

        /** The distance to where the ray meets the shape; infinite where it does not. */
        abstract double intersection(Ray ray);

        abstract Vector normalAt(Vector point);

        abstract Vector colourAt(Vector point);
    }

    private static final class Sphere extends Shape {
        private final Vector centre;
        private final double radius;
        private final Vector colour;

        Sphere(Vector centre, double radius, Vector colour, double reflection) {
            super(reflection);
            this.centre = centre;
            this.radius = radius;
            this.colour = colour;
        }

        @Override
        double intersection(Ray ray) {
            Vector offset = centre.minus(ray.origin);
            double along = offset.dot(ray.direction);
            double discriminant = radius * radius - (offset.dot(offset) - along * along);
            if (discriminant < 0.0) {
                return Double.POSITIVE_INFINITY;
            }
            double distance = along - Math.sqrt(discriminant);
            return distance > 1e-6 ? distance : Double.POSITIVE_INFINITY;
        }

        @Override
        Vector normalAt(Vector point) {
            return point.minus(centre).normalized();
        }

        @Override
        Vector colourAt(Vector point) {
            return colour;
        }
    }

    private static final class Floor extends Shape {
        private final double height;

        Floor(double height) {
            super(0.2);
            this.height = height;
        }

        @Override
        double intersection(Ray ray) {
            if (Math.abs(ray.direction.y) < 1e-9) {
                return Double.POSITIVE_INFINITY;
            }
            double distance = (height - ray.origin.y) / ray.direction.y;
            return distance > 1e-6 ? distance : Double.POSITIVE_INFINITY;
        }

        @Override
        Vector normalAt(Vector point) {
            return new Vector(0.0, 1.0, 0.0);
        }

        @Override
        Vector colourAt(Vector point) {
            return ((long) Math.floor(point.x) + (long) Math.floor(point.z)) % 2 == 0
                    ? new Vector(0.9, 0.9, 0.9)
                    : new Vector(0.2, 0.2, 0.3);
        }
    }

    private static final class Scene {
        private final List<Shape> shapes = new ArrayList<>();
        private final Vector light = new Vector(0.5, 1.0, -0.7).normalized();
        private final Vector sky = new Vector(0.4, 0.6, 0.9);

        boolean isLit(Vector point) {
            Ray ray = new Ray(point, light);
            for (Shape shape : shapes) {
                if (shape.intersection(ray) < Double.POSITIVE_INFINITY) {
                    return false;
                }
            }
            return true;
        }

        Vector trace(Ray ray, int depth) {
            Shape shape = null;
            double best = Double.POSITIVE_INFINITY;
            for (Shape candidate : shapes) {
                double distance = candidate.intersection(ray);
                if (distance < best) {
                    shape = candidate;
                    best = distance;
                }
            }
            if (shape == null) {
                return sky;
            }
            Vector point = ray.at(best);
            Vector normal = shape.normalAt(point);
            double brightness = 0.15;
            if (isLit(point)) {
                brightness += 0.85 * Math.max(0.0, normal.dot(light));
            }
            Vector colour = shape.colourAt(point).times(brightness);
            if (depth > 0 && shape.reflection > 0.0) {
                Vector reflected = trace(new Ray(point, ray.direction.reflected(normal)), depth - 1);
                colour = colour.times(1.0 - shape.reflection).plus(reflected.times(shape.reflection));
            }
            return colour;
        }
    }

    private static Scene makeScene(double shift) {
        Scene scene = new Scene();
        scene.shapes.add(new Floor(-1.0));
        for (int i = 0; i < 6; i++) {
            double x = -3.0 + i * 1.2;
            scene.shapes.add(new Sphere(
                    new Vector(x + shift, -0.4 + 0.2 * i, 3.0 + i % 3),
                    0.6,
                    new Vector(0.9 - 0.1 * i, 0.2 + 0.1 * i, 0.5),
                    0.1 * i));
        }
        return scene;
    }

    private static Vector[][] render(Scene scene, int width, int height) {
        Vector eye = new Vector(0.0, 0.5, -4.0);
        Vector[][] rows = new Vector[height][width];
        for (int j = 0; j < height; j++) {
            for (int i = 0; i < width; i++) {
                Vector direction = new Vector((i - width / 2.0) / width, (height / 2.0 - j) / width, 1.0).normalized();
                rows[j][i] = scene.trace(new Ray(eye, direction), 3);
            }
        }
        return rows;
    }

    private static int level(Vector colour, int levels) {
        return Math.min(levels - 1, (int) ((colour.x + colour.y + colour.z) / 3.0 * levels));
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 30;
        int width = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 100;
        long checksum = 0;
        for (int round = 0; round < rounds; round++) {
            for (Vector[] row : render(makeScene(round * 0.05), width, width * 3 / 4)) {
                for (Vector colour : row) {
                    checksum = (checksum * 31 + level(colour, 256)) % 1000003;
                }
            }
        }
        System.out.println(checksum);
        for (Vector[] row : render(makeScene(0.0), 60, 24)) {
            StringBuilder line = new StringBuilder();
            for (Vector colour : row) {
                line.append(" .:-=+*#%@".charAt(level(colour, 10)));
            }
            System.out.println(line);
        }
    }
}
