#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE 1
#define _DARWIN_C_SOURCE 1
#define NCURSES_WIDECHAR 1

#include "cn_scroll.h"

#include "cn_output.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>

/* The last scroll and what it did; a scroll takes some forty bytes. */
static char buffer[4096];
static int length;
static struct { int top, bottom, distance, height; } last;

/* What the terminal scrolls with; NULL where it has no such thing, or where ncurses scrolls. */
static char *region, *up, *up_by, *down, *down_by;

static int collect(int byte) {
  if (length < (int)sizeof buffer) buffer[length++] = (char)byte;
  return byte;
}

static void put(const char *sequence) { tputs(sequence, 1, collect); }

static void learn(char **capability, const char *name) {
  const char *value = name ? tigetstr((char *)name) : NULL;
  free(*capability);
  *capability = value && value != (char *)-1 ? strdup(value) : NULL;
}

void cn_scroll_learn(bool scrolls) {
  learn(&region, scrolls ? "csr" : NULL);
  learn(&up, scrolls ? "ind" : NULL);
  learn(&up_by, scrolls ? "indn" : NULL);
  learn(&down, scrolls ? "ri" : NULL);
  learn(&down_by, scrolls ? "rin" : NULL);
  length = 0;
}

static bool has(const char *sequence) { return sequence && sequence != (char *)-1; }

/* Whether the terminal can move the rows of a region, the cursor and all else staying. */
static bool can_scroll(void) {
  return region && (up || up_by) && (down || down_by) && has(cursor_address) && has(save_cursor) &&
         has(restore_cursor) && !non_dest_scroll_region && !memory_above && !memory_below;
}

static void move_rows(const char *one, const char *several, int distance) {
  if (several && (distance > 1 || !one)) {
    put(tiparm(several, distance));
  } else {
    while (distance-- > 0) put(one);
  }
}

bool cn_scroll_prepare(int top, int bottom, int distance) {
  /* Whoever scrolls goes on so: a line after a line, in the same rows. */
  if (length && last.top == top && last.bottom == bottom && last.distance == distance && last.height == LINES)
    return true;
  length = 0;
  if (!can_scroll()) return false;
  put(save_cursor);
  put(tiparm(region, top, bottom));
  put(tiparm(cursor_address, distance > 0 ? bottom : top, 0));
  if (distance > 0) {
    move_rows(up, up_by, distance);
  } else {
    move_rows(down, down_by, -distance);
  }
  put(tiparm(region, 0, LINES - 1));
  put(restore_cursor);
  last.top = top;
  last.bottom = bottom;
  last.distance = distance;
  last.height = LINES;
  /* A terminal that wants time for each row may want more padding than fits. */
  if (length == (int)sizeof buffer) length = 0;
  return length > 0;
}

void cn_scroll_send(int descriptor) { cn_write_all(descriptor, buffer, length); }

void cn_scroll_everywhere(int descriptor) {
  if (!region) return;
  length = 0;
  put(tiparm(region, 0, LINES - 1));
  cn_write_all(descriptor, buffer, length);
  length = 0;
}
