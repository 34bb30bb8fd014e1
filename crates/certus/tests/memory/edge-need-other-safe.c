// SAFE unreach-call LP64: equal calls, equal values
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
#include <stdlib.h>
int main(void){ CHECK(atoi("7")==atoi("7")); return 0; }
