#include "cn_main_queue.h"

#include <stdint.h>
#include <unistd.h>

#ifdef __linux__
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int cn_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void cn_main_queue_drain(void) {
  uint64_t wakes;
  if (read(cn_main_queue_descriptor(), &wakes, sizeof wakes) == sizeof wakes) _dispatch_main_queue_callback_4CF(0);
}
#else
int cn_main_queue_descriptor(void) { return -1; }

void cn_main_queue_drain(void) {}
#endif
