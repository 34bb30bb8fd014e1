/* Functions whose address is taken, for a table of hooks: what a call by name is made of elsewhere. */

void *model_malloc(size_t size) { return malloc(size); }
void *model_calloc(size_t count, size_t size) { return calloc(count, size); }
void model_free(void *p) { free(p); }
void *model_memcpy(void *to, const void *from, size_t size) { return memcpy(to, from, size); }
void *model_memmove(void *to, const void *from, size_t size) { return memmove(to, from, size); }
void *model_memset(void *to, int byte, size_t size) { return memset(to, byte, size); }
void model_abort(void) { abort(); }
void model_exit(int status) { exit(status); }
double model_fabs(double x) { return fabs(x); }
double model_sqrt(double x) { return sqrt(x); }
double model_floor(double x) { return floor(x); }
double model_ceil(double x) { return ceil(x); }
double model_trunc(double x) { return trunc(x); }
double model_round(double x) { return round(x); }
double model_rint(double x) { return rint(x); }
double model_fmod(double x, double y) { return fmod(x, y); }
