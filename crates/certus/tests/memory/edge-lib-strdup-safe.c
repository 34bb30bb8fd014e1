// SAFE unreach-call LP64: strdup copies
extern void reach_error(void);
extern void free(void *);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
extern char*strdup(const char*); int main(void){ char b[4]="ab"; char*q=strdup(b); if(!q) return 0; q[0]='x'; CHECK(b[0]=='a'&&q[1]=='b'); free(q); return 0; }
