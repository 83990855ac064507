#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE 1
#define _DARWIN_C_SOURCE 1
#define NCURSES_WIDECHAR 1

#include "CNcurses.h"
#include "cn_output.h"
#include "cn_scroll.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

/* term.h has this and macros for words as common as `lines`. */
extern int setupterm(const char *term, int descriptor, int *reason);
extern const char *const boolnames[], *const numnames[], *const strnames[];

static SCREEN *screen;
static FILE *output_file, *input_file;
static int output_descriptor = -1;
static cchar_t *row;
static int row_capacity;
/* Colours begin with the first pair: from then on ncurses compares the colours of each cell that it looks at. */
static bool has_colors_begun;
/* Whether the next update paints all, so that it matters nothing what the terminal shows. Rows are written to newscr, the
   screen that ncurses is to bring about, and not by way of a window. */
static bool repaints;
/* Whether rows move on the terminal with the next update. */
static bool scrolls;

const char *cn_take_locale(void) {
  setlocale(LC_CTYPE, "");
  return nl_langinfo(CODESET);
}

bool cn_try_locale(const char *name) { return setlocale(LC_CTYPE, name) != NULL; }

int cn_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

static void close_files(void) {
  if (output_file) fclose(output_file);
  if (input_file) fclose(input_file);
  output_file = input_file = NULL;
  output_descriptor = -1;
}

/* Keys go straight to the program: no echo, no lines, no flow control; the signal keys stay what they are. */
static void enter_key_mode(void) {
  struct termios modes;
  cbreak();
  noecho();
  nonl();
  if (tcgetattr(output_descriptor, &modes) == 0) {
    modes.c_iflag &= ~(tcflag_t)(IXON | INLCR | IGNCR | ISTRIP);
    modes.c_lflag &= ~(tcflag_t)IEXTEN;
    tcsetattr(output_descriptor, TCSADRAIN, &modes);
    def_prog_mode();
  }
}

bool cn_describe(const char *term, int descriptor) {
  int reason;
  return setupterm(term, descriptor, &reason) == OK;
}

static SCREEN *start(const char *term, const char *entry) {
  const char *variable = "TERMINFO", *value = getenv(variable);
  char *saved = value ? strdup(value) : NULL;
  SCREEN *result;
  if (entry) setenv(variable, entry, 1);
  result = newterm(term, output_file, input_file);
  if (saved)
    setenv(variable, saved, 1);
  else
    unsetenv(variable);
  free(saved);
  return result;
}

bool cn_open(const char *term, const char *entry, int output, int input) {
  int output_copy = dup(output), input_copy = dup(input);
  output_file = output_copy < 0 ? NULL : fdopen(output_copy, "w");
  input_file = input_copy < 0 ? NULL : fdopen(input_copy, "r");
  cn_scroll_learn(entry != NULL);
  if (output_file && input_file) screen = start(term, entry);
  if (!screen) {
    close_files();
    return false;
  }
  output_descriptor = output;
  repaints = true;
  scrolls = false;
  enter_key_mode();
  typeahead(-1);
  intrflush(stdscr, FALSE);
  keypad(stdscr, TRUE);
  leaveok(newscr, TRUE);
  curs_set(0);
  return true;
}

void cn_close(void) {
  if (!screen) return;
  cn_suspend();
  delscreen(screen);
  screen = NULL;
  has_colors_begun = false;
  close_files();
  free(row);
  row = NULL;
  row_capacity = 0;
}

bool cn_define_pair(int pair, int foreground, int background) {
  if (!has_colors_begun) has_colors_begun = start_color() == OK && use_default_colors() == OK;
  return has_colors_begun && init_extended_pair(pair, foreground, background) == OK;
}

const char *cn_string(const char *capability) {
  char *value = tigetstr((char *)capability);
  return value == (char *)-1 ? NULL : value;
}

int cn_number(const char *capability) {
  int value = tigetnum((char *)capability);
  return value < 0 ? -1 : value;
}

bool cn_flag(const char *capability) { return tigetflag((char *)capability) == 1; }

