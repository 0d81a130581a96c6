/* A stand-in for libamdhip64 that checks how it is used, and hands launches to the test's process.

   It has the functions that the project and Wave's runtime call, with the signatures of hip/hip_runtime_api.h.  What it
   refuses is written to its log, so that a test can ask that nothing was. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "amdhip64.h"

#define ENTER(call)                            \
    do {                                       \
        hipError_t ordered = entered(call);    \
        if (ordered != hipSuccess) return ordered; \
    } while (0)

typedef void *hipModule_t, *hipFunction_t, *hipStream_t, *hipEvent_t;

/* ------------------------------------------------------------------------------------------------------ devices */

hipError_t hipInit(unsigned int flags) {
    ENTER("hipInit");
    if (flags != 0) return refused("hipInit", hipErrorInvalidValue, "flags");
    return device_count() > 0 ? hipSuccess : hipErrorInvalidDevice;
}

hipError_t hipGetDeviceCount(int *count) {
    ENTER("hipGetDeviceCount");
    *count = device_count();
    return *count > 0 ? hipSuccess : hipErrorNoDevice;
}

hipError_t hipSetDevice(int device) {
    ENTER("hipSetDevice");
    if (device < 0 || device >= device_count()) return refused("hipSetDevice", hipErrorInvalidDevice, "number");
    current_device = device;
    return hipSuccess;
}

hipError_t hipRuntimeGetVersion(int *version) {
    ENTER("hipRuntimeGetVersion");
    *version = 60342134;
    return hipSuccess;
}

hipError_t hipDriverGetVersion(int *version) {
    ENTER("hipDriverGetVersion");
    *version = 60342134;
    return hipSuccess;
}

/* hipDeviceProp_tR0600 has 1472 bytes; the fields that the project reads are where the header has them. */
hipError_t hipGetDevicePropertiesR0600(void *properties, int device) {
    ENTER("hipGetDevicePropertiesR0600");
    const char *arch = device_arch(device);
    if (arch == NULL) return refused("hipGetDevicePropertiesR0600", hipErrorInvalidDevice, "number");
    char *at = properties;
    memset(at, 0, 1472);
    snprintf(at, 256, "Stand-in %d", device);
    *(size_t *)(at + 288) = (size_t)192 << 30;
    *(size_t *)(at + 296) = strncmp(arch, "gfx950", 6) == 0 ? 160 << 10 : 64 << 10;
    *(int *)(at + 308) = strncmp(arch, "gfx1", 4) == 0 ? 32 : 64;
    *(int *)(at + 348) = 2100000;
    *(int *)(at + 388) = 304;
    *(int *)(at + 584) = 0xc1 + device;
    *(int *)(at + 616) = 4 << 20;
    snprintf(at + 1160, 256, "%s", arch);
    return hipSuccess;
}

hipError_t hipDeviceSynchronize(void) {
    ENTER("hipDeviceSynchronize");
    return wait_for_gpu();
}

/* ------------------------------------------------------------------------------------------------------- memory */

hipError_t hipMalloc(void **address, size_t size) {
    ENTER("hipMalloc");
    /* A GPU's memory is never zero, nor is this. */
    void *made = size > 0 ? malloc(size) : NULL;
    if (size > 0 && made == NULL) return hipErrorOutOfMemory;
    if (made != NULL) {
        memset(made, 0xA5, size);
        hold(MEMORY, made, size);
    }
    *address = made;
    return hipSuccess;
}

hipError_t hipFree(void *address) {
    ENTER("hipFree");
    if (address == NULL) return hipSuccess;
    struct held *memory = find(MEMORY, address);
    if (memory == NULL) return refused("hipFree", hipErrorInvalidValue, "not an allocation");
    give_back(memory);
    return hipSuccess;
}

hipError_t hipMemcpy(void *destination, const void *source, size_t size, int kind) {
    ENTER("hipMemcpy");
    if (kind != 1 && kind != 2) return refused("hipMemcpy", hipErrorInvalidValue, "kind");
    if (containing(kind == 1 ? destination : source, size) == NULL)
        return refused("hipMemcpy", hipErrorInvalidValue, "beyond an allocation");
    hipError_t earlier = wait_for_gpu();
    if (earlier == hipSuccess) memcpy(destination, source, size);
    return earlier;
}

