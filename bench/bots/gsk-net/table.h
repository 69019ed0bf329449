// The player of the trained table (`mixed-player.ts`, `rows.ts`), which plays matches of three and four, and
// played those of two before.
#ifndef TABLE_H
#define TABLE_H
#include "match.h"

enum { T_KING, T_FLANKS, T_CENTRE, T_ROUT, T_DECLARATION, T_ANSWER, TABLES };
enum { HABIT_UNKNOWN, HABIT_NEVER, HABIT_ALWAYS };
static const int TABLE_WAYS[] = {2, 7, 3, 2, 5, 3};

typedef struct {
  Player player;
  uint64_t chance;
  char *digits[TABLES];
  int form[3];  // centre, higher flank, lower flank
} TablePlayer;

static int digit(char c) { return c <= '9' ? c - '0' : c - 'a' + 10; }

/** Cards, the highest first, without the King. */
static int listed(const int8_t *counts, int *list) {
  int count = 0;
  for (int h = HEIGHTS - 1; h >= 0; h--)
    for (int n = 0; h != KING && n < counts[h]; n++) list[count++] = h;
  return count;
}

/** One of the ways that lead to different results, by its weight. */
static int by_table(TablePlayer *p, int table, int row, const int *results, int allowed) {
  const int ways = TABLE_WAYS[table];
  int sum = 0, weights[8], first = 0;
  for (int pass = 0; sum == 0 && pass < 2; pass++)
    for (int w = 0; w < ways; w++) {
      int open = allowed >> w & 1;
      for (int v = 0; results && v < w; v++) open &= results[v] != results[w];
      if (results && results[w] < 0) open = 0;
      weights[w] = !open ? 0 : pass ? 1 : digit(p->digits[table][row * ways + w]);
      sum += weights[w];
    }
  int at = below(&p->chance, sum);
  while ((at -= weights[first]) >= 0) first++;
  return first;
}

static int habit(int done, int of) { return of < 2 ? HABIT_UNKNOWN : done == 0 ? HABIT_NEVER : done == of ? HABIT_ALWAYS : HABIT_UNKNOWN; }
static int lies(const Side *s) {
  return habit(s->aces, s->pushes) == HABIT_ALWAYS ? HABIT_ALWAYS : habit(s->lied, s->tested);
}
static int cap(int value, int most) { return value < 0 ? 0 : value > most ? most : value; }
static int depth(const int *one, int ones, const int *other, int others) {
  for (int at = 0; at <= 2; at += 2)
    if ((ones > 1 ? one[1] : -1) > (others > at ? other[at] : -1)) return at / 2;
  return 2;
}
static int risk(const Side *me) {
  if (me->held == 0 || me->laid[1][KING]) return 0;
  if (!me->hand[KING]) return 4;
  return me->held == 1 ? 1 : me->held < 5 ? 2 : 3;
}

static void form_by_table(TablePlayer *p, const Game *g, int side) {
  const Side *me = &g->side[side], *rival = &g->side[1 - side];
  int8_t dark[HEIGHTS];
  int hand[32], other[32], pairs[7][2], results[7], centres[3];
  dark_of(rival, dark);
  const int count = listed(me->hand, hand), others = listed(dark, other);
  const int left = cap(left_of(g), 3);
  const int own = depth(hand, count, other, others), its = depth(other, others, hand, count);
  const int edge = own == 0 ? 0 : its == 0 ? 1 : own == 1 && its == 1 ? 2 : own < its ? 3 : 4;
  int king = 0;
  if (me->hand[KING]) {
    const int over = me->held > 3 * (left_of(g) + 1);
    const int row = (((0 * 4 + left) * 2 + over) * 5 + edge) * 2 + rival->token;
    king = count > 2 ? by_table(p, T_KING, row, 0, 3) : 1;
  }
  for (int i = 0; i < 7; i++) {
    if (i == 0 || i > 4) {
      pairs[i][0] = hand[i == 5 ? count - 2 : 0];
      pairs[i][1] = hand[i == 0 ? 1 : count - 1];
    } else {
      const int target = 2 * (i - 1) < others ? other[2 * (i - 1)] : -1;
      int at = count - 1;
      while (at >= 0 && hand[at] <= target) at--;
      if (at < 1) at = 1;
      pairs[i][0] = hand[at - 1];
      pairs[i][1] = hand[at];
    }
    results[i] = pairs[i][0] * 16 + pairs[i][1];
  }
  const int lead = total_of(g, side) - total_of(g, 1 - side);
  const int row = (((0 * 4 + left) * 5 + edge) * 3 + (lead < -4 ? 0 : lead > 4 ? 2 : 1)) * 3 +
                  (king ? 1 : me->hand[KING] ? 0 : 2);
  const int way = by_table(p, T_FLANKS, row, results, 127);
  p->form[1] = pairs[way][0];
  p->form[2] = pairs[way][1];
  p->form[0] = KING;
  if (king) return;
  int8_t rest[HEIGHTS];
  memcpy(rest, me->hand, sizeof rest);
  rest[pairs[way][0]]--;
  rest[pairs[way][1]]--;
  const int more = listed(rest, hand);
  centres[0] = hand[more - 1];
  centres[1] = hand[more >> 1];
  centres[2] = hand[0];
  p->form[0] = centres[by_table(p, T_CENTRE, left * 7 + way, centres, 7)];
}

