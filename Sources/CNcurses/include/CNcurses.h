/*
 * Wide ncurses as Swift can call it: what curses.h gives as macros, variadic functions and global variables becomes
 * functions here, and a row of cells is one call. It decides nothing; only Swift's TerminalDriver uses it.
 *
 * One screen at a time, and every call but the `cn_guard_` ones from one thread at a time.
 */
#ifndef CNCURSES_H
#define CNCURSES_H

#include "cn_guard.h"
#include "cn_main_queue.h"

#include <stdbool.h>
#include <stdint.h>

/* The attributes of a cell, or-ed together; other bits count for nothing. */
enum {
  CN_BOLD = 1,
  CN_DIM = 2,
  CN_ITALIC = 4,
  CN_UNDERLINE = 8,
  CN_REVERSE = 16,
  CN_STRIKETHROUGH = 32
};

/* A glyph: a base character and up to three combining marks (0 ends them), attributes and colour pair. */
typedef struct {
  uint32_t text[4];
  uint32_t attributes;
  int32_t pair;
} cn_cell;

/* Takes the character set from the environment (LC_CTYPE) and returns its name, such as "UTF-8". */
const char *cn_take_locale(void);

/* Tries the character set of a named locale; false if the system does not have it. */
bool cn_try_locale(const char *name);

/* The columns the C library gives a character in this locale; -1 if it cannot be shown. */
int cn_width(uint32_t scalar);

/* Makes terminfo's entry of a type the one that is asked below; false if there is none. */
bool cn_describe(const char *term, int descriptor);

/* Starts the screen of a terminal of type `term` on two open descriptors; false if the type is unknown. `entry`, if not
   NULL, is where its description is looked up in place of the TERMINFO of the environment. In it protected text, which
   ncurses knows and nobody uses, is what strikes through, and nothing scrolls: that is done here, as the terminal that
   was described last does it. */
bool cn_open(const char *term, const char *entry, int output, int input);

/* Ends the screen and frees it; the descriptors stay open. */
void cn_close(void);

/* Gives a number to a pair of colours, -1 being the terminal's own; false where that can't be done. */
bool cn_define_pair(int pair, int foreground, int background);

/* What terminfo says of this terminal; NULL, -1, false where it says nothing. */
const char *cn_string(const char *capability);
int cn_number(const char *capability);
bool cn_flag(const char *capability);

/* The names of terminfo's capabilities of a kind; NULL after the last. */
enum { CN_FLAGS, CN_NUMBERS, CN_STRINGS };
const char *cn_capability_name(int kind, int index);

/* The size ncurses works with, and changing it. */
int cn_lines(void);
int cn_columns(void);
void cn_resize(int lines, int columns);

/* The size of the terminal behind a descriptor; false where it has none (0 counts as none). */
bool cn_window_size(int descriptor, int *lines, int *columns);

/* Puts glyphs that take so many columns into row `y` from its first column on, and blanks behind them. */
void cn_put_row(int y, const cn_cell *cells, int count, int columns);

/* Says what the terminal shows in row `y`, or that it is not known. */
void cn_note_row(int y, const cn_cell *cells, int count, int columns);
void cn_forget_row(int y);

/* Moves the rows from `top` to `bottom` (both included) up by `distance` rows, down if it is negative, on the terminal:
   ncurses does not learn of it. False if the terminal can't. */
bool cn_scroll(int top, int bottom, int distance);

/* Shows the cursor at a place from the next update on, or hides it. */
void cn_show_cursor(int y, int x);
void cn_hide_cursor(void);

/* Forgets what the terminal shows, so that the next update paints all of it. */
void cn_invalidate(void);

/* Sends what has changed. */
void cn_update(void);

/* Sends bytes of our own between two updates. */
void cn_send(const char *bytes, int count);

/* Leaves full-screen mode until the next update, and sets the terminal's line discipline for it again. */
void cn_suspend(void);
void cn_resume(void);

#endif
