/* A library that is not ddz at all. */
int something_else(void);

int something_else(void) { return 0; }
