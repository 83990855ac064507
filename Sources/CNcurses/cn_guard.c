#define _GNU_SOURCE 1
#define _DARWIN_C_SOURCE 1

#include "cn_guard.h"

#include "cn_output.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

/* What a program brings upon itself, what it is told, and what does not end it; every other signal does. */
static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
static const int notices[] = {SIGTSTP, SIGCONT, SIGWINCH};
#ifdef __APPLE__
static const int harmless[] = {SIGCHLD, SIGURG, SIGTTIN, SIGTTOU, SIGIO, SIGINFO};
#else
static const int harmless[] = {SIGCHLD, SIGURG, SIGTTIN, SIGTTOU};
#endif
#define COUNT(list) (sizeof(list) / sizeof(list[0]))
#define SIGNALS 65

static struct sigaction before[SIGNALS];
static bool is_caught[SIGNALS];
static int notice_pipe = -1;

static int terminal = -1;
static struct termios shell_modes;
static char restore_bytes[512];
static int restore_count;
static atomic_bool is_armed, is_ending, is_writing;
static _Atomic(pthread_t) writer;

static int held_errors = -1, real_errors = -1;

/* Standard error */

void cn_guard_hold_errors(void) {
  pid_t session = tcgetsid(terminal);
  if (real_errors >= 0 || session < 0 || tcgetsid(STDERR_FILENO) != session) return;
  held_errors = cn_memory_file();
  if (held_errors < 0) return;
  real_errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (real_errors >= 0) dup2(held_errors, STDERR_FILENO);
}

static void release_errors(void) {
  char text[1024];
  off_t position = 0;
  ssize_t count;
  if (real_errors < 0) return;
  dup2(real_errors, STDERR_FILENO);
  while ((count = pread(held_errors, text, sizeof text, position)) > 0) {
    if (write(STDERR_FILENO, text, (size_t)count) < 0) break;
    position += count;
  }
  close(real_errors);
  close(held_errors);
  real_errors = held_errors = -1;
}

/* The terminal */

bool cn_guard_remember(int descriptor) {
  terminal = descriptor;
  return tcgetattr(descriptor, &shell_modes) == 0;
}

/* Writes without waiting longer than a second for a terminal that takes nothing: then what it has not taken of the last
   frame is dropped, which may make room. */
static void write_patiently(const char *bytes, int count) {
  bool has_dropped = false;
  fcntl(terminal, F_SETFL, fcntl(terminal, F_GETFL) | O_NONBLOCK);
  while (count > 0) {
    ssize_t sent = write(terminal, bytes, (size_t)count);
    if (sent > 0) {
      bytes += sent;
      count -= (int)sent;
    } else if (sent < 0 && errno == EAGAIN) {
      struct pollfd room = {.fd = terminal, .events = POLLOUT};
      if (poll(&room, 1, 1000) > 0) continue;
      if (has_dropped || tcflush(terminal, TCOFLUSH) != 0) return;
      has_dropped = true;
    } else if (sent < 0 && errno != EINTR) {
      return;
    }
  }
}

/* A program in the background has no say in what the terminal shows. */
bool cn_guard_is_in_background(void) {
  pid_t foreground = tcgetpgrp(terminal);
  return foreground >= 0 && foreground != getpgrp();
}

static void restore(void) {
  int flags;
  if (!atomic_exchange(&is_armed, false)) return;
  if (!cn_guard_is_in_background()) {
    flags = fcntl(terminal, F_GETFL);
    write_patiently(restore_bytes, restore_count);
    fcntl(terminal, F_SETFL, flags);
    tcsetattr(terminal, TCSANOW, &shell_modes);
  }
  release_errors();
}

static void restore_at_exit(void) { restore(); }

void cn_guard_arm(const char *bytes, int count) {
  static bool is_registered;
  if (!is_registered) is_registered = atexit(restore_at_exit) == 0;
  restore_count = count < (int)sizeof restore_bytes ? count : (int)sizeof restore_bytes;
  memcpy(restore_bytes, bytes, (size_t)restore_count);
  atomic_store(&is_armed, true);
}

void cn_guard_disarm(bool restores) {
  if (restores) restore();
  atomic_store(&is_armed, false);
  release_errors();
}

bool cn_guard_begin_output(void) {
  atomic_store(&writer, pthread_self());
  atomic_store(&is_writing, true);
  if (!atomic_load(&is_ending)) return true;
  atomic_store(&is_writing, false);
  return false;
}

void cn_guard_end_output(void) { atomic_store(&is_writing, false); }

/* Signals */

/* Lets a frame that another thread is writing come to its end, for at most a fifth of a second. */
static void wait_for_writer(void) {
  atomic_store(&is_ending, true);
  for (int wait = 0; wait < 200 && atomic_load(&is_writing); wait++) {
    if (pthread_equal(atomic_load(&writer), pthread_self())) return;
    poll(NULL, 0, 1);
  }
}

