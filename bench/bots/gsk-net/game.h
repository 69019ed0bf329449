// God Save the King for two players, as small numbers. Cards are heights from 0 (two) to 12 (ace); a
// King is 11. What nobody sensible does is left out: a King on a flank, a rout of a flank.
#ifndef GAME_H
#define GAME_H
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEIGHTS = 13, KING = 11, ACE = 12, MOST_HANDS = 30 };
/** What a side is asked. A formation is three questions, of which the last is the lower flank. */
enum { CENTRE, HIGH, LOW, DECLARE, EARLY, LATE, ANSWER, WINNER };
/** The answers. */
enum { ACCEPT, CHALLENGE, ROUT };
/** How a match goes on: or the side that has won, or a draw. */
enum { WON_0, WON_1, DRAWN, GOES_ON };

typedef struct {
  int8_t hand[HEIGHTS];
  int8_t open[HEIGHTS];      // cards in its pile that everybody knows
  int8_t laid[2][HEIGHTS];   // its hidden centres of this hand: in its own pile, in the rival's
  int8_t said[HEIGHTS];      // values declared in pushes of this hand that nobody tested
  int8_t held, hidden[2];    // cards in hand; hidden centres by the pile they lie in
  int8_t lost, doubts, tested, lied, pushes, aces; // what it did in pushes of this match
  int8_t token, left, centre, right, turned, shown, proved, declared;
} Side;

typedef struct {
  Side side[2];
  int hand, ties, winner;
  uint64_t chance;
} Game;

static inline uint64_t drawn(uint64_t *state) {
  uint64_t mixed = (*state += 0x9e3779b97f4a7c15ull);
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ull;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebull;
  return mixed ^ (mixed >> 31);
}
static inline float part(uint64_t *state) { return (drawn(state) >> 40) * (1.0f / 16777216.0f); }
static inline int below(uint64_t *state, int most) { return (int)((drawn(state) >> 33) % most); }

static void clear_side(Side *s) {
  s->left = s->centre = s->right = s->declared = -1;
  s->turned = s->shown = s->proved = 0;
}

static void begin_hand(Side *s) {
  memset(s->open, 0, sizeof s->open);
  memset(s->laid, 0, sizeof s->laid);
  memset(s->said, 0, sizeof s->said);
  s->hidden[0] = s->hidden[1] = 0;
  s->token = 1;
  clear_side(s);
}

static void begin_match(Game *g, uint64_t seed) {
  memset(g, 0, sizeof *g);
  g->chance = seed;
  g->hand = 1;
  for (int i = 0; i < 2; i++) {
    for (int h = 0; h < HEIGHTS; h++) g->side[i].hand[h] = 1;
    g->side[i].held = 13;
    begin_hand(&g->side[i]);
  }
}

/** All cards of a side: in hand, formation and pile. */
static int total_of(const Game *g, int side) {
  const Side *s = &g->side[side], *r = &g->side[1 - side];
  int sum = s->held + (s->centre >= 0 ? 3 : 0) + s->hidden[0] + r->hidden[1];
  for (int h = 0; h < HEIGHTS; h++) sum += s->open[h];
  return sum;
}

/** The tricks after the present one before a hand runs short. */
static int left_of(const Game *g) {
  int least = 127;
  for (int i = 0; i < 2; i++) {
    const int held = g->side[i].held + (g->side[i].centre >= 0 ? 3 : 0);
    if (held < least) least = held;
  }
  return least / 3 - 1;
}

static int skirmishes(const Side *me, const Side *other) {
  const int one = me->left - other->right, two = me->right - other->left;
  return (one > 0) - (one < 0) + (two > 0) - (two < 0);
}

/** A card for a penalty; `forced` is its height, or -1 for chance. Whether it was the King. */
static int penalty(Game *g, int from, int *forced) {
  Side *s = &g->side[from];
  if (s->held == 0) return 0;
  int h = 0;
  if (forced) h = *forced;
  else {
    int at = below(&g->chance, s->held);
    for (; (at -= s->hand[h]) >= 0; h++) {}
  }
  s->hand[h]--;
  s->held--;
  if (h == KING) return 1;
  g->side[1 - from].open[h]++;
  return 0;
}

