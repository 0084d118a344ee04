"""A ray tracer: spheres over a chequered floor, shadows and reflections; prints a small picture and a checksum.

    raytracer.py [ROUNDS [WIDTH]]
"""

import math
import sys


class Vector:
    __slots__ = ("x", "y", "z")

    def __init__(self, x, y, z):
        self.x = x
        self.y = y
        self.z = z

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y, self.z + other.z)

    def __sub__(self, other):
        return Vector(self.x - other.x, self.y - other.y, self.z - other.z)

    def __mul__(self, factor):
        return Vector(self.x * factor, self.y * factor, self.z * factor)

    def dot(self, other):
        return self.x * other.x + self.y * other.y + self.z * other.z

    def normalized(self):
        return self * (1.0 / math.sqrt(self.dot(self)))

    def reflected(self, normal):
        return self - normal * (2.0 * self.dot(normal))


class Ray:
    def __init__(self, origin, direction):
        self.origin = origin
        self.direction = direction

    def at(self, distance):
        return self.origin + self.direction * distance


class Shape:
    reflection = 0.0

    def intersection(self, ray):
        """The distance to where the ray meets the shape, or None."""
        raise NotImplementedError

    def normal_at(self, point):
        raise NotImplementedError

    def colour_at(self, point):
        raise NotImplementedError


class Sphere(Shape):
    def __init__(self, centre, radius, colour, reflection):
        self.centre = centre
        self.radius = radius
        self.colour = colour
        self.reflection = reflection

    def intersection(self, ray):
        offset = self.centre - ray.origin
        along = offset.dot(ray.direction)
        discriminant = self.radius * self.radius - (offset.dot(offset) - along * along)
        if discriminant < 0.0:
            return None
        distance = along - math.sqrt(discriminant)
        return distance if distance > 1e-6 else None

    def normal_at(self, point):
        return (point - self.centre).normalized()

    def colour_at(self, point):
        return self.colour


class Floor(Shape):
    reflection = 0.2

    def __init__(self, height):
        self.height = height

    def intersection(self, ray):
        if abs(ray.direction.y) < 1e-9:
            return None
        distance = (self.height - ray.origin.y) / ray.direction.y
        return distance if distance > 1e-6 else None

    def normal_at(self, point):
        return Vector(0.0, 1.0, 0.0)

    def colour_at(self, point):
        if (math.floor(point.x) + math.floor(point.z)) % 2 == 0:
            return Vector(0.9, 0.9, 0.9)
        return Vector(0.2, 0.2, 0.3)


class Scene:
    def __init__(self):
        self.shapes = []
        self.light = Vector(0.5, 1.0, -0.7).normalized()
        self.sky = Vector(0.4, 0.6, 0.9)

    def add(self, shape):
        self.shapes.append(shape)
        return self

    def nearest(self, ray):
        nearest = None
        best = math.inf
        for shape in self.shapes:
            distance = shape.intersection(ray)
            if distance is not None and distance < best:
                nearest, best = shape, distance
        return nearest, best

    def is_lit(self, point):
        ray = Ray(point, self.light)
        return all(shape.intersection(ray) is None for shape in self.shapes)

    def trace(self, ray, depth):
        shape, distance = self.nearest(ray)
        if shape is None:
            return self.sky
        point = ray.at(distance)
        normal = shape.normal_at(point)
        brightness = 0.15
        if self.is_lit(point):
            brightness += 0.85 * max(0.0, normal.dot(self.light))
        colour = shape.colour_at(point) * brightness
        if depth > 0 and shape.reflection > 0.0:
            reflected = self.trace(Ray(point, ray.direction.reflected(normal)), depth - 1)
            colour = colour * (1.0 - shape.reflection) + reflected * shape.reflection
        return colour


def make_scene(shift):
    scene = Scene().add(Floor(-1.0))
    for i in range(6):
        x = -3.0 + i * 1.2
        scene.add(Sphere(Vector(x + shift, -0.4 + 0.2 * i, 3.0 + i % 3), 0.6,
                         Vector(0.9 - 0.1 * i, 0.2 + 0.1 * i, 0.5), 0.1 * i))
    return scene


def render(scene, width, height):
    eye = Vector(0.0, 0.5, -4.0)
    rows = []
    for j in range(height):
        row = []
        for i in range(width):
            direction = Vector((i - width / 2.0) / width, (height / 2.0 - j) / width, 1.0).normalized()
            row.append(scene.trace(Ray(eye, direction), 3))
        rows.append(row)
    return rows


def level(colour, levels):
    return min(levels - 1, int((colour.x + colour.y + colour.z) / 3.0 * levels))


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    width = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    checksum = 0
    for i in range(rounds):
        for row in render(make_scene(i * 0.05), width, width * 3 // 4):
            for colour in row:
                checksum = (checksum * 31 + level(colour, 256)) % 1000003
    print(checksum)
    for row in render(make_scene(0.0), 60, 24):
        print("".join(" .:-=+*#%@"[level(colour, 10)] for colour in row))


if __name__ == "__main__":
    main()

# bench rounds: 30
