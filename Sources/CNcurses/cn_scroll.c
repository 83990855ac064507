#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE 1
#define _DARWIN_C_SOURCE 1
#define NCURSES_WIDECHAR 1

#include "cn_scroll.h"

#include "cn_output.h"

#include <curses.h>
#include <term.h>

/* What is to be sent, as far as it fits; a scroll takes some forty bytes. */
static char buffer[4096];
static int length;

static int collect(int byte) {
  if (length < (int)sizeof buffer) buffer[length++] = (char)byte;
  return byte;
}

static void put(const char *sequence) { tputs(sequence, 1, collect); }

/* A capability that the terminal has. */
static bool has(const char *sequence) { return sequence && sequence != (char *)-1; }

bool cn_can_scroll(void) {
  return has(change_scroll_region) && has(cursor_address) && has(save_cursor) && has(restore_cursor) &&
         (has(scroll_forward) || has(parm_index)) && (has(scroll_reverse) || has(parm_rindex)) &&
         !non_dest_scroll_region && !memory_above && !memory_below;
}

static void move_rows(const char *one, const char *several, int distance) {
  if (has(several) && (distance > 1 || !has(one))) {
    put(tiparm(several, distance));
  } else {
    while (distance-- > 0) put(one);
  }
}

void cn_scroll_terminal(int descriptor, int top, int bottom, int distance) {
  length = 0;
  put(save_cursor);
  put(tiparm(change_scroll_region, top, bottom));
  put(tiparm(cursor_address, distance > 0 ? bottom : top, 0));
  if (distance > 0) {
    move_rows(scroll_forward, parm_index, distance);
  } else {
    move_rows(scroll_reverse, parm_rindex, -distance);
  }
  put(tiparm(change_scroll_region, 0, LINES - 1));
  put(restore_cursor);
  cn_write_all(descriptor, buffer, length);
}

void cn_scroll_window(struct _win_st *window, int top, int bottom, int distance) {
  scrollok(window, TRUE);
  wsetscrreg(window, top, bottom);
  wscrl(window, distance);
  wsetscrreg(window, 0, LINES - 1);
  scrollok(window, FALSE);
}
