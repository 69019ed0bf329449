// Writes a network for the package: its weights as small integers in base 64.
#ifndef EXPORT_H
#define EXPORT_H
#include "net.h"

/** Writes a matrix, and rounds it to what was written. */
static void pack(FILE *file, float *numbers, int count) {
  static const char DIGITS[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  float most = 0;
  for (int i = 0; i < count; i++) most = fmaxf(most, fabsf(numbers[i]));
  const float unit = most > 0 ? most / 127 : 1;
  fprintf(file, "  {\n    unit: %.6g,\n    digits:\n      '", unit);
  for (int i = 0; i < count; i += 3) {
    uint32_t bits = 0;
    for (int j = 0; j < 3; j++) {
      const int whole = i + j < count ? (int)lrintf(numbers[i + j] / unit) : 0;
      if (i + j < count) numbers[i + j] = whole * unit;
      bits = bits << 8 | (whole & 255);
    }
    for (int j = 0; j < 4; j++)
      fputc(i + j > count ? '=' : DIGITS[bits >> (18 - 6 * j) & 63], file);
  }
  fprintf(file, "',\n  },\n");
}

static void write_weights(const char *name, Net *net, const char *from) {
  FILE *file = fopen(name, "w");
  fprintf(file, "import type {Weights} from './network.js';\n\n");
  fprintf(file, "/** Written by `node bench/bots/gsk-net.mjs`, from %s. */\n", from);
  fprintf(file, "export const WEIGHTS: Weights = [\n");
  pack(file, net->in[0], INPUTS * WIDE);
  pack(file, net->wide, WIDE);
  pack(file, net->mid[0], WIDE * DEEP);
  pack(file, net->deep, DEEP);
  pack(file, net->out[0], OUTPUTS * DEEP);
  pack(file, net->last, OUTPUTS);
  fprintf(file, "];\n");
  fclose(file);
}
#endif
