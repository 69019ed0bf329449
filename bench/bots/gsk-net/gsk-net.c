// Trains the network of God Save the King for two, and measures players; `gsk-net.mjs` says how.
#include "agree.h"
#include "export.h"
#include "league.h"
#include "rivals.h"

/** train <seed> <batches> <file> [start]: against itself and searched plans; from a network on more gently. */
static int train(int argc, char **argv) {
  const uint64_t seed = strtoull(argv[2], 0, 10);
  const int batches = atoi(argv[3]), goes_on = argc > 5;
  const char *file = argv[4];
  const float rate = goes_on ? 5e-4f : 1e-3f, heat = goes_on ? 0.006f : 0.03f;
  Learner *l = new_learner(seed);
  Net *average = malloc(sizeof *average);
  Rivals *r = calloc(1, sizeof *r);
  char name[256];
  if (goes_on) l->net = l->magnet = *load(argv[5]);
  begin_rivals(r, seed + 77);
  *average = l->net;
  double plans = 0;
  for (int batch = 0; batch < batches; batch++) {
    const float now = powf(0.1f, (float)batch / batches);
    // At first everything is new: the critic when training goes on, and plans are no match otherwise.
    const int early = batch < (goes_on ? 15 : 50);
    r->apart = early && !goes_on ? 0 : 0.2f;
    play_batch(l, 32768, rival_of, tell, r);
    learn_batch(l, early && goes_on ? 0 : rate * now, early && goes_on ? 2e-3f : 2 * rate * now, 0.05f, heat * now);
    follow(average, &l->net, 9.0f / (batch + 9));
    l->magnet = *average;
    if (batch % 25 == 24) {
      const double share = renew(r, average);
      plans = plans ? 0.8 * plans + 0.2 * share : share;
      NetPlayer self = net_player(average, batch), last = net_player(&l->net, batch);
      printf("%d %.0f s entropy %.3f plan %.3f (%.3f) average to last %.3f\n", batch + 1, seconds(), l->entropy,
             share, plans, share_of(&self.player, &last.player, 400, batch));
      fflush(stdout);
    }
    if (batch % 100 == 99) {
      snprintf(name, sizeof name, "%s.%d", file, batch + 1);
      save(name, average);
    }
  }
  save(file, average);
  return 0;
}

/** From one number to another by equal factors, as a part of the way is done. */
static double between(double from, double to, double done) { return from * pow(to / from, done); }

/** alone <seed> <batches> <file> [start]: against itself only, with more entropy, and a slower average. */
static int alone(int argc, char **argv) {
  const int batches = atoi(argv[3]), goes_on = argc > 5;
  // From a network on, the critic learns by itself first, since it is new.
  const int early = goes_on ? 6 : 0;
  Learner *l = new_learner(strtoull(argv[2], 0, 10));
  Net *average = malloc(sizeof *average);
  l->epochs = 1;
  if (goes_on) l->net = l->magnet = *load(argv[5]);
  *average = l->net;
  for (int batch = 0; batch < batches; batch++) {
    const double done = (double)batch / batches, rate = between(goes_on ? 5e-4 : 1e-3, 2e-5, done);
    const double heat = goes_on ? between(0.04, 0.01, done) : between(0.05, 0.008, done);
    l->minibatch = goes_on ? 2048 : between(1024, 4096, done);
    play_batch(l, 65536, nobody, 0, 0);
    learn_batch(l, batch < early ? 0 : rate, batch < early ? 2e-3 : 2 * rate, 0, heat);
    if (batch >= early) follow(average, &l->net, fmax(0.005, 3.0 / (batch - early + 4)));
    if (batch % 25 == 24) printf("%d %.0f s entropy %.3f\n", batch + 1, seconds(), l->entropy);
    fflush(stdout);
  }
  save(argv[4], average);
  return 0;
}