/** Routs of the centres, by bits; the fallen as bits. `draws` are the penalties to come, or null. */
static int rout(Game *g, int routs, int **draws) {
  int fallen = 0;
  for (int i = 0; i < 2; i++)
    if ((routs >> i & 1) && g->side[1 - i].centre == KING) fallen |= 2 >> i;
  for (int i = 0; i < 2; i++)
    if (routs >> i & 1) {
      g->side[i].token = 0;
      g->side[1 - i].shown = 1;
    }
  if (fallen) return fallen;
  for (int i = 0; i < 2; i++)
    if ((routs >> i & 1) && penalty(g, i, draws && g->side[i].held ? (*draws)++ : 0)) fallen |= 1 << i;
  return fallen;
}

/** The six cards go to the winner's pile, or the own three to each. */
static void collect(Game *g, int winner) {
  for (int i = 0; i < 2; i++) {
    Side *s = &g->side[i];
    const int pile = winner < 0 ? i : winner;
    Side *p = &g->side[pile];
    p->open[s->left]++;
    p->open[s->right]++;
    if (s->shown || s->proved) p->open[s->centre]++;
    else {
      s->laid[pile != i][s->centre]++;
      s->hidden[pile != i]++;
    }
  }
  for (int i = 0; i < 2; i++) clear_side(&g->side[i]);
}

static int end_of(int fallen) { return fallen == 3 ? DRAWN : fallen == 1 ? WON_1 : WON_0; }

/** After a trick: perhaps the end of the hand. */
static int next_trick(Game *g) {
  g->ties = 0;
  if (g->side[0].held >= 3 && g->side[1].held >= 3) return GOES_ON;
  int fallen = 0;
  for (int i = 0; i < 2; i++) fallen |= g->side[i].laid[1][KING] << i;
  if (fallen) return end_of(fallen);
  for (int i = 0; i < 2; i++) {
    Side *s = &g->side[i];
    int held = 0;
    for (int h = 0; h < HEIGHTS; h++) {
      s->hand[h] += s->open[h] + s->laid[0][h] + g->side[1 - i].laid[1][h];
      held += s->hand[h];
    }
    s->held = held;
    if (held < 3) fallen |= 1 << i;
  }
  for (int i = 0; i < 2; i++) begin_hand(&g->side[i]);
  if (fallen) return end_of(fallen);
  if (++g->hand <= MOST_HANDS) return GOES_ON;
  const int lead = g->side[0].held - g->side[1].held;
  return lead > 0 ? WON_0 : lead < 0 ? WON_1 : DRAWN;
}

static void lay(Side *s, int left, int centre, int right) {
  s->left = left;
  s->centre = centre;
  s->right = right;
  s->hand[left]--;
  s->hand[centre]--;
  s->hand[right]--;
  s->held -= 3;
}

/** The answer of a push: `doubts` by its loser, `routs` by bits. Then the trick is over. */
static int settle(Game *g, int doubts, int routs, int *draws) {
  const int winner = g->winner, loser = 1 - winner;
  Side *w = &g->side[winner];
  int fallen = routs ? rout(g, routs, draws ? &draws : 0) : 0;
  if (fallen) return end_of(fallen);
  for (int i = 0; i < 2; i++) {
    g->side[i].pushes++;
    g->side[i].aces += g->side[i].declared == ACE;
    if (!(doubts && i == winner)) g->side[i].said[g->side[i].declared]++;
  }
  g->side[loser].lost++;
  g->side[loser].doubts += doubts;
  if (doubts) {
    const int true_value = w->centre == w->declared;
    w->tested++;
    w->lied += !true_value;
    if (true_value) w->proved = 1;
    const int from = true_value ? loser : winner;
    if (penalty(g, from, draws && g->side[from].held ? draws : 0)) return end_of(1 << from);
  }
  collect(g, winner);
  return next_trick(g);
}
#endif
