// What a side may know, as a list of the inputs that are 1. The critic, needed in training only, sees
// both sides.
#ifndef FEATURES_H
#define FEATURES_H
#include "game.h"

enum { INPUTS = 261, ALL_INPUTS = INPUTS + 65, MOST_INPUTS = 160 };

typedef struct {
  int16_t at[MOST_INPUTS];
  int count;
} List;

/** The inputs of a formation's questions: the cards that have been chosen so far. */
typedef struct {
  int centre, high;
} Chosen;

static inline void put(List *list, int at) { list->at[list->count++] = at; }
static void counts(List *list, int from, const int8_t *of, int most) {
  for (int h = 0; h < HEIGHTS; h++)
    for (int n = 0; n < most && n < of[h]; n++) put(list, from + n * HEIGHTS + h);
}
static void steps(List *list, int from, const int8_t *of, int length, int value) {
  for (int i = 0; i < length && value >= of[i]; i++) put(list, from + i);
}
static inline void one(List *list, int from, int at) {
  if (at >= 0) put(list, from + at);
}

/** The cards of a side that lie or are held where its rival cannot see them, without the King. */
static void dark_of(const Side *s, int8_t *dark) {
  for (int h = 0; h < HEIGHTS; h++) dark[h] = s->hand[h] + s->laid[0][h] + s->laid[1][h];
  if (s->centre >= 0 && !s->shown) dark[s->centre]++;
  if (s->centre >= 0 && !s->turned) dark[s->left]++, dark[s->right]++;
  dark[KING] = 0;
}

static void features_of(const Game *g, int side, int what, Chosen chosen, List *list) {
  static const int8_t THREE[] = {1, 2, 3}, HELD[] = {1, 2, 3, 4, 6, 8, 10, 13};
  static const int8_t TOTAL[] = {6, 9, 11, 13, 15, 17, 20};
  const Side *me = &g->side[side], *rival = &g->side[1 - side];
  int8_t hand[HEIGHTS], dark[HEIGHTS];
  memcpy(hand, me->hand, sizeof hand);
  if (chosen.centre >= 0) hand[chosen.centre]--;
  if (chosen.high >= 0) hand[chosen.high]--;
  dark_of(rival, dark);
  list->count = 0;
  counts(list, 0, hand, 2);
  counts(list, 26, dark, 2);
  counts(list, 52, me->laid[0], 1);
  counts(list, 65, me->laid[1], 1);
  steps(list, 78, THREE, 3, rival->hidden[1]);
  steps(list, 81, THREE, 3, rival->hidden[0]);
  counts(list, 84, rival->said, 1);
  counts(list, 97, me->said, 1);
  counts(list, 110, me->open, 1);
  counts(list, 123, rival->open, 1);
  const int left = left_of(g);
  put(list, 136 + (left > 5 ? 5 : left));
  steps(list, 142, HELD, 8, me->held);
  steps(list, 150, HELD, 8, rival->held);
  steps(list, 158, TOTAL, 7, total_of(g, side));
  if (me->token) put(list, 165);
  if (rival->token) put(list, 166);
  put(list, 167 + what);
  one(list, 175, what <= LOW ? chosen.centre : me->centre);
  if (what <= LOW) one(list, 188, chosen.high);
  else {
    put(list, 188 + me->left);
    if (me->right != me->left) put(list, 188 + me->right);
  }
  if (rival->turned) {
    put(list, 201 + rival->left);
    if (rival->right != rival->left) put(list, 201 + rival->right);
    put(list, 216 + skirmishes(me, rival));
  }
  if (me->shown) put(list, 219);
  if (rival->shown) put(list, 220 + rival->centre);
  one(list, 233, rival->declared);
  one(list, 246, me->declared);
  for (int i = 0; i < g->ties; i++) put(list, 259 + i);
}

/** What only the rival knows, behind the inputs of the side itself. */
static void secrets_of(const Game *g, int side, List *list) {
  const Side *rival = &g->side[1 - side];
  counts(list, INPUTS, rival->hand, 2);
  one(list, INPUTS + 26, rival->centre);
  counts(list, INPUTS + 39, rival->laid[0], 1);
  counts(list, INPUTS + 52, rival->laid[1], 1);
}
#endif
