#ifndef CN_SCROLL_H
#define CN_SCROLL_H

#include <stdbool.h>

struct _win_st;

/* Whether the terminal can move the rows of a region, the cursor and all else staying. */
bool cn_can_scroll(void);

/* Moves rows on the terminal, without ncurses' knowledge; what is uncovered is blank. */
void cn_scroll_terminal(int descriptor, int top, int bottom, int distance);

/* Moves rows of a window. */
void cn_scroll_window(struct _win_st *window, int top, int bottom, int distance);

#endif
