#define _GNU_SOURCE 1

#include "cn_output.h"

#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

/* ncurses writes at each movement of the cursor. A frame collected in memory is one write to the terminal, whose reader
   is woken once. */
static int memory = -1;
static bool is_collecting;

int cn_memory_file(void) {
  struct rlimit limit;
  /* Where files are limited, these are too, and writing more to one would end the program. */
  if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) return -1;
#ifdef __linux__
  return memfd_create("memory", MFD_CLOEXEC);
#else
  char name[] = "/tmp/memory.XXXXXX";
  int file = mkstemp(name);
  if (file >= 0) unlink(name);
  return file;
#endif
}

void cn_write_all(int descriptor, const char *bytes, long count) {
  while (count > 0) {
    ssize_t sent = write(descriptor, bytes, (size_t)count);
    if (sent > 0) {
      bytes += sent;
      count -= sent;
    } else if (sent < 0 && errno == EAGAIN) {
      struct pollfd room = {.fd = descriptor, .events = POLLOUT};
      if (poll(&room, 1, -1) < 0 && errno != EINTR) return;
      if (room.revents & (POLLERR | POLLHUP | POLLNVAL)) return;
    } else if (!(sent < 0 && errno == EINTR)) {
      return;
    }
  }
}

void cn_collect_output(int descriptor) {
#ifdef __linux__
  if (memory < 0) memory = cn_memory_file();
  is_collecting = memory >= 0 && dup2(memory, descriptor) >= 0;
#else
  (void)descriptor;
#endif
}

void cn_send_collected(int descriptor, int terminal) {
  static char bytes[1 << 16];
  long length, sent = 0;
  if (!is_collecting) return;
  is_collecting = false;
  dup2(terminal, descriptor);
  length = lseek(memory, 0, SEEK_CUR);
  while (sent < length) {
    long wanted = length - sent < (long)sizeof bytes ? length - sent : (long)sizeof bytes;
    ssize_t found = pread(memory, bytes, (size_t)wanted, sent);
    if (found <= 0) break;
    cn_write_all(terminal, bytes, found);
    sent += found;
  }
  lseek(memory, 0, SEEK_SET);
}
