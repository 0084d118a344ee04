/* A ray tracer: the algorithm and the output of raytracer.py. */

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    double x, y, z;
} Vector;

typedef struct {
    Vector origin, direction;
} Ray;

static Vector add(Vector a, Vector b) {
    return (Vector){a.x + b.x, a.y + b.y, a.z + b.z};
}

static Vector subtract(Vector a, Vector b) {
    return (Vector){a.x - b.x, a.y - b.y, a.z - b.z};
}

static Vector scale(Vector a, double factor) {
    return (Vector){a.x * factor, a.y * factor, a.z * factor};
}

static double dot(Vector a, Vector b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static Vector normalized(Vector a) {
    return scale(a, 1.0 / sqrt(dot(a, a)));
}

static Vector reflected(Vector a, Vector normal) {
    return subtract(a, scale(normal, 2.0 * dot(a, normal)));
}

typedef struct Shape Shape;

struct Shape {
    bool (*intersection)(const Shape *, const Ray *, double *distance);
    Vector (*normal_at)(const Shape *, Vector point);
    Vector (*colour_at)(const Shape *, Vector point);
    double reflection;
    Vector centre, colour; /* of a sphere */
    double radius;         /* of a sphere; the height of a floor */
};

static bool sphere_intersection(const Shape *sphere, const Ray *ray, double *distance) {
    Vector offset = subtract(sphere->centre, ray->origin);
    double along = dot(offset, ray->direction);
    double discriminant = sphere->radius * sphere->radius - (dot(offset, offset) - along * along);
    if (discriminant < 0.0) return false;
    *distance = along - sqrt(discriminant);
    return *distance > 1e-6;
}

static Vector sphere_normal(const Shape *sphere, Vector point) {
    return normalized(subtract(point, sphere->centre));
}

static Vector sphere_colour(const Shape *sphere, Vector point) {
    return sphere->colour;
}

static bool floor_intersection(const Shape *floor, const Ray *ray, double *distance) {
    if (fabs(ray->direction.y) < 1e-9) return false;
    *distance = (floor->radius - ray->origin.y) / ray->direction.y;
    return *distance > 1e-6;
}

static Vector floor_normal(const Shape *floor, Vector point) {
    return (Vector){0.0, 1.0, 0.0};
}

static Vector floor_colour(const Shape *shape, Vector point) {
    long square = (long) floor(point.x) + (long) floor(point.z);
    return square % 2 == 0 ? (Vector){0.9, 0.9, 0.9} : (Vector){0.2, 0.2, 0.3};
}

typedef struct {
    Shape *shapes;
    int count;
    Vector light, sky;
} Scene;

static const Shape *nearest(const Scene *scene, const Ray *ray, double *best) {
    const Shape *found = NULL;
    *best = INFINITY;
    for (int i = 0; i < scene->count; i++) {
        double distance;
        if (scene->shapes[i].intersection(&scene->shapes[i], ray, &distance) && distance < *best) {
            found = &scene->shapes[i];
            *best = distance;
        }
    }
    return found;
}

static bool is_lit(const Scene *scene, Vector point) {
    Ray ray = {point, scene->light};
    double distance;
    for (int i = 0; i < scene->count; i++)
        if (scene->shapes[i].intersection(&scene->shapes[i], &ray, &distance)) return false;
    return true;
}

static Vector trace(const Scene *scene, Ray ray, int depth) {
    double distance;
    const Shape *shape = nearest(scene, &ray, &distance);
    if (shape == NULL) return scene->sky;
    Vector point = add(ray.origin, scale(ray.direction, distance));
    Vector normal = shape->normal_at(shape, point);
    double brightness = 0.15;
    if (is_lit(scene, point)) brightness += 0.85 * fmax(0.0, dot(normal, scene->light));
    Vector colour = scale(shape->colour_at(shape, point), brightness);
    if (depth > 0 && shape->reflection > 0.0) {
        Vector mirrored = trace(scene, (Ray){point, reflected(ray.direction, normal)}, depth - 1);
        colour = add(scale(colour, 1.0 - shape->reflection), scale(mirrored, shape->reflection));
    }
    return colour;
}

static Scene make_scene(double shift) {
    Scene scene = {malloc(7 * sizeof(Shape)), 0, normalized((Vector){0.5, 1.0, -0.7}), {0.4, 0.6, 0.9}};
    scene.shapes[scene.count++] =
        (Shape){floor_intersection, floor_normal, floor_colour, 0.2, {0}, {0}, -1.0};
    for (int i = 0; i < 6; i++) {
        double x = -3.0 + i * 1.2;
        scene.shapes[scene.count++] = (Shape){sphere_intersection,
                                              sphere_normal,
                                              sphere_colour,
                                              0.1 * i,
                                              {x + shift, -0.4 + 0.2 * i, 3.0 + i % 3},
                                              {0.9 - 0.1 * i, 0.2 + 0.1 * i, 0.5},
                                              0.6};
    }
    return scene;
}

static Vector *render(const Scene *scene, int width, int height) {
    Vector eye = {0.0, 0.5, -4.0}, *picture = malloc(width * height * sizeof *picture);
    for (int j = 0; j < height; j++) {
        for (int i = 0; i < width; i++) {
            Vector direction = normalized((Vector){(i - width / 2.0) / width, (height / 2.0 - j) / width, 1.0});
            picture[j * width + i] = trace(scene, (Ray){eye, direction}, 3);
        }
    }
    return picture;
}

static int level(Vector colour, int levels) {
    int result = (int) ((colour.x + colour.y + colour.z) / 3.0 * levels);
    return result < levels - 1 ? result : levels - 1;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 30;
    int width = argc > 2 ? atoi(argv[2]) : 100, height = width * 3 / 4;
    long checksum = 0;
    for (int round = 0; round < rounds; round++) {
        Scene scene = make_scene(round * 0.05);
        Vector *picture = render(&scene, width, height);
        for (int i = 0; i < width * height; i++) checksum = (checksum * 31 + level(picture[i], 256)) % 1000003;
        free(picture);
        free(scene.shapes);
    }
    printf("%ld\n", checksum);
    Scene scene = make_scene(0.0);
    Vector *picture = render(&scene, 60, 24);
    for (int y = 0; y < 24; y++) {
        for (int x = 0; x < 60; x++) putchar(" .:-=+*#%@"[level(picture[y * 60 + x], 10)]);
        putchar('\n');
    }
    free(picture);
    free(scene.shapes);
    return 0;
}
