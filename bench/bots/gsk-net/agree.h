// Plays matches again that the rules of the package have played, and compares what is known, what the
// network answers, and how they end.
#ifndef AGREE_H
#define AGREE_H
#include "match.h"

static int compare(const void *a, const void *b) { return *(const int16_t *)a - *(const int16_t *)b; }

/** The question that was compared last, and its inputs. */
static List list;
static int what;

/** The number of differences in the inputs of a question. */
static int differs(const Game *g, char *text, int line) {
  Chosen chosen;
  int side, read, at = 0, given[MOST_INPUTS], count = 0;
  sscanf(text, "%d %d %d%n", &side, &chosen.centre, &chosen.high, &read);
  for (text += read; sscanf(text, "%d%n", &at, &read) == 1; text += read) {
    given[count++] = at;
    if (at >= 167 && at < 175) what = at - 167;
  }
  features_of(g, side, what, chosen, &list);
  qsort(list.at, list.count, sizeof *list.at, compare);
  int wrong = list.count != count;
  for (int i = 0; i < count && !wrong; i++) wrong = list.at[i] != given[i];
  if (!wrong) return 0;
  fprintf(stderr, "line %d, question %d:", line, what);
  for (int i = 0; i < list.count; i++) fprintf(stderr, " %d", list.at[i]);
  fprintf(stderr, " instead of");
  for (int i = 0; i < count; i++) fprintf(stderr, " %d", given[i]);
  fprintf(stderr, "\n");
  return 1;
}

/** Whether a network answers that question otherwise. */
static int answers(const Net *net, char *text, int line) {
  Hidden hidden;
  float chances[HEIGHTS], given = 0, most = 0;
  int read;
  hidden_of(net, &list, &hidden);
  chances_of(net, &hidden, what, (1 << HEIGHTS) - 1, chances);
  for (int w = 0; w < WAYS[what]; w++) {
    if (sscanf(text, "%f%n", &given, &read) == 1) text += read;
    most = fmaxf(most, fabsf(given - chances[w]));
  }
  if (most < 1e-4f) return 0;
  fprintf(stderr, "line %d: answers differ by %g\n", line, most);
  return 1;
}

static int agree(const Net *net) {
  static char text[1 << 16];
  Game g;
  int over = GOES_ON, wrong = 0, line = 0, matches = 0, questions = 0, v[6], draws[3];
  while (fgets(text, sizeof text, stdin) && ++line) {
    char *rest = text + 1;
    switch (*text) {
      case 'M':
        begin_match(&g, 0);
        over = GOES_ON;
        matches++;
        break;
      case 'Q':
        wrong += differs(&g, rest, line);
        questions++;
        break;
      case 'P':
        wrong += answers(net, rest, line);
        break;
      case 'F':
        sscanf(rest, "%d %d %d %d %d %d", v, v + 1, v + 2, v + 3, v + 4, v + 5);
        for (int i = 0; i < 2; i++) lay(&g.side[i], v[3 * i], v[3 * i + 1], v[3 * i + 2]);
        break;
      case 'R': {
        int *next = draws;
        sscanf(rest, "%d %d %d", v, draws, draws + 1);
        const int fallen = rout(&g, v[0], &next);
        if (fallen) over = end_of(fallen);
        break;
      }
      case 'L':
        for (int i = 0; i < 2; i++) g.side[i].turned = 1;
        break;
      case 'T':
        collect(&g, skirmishes(&g.side[0], &g.side[1]) > 0 ? 0 : 1);
        over = next_trick(&g);
        break;
      case 'D':
        sscanf(rest, "%d %d", v, v + 1);
        for (int i = 0; i < 2; i++) g.side[i].declared = v[i];
        g.winner = v[0] > v[1] ? 0 : 1;
        if (v[0] == v[1] && ++g.ties == 3) {
          collect(&g, -1);
          over = next_trick(&g);
        }
        break;
      case 'A':
        sscanf(rest, "%d %d %d %d %d", v, v + 1, draws, draws + 1, draws + 2);
        over = settle(&g, v[0], v[1], draws);
        break;
      case 'W':
        if (sscanf(rest, "%d", v) == 1 && v[0] != over) {
          fprintf(stderr, "line %d: ends with %d instead of %d\n", line, over, v[0]);
          wrong++;
        }
    }
    if (wrong > 10) break;
  }
  printf("%d matches, %d questions, %d differences\n", matches, questions, wrong);
  return wrong > 0;
}
#endif
