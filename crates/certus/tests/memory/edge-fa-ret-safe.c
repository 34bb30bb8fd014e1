// SAFE unreach-call LP64: null or inside
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
char*find(char*s,char c){ for(;*s;s++) if(*s==c) return s; return 0; } int main(void){ char b[4]="abc"; char*p=find(b,'b'); CHECK(p&&*p=='b'); CHECK(!find(b,'z')); return 0; }
