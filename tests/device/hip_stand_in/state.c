/* The stand-in's settings (environment variables of the test), its log, and the failures that a test orders. */

#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "amdhip64.h"

int current_device = 0;

/* HIP_STAND_IN_LOG, _DEVICES, _FAIL, _SOCKET. */
const char *setting(const char *name) {
    char full[64];
    snprintf(full, sizeof full, "HIP_STAND_IN_%s", name);
    const char *found = getenv(full);
    return found != NULL && *found != '\0' ? found : NULL;
}

/* One line to the log, whole: several processes write to it. */
void say(const char *format, ...) {
    const char *path = setting("LOG");
    if (path == NULL) return;
    char line[512];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(line, sizeof line - 1, format, arguments);
    va_end(arguments);
    if (length > (int)sizeof line - 2) length = sizeof line - 2;
    line[length++] = '\n';
    FILE *log = fopen(path, "a");
    if (log == NULL) return;
    setvbuf(log, NULL, _IOFBF, sizeof line);
    fwrite(line, 1, (size_t)length, log);
    fclose(log);
}

/* HIP_STAND_IN_FAIL is CALL:NUMBER:ERROR, and fails the NUMBER-th call of that function in a process; 0 is every call. */
hipError_t entered(const char *call) {
    static struct { char name[64]; int count; } seen[64];
    static int known = 0;
    int place = 0;
    while (place < known && strcmp(seen[place].name, call) != 0) place++;
    if (place == known && known < 64) snprintf(seen[known++].name, sizeof seen[0].name, "%s", call);
    int count = ++seen[place].count;
    say("call %s", call);
    const char *order = setting("FAIL");
    if (order != NULL) {
        char name[64];
        int number, error;
        int told = sscanf(order, "%63[^:]:%d:%d", name, &number, &error) == 3 && strcmp(name, call) == 0;
        if (told && (number == count || number == 0)) {
            say("ordered failure %s %d", call, error);
            return error;
        }
    }
    return hipSuccess;
}

/* A call that the program should not have made. */
hipError_t refused(const char *call, hipError_t why, const char *said) {
    say("misuse %s %d %s", call, why, said);
    return why;
}

/* HIP_STAND_IN_DEVICES is a list of target ids with semicolons between them. */
int device_count(void) {
    const char *list = setting("DEVICES");
    if (list == NULL) return 0;
    int count = 1;
    for (const char *at = list; *at; at++) count += *at == ';';
    return count;
}

const char *device_arch(int device) {
    static char arch[128];
    const char *list = setting("DEVICES");
    if (list == NULL || device < 0) return NULL;
    for (; device > 0; device--) {
        list = strchr(list, ';');
        if (list == NULL) return NULL;
        list++;
    }
    size_t length = strcspn(list, ";");
    if (length >= sizeof arch) length = sizeof arch - 1;
    memcpy(arch, list, length);
    arch[length] = '\0';
    return arch;
}

/* At the end of the process: what was not given back. */
__attribute__((destructor)) static void leaving(void) {
    say("left memory %zu modules %zu events %zu", count_held(MEMORY), count_held(MODULE), count_held(EVENT));
}
