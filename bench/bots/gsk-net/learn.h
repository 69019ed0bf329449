// Learns a network by playing: proximal policy optimization, drawn back to a magnet, with a critic that
// sees both hands.
#ifndef LEARN_H
#define LEARN_H
#include "plan.h"

enum { MOST_SAMPLES = 120000 };
static const float CLIP = 0.2f, TRACE = 0.95f;

typedef struct {
  List list;  // the inputs of the side, then the rival's secrets
  int own;    // how many are the side's
  int what, ways, way;
  float was, magnet[HEIGHTS], value, gain, target;
} Sample;

typedef struct {
  Net net, critic, magnet, grad;
  Adam adam, critic_adam;
  Sample *samples;
  int count, *order;
  int epochs, minibatch;  // how often a batch is learnt from, and by how many decisions a step
  uint64_t chance;
  double entropy;
} Learner;

static Learner *new_learner(uint64_t seed) {
  Learner *l = calloc(1, sizeof *l);
  l->samples = malloc(MOST_SAMPLES * sizeof(Sample));
  l->order = malloc(MOST_SAMPLES * sizeof(int));
  l->chance = seed * 1299709 + 1;
  l->epochs = 2;
  l->minibatch = 1024;
  new_net(&l->net, seed);
  new_net(&l->critic, seed + 1);
  l->magnet = l->net;
  return l;
}

/** A player that notes its decisions. */
typedef struct {
  Player player;
  Learner *learner;
  int noted[2048], count;
} Noting;

static int decide_noting(Player *self, const Game *g, int side, int what, Chosen chosen, int ways) {
  Noting *p = (Noting *)self;
  Learner *l = p->learner;
  Sample *s = &l->samples[l->count];
  Hidden hidden;
  float chances[HEIGHTS];
  features_of(g, side, what, chosen, &s->list);
  s->own = s->list.count;
  hidden_of(&l->magnet, &s->list, &hidden);
  chances_of(&l->magnet, &hidden, what, ways, s->magnet);
  hidden_of(&l->net, &s->list, &hidden);
  chances_of(&l->net, &hidden, what, ways, chances);
  s->what = what;
  s->ways = ways;
  s->way = way_by(chances, ways, &l->chance);
  s->was = chances[s->way];
  secrets_of(g, side, &s->list);
  hidden_of(&l->critic, &s->list, &hidden);
  s->value = output_of(&l->critic, &hidden, 0);
  if (l->count < MOST_SAMPLES - 1 && p->count < 2048) p->noted[p->count++] = l->count++;
  return s->way;
}

/** The decisions of a match get what it brought, from the last to the first. */
static void credit(Noting *p, float result) {
  Learner *l = p->learner;
  float next = result, trace = 0;
  for (int i = p->count - 1; i >= 0; i--) {
    Sample *s = &l->samples[p->noted[i]];
    trace = next - s->value + TRACE * (i == p->count - 1 ? 0 : trace);
    s->gain = trace;
    s->target = s->value + trace;
    next = s->value;
  }
  p->count = 0;
}

/** Plays until there are enough samples; `rival_of` gives a rival, or nothing for the learner itself. */
static void play_batch(Learner *l, int samples, Player *(*rival_of)(void *, int), void (*tell)(void *, double),
                       void *context) {
  static Noting noting[2];
  Game g;
  for (int i = 0; i < 2; i++) noting[i] = (Noting){{decide_noting, 0}, l, {0}, 0};
  l->count = 0;
  for (int match = 0; l->count < samples; match++) {
    Player *rival = rival_of(context, match);
    const int own = match & 1;
    Player *players[2] = {&noting[0].player, &noting[1].player};
    if (rival) players[1 - own] = rival;
    const int over = play_match(&g, players, drawn(&l->chance));
    for (int i = 0; i < 2; i++) credit(&noting[i], over == DRAWN ? 0 : over == i ? 1 : -1);
    if (rival && tell) tell(context, over == DRAWN ? 0.5 : over == own);
  }
}

/** The gradient of a sample's loss by the outputs of its question. */
static double slope_of(Sample *s, const float *chances, float pull, float heat, float *by) {
  const float ratio = chances[s->way] / s->was;
  const int cut = (s->gain > 0 && ratio > 1 + CLIP) || (s->gain < 0 && ratio < 1 - CLIP);
  float entropy = 0, far = 0;
  for (int w = 0; w < WAYS[s->what]; w++)
    if (s->ways >> w & 1) {
      const float log = logf(chances[w] + 1e-9f);
      entropy -= chances[w] * log;
      far += chances[w] * (log - logf(s->magnet[w] + 1e-6f));
    }
  for (int w = 0; w < WAYS[s->what]; w++) {
    by[w] = 0;
    if (!(s->ways >> w & 1)) continue;
    const float log = logf(chances[w] + 1e-9f);
    if (!cut) by[w] -= s->gain * ratio * ((w == s->way) - chances[w]);
    by[w] += heat * chances[w] * (log + entropy);
    by[w] += pull * chances[w] * (log - logf(s->magnet[w] + 1e-6f) - far);
  }
  return entropy;
}

static void learn_batch(Learner *l, float rate, float critic_rate, float pull, float heat) {
  Hidden hidden;
  Turned turned;
  float chances[HEIGHTS], by[HEIGHTS];
  l->entropy = 0;
  for (int i = 0; i < l->count; i++) l->order[i] = i;
  for (int epoch = 0; epoch < l->epochs; epoch++) {
    for (int i = l->count - 1; i > 0; i--) {
      const int j = below(&l->chance, i + 1), kept = l->order[i];
      l->order[i] = l->order[j];
      l->order[j] = kept;
    }
    for (int from = 0; from + l->minibatch <= l->count; from += l->minibatch) {
      turn(&l->net, &turned);
      for (int i = from; i < from + l->minibatch; i++) {
        Sample *s = &l->samples[l->order[i]];
        const int all = s->list.count;
        s->list.count = s->own;
        hidden_of(&l->net, &s->list, &hidden);
        chances_of(&l->net, &hidden, s->what, s->ways, chances);
        l->entropy += slope_of(s, chances, pull, heat, by);
        backward(&l->net, &turned, &l->grad, &s->list, &hidden, FROM[s->what], WAYS[s->what], by);
        s->list.count = all;
      }
      descend(&l->net, &l->grad, &l->adam, l->minibatch, rate);
      turn(&l->critic, &turned);
      for (int i = from; i < from + l->minibatch; i++) {
        Sample *s = &l->samples[l->order[i]];
        hidden_of(&l->critic, &s->list, &hidden);
        const float error = output_of(&l->critic, &hidden, 0) - s->target;
        backward(&l->critic, &turned, &l->grad, &s->list, &hidden, 0, 1, &error);
      }
      descend(&l->critic, &l->grad, &l->critic_adam, l->minibatch, critic_rate);
    }
  }
  l->entropy /= l->epochs * l->count;
}

/** Draws an average nearer to a network by a part. */
static void follow(Net *average, const Net *net, float by) {
  float *a = (float *)average;
  const float *n = (const float *)net;
  for (int i = 0; i < (int)SIZE; i++) a[i] += by * (n[i] - a[i]);
}
#endif