hipError_t hipMemset(void *address, int value, size_t size) {
    ENTER("hipMemset");
    if (containing(address, size) == NULL) return refused("hipMemset", hipErrorInvalidValue, "beyond an allocation");
    memset(address, value, size);
    return hipSuccess;
}

/* ------------------------------------------------------------------------------------------------------ kernels */

/* EF_AMDGPU_MACH of the targets that tests use; LLVM "User Guide for AMDGPU Backend". */
static int mach_of(const char *arch) {
    static const struct { const char *name; int mach; } known[] = {
        {"gfx90a", 0x3f}, {"gfx942", 0x4c}, {"gfx950", 0x4f}, {"gfx1201", 0x4e}, {"gfx1200", 0x48},
    };
    size_t length = strcspn(arch, ":");
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strlen(known[i].name) == length && strncmp(known[i].name, arch, length) == 0) return known[i].mach;
    return -1;
}

static hipError_t load(hipModule_t *module, const void *image, size_t size) {
    const unsigned char *elf = image;
    if (size < 64 || memcmp(elf, "\177ELF", 4) != 0 || elf[18] + 256 * elf[19] != 224) return hipErrorInvalidImage;
    if (elf[48] != mach_of(device_arch(current_device))) return hipErrorNoBinaryForGpu;
    void *copy = malloc(size);
    memcpy(copy, image, size);
    *module = hold(MODULE, copy, size)->address;
    return hipSuccess;
}

/* The section headers stand at the end of what LLVM's linker writes, and tell the size of the file. */
hipError_t hipModuleLoadData(hipModule_t *module, const void *image) {
    ENTER("hipModuleLoadData");
    const unsigned char *elf = image;
    if (memcmp(elf, "\177ELF", 4) != 0) return hipErrorInvalidImage;
    uint64_t sections;
    memcpy(&sections, elf + 40, sizeof sections);
    return load(module, image, sections + (elf[58] + 256u * elf[59]) * (elf[60] + 256u * elf[61]));
}

hipError_t hipModuleLoad(hipModule_t *module, const char *path) {
    ENTER("hipModuleLoad");
    FILE *file = fopen(path, "rb");
    if (file == NULL) return 301;
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    void *bytes = malloc((size_t)size);
    size_t got = fread(bytes, 1, (size_t)size, file);
    fclose(file);
    hipError_t done = got == (size_t)size ? load(module, bytes, got) : hipErrorInvalidImage;
    free(bytes);
    return done;
}

hipError_t hipModuleUnload(hipModule_t module) {
    ENTER("hipModuleUnload");
    struct held *one = find(MODULE, module);
    if (one == NULL) return refused("hipModuleUnload", hipErrorInvalidHandle, "not a module");
    struct held *next;
    for (struct held *part = first_held(); part != NULL; part = next) {
        next = part->next;
        if (part->kind == FUNCTION && part->of == one) give_back(part);
    }
    give_back(one);
    return hipSuccess;
}

/* A kernel NAME has the symbol NAME.kd in the image. */
hipError_t hipModuleGetFunction(hipFunction_t *function, hipModule_t module, const char *name) {
    ENTER("hipModuleGetFunction");
    struct held *one = find(MODULE, module);
    if (one == NULL) return refused("hipModuleGetFunction", hipErrorInvalidHandle, "not a module");
    char symbol[300];
    int length = snprintf(symbol, sizeof symbol, "%s.kd", name);
    int there = 0;
    for (size_t at = 0; length > 0 && at + (size_t)length < one->size && !there; at++)
        there = memcmp((char *)one->address + at, symbol, (size_t)length + 1) == 0;
    if (!there) return hipErrorNotFound;
    struct held *made = hold(FUNCTION, NULL, 0);
    made->of = one;
    made->name = strdup(name);
    *function = made->address;
    return hipSuccess;
}