/** answer <seed> <batches> <net> <file> [start]: a network that learns against that one only. */
static int answer(int argc, char **argv) {
  const uint64_t seed = strtoull(argv[2], 0, 10);
  const int batches = atoi(argv[3]);
  Player *rival = player_of(argv[4], seed);
  Learner *l = new_learner(seed + 1000);
  if (argc > 6) l->net = *load(argv[6]);
  for (int batch = 0; batch < batches; batch++) {
    play_batch(l, 32768, only, 0, rival);
    const float now = powf(0.1f, (float)batch / batches);
    learn_batch(l, 1e-3f * now, 2e-3f * now, 0, 0.02f * now);
    if (batch % 20 == 19 || batch == batches - 1) {
      const int matches = batch == batches - 1 ? 10000 : 2000;
      NetPlayer self = net_player(&l->net, batch);
      const double share = share_of(&self.player, rival, matches, 555 + batch);
      printf("%d %.0f s entropy %.3f share %.3f +- %.3f\n", batch + 1, seconds(), l->entropy, share,
             sqrt(share * (1 - share) / matches));
      fflush(stdout);
    }
  }
  save(argv[5], &l->net);
  return 0;
}

/** plans <seed> <count> <climbs> <net>: the best of random plans, and climbs from the best. */
static int plans(int argc, char **argv) {
  uint64_t chance = strtoull(argv[2], 0, 10) * 104729;
  const int count = atoi(argv[3]), climbs = atoi(argv[4]);
  Player *rival = player_of(argv[5], 1);
  Plan *best = malloc(climbs * sizeof *best);
  double *share = calloc(climbs, sizeof *share), found = 0;
  int half = 0;
  (void)argc;
  for (int i = 0; i < count; i++) {
    const Plan plan = random_plan(&chance);
    double now = share_of_plan(&plan, rival, 100, drawn(&chance));
    if (now > 0.4) now = share_of_plan(&plan, rival, 1000, drawn(&chance));
    half += now > 0.5;
    for (int at = 0; at < climbs; at++)
      if (now > share[at]) {
        memmove(share + at + 1, share + at, (climbs - at - 1) * sizeof *share);
        memmove(best + at + 1, best + at, (climbs - at - 1) * sizeof *best);
        share[at] = now;
        best[at] = plan;
        break;
      }
  }
  printf("%d random plans, %d above half in 1000; the best %.3f\n", count, half, share[0]);
  for (int at = 0; at < climbs; at++) {
    ascend(&best[at], rival, 150, 400, &chance);
    ascend(&best[at], rival, 100, 1500, &chance);
    const double now = share_of_plan(&best[at], rival, 10000, drawn(&chance));
    printf("climb %d from %.3f: %.3f +- %.3f\n", at, share[at], now, sqrt(now * (1 - now) / 10000));
    fflush(stdout);
    if (now > found) {
      found = now;
      print_plan(&best[at]);
    }
  }
  printf("the best plan wins %.3f\n", found);
  return 0;
}

/** match <net> <net> <matches>. */
static int match(int argc, char **argv) {
  (void)argc;
  printf("%.4f\n", share_of(player_of(argv[2], 1), player_of(argv[3], 2), atoi(argv[4]), 99));
  return 0;
}

/** export <net> <rounded net> <file> <from>. */
static int export(char **argv) {
  Net *net = load(argv[2]);
  write_weights(argv[4], net, argv[5]);
  save(argv[3], net);
  return 0;
}

int main(int argc, char **argv) {
  const char *command = argc > 1 ? argv[1] : "";
  if (!strcmp(command, "train") && argc > 4) return train(argc, argv);
  if (!strcmp(command, "alone") && argc > 4) return alone(argc, argv);
  if (!strcmp(command, "league") && argc > 4) return league(argc, argv);
  if (!strcmp(command, "answer") && argc > 5) return answer(argc, argv);
  if (!strcmp(command, "plans") && argc > 5) return plans(argc, argv);
  if (!strcmp(command, "match") && argc > 4) return match(argc, argv);
  if (!strcmp(command, "export") && argc > 5) return export(argv);
  if (!strcmp(command, "agree") && argc > 2) return agree(load(argv[2]));
  return 1;
}