static int rout_by_table(TablePlayer *p, const Game *g, int side) {
  const Side *me = &g->side[side], *rival = &g->side[1 - side];
  int8_t dark[HEIGHTS];
  if (skirmishes(me, rival) > 0) return me->laid[1][KING];
  dark_of(rival, dark);
  const int left = left_of(g), flank = rival->left > rival->right ? rival->left : rival->right;
  int above = 0;
  for (int h = flank + 1; h < HEIGHTS; h++) above += dark[h];
  const int row = (((((rival->held - 3 * left > 0) * 4 + cap(left, 3)) * 2 + (skirmishes(me, rival) >= 0)) * 4 +
                    (above == 0 ? 0 : above < 3 ? 1 : above < 6 ? 2 : 3)) * 5) + risk(me);
  return by_table(p, T_ROUT, row, 0, 3);
}

static int declare_by_table(TablePlayer *p, const Game *g, int side) {
  const Side *me = &g->side[side], *rival = &g->side[1 - side];
  int8_t mine[HEIGHTS], dark[HEIGHTS];
  int own[32], other[32], second = 0;
  if (me->shown) return me->centre;
  dark_of(me, mine);
  dark_of(rival, dark);
  const int owns = listed(mine, own), others = listed(dark, other), top = owns ? own[0] : -1;
  while (second < owns && own[second] == top) second++;
  const int values[] = {me->centre, top, second < owns ? own[second] : -1, KING, ACE};
  const int middle = others ? other[others >> 1] : 0;
  const int kind = me->centre == KING ? 0 : me->centre == top ? 1 : me->centre >= middle ? 2 : 3;
  const int cost = risk(me);
  const int row = ((((kind * 4 + (cost == 4 ? 3 : cap(cost, 2))) * 2 + (rival->held < 2)) * 3 +
                    habit(rival->doubts, rival->lost)) * 2) + (top > (others ? other[0] : -1));
  return values[by_table(p, T_DECLARATION, row, values, 31)];
}

static int answer_by_table(TablePlayer *p, const Game *g, int side, int ways) {
  const Side *me = &g->side[side], *rival = &g->side[1 - side];
  int8_t dark[HEIGHTS];
  int other[32];
  dark_of(rival, dark);
  const int others = listed(dark, other), value = rival->declared;
  const int row = ((((value == KING ? 0 : others && value == other[0] ? 1 : 2) * 2 + (others > 4)) * 5 +
                    risk(me)) * 2 + (rival->held < 2)) * 3 + lies(rival);
  return by_table(p, T_ANSWER, row, 0, ways);
}

static int decide_by_table(Player *self, const Game *g, int side, int what, Chosen chosen, int ways) {
  TablePlayer *p = (TablePlayer *)self;
  (void)chosen;
  switch (what) {
    case CENTRE: form_by_table(p, g, side); return p->form[0];
    case HIGH: return p->form[1];
    case LOW: return p->form[2];
    case DECLARE: return declare_by_table(p, g, side);
    case LATE: return rout_by_table(p, g, side);
    case ANSWER: return answer_by_table(p, g, side, ways);
    default: return 0;
  }
}

/** Reads the table from a file: the digits of its decisions, each in a line. */
static TablePlayer table_player(const char *file, uint64_t seed) {
  TablePlayer p = {{decide_by_table, 0}, seed, {0}, {0}};
  static char text[TABLES][8192];
  FILE *f = fopen(file, "r");
  for (int i = 0; i < TABLES; i++)
    if (f && fscanf(f, "%8191s", text[i]) == 1) p.digits[i] = text[i];
  if (f) fclose(f);
  return p;
}
#endif
