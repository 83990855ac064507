#ifndef CN_SCROLL_H
#define CN_SCROLL_H

#include <stdbool.h>

/* Notes how the terminal that was described last scrolls, or that ncurses is left to scroll it. */
void cn_scroll_learn(bool scrolls);

/* Puts together what moves rows on the terminal, what is uncovered becoming blank; false if the terminal can't, or if it
   is too long. */
bool cn_scroll_prepare(int top, int bottom, int distance);

/* Sends what was put together, without ncurses' knowledge. */
void cn_scroll_send(int descriptor);

/* Ends whatever region another program may have left, which moves the cursor. */
void cn_scroll_everywhere(int descriptor);

#endif