const char *cn_capability_name(int kind, int index) {
  return (kind == CN_FLAGS ? boolnames : kind == CN_NUMBERS ? numnames : strnames)[index];
}

int cn_lines(void) { return LINES; }

int cn_columns(void) { return COLS; }

void cn_resize(int lines, int columns) {
  resize_term(lines, columns);
  cn_invalidate();
}

bool cn_window_size(int descriptor, int *lines, int *columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
  *lines = size.ws_row;
  *columns = size.ws_col;
  return true;
}

static attr_t curses_attributes(uint32_t bits) {
  attr_t attributes = A_NORMAL;
  if (bits & CN_BOLD) attributes |= A_BOLD;
  if (bits & CN_DIM) attributes |= A_DIM;
  if (bits & CN_ITALIC) attributes |= A_ITALIC;
  if (bits & CN_UNDERLINE) attributes |= A_UNDERLINE;
  if (bits & CN_REVERSE) attributes |= A_REVERSE;
  if (bits & CN_STRIKETHROUGH) attributes |= A_PROTECT;
  return attributes;
}

static bool differs_in_letter_only(const cn_cell *cell, const cn_cell *other) {
  return !cell->text[1] && !other->text[1] && cell->attributes == other->attributes && cell->pair == other->pair;
}

static void put_row(WINDOW *window, int y, const cn_cell *cells, int count, int columns) {
  static const cchar_t none;
  if (count > row_capacity) {
    cchar_t *larger = realloc(row, (size_t)count * sizeof(cchar_t));
    if (!larger) return;
    row = larger;
    row_capacity = count;
  }
  /* A character that differs only in its letter from the one before is a copy with that letter: setcchar is slow. */
  for (int index = 0; index < count; index++) {
    const cn_cell *cell = &cells[index];
    if (index > 0 && differs_in_letter_only(cell, &cells[index - 1])) {
      row[index] = row[index - 1];
      row[index].chars[0] = (wchar_t)cell->text[0];
    } else {
      wchar_t text[5] = {0};
      int pair = cell->pair;
      for (int mark = 0; mark < 4; mark++) text[mark] = (wchar_t)cell->text[mark];
      row[index] = none;
      setcchar(&row[index], text, curses_attributes(cell->attributes), 0, &pair);
    }
  }
  if (columns < COLS) {
    wmove(window, y, columns);
    wclrtoeol(window);
  }
  if (count > 0) mvwadd_wchnstr(window, y, 0, row, count);
}

void cn_put_row(int y, const cn_cell *cells, int count, int columns) { put_row(newscr, y, cells, count, columns); }

void cn_note_row(int y, const cn_cell *cells, int count, int columns) { put_row(curscr, y, cells, count, columns); }

void cn_forget_row(int y) { wredrawln(newscr, y, 1); }

/* Left to find a scroll by itself, ncurses hashes and compares every row, which costs several times as much. */
bool cn_scroll(int top, int bottom, int distance) {
  if (repaints || scrolls) return false;
  scrolls = cn_scroll_prepare(top, bottom, distance);
  return scrolls;
}

void cn_show_cursor(int y, int x) {
  leaveok(newscr, FALSE);
  wmove(newscr, y, x);
  curs_set(1);
}

void cn_hide_cursor(void) {
  leaveok(newscr, TRUE);
  curs_set(0);
}

void cn_invalidate(void) {
  clearok(curscr, TRUE);
  repaints = true;
  scrolls = false;
}

void cn_update(void) {
  if (!cn_guard_begin_output()) return;
  cn_collect_output(fileno(output_file));
  if (repaints) cn_scroll_everywhere(fileno(output_file));
  if (scrolls) cn_scroll_send(fileno(output_file));
  scrolls = false;
  doupdate();
  cn_send_collected(fileno(output_file), output_descriptor);
  repaints = false;
  cn_guard_end_output();
}

void cn_send(const char *bytes, int count) { cn_write_all(output_descriptor, bytes, count); }

void cn_suspend(void) {
  if (!isendwin()) endwin();
}

void cn_resume(void) {
  reset_prog_mode();
  keypad(stdscr, TRUE);
  cn_invalidate();
}