static void pass_on(int number) {
  sigset_t set;
  sigaction(number, &before[number], NULL);
  sigemptyset(&set);
  sigaddset(&set, number);
  raise(number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

/* Who asks for the end gets the end: Swift's runtime would take SIGQUIT for a crash and ask what to do about it. */
static void handle_ending(int number, siginfo_t *info, void *context) {
  (void)info, (void)context;
  wait_for_writer();
  restore();
  memset(&before[number], 0, sizeof before[number]);
  before[number].sa_handler = SIG_DFL;
  pass_on(number);
  /* The first process of a container outlives what would end others. */
  _exit(128 + number);
}

/* A fault happens again when its handler returns, then in the hands of whoever handled it before: with its true place.
   A trap instruction would not, nor a signal that was sent. */
static void handle_fault(int number, siginfo_t *info, void *context) {
  (void)context;
  wait_for_writer();
  restore();
  if (info->si_code > 0 && number != SIGTRAP && number != SIGSYS)
    sigaction(number, &before[number], NULL);
  else
    pass_on(number);
}

static void handle_notice(int number) {
  int saved = errno;
  char letter = number == SIGTSTP ? 'T' : number == SIGCONT ? 'C' : 'W';
  if (write(notice_pipe, &letter, 1) < 0) errno = 0;
  errno = saved;
}

static void catch_signal(int number, struct sigaction *action) {
  is_caught[number] = sigaction(number, action, NULL) == 0;
}

static bool is_ignored(int number) {
  return !(before[number].sa_flags & SA_SIGINFO) && before[number].sa_handler == SIG_IGN;
}

static bool is_default(int number) {
  return !(before[number].sa_flags & SA_SIGINFO) && before[number].sa_handler == SIG_DFL;
}

static bool ends_programs(int number) {
  for (size_t index = 0; index < COUNT(harmless); index++)
    if (harmless[index] == number) return false;
  return is_default(number) || (number == SIGQUIT && !is_ignored(SIGQUIT));
}

/* Who started the program may have blocked signals, as threads of a pool do: what is caught must arrive. */
static void let_caught_in(void) {
  sigset_t caught;
  sigemptyset(&caught);
  for (int number = 1; number < SIGNALS; number++)
    if (is_caught[number]) sigaddset(&caught, number);
  pthread_sigmask(SIG_UNBLOCK, &caught, NULL);
}

void cn_guard_catch_signals(int pipe_descriptor) {
  struct sigaction fault = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  struct sigaction ending = {.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
  struct sigaction notice = {.sa_flags = SA_ONSTACK | SA_RESTART};
  fault.sa_sigaction = handle_fault;
  ending.sa_sigaction = handle_ending;
  notice.sa_handler = handle_notice;
  sigfillset(&fault.sa_mask);
  sigfillset(&ending.sa_mask);
  sigfillset(&notice.sa_mask);
  notice_pipe = pipe_descriptor;
  atomic_store(&is_ending, false);
  for (int number = 1; number < SIGNALS; number++) sigaction(number, NULL, &before[number]);
  for (int number = 1; number < SIGNALS; number++)
    if (ends_programs(number)) catch_signal(number, &ending);
  for (size_t index = 0; index < COUNT(faults); index++) catch_signal(faults[index], &fault);
  for (size_t index = 0; index < COUNT(notices); index++)
    if (notices[index] != SIGTSTP || !is_ignored(SIGTSTP)) catch_signal(notices[index], &notice);
  let_caught_in();
  cn_guard_thread();
}

void cn_guard_release_signals(void) {
  for (int number = 1; number < SIGNALS; number++) {
    if (is_caught[number]) sigaction(number, &before[number], NULL);
    is_caught[number] = false;
  }
}

void cn_guard_stop(void) {
  struct sigaction standard, stop, go_on;
  sigset_t set, mask;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigemptyset(&set);
  sigaddset(&set, SIGTSTP);
  sigaction(SIGTSTP, &standard, &stop);
  sigaction(SIGCONT, &standard, &go_on);
  pthread_sigmask(SIG_UNBLOCK, &set, &mask);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGCONT, &go_on, NULL);
  sigaction(SIGTSTP, &stop, NULL);
}

/* Stacks for handlers */

#define HANDLER_STACK (64 * 1024)

static pthread_key_t stack_key;
static pthread_once_t stack_once = PTHREAD_ONCE_INIT;

static void free_stack(void *memory) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  munmap(memory, HANDLER_STACK);
}

static void make_stack_key(void) { pthread_key_create(&stack_key, free_stack); }

void cn_guard_thread(void) {
  stack_t stack = {.ss_size = HANDLER_STACK}, present;
  pthread_once(&stack_once, make_stack_key);
  if (pthread_getspecific(stack_key)) return;
  if (sigaltstack(NULL, &present) == 0 && !(present.ss_flags & SS_DISABLE) && present.ss_size >= 16 * 1024) return;
  stack.ss_sp = mmap(NULL, HANDLER_STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (stack.ss_sp == MAP_FAILED) return;
  if (sigaltstack(&stack, NULL) == 0 && pthread_setspecific(stack_key, stack.ss_sp) == 0) return;
  munmap(stack.ss_sp, HANDLER_STACK);
}