hipError_t hipModuleLaunchKernel(hipFunction_t function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                                 unsigned bz, unsigned lds, hipStream_t stream, void **parameters, void **extra) {
    ENTER("hipModuleLaunchKernel");
    struct held *one = find(FUNCTION, function);
    (void)stream;
    if (one == NULL) return refused("hipModuleLaunchKernel", hipErrorInvalidHandle, "not a kernel of a loaded module");
    if (parameters != NULL || extra == NULL)
        return refused("hipModuleLaunchKernel", hipErrorInvalidValue, "arguments come in extra");
    if (extra[0] != (void *)1 || extra[2] != (void *)2 || extra[4] != (void *)3)
        return refused("hipModuleLaunchKernel", hipErrorInvalidValue, "extra is not BUFFER_POINTER, BUFFER_SIZE, END");
    if (gx == 0 || gy == 0 || gz == 0 || bx == 0 || by == 0 || bz == 0 || bx * by * bz > 1024)
        return refused("hipModuleLaunchKernel", hipErrorInvalidConfiguration, "extents");
    const uint32_t grid[3] = {gx, gy, gz}, block[3] = {bx, by, bz};
    return launch(one, grid, block, lds, extra[1], *(size_t *)extra[3]);
}

/* ------------------------------------------------------------------------------------------------------- events */

hipError_t hipEventCreate(hipEvent_t *event) {
    ENTER("hipEventCreate");
    *event = hold(EVENT, NULL, 0)->address;
    return hipSuccess;
}

hipError_t hipEventDestroy(hipEvent_t event) {
    ENTER("hipEventDestroy");
    struct held *one = find(EVENT, event);
    if (one == NULL) return refused("hipEventDestroy", hipErrorInvalidHandle, "not an event");
    give_back(one);
    return hipSuccess;
}

hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream) {
    ENTER("hipEventRecord");
    struct held *one = find(EVENT, event);
    (void)stream;
    if (one == NULL) return refused("hipEventRecord", hipErrorInvalidHandle, "not an event");
    one->recorded = 1;
    one->time = clock_now;
    return hipSuccess;
}

hipError_t hipEventSynchronize(hipEvent_t event) {
    ENTER("hipEventSynchronize");
    struct held *one = find(EVENT, event);
    if (one == NULL || !one->recorded) return refused("hipEventSynchronize", hipErrorInvalidHandle, "not recorded");
    return wait_for_gpu();
}

hipError_t hipEventElapsedTime(float *milliseconds, hipEvent_t start, hipEvent_t stop) {
    ENTER("hipEventElapsedTime");
    struct held *from = find(EVENT, start), *to = find(EVENT, stop);
    if (from == NULL || to == NULL || !from->recorded || !to->recorded)
        return refused("hipEventElapsedTime", hipErrorInvalidHandle, "not recorded");
    *milliseconds = (float)(to->time - from->time);
    return hipSuccess;
}

/* ------------------------------------------------------------------------------------------------------- errors */

const char *hipGetErrorName(hipError_t error) {
    switch (error) {
    case hipSuccess: return "hipSuccess";
    case hipErrorInvalidValue: return "hipErrorInvalidValue";
    case hipErrorOutOfMemory: return "hipErrorOutOfMemory";
    case hipErrorInvalidConfiguration: return "hipErrorInvalidConfiguration";
    case hipErrorInsufficientDriver: return "hipErrorInsufficientDriver";
    case hipErrorNoDevice: return "hipErrorNoDevice";
    case hipErrorInvalidDevice: return "hipErrorInvalidDevice";
    case hipErrorInvalidImage: return "hipErrorInvalidImage";
    case hipErrorNoBinaryForGpu: return "hipErrorNoBinaryForGpu";
    case hipErrorInvalidHandle: return "hipErrorInvalidHandle";
    case hipErrorNotFound: return "hipErrorNotFound";
    case hipErrorIllegalAddress: return "hipErrorIllegalAddress";
    case hipErrorLaunchFailure: return "hipErrorLaunchFailure";
    default: return "hipErrorUnknown";
    }
}

const char *hipGetErrorString(hipError_t error) {
    return error == hipErrorOutOfMemory ? "out of memory" : "the stand-in has no words for this";
}
