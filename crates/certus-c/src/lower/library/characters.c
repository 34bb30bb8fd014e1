/* Characters, in the "C" locale. What is true is some number but zero; arguments that are neither an unsigned char
   nor EOF give anything. */

static int outside(int c) { return c < -1 || c > 255; }
static int some(int holds) { return holds ? any_nonzero() : 0; }
static int is_digit(int c) { return c >= '0' && c <= '9'; }
static int is_lower(int c) { return c >= 'a' && c <= 'z'; }
static int is_upper(int c) { return c >= 'A' && c <= 'Z'; }
static int is_alpha(int c) { return is_lower(c) || is_upper(c); }
static int is_alnum(int c) { return is_alpha(c) || is_digit(c); }
static int is_space(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
static int is_blank(int c) { return c == ' ' || c == '\t'; }
static int is_print(int c) { return c >= ' ' && c <= '~'; }
static int is_graph(int c) { return c > ' ' && c <= '~'; }
static int is_cntrl(int c) { return (c >= 0 && c < ' ') || c == 127; }
static int is_punct(int c) { return is_graph(c) && !is_alnum(c); }
static int is_xdigit(int c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

int model_isdigit(int c) { return outside(c) ? __certus_any_int() : some(is_digit(c)); }
int model_islower(int c) { return outside(c) ? __certus_any_int() : some(is_lower(c)); }
int model_isupper(int c) { return outside(c) ? __certus_any_int() : some(is_upper(c)); }
int model_isalpha(int c) { return outside(c) ? __certus_any_int() : some(is_alpha(c)); }
int model_isalnum(int c) { return outside(c) ? __certus_any_int() : some(is_alnum(c)); }
int model_isspace(int c) { return outside(c) ? __certus_any_int() : some(is_space(c)); }
int model_isblank(int c) { return outside(c) ? __certus_any_int() : some(is_blank(c)); }
int model_isprint(int c) { return outside(c) ? __certus_any_int() : some(is_print(c)); }
int model_isgraph(int c) { return outside(c) ? __certus_any_int() : some(is_graph(c)); }
int model_iscntrl(int c) { return outside(c) ? __certus_any_int() : some(is_cntrl(c)); }
int model_ispunct(int c) { return outside(c) ? __certus_any_int() : some(is_punct(c)); }
int model_isxdigit(int c) { return outside(c) ? __certus_any_int() : some(is_xdigit(c)); }
int model_isascii(int c) { return some(c >= 0 && c <= 127); }
int model_toascii(int c) { return c & 127; }
int model_tolower(int c) { return outside(c) ? __certus_any_int() : is_upper(c) ? c - 'A' + 'a' : c; }
int model_toupper(int c) { return outside(c) ? __certus_any_int() : is_lower(c) ? c - 'a' + 'A' : c; }

int model_strcasecmp(const char *a, const char *b) {
  for (size_t i = 0;; i++) {
    unsigned char x = a[i], y = b[i];
    int lower_x = is_upper(x) ? x + 32 : x, lower_y = is_upper(y) ? y + 32 : y;
    if (lower_x != lower_y)
      return lower_x < lower_y ? any_negative() : any_positive();
    if (!x)
      return 0;
  }
}
int model_strncasecmp(const char *a, const char *b, size_t count) {
  for (size_t i = 0; i < count; i++) {
    unsigned char x = a[i], y = b[i];
    int lower_x = is_upper(x) ? x + 32 : x, lower_y = is_upper(y) ? y + 32 : y;
    if (lower_x != lower_y)
      return lower_x < lower_y ? any_negative() : any_positive();
    if (!x)
      return 0;
  }
  return 0;
}

/* The tables that the macros of glibc's <ctype.h> look into, from -128 on. */

static const unsigned short class_table[384] = {
  [128 ... 136] = 2, [137] = 8195, [138 ... 141] = 8194, [142 ... 159] = 2, [160] = 24577, [161 ... 175] =
  49156, [176 ... 185] = 55304, [186 ... 192] = 49156, [193 ... 198] = 54536, [199 ... 218] = 50440, [219 ...
  224] = 49156, [225 ... 230] = 54792, [231 ... 250] = 50696, [251 ... 254] = 49156, [255] = 2};
static const unsigned short *class_pointer = class_table + 128;
const unsigned short **model___ctype_b_loc(void) { return &class_pointer; }
/* Of bytes above 127 these have the value as an unsigned char, and EOF itself. */
static const int lower_table[384] = {
  128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
  151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173,
  174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196,
  197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
  220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242,
  243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
  44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 97, 98, 99, 100, 101, 102, 103,
  104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 91, 92, 93, 94, 95,
  96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
  120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142,
  143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165,
  166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188,
  189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
  212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234,
  235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255};
static const int *lower_pointer = lower_table + 128;
const int **model___ctype_tolower_loc(void) { return &lower_pointer; }
static const int upper_table[384] = {
  128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
  151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173,
  174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196,
  197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
  220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242,
  243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
  44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
  73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 65, 66, 67, 68, 69,
  70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 123, 124, 125, 126, 127, 128,
  129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151,
  152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174,
  175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197,
  198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220,
  221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243,
  244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255};
static const int *upper_pointer = upper_table + 128;
const int **model___ctype_toupper_loc(void) { return &upper_pointer; }
