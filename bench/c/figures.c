/* A deep hierarchy by structs within structs and tables of functions: the work and the output of figures.py. */

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PI 3.141592653589793

typedef struct Item Item;
typedef struct Visitor Visitor;

typedef struct Class {
    const char *name;
    bool is_polygon;
    double (*area)(const Item *);
    double (*perimeter)(const Item *);
    void (*scale)(Item *, double factor);
    long (*weight)(const Item *);
    int (*describe)(const Item *, char *out);
    void (*move)(Item *, double dx, double dy);
    void (*accept)(Item *, Visitor *);
    void (*end)(Item *);
} Class;

struct Item {
    const Class *class;
    double x, y;
};

struct Visitor {
    void (*visit_item)(Visitor *, Item *);
    void (*visit_figure)(Visitor *, Item *);
};

typedef struct {
    Item item;
    const char *colour;
} Figure;

typedef struct {
    Figure figure;
    double a, b;
} Ellipse;

typedef struct {
    double x, y;
} Point;

typedef struct {
    Figure figure;
    Point *corners;
    int count;
} Polygon;

typedef struct {
    Polygon polygon;
    double width, height;
} Rectangle;

typedef struct {
    Rectangle square;
    double rounding;
} RoundedSquare;

typedef struct {
    Item item;
    Item **items;
    int count;
} Group;

static long created;

static void *item_new(size_t size, const Class *class, double x, double y) {
    created++;
    Item *item = malloc(size);
    *item = (Item){class, x, y};
    return item;
}

static void item_move(Item *item, double dx, double dy) {
    item->x += dx;
    item->y += dy;
}

static int item_describe(const Item *item, char *out) {
    return sprintf(out, "%s at %.1f,%.1f", item->class->name, item->x, item->y);
}

static long item_weight(const Item *item) {
    return 2;
}

static void item_end(Item *item) {
    free(item);
}

static long figure_weight(const Item *item) {
    return item_weight(item) + strlen(((const Figure *) item)->colour);
}

static void figure_accept(Item *item, Visitor *visitor) {
    visitor->visit_figure(visitor, item);
}

static double ellipse_area(const Item *item) {
    const Ellipse *ellipse = (const Ellipse *) item;
    return PI * ellipse->a * ellipse->b;
}

static double ellipse_perimeter(const Item *item) {
    const Ellipse *ellipse = (const Ellipse *) item;
    return PI * (3.0 * (ellipse->a + ellipse->b) / 2.0 - sqrt(ellipse->a * ellipse->b));
}

static void ellipse_scale(Item *item, double factor) {
    Ellipse *ellipse = (Ellipse *) item;
    ellipse->a *= factor;
    ellipse->b *= factor;
}

static double circle_perimeter(const Item *item) {
    return 2.0 * PI * ((const Ellipse *) item)->a;
}

static double polygon_area(const Item *item) {
    const Polygon *polygon = (const Polygon *) item;
    const Point *previous = &polygon->corners[polygon->count - 1];
    double total = 0.0;
    for (int i = 0; i < polygon->count; i++) {
        const Point *corner = &polygon->corners[i];
        total += previous->x * corner->y - corner->x * previous->y;
        previous = corner;
    }
    return fabs(total) / 2.0;
}

static double polygon_perimeter(const Item *item) {
    const Polygon *polygon = (const Polygon *) item;
    const Point *previous = &polygon->corners[polygon->count - 1];
    double total = 0.0;
    for (int i = 0; i < polygon->count; i++) {
        const Point *corner = &polygon->corners[i];
        double dx = corner->x - previous->x, dy = corner->y - previous->y;
        total += sqrt(dx * dx + dy * dy);
        previous = corner;
    }
    return total;
}

static void polygon_scale(Item *item, double factor) {
    Polygon *polygon = (Polygon *) item;
    for (int i = 0; i < polygon->count; i++) {
        polygon->corners[i].x *= factor;
        polygon->corners[i].y *= factor;
    }
}

static long polygon_weight(const Item *item) {
    return figure_weight(item) + ((const Polygon *) item)->count;
}

static void polygon_end(Item *item) {
    free(((Polygon *) item)->corners);
    free(item);
}

static double rectangle_area(const Item *item) {
    const Rectangle *rectangle = (const Rectangle *) item;
    return rectangle->width * rectangle->height;
}

static void rectangle_scale(Item *item, double factor) {
    polygon_scale(item, factor);
    Rectangle *rectangle = (Rectangle *) item;
    rectangle->width *= factor;
    rectangle->height *= factor;
}

