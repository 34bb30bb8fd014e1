// The doors of an elevator are closed while it moves, and it stays between the floors 0 and 5.
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
enum mode { IDLE, UP, DOWN, OPEN };
int main(void) {
  enum mode mode = IDLE;
  int floor = 0, target = 0, doors = 0;
  while (1) {
    switch (mode) {
    case IDLE:
      target = __VERIFIER_nondet_uint() % 6;
      doors = 0;
      mode = target > floor ? UP : target < floor ? DOWN : OPEN;
      break;
    case UP:
      floor++;
      if (floor == target) mode = OPEN;
      break;
    case DOWN:
      floor--;
      if (floor == target) mode = OPEN;
      break;
    case OPEN:
      doors = 1;
      mode = IDLE;
      break;
    }
    if (floor < 0 || floor > 5) reach_error();
    if (doors && (mode == UP || mode == DOWN)) reach_error();
  }
}
