/* What the files of the stand-in share: the state of a process, and how a call is refused. */

#ifndef STAND_IN_AMDHIP64_H
#define STAND_IN_AMDHIP64_H

#include <stddef.h>
#include <stdint.h>

/* Numbers of hipError_t, hip/hip_runtime_api.h. */
enum {
    hipSuccess = 0,
    hipErrorInvalidValue = 1,
    hipErrorOutOfMemory = 2,
    hipErrorInsufficientDriver = 35,
    hipErrorInvalidConfiguration = 9,
    hipErrorNoDevice = 100,
    hipErrorInvalidDevice = 101,
    hipErrorInvalidImage = 200,
    hipErrorNoBinaryForGpu = 209,
    hipErrorInvalidHandle = 400,
    hipErrorNotFound = 500,
    hipErrorIllegalAddress = 700,
    hipErrorLaunchFailure = 719,
    hipErrorUnknown = 999
};

typedef int hipError_t;

/* Kinds of things that a program borrows and must give back. */
enum kind { MEMORY, MODULE, FUNCTION, EVENT, KINDS };

struct held {
    enum kind kind;
    void *address;     /* what the program knows it by */
    size_t size;       /* of memory, of an image */
    struct held *of;   /* the module of a function */
    char *name;        /* of a kernel */
    int recorded;      /* whether an event has been put behind some work */
    double time;       /* of an event, in milliseconds */
    struct held *next;
};

/* state.c */
hipError_t entered(const char *call);            /* logs a call; a failure that the test ordered, else hipSuccess */
hipError_t refused(const char *call, hipError_t why, const char *said);
void say(const char *format, ...);
const char *setting(const char *name);
int device_count(void);
const char *device_arch(int device);
extern int current_device;

/* held.c */
struct held *hold(enum kind kind, void *address, size_t size);
struct held *find(enum kind kind, const void *address);
struct held *containing(const void *address, size_t size);
void give_back(struct held *one);
struct held *first_held(void);
size_t count_held(enum kind kind);

/* launch.c */
extern double clock_now;                          /* milliseconds of the stand-in's GPU */
hipError_t launch(struct held *function, const uint32_t grid[3], const uint32_t block[3], uint32_t lds,
                  const void *arguments, size_t size);
hipError_t wait_for_gpu(void);

#endif
