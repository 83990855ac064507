/*
 * Dispatch's main queue, served by a loop of one's own on the main thread, in the way Core Foundation's run loop does it:
 * without this an event hops over two of Dispatch's threads before the main actor sees it, which costs more than drawing.
 */
#ifndef CN_MAIN_QUEUE_H
#define CN_MAIN_QUEUE_H

#include <stdbool.h>

/* A descriptor that is readable when the main queue has work; -1 where there is none to be had. */
int cn_main_queue_descriptor(void);

/* Does all the work the main queue has now. Only on the main thread. */
void cn_main_queue_drain(void);

#endif
