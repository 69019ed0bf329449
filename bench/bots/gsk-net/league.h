// Training among rivals: itself, searched plans, and networks that learned to beat its average.
#ifndef LEAGUE_H
#define LEAGUE_H
#include "rivals.h"

/** Networks as rivals; a hunter learns against the average and leaves its states here. */
enum { NETS = 24, LIFE = 60, HUNTS = 30 };
typedef struct {
  Rivals plans;
  Net nets[NETS];
  NetPlayer players[NETS];
  double share[NETS];
  int count, met;  // how many networks there are; which is playing, or -1 for a plan
  uint64_t chance;
} League;

static Player *member_of(void *context, int match) {
  League *g = context;
  const float kind = part(&g->chance);
  g->met = -1;
  if (kind < 0.55f) return 0;
  if (kind < 0.75f || g->count == 0) return rival_of(&g->plans, match);
  double sum = 0;
  for (int i = 0; i < g->count; i++) sum += exp(g->share[i] * 8);
  double at = part(&g->chance) * sum;
  for (g->met = 0; g->met < g->count - 1; g->met++)
    if ((at -= exp(g->share[g->met] * 8)) < 0) break;
  return &g->players[g->met].player;
}
static void tell_league(void *context, double won) {
  League *g = context;
  if (g->met < 0) tell(&g->plans, won);
  else g->share[g->met] += 0.01 * (1 - won - g->share[g->met]);
}

/** A hunter joins in the place of the network that wins least. */
static void join(League *g, const Net *net, double share) {
  int at = g->count;
  if (g->count < NETS) g->count++;
  else {
    at = 0;
    for (int i = 1; i < NETS; i++)
      if (g->share[i] < g->share[at]) at = i;
  }
  g->nets[at] = *net;
  g->players[at] = net_player(&g->nets[at], drawn(&g->chance));
  g->share[at] = share;
}

/** A hunter begins: in turn as a new network, and as the average itself. */
static void begin_hunt(Learner *hunter, const Net *average, uint64_t seed, int from_average) {
  Sample *samples = hunter->samples;
  int *order = hunter->order;
  memset(hunter, 0, sizeof *hunter);
  hunter->samples = samples;
  hunter->order = order;
  hunter->chance = seed * 1299709 + 1;
  hunter->epochs = 2;
  hunter->minibatch = 1024;
  new_net(&hunter->net, seed);
  new_net(&hunter->critic, seed + 1);
  if (from_average) hunter->net = *average;
  hunter->magnet = hunter->net;
}

/** league <seed> <batches> <file> [start]: keeps the average of every hundred batches. */
static int league(int argc, char **argv) {
  const uint64_t seed = strtoull(argv[2], 0, 10);
  const int batches = atoi(argv[3]), goes_on = argc > 5;
  const float rate = goes_on ? 5e-4f : 1e-3f, most = goes_on ? 0.01f : 0.03f;
  Learner *l = new_learner(seed), *hunter = new_learner(seed + 5);
  Net *average = malloc(sizeof *average);
  League *g = calloc(1, sizeof *g);
  NetPlayer quarry = net_player(average, seed + 9);
  char name[256];
  g->chance = seed + 78;
  begin_rivals(&g->plans, seed + 77);
  if (goes_on) l->net = l->magnet = *load(argv[5]);
  *average = l->net;
  for (int batch = 0; batch < batches; batch++) {
    const float now = powf(0.1f, (float)batch / batches), heat = most * powf(0.2f, (float)batch / batches);
    // When training goes on, the critic is new at first; otherwise plans are no match.
    const int early = batch < (goes_on ? 15 : 50);
    g->plans.apart = early && !goes_on ? 0 : 1;
    play_batch(l, 32768, member_of, tell_league, g);
    learn_batch(l, early && goes_on ? 0 : rate * now, early && goes_on ? 2e-3f : 2 * rate * now, 0.05f, heat);
    follow(average, &l->net, 9.0f / (batch + 9));
    l->magnet = *average;
    const int age = batch % LIFE;
    if ((goes_on || batch >= LIFE) && age % (LIFE / HUNTS) == 0) {
      const int hunts = age / (LIFE / HUNTS), warm = batch / LIFE % 2;
      if (age == 0) begin_hunt(hunter, average, seed * 1000 + batch, warm);
      const float slower = powf(0.1f, (float)hunts / HUNTS);
      play_batch(hunter, 32768, only, 0, &quarry.player);
      learn_batch(hunter, warm && hunts < 5 ? 0 : 1e-3f * slower, 2e-3f * slower, 0, 0.02f * slower);
      if (hunts == HUNTS / 2 || hunts == HUNTS - 1) {
        NetPlayer self = net_player(&hunter->net, batch);
        const double share = share_of(&self.player, &quarry.player, 2000, 333 + batch);
        join(g, &hunter->net, share);
        printf("%d hunter from %s %.3f\n", batch + 1, warm ? "average" : "nothing", share);
      }
    }
    if (batch % 25 == 24) {
      const double share = renew(&g->plans, average);
      printf("%d %.0f s entropy %.3f plan %.3f\n", batch + 1, seconds(), l->entropy, share);
      fflush(stdout);
    }
    if (batch % 100 == 99) {
      snprintf(name, sizeof name, "%s.%d", argv[4], batch + 1);
      save(name, average);
    }
  }
  save(argv[4], average);
  return 0;
}
#endif