static double square_perimeter(const Item *item) {
    return 4.0 * ((const Rectangle *) item)->width;
}

static double rounded_area(const Item *item) {
    double rounding = ((const RoundedSquare *) item)->rounding;
    return rectangle_area(item) - 0.8584073464102068 * rounding * rounding;
}

static double rounded_perimeter(const Item *item) {
    return square_perimeter(item) - 1.7168146928204138 * ((const RoundedSquare *) item)->rounding;
}

static int rounded_describe(const Item *item, char *out) {
    int length = item_describe(item, out);
    return length + sprintf(out + length, " rounded by %.1f", ((const RoundedSquare *) item)->rounding);
}

static double group_area(const Item *item) {
    const Group *group = (const Group *) item;
    double total = 0.0;
    for (int i = 0; i < group->count; i++) total += group->items[i]->class->area(group->items[i]);
    return total;
}

static long group_weight(const Item *item) {
    const Group *group = (const Group *) item;
    long total = item_weight(item);
    for (int i = 0; i < group->count; i++) total += group->items[i]->class->weight(group->items[i]);
    return total;
}

static void group_move(Item *item, double dx, double dy) {
    const Group *group = (const Group *) item;
    item_move(item, dx, dy);
    for (int i = 0; i < group->count; i++) group->items[i]->class->move(group->items[i], dx, dy);
}

static void group_accept(Item *item, Visitor *visitor) {
    const Group *group = (const Group *) item;
    for (int i = 0; i < group->count; i++) group->items[i]->class->accept(group->items[i], visitor);
    visitor->visit_item(visitor, item);
}

static void group_end(Item *item) {
    Group *group = (Group *) item;
    for (int i = 0; i < group->count; i++) group->items[i]->class->end(group->items[i]);
    free(group->items);
    free(group);
}

static const Class ELLIPSE = {"ellipse", false, ellipse_area, ellipse_perimeter, ellipse_scale, figure_weight,
                              item_describe, item_move, figure_accept, item_end};
static const Class CIRCLE = {"circle", false, ellipse_area, circle_perimeter, ellipse_scale, figure_weight,
                             item_describe, item_move, figure_accept, item_end};
static const Class POLYGON = {"polygon", true, polygon_area, polygon_perimeter, polygon_scale, polygon_weight,
                              item_describe, item_move, figure_accept, polygon_end};
static const Class TRIANGLE = {"triangle", true, polygon_area, polygon_perimeter, polygon_scale, polygon_weight,
                               item_describe, item_move, figure_accept, polygon_end};
static const Class RECTANGLE = {"rectangle", true, rectangle_area, polygon_perimeter, rectangle_scale, polygon_weight,
                                item_describe, item_move, figure_accept, polygon_end};
static const Class SQUARE = {"square", true, rectangle_area, square_perimeter, rectangle_scale, polygon_weight,
                             item_describe, item_move, figure_accept, polygon_end};
static const Class ROUNDED_SQUARE = {"rounded square", true, rounded_area, rounded_perimeter, rectangle_scale,
                                     polygon_weight, rounded_describe, item_move, figure_accept, polygon_end};
static const Class GROUP = {"group", false, group_area, NULL, NULL, group_weight,
                            item_describe, group_move, group_accept, group_end};
static const Class PAGE = {"page", false, group_area, NULL, NULL, group_weight,
                           item_describe, group_move, group_accept, group_end};

typedef struct {
    Visitor visitor;
    struct {
        const char *name;
        long count;
    } names[16];
    int count;
    double area, perimeter;
} Census;

static void census_item(Visitor *visitor, Item *item) {
    Census *census = (Census *) visitor;
    int i = 0;
    while (i < census->count && strcmp(census->names[i].name, item->class->name) != 0) i++;
    if (i == census->count) census->names[census->count++].name = item->class->name;
    census->names[i].count++;
}

static void census_figure(Visitor *visitor, Item *item) {
    Census *census = (Census *) visitor;
    census_item(visitor, item);
    census->perimeter += item->class->perimeter(item);
    if (item->class->is_polygon) census->area += item->class->area(item);
}

typedef struct {
    Visitor visitor;
    double factor;
} Grower;

static void grower_item(Visitor *visitor, Item *item) {}

static void grower_figure(Visitor *visitor, Item *item) {
    if (strcmp(((Figure *) item)->colour, "grey") != 0) item->class->scale(item, ((Grower *) visitor)->factor);
}

