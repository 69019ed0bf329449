// Plays matches between any two players.
#ifndef MATCH_H
#define MATCH_H
#include "net.h"

/** A player: answers a question with one of the ways whose bits are set, always more than one. */
typedef struct Player {
  int (*decide)(struct Player *self, const Game *g, int side, int what, Chosen chosen, int ways);
  /** Told of every new match, if set. */
  void (*meets)(struct Player *self);
} Player;

/** Whether the rival's only hidden card is the King in the centre. */
static int is_king_in(const Game *g, int side) {
  const Side *rival = &g->side[1 - side];
  return !rival->shown && rival->held == 0 && rival->hidden[0] + rival->hidden[1] == 0;
}

/** The ways worth a thought: a sure rout is made, a lie that is seen through is challenged. */
static int ways_of(const Game *g, int side, int what, Chosen chosen) {
  const Side *me = &g->side[side], *rival = &g->side[1 - side];
  const int rout_now = me->token && is_king_in(g, side);
  int8_t dark[HEIGHTS];
  int rest = me->held - me->hand[KING], ways = 0;
  switch (what) {
    case CENTRE:
      if (rest > 2)
        for (int h = 0; h < HEIGHTS; h++)
          if (h != KING && me->hand[h]) ways |= 1 << h;
      return ways | me->hand[KING] << KING;
    case HIGH: {
      int lower = 0;
      for (int h = 0; h < HEIGHTS; h++) {
        const int count = h == KING ? 0 : me->hand[h] - (h == chosen.centre);
        if (count > 0 && lower + count > 1) ways |= 1 << h;
        lower += count;
      }
      return ways;
    }
    case LOW:
      for (int h = 0; h <= chosen.high; h++)
        if (h != KING && me->hand[h] - (h == chosen.centre) - (h == chosen.high) > 0) ways |= 1 << h;
      return ways;
    case DECLARE:
      return (1 << HEIGHTS) - 1;
    case EARLY:
      return rout_now ? 2 : me->token ? 3 : 1;
    case LATE:
      if (!me->token || rival->shown) return 1;
      if (rout_now) return 2;
      return skirmishes(me, rival) > 0 && !me->laid[1][KING] ? 1 : 3;
    case ANSWER:
      if (rout_now) return 1 << ROUT;
      dark_of(rival, dark);
      const int v = rival->declared;
      const int possible = rival->shown ? rival->centre == v : v == KING || dark[v] > 0;
      if (!possible && rival->held > 0) return 1 << CHALLENGE;
      ways = 1 << ACCEPT;
      if (!rival->shown && rival->held > 0) ways |= 1 << CHALLENGE;
      if (!rival->shown && me->token) ways |= 1 << ROUT;
      return ways;
    default:
      return me->token && !rival->shown && me->laid[1][KING] ? (rout_now ? 2 : 3) : 1;
  }
}

static int ask(Player *player, const Game *g, int side, int what, Chosen chosen) {
  const int ways = ways_of(g, side, what, chosen);
  if (ways & (ways - 1)) return player->decide(player, g, side, what, chosen, ways);
  return __builtin_ctz(ways);
}

static int play_trick(Game *g, Player *players[2]) {
  const Chosen none = {-1, -1};
  int form[2][3];
  for (int i = 0; i < 2; i++) {
    Chosen chosen = none;
    chosen.centre = form[i][1] = ask(players[i], g, i, CENTRE, chosen);
    chosen.high = form[i][0] = ask(players[i], g, i, HIGH, chosen);
    form[i][2] = ask(players[i], g, i, LOW, chosen);
  }
  for (int i = 0; i < 2; i++) {
    const int swap = below(&g->chance, 2) ? 2 : 0;
    lay(&g->side[i], form[i][swap], form[i][1], form[i][2 - swap]);
  }
  for (int what = EARLY; what <= LATE; what++) {
    int routs = 0;
    for (int i = 0; i < 2; i++) routs |= ask(players[i], g, i, what, none) << i;
    const int fallen = routs ? rout(g, routs, 0) : 0;
    if (fallen) return end_of(fallen);
    for (int i = 0; i < 2; i++) g->side[i].turned = 1;
  }
  const int lead = skirmishes(&g->side[0], &g->side[1]);
  if (lead) {
    collect(g, lead > 0 ? 0 : 1);
    return next_trick(g);
  }
  for (;;) {
    int value[2];
    for (int i = 0; i < 2; i++) value[i] = ask(players[i], g, i, DECLARE, none);
    for (int i = 0; i < 2; i++) g->side[i].declared = value[i];
    if (value[0] != value[1]) break;
    if (++g->ties < 3) continue;
    collect(g, -1);
    return next_trick(g);
  }
  g->winner = g->side[0].declared > g->side[1].declared ? 0 : 1;
  const int winner = g->winner, loser = 1 - winner;
  const int answer = ask(players[loser], g, loser, ANSWER, none);
  const int routs = (answer == ROUT) << loser | ask(players[winner], g, winner, WINNER, none) << winner;
  return settle(g, answer == CHALLENGE, routs, 0);
}

/** Plays a match; the winner, or `DRAWN`. */
static int play_match(Game *g, Player *players[2], uint64_t seed) {
  int over;
  begin_match(g, seed);
  for (int i = 0; i < 2; i++)
    if (players[i]->meets) players[i]->meets(players[i]);
  while ((over = play_trick(g, players)) == GOES_ON) {}
  return over;
}

/** A player's share of the matches, in turn on both sides. */
static double share_of(Player *player, Player *rival, int matches, uint64_t seed) {
  Game g;
  double share = 0;
  for (int i = 0; i < matches; i++) {
    Player *players[2] = {i & 1 ? rival : player, i & 1 ? player : rival};
    const int over = play_match(&g, players, seed * 7919 + i / 2);
    share += over == DRAWN ? 0.5 : over == (i & 1);
  }
  return share / matches;
}

/** A player with a network. */
typedef struct {
  Player player;
  const Net *net;
  uint64_t chance;
} NetPlayer;

static int way_by(const float *chances, int ways, uint64_t *chance) {
  float at = part(chance);
  int last = 0;
  for (int w = 0; ways >> w; w++)
    if (ways >> w & 1) {
      last = w;
      if ((at -= chances[w]) < 0) return w;
    }
  return last;
}

static int decide_by_net(Player *self, const Game *g, int side, int what, Chosen chosen, int ways) {
  NetPlayer *p = (NetPlayer *)self;
  List list;
  Hidden hidden;
  float chances[HEIGHTS];
  features_of(g, side, what, chosen, &list);
  hidden_of(p->net, &list, &hidden);
  chances_of(p->net, &hidden, what, ways, chances);
  return way_by(chances, ways, &p->chance);
}
static NetPlayer net_player(const Net *net, uint64_t seed) {
  return (NetPlayer){{decide_by_net, 0}, net, seed};
}
#endif
