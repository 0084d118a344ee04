"""A ray tracer: spheres, a chequered floor, lights, shadows and mirrors.

    raytracer.py [WIDTH [HEIGHT [FORMAT]]]

FORMAT is `text` (a picture in characters, and a checksum) or `ppm` (a portable pixmap in text form).
"""

import math

FAR_AWAY = 1e20
NEAR = 1e-6
DEEPEST = 4
SHADES = " .:-=+*#%@"


class Vector:
    """A point, a direction or a colour."""

    __slots__ = ("x", "y", "z")

    def __init__(self, x, y, z):
        self.x = x
        self.y = y
        self.z = z

    def __repr__(self):
        return f"({self.x:.3f}, {self.y:.3f}, {self.z:.3f})"

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y, self.z + other.z)

    def __sub__(self, other):
        return Vector(self.x - other.x, self.y - other.y, self.z - other.z)

    def __neg__(self):
        return Vector(-self.x, -self.y, -self.z)

    def __mul__(self, factor):
        return Vector(self.x * factor, self.y * factor, self.z * factor)

    def dot(self, other):
        return self.x * other.x + self.y * other.y + self.z * other.z

    def cross(self, other):
        return Vector(self.y * other.z - self.z * other.y,
                      self.z * other.x - self.x * other.z,
                      self.x * other.y - self.y * other.x)

    def filtered(self, other):
        """This colour seen through another."""
        return Vector(self.x * other.x, self.y * other.y, self.z * other.z)

    @property
    def length(self):
        return math.sqrt(self.dot(self))

    def normalized(self):
        length = self.length
        if length == 0.0:
            raise ZeroDivisionError("a direction of length zero")
        return self * (1.0 / length)

    def reflected(self, normal):
        return self - normal * (2.0 * self.dot(normal))


BLACK = Vector(0.0, 0.0, 0.0)
WHITE = Vector(1.0, 1.0, 1.0)


class Ray:
    def __init__(self, origin, direction):
        self.origin = origin
        self.direction = direction

    def at(self, distance):
        return self.origin + self.direction * distance


class Material:
    """How a surface answers to light."""

    def __init__(self, colour, diffuse=0.8, specular=0.2, mirror=0.0):
        self.colour = colour
        self.diffuse = diffuse
        self.specular = specular
        self.mirror = mirror

    def colour_at(self, point):
        return self.colour


class Chequered(Material):
    """Two colours in squares."""

    def __init__(self, colour, other, size):
        super().__init__(colour, specular=0.0, mirror=0.1)
        self.other = other
        self.size = size

    def colour_at(self, point):
        column = math.floor(point.x / self.size)
        row = math.floor(point.z / self.size)
        return self.colour if (column + row) % 2 == 0 else self.other


class Shape:
    """Something that a ray can meet."""

    def __init__(self, name, material):
        self.name = name
        self.material = material

    def distance(self, ray):
        """How far along the ray it is met first; FAR_AWAY if it is not."""
        raise NotImplementedError

    def normal_at(self, point):
        raise NotImplementedError


class Sphere(Shape):
    def __init__(self, name, centre, radius, material):
        super().__init__(name, material)
        self.centre = centre
        self.radius = radius

    def distance(self, ray):
        offset = ray.origin - self.centre
        b = offset.dot(ray.direction)
        c = offset.dot(offset) - self.radius * self.radius
        discriminant = b * b - c
        if discriminant < 0.0:
            return FAR_AWAY
        root = math.sqrt(discriminant)
        for distance in (-b - root, -b + root):
            if distance > NEAR:
                return distance
        return FAR_AWAY

    def normal_at(self, point):
        return (point - self.centre).normalized()


class Plane(Shape):
    def __init__(self, name, point, normal, material):
        super().__init__(name, material)
        self.point = point
        self.normal = normal

    def distance(self, ray):
        slope = ray.direction.dot(self.normal)
        if abs(slope) < NEAR:
            return FAR_AWAY
        distance = (self.point - ray.origin).dot(self.normal) / slope
        return distance if distance > NEAR else FAR_AWAY

    def normal_at(self, point):
        return self.normal


class Light:
    def __init__(self, position, colour):
        self.position = position
        self.colour = colour


class Camera:
    """Makes the ray through each point of the picture."""

    def __init__(self, position, target, field_of_view):
        forward = (target - position).normalized()
        right = forward.cross(Vector(0.0, 1.0, 0.0)).normalized()
        up = right.cross(forward)
        spread = math.tan(math.radians(field_of_view) / 2.0)
        self.position = position
        self.forward = forward
        self.right = right * spread
        self.up = up * spread

    def ray(self, x, y):
        """x and y from -1 to 1."""
        return Ray(self.position, (self.forward + self.right * x + self.up * y).normalized())


class Hit:
    def __init__(self, shape, distance, point):
        self.shape = shape
        self.distance = distance
        self.point = point


class Statistics:
    def __init__(self):
        self.rays = 0
        self.shadow_rays = 0
        self.hits = {}

    def count_hit(self, name):
        self.hits[name] = self.hits.get(name, 0) + 1


