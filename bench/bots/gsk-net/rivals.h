// Plans that a learner meets, searched against it on the way.
#ifndef RIVALS_H
#define RIVALS_H
#include "files.h"
#include "learn.h"
#include <time.h>

/** Plans as rivals: the better one does, the more often it comes. */
enum { POOL = 48 };
typedef struct {
  PlanPlayer plans[POOL];
  double share[POOL];
  int now;
  float apart;  // how often the rival is not the learner
  uint64_t chance;
} Rivals;

static void begin_rivals(Rivals *r, uint64_t seed) {
  r->chance = seed;
  for (int i = 0; i < POOL; i++) {
    const Plan plan = random_plan(&r->chance);
    r->plans[i] = plan_player(&plan, i);
    r->share[i] = 0.4;
  }
}

static Player *rival_of(void *context, int match) {
  Rivals *r = context;
  (void)match;
  if (part(&r->chance) >= r->apart) return 0;
  double sum = 0;
  for (int i = 0; i < POOL; i++) sum += exp(r->share[i] * 8);
  double at = part(&r->chance) * sum;
  for (r->now = 0; r->now < POOL - 1; r->now++)
    if ((at -= exp(r->share[r->now] * 8)) < 0) break;
  return &r->plans[r->now].player;
}
static void tell(void *context, double won) {
  Rivals *r = context;
  r->share[r->now] += 0.01 * (1 - won - r->share[r->now]);
}

/** A plan that does well against a network takes the place of the worst. */
static double renew(Rivals *r, const Net *net) {
  NetPlayer player = net_player(net, drawn(&r->chance));
  Plan plan, best;
  double most = -1;
  int worst = 0;
  for (int i = 0; i < 12; i++) {
    plan = i < 6 ? random_plan(&r->chance) : r->plans[below(&r->chance, POOL)].plan;
    const double share = share_of_plan(&plan, &player.player, 60, drawn(&r->chance));
    if (share > most) most = share, best = plan;
  }
  const double share = ascend(&best, &player.player, 40, 100, &r->chance);
  for (int i = 1; i < POOL; i++)
    if (r->share[i] < r->share[worst]) worst = i;
  r->plans[worst] = plan_player(&best, drawn(&r->chance));
  r->share[worst] = share;
  return share;
}

/** No rival but the learner itself. */
static Player *nobody(void *context, int match) {
  (void)context, (void)match;
  return 0;
}

/** The one rival there is. */
static Player *only(void *context, int match) {
  (void)match;
  return context;
}

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}
#endif