static const char *const COLOURS[] = {"red", "green", "blue", "grey"};

static void set_corners(void *figure, const char *colour, int count, const Point *corners) {
    Polygon *polygon = figure;
    polygon->figure.colour = colour;
    polygon->count = count;
    polygon->corners = malloc(count * sizeof *corners);
    memcpy(polygon->corners, corners, count * sizeof *corners);
}

static Rectangle *rectangle_new(size_t size, const Class *class, double x, double y, double width, double height,
                                const char *colour) {
    Rectangle *rectangle = item_new(size, class, x, y);
    Point corners[] = {{0.0, 0.0}, {width, 0.0}, {width, height}, {0.0, height}};
    set_corners(rectangle, colour, 4, corners);
    rectangle->width = width;
    rectangle->height = height;
    return rectangle;
}

static Item *make_figure(int number) {
    double x = number % 37, y = number % 41, size = 1.0 + number % 11;
    const char *colour = COLOURS[number % 4];
    int kind = number % 7;
    if (kind <= 1) {
        Ellipse *ellipse = item_new(sizeof *ellipse, kind == 0 ? &ELLIPSE : &CIRCLE, x, y);
        ellipse->figure.colour = colour;
        ellipse->a = size;
        ellipse->b = kind == 0 ? size / 2.0 : size;
        return &ellipse->figure.item;
    }
    if (kind == 2) {
        Polygon *triangle = item_new(sizeof *triangle, &TRIANGLE, x, y);
        Point corners[] = {{0.0, 0.0}, {size, 0.0}, {size / 3.0, size + 1.0}};
        set_corners(triangle, colour, 3, corners);
        return &triangle->figure.item;
    }
    if (kind == 3) return (Item *) rectangle_new(sizeof(Rectangle), &RECTANGLE, x, y, size, size / 3.0, colour);
    if (kind == 4) return (Item *) rectangle_new(sizeof(Rectangle), &SQUARE, x, y, size, size, colour);
    if (kind == 5) {
        RoundedSquare *rounded =
            (RoundedSquare *) rectangle_new(sizeof *rounded, &ROUNDED_SQUARE, x, y, size, size, colour);
        rounded->rounding = size / 5.0;
        return (Item *) rounded;
    }
    Polygon *polygon = item_new(sizeof *polygon, &POLYGON, x, y);
    Point corners[] = {{0.0, 0.0}, {size, 1.0}, {size + 1.0, size}, {1.0, size + 2.0}};
    set_corners(polygon, colour, 4, corners);
    return &polygon->figure.item;
}

static Group *group_new(const Class *class, int count) {
    Group *group = item_new(sizeof *group, class, 0.0, 0.0);
    group->items = malloc(count * sizeof *group->items);
    group->count = count;
    return group;
}

static Group *make_page(int count) {
    Group *page = group_new(&PAGE, (count + 9) / 10);
    for (int i = 0; i < page->count; i++) {
        Group *group = group_new(&GROUP, 10);
        for (int j = 0; j < 10; j++) group->items[j] = make_figure(i * 10 + j);
        page->items[i] = &group->item;
    }
    return page;
}

static int compare_names(const void *left, const void *right) {
    return strcmp(*(const char *const *) left, *(const char *const *) right);
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 150;
    int count = argc > 2 ? atoi(argv[2]) : 1000;
    long weight = 0;
    double area = 0.0;
    Census census = {{census_item, census_figure}};
    char text[128] = "";
    for (int round = 0; round < rounds; round++) {
        Group *page = make_page(count);
        census = (Census){{census_item, census_figure}};
        for (int i = 0; i < 5; i++) {
            Grower grower = {{grower_item, grower_figure}, 1.05};
            page->item.class->move(&page->item, 0.5, -0.25);
            page->item.class->accept(&page->item, &grower.visitor);
            page->item.class->accept(&page->item, &census.visitor);
            weight += page->item.class->weight(&page->item);
            area += page->item.class->area(&page->item);
        }
        Item *shown = ((Group *) page->items[page->count - 1])->items[round % 10];
        shown->class->describe(shown, text);
        page->item.class->end(&page->item);
    }
    printf("%ld %.4f %.4f %.4f %ld\n", weight, area, census.area, census.perimeter, created);
    qsort(census.names, census.count, sizeof census.names[0], compare_names);
    for (int i = 0; i < census.count; i++) printf("%s %ld\n", census.names[i].name, census.names[i].count);
    puts(text);
    return 0;
}
