/*
 * Giving the terminal back whatever happens. The bytes and modes to restore are prepared while all is well; when a
 * signal ends the program they are written with calls that are safe in a signal handler, and the signal goes on to
 * whoever would have had it, so that the exit status tells the truth.
 */
#ifndef CN_GUARD_H
#define CN_GUARD_H

#include <stdbool.h>

/* Remembers the modes of a terminal as they are now. Once, before anything changes them. */
bool cn_guard_remember(int descriptor);

/* From now on every way out writes `bytes` to the terminal remembered and gives it its modes back. */
void cn_guard_arm(const char *bytes, int count);

/* Ends that; `restore` first does what a way out would do. */
void cn_guard_disarm(bool restore);

/* Catches the signals that end, stop, continue and resize; the last three are told as bytes 'T', 'C' and 'W'. Before
   `cn_open`: where it finds the stop signal uncaught it ignores it while it writes, and a stop key is lost. */
void cn_guard_catch_signals(int pipe_descriptor);

/* Gives the signals back to whom they belonged. */
void cn_guard_release_signals(void);

/* Whether another program has the terminal now. */
bool cn_guard_is_in_background(void);

/* Stops the program as its terminal's stop key would, and returns when it is continued. */
void cn_guard_stop(void);

/* Gives the calling thread a stack to handle signals on, so that an overflow of its own is handled too. */
void cn_guard_thread(void);

/* Keeps what is written to standard error off the terminal's screen; it comes out when the guard restores. */
void cn_guard_hold_errors(void);

/* Tells signal handlers on other threads that a frame is being written; false if the program is ending. */
bool cn_guard_begin_output(void);
void cn_guard_end_output(void);

#endif