class Scene:
    def __init__(self, camera, sky, ambient):
        self.camera = camera
        self.sky = sky
        self.ambient = ambient
        self.shapes = []
        self.lights = []
        self.statistics = Statistics()

    def nearest(self, ray):
        found = None
        best = FAR_AWAY
        for shape in self.shapes:
            distance = shape.distance(ray)
            if distance < best:
                best = distance
                found = shape
        if found is None:
            return None
        return Hit(found, best, ray.at(best))

    def is_lit(self, point, direction, distance):
        self.statistics.shadow_rays += 1
        ray = Ray(point, direction)
        return not any(shape.distance(ray) < distance for shape in self.shapes)

    def sky_colour(self, direction):
        height = max(direction.y, 0.0)
        return WHITE * (1.0 - height) + self.sky * height

    def trace(self, ray, depth):
        self.statistics.rays += 1
        hit = self.nearest(ray)
        if hit is None:
            return self.sky_colour(ray.direction)
        self.statistics.count_hit(hit.shape.name)
        return self.shade(ray, hit, depth)

    def shade(self, ray, hit, depth):
        material = hit.shape.material
        normal = hit.shape.normal_at(hit.point)
        surface = material.colour_at(hit.point)
        colour = surface * self.ambient
        for light in self.lights:
            towards = light.position - hit.point
            distance = towards.length
            direction = towards * (1.0 / distance)
            brightness = direction.dot(normal)
            if brightness > 0.0 and self.is_lit(hit.point, direction, distance):
                colour += surface.filtered(light.colour) * (brightness * material.diffuse)
                shine = direction.reflected(normal).dot(ray.direction)
                if shine > 0.0 and material.specular > 0.0:
                    colour += light.colour * (material.specular * to_the_32nd(shine))
        if material.mirror > 0.0 and depth < DEEPEST:
            mirrored = Ray(hit.point, ray.direction.reflected(normal))
            colour = colour * (1.0 - material.mirror) + self.trace(mirrored, depth + 1) * material.mirror
        return colour


def to_the_32nd(x):
    for _ in range(5):
        x *= x
    return x


def channel(value):
    """0 to 255."""
    return int(min(max(value, 0.0), 1.0) * 255.0 + 0.5)


def render(scene, width, height):
    """Rows of pixels, each a tuple of three channels."""
    aspect = height / width
    rows = []
    for row in range(height):
        y = (1.0 - 2.0 * (row + 0.5) / height) * aspect
        pixels = []
        for column in range(width):
            x = 2.0 * (column + 0.5) / width - 1.0
            colour = scene.trace(scene.camera.ray(x, y), 0)
            pixels.append((channel(colour.x), channel(colour.y), channel(colour.z)))
        rows.append(pixels)
    return rows


def make_scene():
    camera = Camera(Vector(0.0, 1.8, -6.0), Vector(0.0, 0.8, 0.0), 60.0)
    scene = Scene(camera, sky=Vector(0.3, 0.5, 0.9), ambient=0.12)
    floor = Chequered(Vector(0.9, 0.9, 0.85), Vector(0.15, 0.15, 0.2), 1.0)
    scene.shapes.append(Plane("floor", BLACK, Vector(0.0, 1.0, 0.0), floor))
    scene.shapes.append(Sphere("mirror", Vector(0.0, 1.0, 1.0), 1.0, Material(WHITE, 0.2, 0.6, 0.7)))
    scene.shapes.append(Sphere("red", Vector(-1.9, 0.7, 0.0), 0.7, Material(Vector(0.9, 0.2, 0.2))))
    scene.shapes.append(Sphere("green", Vector(1.8, 0.6, -0.5), 0.6, Material(Vector(0.2, 0.8, 0.3), 0.7, 0.5, 0.15)))
    for index in range(5):
        angle = math.radians(36.0 * index + 18.0)
        centre = Vector(2.4 * math.cos(angle), 0.25, -2.4 * math.sin(angle))
        scene.shapes.append(Sphere(f"bead {index}", centre, 0.25, Material(Vector(0.9, 0.7 - 0.1 * index, 0.1), mirror=0.05)))
    scene.lights.append(Light(Vector(-4.0, 6.0, -4.0), Vector(0.8, 0.8, 0.75)))
    scene.lights.append(Light(Vector(5.0, 3.0, -2.0), Vector(0.25, 0.25, 0.35)))
    return scene


# The scene is built while the program is imported; a translated program finds it ready.
SCENE = make_scene()


def as_ppm(rows):
    lines = ["P3", f"{len(rows[0])} {len(rows)}", "255"]
    for pixels in rows:
        lines.append(" ".join([f"{red} {green} {blue}" for red, green, blue in pixels]))
    return "\n".join(lines)


def as_text(rows):
    lines = []
    for pixels in rows:
        line = ""
        for red, green, blue in pixels:
            brightness = (red * 299 + green * 587 + blue * 114) // 1000
            line += SHADES[brightness * (len(SHADES) - 1) // 255]
        lines.append(line)
    return "\n".join(lines)


def checksum(rows):
    a = 1
    b = 0
    for pixels in rows:
        for pixel in pixels:
            for value in pixel:
                a = (a + value) % 65521
                b = (b + a) % 65521
    return b << 16 | a


WRITERS = {"text": as_text, "ppm": as_ppm}


def main(argv):
    width = int(argv[1]) if len(argv) > 1 else 400
    height = int(argv[2]) if len(argv) > 2 else width * 3 // 8
    picture_format = argv[3] if len(argv) > 3 else "text" if width <= 120 else "none"
    rows = render(SCENE, width, height)
    if picture_format in WRITERS:
        print(WRITERS[picture_format](rows))
    if picture_format != "ppm":
        statistics = SCENE.statistics
        print(f"{width} by {height}: {statistics.rays} rays, {statistics.shadow_rays} to lights, checksum {checksum(rows):08x}")
        for name in sorted(statistics.hits):
            print(f"  {name:8} {statistics.hits[name]:7}")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# test arguments: 32 12
