#ifndef CN_OUTPUT_H
#define CN_OUTPUT_H

/* A file without a name, gone when it is closed; -1 where there can be none. */
int cn_memory_file(void);

/* Collects what is written to a descriptor from now on, until it is sent. Does nothing where there is no memory to
   collect in. */
void cn_collect_output(int descriptor);

/* Sends what was collected to the terminal that the descriptor is for, and lets the descriptor lead there again. */
void cn_send_collected(int descriptor, int terminal);

/* Writes all to a descriptor, however often it takes. */
void cn_write_all(int descriptor, const char *bytes, long count);

#endif
