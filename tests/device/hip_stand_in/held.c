/* What a program holds: memory, modules, kernels, events.  Nothing is found that was never lent or is given back. */

#include <stdlib.h>

#include "amdhip64.h"

static struct held *held_first = NULL;

struct held *first_held(void) { return held_first; }

struct held *hold(enum kind kind, void *address, size_t size) {
    struct held *one = calloc(1, sizeof *one);
    if (one == NULL) abort();
    one->kind = kind;
    one->address = address != NULL ? address : one;
    one->size = size;
    one->next = held_first;
    held_first = one;
    return one;
}

struct held *find(enum kind kind, const void *address) {
    for (struct held *one = held_first; one != NULL; one = one->next)
        if (one->kind == kind && one->address == address) return one;
    return NULL;
}

/* The allocation that holds all of a range. */
struct held *containing(const void *address, size_t size) {
    for (struct held *one = held_first; one != NULL; one = one->next) {
        const char *begin = one->address, *at = address;
        if (one->kind == MEMORY && at >= begin && size <= one->size && (size_t)(at - begin) <= one->size - size)
            return one;
    }
    return NULL;
}

void give_back(struct held *gone) {
    for (struct held **link = &held_first; *link != NULL; link = &(*link)->next)
        if (*link == gone) {
            *link = gone->next;
            break;
        }
    free(gone->name);
    if (gone->kind == MEMORY || gone->kind == MODULE) free(gone->address);
    free(gone);
}

size_t count_held(enum kind kind) {
    size_t count = 0;
    for (struct held *one = held_first; one != NULL; one = one->next) count += one->kind == kind;
    return count;
}
