using System;
using System.Collections.Generic;
using System.Text;

/// <summary>A ray tracer in C#: the algorithm and the output of raytracer.py.</summary>
public static class Raytracer {
    private sealed class Vector {
        internal readonly double X;
        internal readonly double Y;
        internal readonly double Z;

        internal Vector(double x, double y, double z) {
            X = x;
            Y = y;
            Z = z;
        }

        public static Vector operator +(Vector a, Vector b) {
            return new Vector(a.X + b.X, a.Y + b.Y, a.Z + b.Z);
        }

        public static Vector operator -(Vector a, Vector b) {
            return new Vector(a.X - b.X, a.Y - b.Y, a.Z - b.Z);
        }

        public static Vector operator *(Vector a, double factor) {
            return new Vector(a.X * factor, a.Y * factor, a.Z * factor);
        }

        internal double Dot(Vector other) {
            return X * other.X + Y * other.Y + Z * other.Z;
        }

        internal Vector Normalized() {
            return this * (1.0 / Math.Sqrt(Dot(this)));
        }

        internal Vector Reflected(Vector normal) {
            return this - normal * (2.0 * Dot(normal));
        }
    }

    private sealed class Ray {
        internal readonly Vector Origin;
        internal readonly Vector Direction;

        internal Ray(Vector origin, Vector direction) {
            Origin = origin;
            Direction = direction;
        }

        internal Vector At(double distance) {
            return Origin + Direction * distance;
        }
    }

    private abstract class Shape {
        internal readonly double Reflection;

        internal Shape(double reflection) {
            Reflection = reflection;
        }

        /// <summary>The distance to where the ray meets the shape; infinite where it does not.</summary>
        internal abstract double Intersection(Ray ray);

        internal abstract Vector NormalAt(Vector point);

        internal abstract Vector ColourAt(Vector point);
    }

    private sealed class Sphere : Shape {
        private readonly Vector centre;
        private readonly double radius;
        private readonly Vector colour;

        internal Sphere(Vector centre, double radius, Vector colour, double reflection) : base(reflection) {
            this.centre = centre;
            this.radius = radius;
            this.colour = colour;
        }

        internal override double Intersection(Ray ray) {
            Vector offset = centre - ray.Origin;
            double along = offset.Dot(ray.Direction);
            double discriminant = radius * radius - (offset.Dot(offset) - along * along);
            if (discriminant < 0.0) {
                return double.PositiveInfinity;
            }
            double distance = along - Math.Sqrt(discriminant);
            return distance > 1e-6 ? distance : double.PositiveInfinity;
        }

        internal override Vector NormalAt(Vector point) {
            return (point - centre).Normalized();
        }

        internal override Vector ColourAt(Vector point) {
            return colour;
        }
    }

    private sealed class Floor : Shape {
        private readonly double height;

        internal Floor(double height) : base(0.2) {
            this.height = height;
        }

        internal override double Intersection(Ray ray) {
            if (Math.Abs(ray.Direction.Y) < 1e-9) {
                return double.PositiveInfinity;
            }
            double distance = (height - ray.Origin.Y) / ray.Direction.Y;
            return distance > 1e-6 ? distance : double.PositiveInfinity;
        }

        internal override Vector NormalAt(Vector point) {
            return new Vector(0.0, 1.0, 0.0);
        }

        internal override Vector ColourAt(Vector point) {
            return ((long) Math.Floor(point.X) + (long) Math.Floor(point.Z)) % 2 == 0
                    ? new Vector(0.9, 0.9, 0.9)
                    : new Vector(0.2, 0.2, 0.3);
        }
    }

    private sealed class Scene {
        internal readonly List<Shape> Shapes = new List<Shape>();
        private readonly Vector light = new Vector(0.5, 1.0, -0.7).Normalized();
        private readonly Vector sky = new Vector(0.4, 0.6, 0.9);

        private bool IsLit(Vector point) {
            Ray ray = new Ray(point, light);
            foreach (Shape shape in Shapes) {
                if (shape.Intersection(ray) < double.PositiveInfinity) {
                    return false;
                }
            }
            return true;
        }

        internal Vector Trace(Ray ray, int depth) {
            Shape shape = null;
            double best = double.PositiveInfinity;
            foreach (Shape candidate in Shapes) {
                double distance = candidate.Intersection(ray);
                if (distance < best) {
                    shape = candidate;
                    best = distance;
                }
            }
            if (shape == null) {
                return sky;
            }
            Vector point = ray.At(best);
            Vector normal = shape.NormalAt(point);
            double brightness = 0.15;
            if (IsLit(point)) {
                brightness += 0.85 * Math.Max(0.0, normal.Dot(light));
            }
            Vector colour = shape.ColourAt(point) * brightness;
            if (depth > 0 && shape.Reflection > 0.0) {
                Vector reflected = Trace(new Ray(point, ray.Direction.Reflected(normal)), depth - 1);
                colour = colour * (1.0 - shape.Reflection) + reflected * shape.Reflection;
            }
            return colour;
        }
    }

    private static Scene MakeScene(double shift) {
        var scene = new Scene();
        scene.Shapes.Add(new Floor(-1.0));
        for (int i = 0; i < 6; i++) {
            double x = -3.0 + i * 1.2;
            scene.Shapes.Add(new Sphere(
                    new Vector(x + shift, -0.4 + 0.2 * i, 3.0 + i % 3),
                    0.6,
                    new Vector(0.9 - 0.1 * i, 0.2 + 0.1 * i, 0.5),
                    0.1 * i));
        }
        return scene;
    }

    private static Vector[][] render(Scene scene, int width, int height) {
        Vector eye = new Vector(0.0, 0.5, -4.0);
        var rows = new Vector[height][];
        for (int j = 0; j < height; j++) {
            rows[j] = new Vector[width];
            for (int i = 0; i < width; i++) {
                Vector direction = new Vector((i - width / 2.0) / width, (height / 2.0 - j) / width, 1.0).Normalized();
                rows[j][i] = scene.Trace(new Ray(eye, direction), 3);
            }
        }
        return rows;
    }

    private static int Level(Vector colour, int levels) {
        return Math.Min(levels - 1, (int) ((colour.X + colour.Y + colour.Z) / 3.0 * levels));
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 30;
        int width = arguments.Length > 1 ? int.Parse(arguments[1]) : 100;
        long checksum = 0;
        for (int round = 0; round < rounds; round++) {
            foreach (Vector[] row in render(MakeScene(round * 0.05), width, width * 3 / 4)) {
                foreach (Vector colour in row) {
                    checksum = (checksum * 31 + Level(colour, 256)) % 1000003;
                }
            }
        }
        Console.WriteLine(checksum);
        foreach (Vector[] row in render(MakeScene(0.0), 60, 24)) {
            var line = new StringBuilder();
            foreach (Vector colour in row) {
                line.Append(" .:-=+*#%@"[Level(colour, 10)]);
            }
            Console.WriteLine(line);
        }
    }
}
