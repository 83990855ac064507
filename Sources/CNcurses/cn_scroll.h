#ifndef CN_SCROLL_H
#define CN_SCROLL_H

#include <stdbool.h>

/* Notes how the terminal that was described last scrolls, or that ncurses is left to scroll it. */
void cn_scroll_learn(bool scrolls);

/* Whether the terminal can move the rows of a region, the cursor and all else staying. */
bool cn_can_scroll(void);

/* Moves rows on the terminal, without ncurses' knowledge; what is uncovered is blank. */
void cn_scroll_terminal(int descriptor, int top, int bottom, int distance);

/* Ends whatever region another program may have left, which moves the cursor. */
void cn_scroll_everywhere(int descriptor);

#endif
