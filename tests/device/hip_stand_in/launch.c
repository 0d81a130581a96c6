/* A launch, handed over a socket to the test's process, which emulates it.

   Request, numbers little-endian: u32 device; u64 length and bytes of the image, of the kernel's name and of the
   arguments; u32 grid x 3, block x 3, dynamic LDS; u32 number of allocations, and of each u64 address, u64 size and its
   bytes.  Answer: u32 HIP error, f64 milliseconds, u32 whether the kernel never ends; then, where the error is 0 and it
   ends, the bytes of each allocation in the same order. */

#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "amdhip64.h"

double clock_now = 0.0;
static hipError_t sticky = hipSuccess;
static int endless = 0;

static int whole_write(int handle, const void *bytes, size_t size) {
    const char *at = bytes;
    while (size > 0) {
        ssize_t done = send(handle, at, size, MSG_NOSIGNAL);
        if (done <= 0) return 0;
        at += done;
        size -= (size_t)done;
    }
    return 1;
}

static int whole_read(int handle, void *bytes, size_t size) {
    char *at = bytes;
    while (size > 0) {
        ssize_t done = read(handle, at, size);
        if (done <= 0) return 0;
        at += done;
        size -= (size_t)done;
    }
    return 1;
}

static int send_bytes(int handle, const void *bytes, uint64_t size) {
    return whole_write(handle, &size, sizeof size) && whole_write(handle, bytes, size);
}

static int connected(void) {
    const char *path = setting("SOCKET");
    if (path == NULL) return -1;
    int handle = socket(AF_UNIX, SOCK_STREAM, 0);
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    snprintf(address.sun_path, sizeof address.sun_path, "%s", path);
    if (connect(handle, (struct sockaddr *)&address, sizeof address) != 0) {
        close(handle);
        return -1;
    }
    return handle;
}

static int ask(int handle, struct held *function, const uint32_t numbers[7], const void *arguments, size_t size) {
    uint32_t device = (uint32_t)current_device, count = (uint32_t)count_held(MEMORY);
    if (!whole_write(handle, &device, sizeof device)) return 0;
    if (!send_bytes(handle, function->of->address, function->of->size)) return 0;
    if (!send_bytes(handle, function->name, strlen(function->name))) return 0;
    if (!send_bytes(handle, arguments, size)) return 0;
    if (!whole_write(handle, numbers, 7 * sizeof numbers[0]) || !whole_write(handle, &count, sizeof count)) return 0;
    for (struct held *one = first_held(); one != NULL; one = one->next) {
        if (one->kind != MEMORY) continue;
        uint64_t address = (uint64_t)(uintptr_t)one->address;
        if (!whole_write(handle, &address, sizeof address) || !send_bytes(handle, one->address, one->size)) return 0;
    }
    return 1;
}

hipError_t launch(struct held *function, const uint32_t grid[3], const uint32_t block[3], uint32_t lds,
                  const void *arguments, size_t size) {
    if (sticky != hipSuccess) return sticky;
    int handle = connected();
    if (handle < 0) return refused("launch", hipErrorUnknown, "no test listens");
    const uint32_t numbers[7] = {grid[0], grid[1], grid[2], block[0], block[1], block[2], lds};
    uint32_t error, never;
    double milliseconds;
    int fine = ask(handle, function, numbers, arguments, size) && whole_read(handle, &error, sizeof error) &&
               whole_read(handle, &milliseconds, sizeof milliseconds) && whole_read(handle, &never, sizeof never);
    if (!fine) {
        close(handle);
        return refused("launch", hipErrorUnknown, "the test hung up");
    }
    endless = endless || never != 0;
    clock_now += milliseconds;
    /* An error of the kernel shows when somebody waits for it, and stays. */
    sticky = (hipError_t)error;
    for (struct held *one = first_held(); one != NULL && error == 0 && never == 0; one = one->next)
        if (one->kind == MEMORY && !whole_read(handle, one->address, one->size)) {
            close(handle);
            return refused("launch", hipErrorUnknown, "the test hung up");
        }
    close(handle);
    return hipSuccess;
}

hipError_t wait_for_gpu(void) {
    while (endless) pause();
    return sticky;
}
