// A network of two hidden layers over inputs that are 0 or 1, its gradient, and Adam.
#ifndef NET_H
#define NET_H
#include "features.h"

enum { WIDE = 96, DEEP = 64, OUTPUTS = 61 };
/** By question, its first output and its number of answers. */
static const int FROM[] = {0, 13, 26, 39, 52, 54, 56, 59};
static const int WAYS[] = {13, 13, 13, 13, 2, 2, 3, 2};

/** Sixteen numbers at once. */
typedef float Sixteen __attribute__((vector_size(64), aligned(4)));
typedef int32_t Mask __attribute__((vector_size(64), aligned(4)));
static inline Sixteen above_0(Sixteen x) { return (Sixteen)((Mask)x & (x > 0)); }

typedef struct {
  float in[ALL_INPUTS][WIDE], wide[WIDE], mid[WIDE][DEEP], deep[DEEP], out[OUTPUTS][DEEP], last[OUTPUTS];
} Net;
enum { SIZE = sizeof(Net) / sizeof(float) };

typedef struct {
  float wide[WIDE], deep[DEEP];
} Hidden;

static float normal(uint64_t *chance) {
  float sum = -6;
  for (int i = 0; i < 12; i++) sum += part(chance);
  return sum;
}
static void new_net(Net *net, uint64_t seed) {
  memset(net, 0, sizeof *net);
  for (int i = 0; i < ALL_INPUTS; i++)
    for (int j = 0; j < WIDE; j++) net->in[i][j] = 0.18f * normal(&seed);
  for (int i = 0; i < WIDE; i++)
    for (int j = 0; j < DEEP; j++) net->mid[i][j] = 0.14f * normal(&seed);
  for (int i = 0; i < OUTPUTS; i++)
    for (int j = 0; j < DEEP; j++) net->out[i][j] = 0.02f * normal(&seed);
}

static void hidden_of(const Net *net, const List *list, Hidden *hidden) {
  Sixteen wide[WIDE / 16], deep[DEEP / 16];
  memcpy(wide, net->wide, sizeof wide);
  for (int i = 0; i < list->count; i++) {
    const Sixteen *row = (const Sixteen *)net->in[list->at[i]];
    for (int j = 0; j < WIDE / 16; j++) wide[j] += row[j];
  }
  for (int j = 0; j < WIDE / 16; j++) wide[j] = above_0(wide[j]);
  memcpy(hidden->wide, wide, sizeof wide);
  memcpy(deep, net->deep, sizeof deep);
  for (int i = 0; i < WIDE; i++) {
    const Sixteen *row = (const Sixteen *)net->mid[i];
    for (int j = 0; j < DEEP / 16; j++) deep[j] += hidden->wide[i] * row[j];
  }
  for (int j = 0; j < DEEP / 16; j++) deep[j] = above_0(deep[j]);
  memcpy(hidden->deep, deep, sizeof deep);
}

static inline float output_of(const Net *net, const Hidden *hidden, int at) {
  float sum = net->last[at];
  for (int j = 0; j < DEEP; j++) sum += hidden->deep[j] * net->out[at][j];
  return sum;
}

/** The probabilities of the allowed ways. */
static void chances_of(const Net *net, const Hidden *hidden, int what, int ways, float *chances) {
  float most = -1e9f, sum = 0;
  for (int w = 0; w < WAYS[what]; w++)
    if (ways >> w & 1) {
      chances[w] = output_of(net, hidden, FROM[what] + w);
      if (chances[w] > most) most = chances[w];
    }
  for (int w = 0; w < WAYS[what]; w++) {
    chances[w] = ways >> w & 1 ? expf(chances[w] - most) : 0;
    sum += chances[w];
  }
  for (int w = 0; w < WAYS[what]; w++) chances[w] /= sum;
}

/** The second layer the other way round, for gradients. */
typedef struct {
  float mid[DEEP][WIDE];
} Turned;
static void turn(const Net *net, Turned *turned) {
  for (int i = 0; i < WIDE; i++)
    for (int j = 0; j < DEEP; j++) turned->mid[j][i] = net->mid[i][j];
}

/** Adds the gradient of the loss, given that by some outputs from `from` on. */
static void backward(const Net *net, const Turned *turned, Net *grad, const List *list, const Hidden *hidden,
                     int from, int count, const float *by) {
  float deep[DEEP] = {0};
  for (int w = 0; w < count; w++) {
    if (by[w] == 0) continue;
    grad->last[from + w] += by[w];
    for (int j = 0; j < DEEP; j++) {
      grad->out[from + w][j] += by[w] * hidden->deep[j];
      deep[j] += by[w] * net->out[from + w][j];
    }
  }
  Sixteen wide[WIDE / 16] = {{0}}, slope[DEEP / 16];
  for (int j = 0; j < DEEP; j++) {
    if (hidden->deep[j] == 0) deep[j] = 0;
    grad->deep[j] += deep[j];
    const Sixteen *row = (const Sixteen *)turned->mid[j];
    for (int i = 0; i < WIDE / 16; i++) wide[i] += deep[j] * row[i];
  }
  memcpy(slope, deep, sizeof slope);
  for (int i = 0; i < WIDE; i++) {
    if (hidden->wide[i] == 0) continue;
    Sixteen *row = (Sixteen *)grad->mid[i];
    for (int j = 0; j < DEEP / 16; j++) row[j] += hidden->wide[i] * slope[j];
  }
  const Sixteen *was = (const Sixteen *)hidden->wide;
  for (int i = 0; i < WIDE / 16; i++) {
    wide[i] = (Sixteen)((Mask)wide[i] & (was[i] > 0));
    ((Sixteen *)grad->wide)[i] += wide[i];
  }
  for (int i = 0; i < list->count; i++) {
    Sixteen *row = (Sixteen *)grad->in[list->at[i]];
    for (int j = 0; j < WIDE / 16; j++) row[j] += wide[j];
  }
}

typedef struct {
  Net first, second;
  int steps;
} Adam;

/** One step of Adam against the mean of `count` gradients, which are cleared; a long one is cut to 1. */
static void descend(Net *net, Net *grad, Adam *adam, int count, float rate) {
  float *x = (float *)net, *d = (float *)grad, *m = (float *)&adam->first, *v = (float *)&adam->second;
  float square = 0;
  for (int i = 0; i < (int)SIZE; i++) square += d[i] * d[i];
  const float norm = sqrtf(square) / count, by = (norm > 1 ? 1 / norm : 1) / count;
  adam->steps++;
  const float one = 1 - powf(0.9f, adam->steps), two = 1 - powf(0.999f, adam->steps);
  for (int i = 0; i < (int)SIZE; i++) {
    const float now = d[i] * by;
    m[i] = 0.9f * m[i] + 0.1f * now;
    v[i] = 0.999f * v[i] + 0.001f * now * now;
    x[i] -= rate * (m[i] / one) / (sqrtf(v[i] / two) + 1e-6f);
    d[i] = 0;
  }
}
#endif
