// Fixed plans, as a person makes them: what to lay in which trick of a hand, what to declare, whom to doubt.
#ifndef PLAN_H
#define PLAN_H
#include "match.h"

/** Rows of a plan: the tricks that are left, in the first hand and in later ones. */
enum { TRICKS = 4, ROWS = 2 * TRICKS };
enum { TRUTH, CREDIBLE, HIGHEST, A_KING, LOWER, DECLARES };
enum { NEVER, ALWAYS, WHEN_KING, WHEN_TOP, HALF, DOUBTS };
enum { NO_ROUT, BEFORE, AFTER, AT_LAST, ROUTS };

typedef struct {
  /** Places in the hand, from 0 (highest) to 12; a centre of 13 or more is the King. */
  int8_t centre[ROWS], high[ROWS], low[ROWS], rout[ROWS], declares[ROWS], doubts[ROWS];
} Plan;

typedef struct {
  Player player;
  Plan plan;
  uint64_t chance;
} PlanPlayer;

static int row_of(const Game *g) {
  const int left = left_of(g);
  return (g->hand > 1 ? TRICKS : 0) + (left < TRICKS ? left : TRICKS - 1);
}

/** The card at a place among those that may be chosen, of which the same height counts again. */
static int card_at(const int8_t *hand, Chosen chosen, int ways, int place) {
  int list[32], count = 0;
  for (int h = HEIGHTS - 1; h >= 0; h--) {
    if (h == KING || !(ways >> h & 1)) continue;
    const int more = hand[h] - (h == chosen.centre) - (h == chosen.high);
    for (int n = 0; n < more; n++) list[count++] = h;
  }
  return list[(place * (count - 1) + 6) / 12];
}

static int decide_by_plan(Player *self, const Game *g, int side, int what, Chosen chosen, int ways) {
  PlanPlayer *p = (PlanPlayer *)self;
  const Side *me = &g->side[side], *rival = &g->side[1 - side];
  const int row = row_of(g);
  const Plan *plan = &p->plan;
  int8_t dark[HEIGHTS];
  switch (what) {
    case CENTRE:
      if (me->hand[KING] && (plan->centre[row] > 12 || !(ways & ~(1 << KING)))) return KING;
      return card_at(me->hand, chosen, ways, plan->centre[row] > 12 ? 12 : plan->centre[row]);
    case HIGH:
      return card_at(me->hand, chosen, ways, plan->high[row]);
    case LOW:
      return card_at(me->hand, chosen, ways, plan->low[row]);
    case EARLY:
      return plan->rout[row] == BEFORE;
    case LATE:
      return plan->rout[row] == AFTER;
    case WINNER:
      return 1;
    case ANSWER:
      if (plan->rout[row] == AT_LAST && ways >> ROUT & 1) return ROUT;
      if (!(ways >> CHALLENGE & 1)) return ACCEPT;
      dark_of(rival, dark);
      int top = 12;
      while (top > 0 && !dark[top]) top--;
      switch (plan->doubts[row]) {
        case NEVER: return ACCEPT;
        case ALWAYS: return CHALLENGE;
        case WHEN_KING: return rival->declared == KING ? CHALLENGE : ACCEPT;
        case WHEN_TOP: return rival->declared >= top ? CHALLENGE : ACCEPT;
        default: return below(&p->chance, 2) ? CHALLENGE : ACCEPT;
      }
    default:
      if (me->shown) return me->centre;
      dark_of(me, dark);
      switch (plan->declares[row]) {
        case TRUTH: return me->centre;
        case HIGHEST: return ACE;
        case A_KING: return KING;
        case CREDIBLE:
          for (int h = 12; h > 0; h--)
            if (dark[h]) return h;
          return 0;
        default:
          for (int h = me->centre + 1; h < HEIGHTS; h++)
            if (dark[h]) return h;
          return me->centre;
      }
  }
}

static PlanPlayer plan_player(const Plan *plan, uint64_t seed) {
  return (PlanPlayer){{decide_by_plan, 0}, *plan, seed};
}

/** One gene of a plan at random. */
static void change(Plan *plan, uint64_t *chance) {
  const int row = below(chance, ROWS);
  switch (below(chance, 6)) {
    case 0: plan->centre[row] = below(chance, 4) ? below(chance, 13) : 13; break;
    case 1: plan->high[row] = below(chance, 13); break;
    case 2: plan->low[row] = below(chance, 13); break;
    case 3: plan->rout[row] = below(chance, ROUTS); break;
    case 4: plan->declares[row] = below(chance, 2) ? TRUTH : below(chance, DECLARES); break;
    default: plan->doubts[row] = below(chance, 2) ? NEVER : below(chance, DOUBTS);
  }
}

/** A random plan; half of them are truthful and without doubts. */
static Plan random_plan(uint64_t *chance) {
  Plan plan;
  const int plain = below(chance, 2);
  for (int row = 0; row < ROWS; row++) {
    plan.centre[row] = below(chance, 4) ? below(chance, 13) : 13;
    plan.high[row] = below(chance, 13);
    plan.low[row] = below(chance, 13);
    plan.rout[row] = below(chance, 3) ? NO_ROUT : below(chance, ROUTS);
    plan.declares[row] = plain ? TRUTH : below(chance, DECLARES);
    plan.doubts[row] = plain ? NEVER : below(chance, DOUBTS);
  }
  return plan;
}

static const char *DECLARES_AS[] = {"truth", "credible", "ace", "King", "next above"};
static const char *DOUBTS_AS[] = {"never", "always", "Kings", "highest", "half"};
static const char *ROUTS_AS[] = {"no", "early", "late", "last"};
static void print_plan(const Plan *plan) {
  for (int row = 0; row < ROWS; row++)
    printf("  %s hand, %d left: centre %d, flanks %d %d, rout %s, declares %s, doubts %s\n",
           row < TRICKS ? "first" : "later", row % TRICKS, plan->centre[row], plan->high[row], plan->low[row],
           ROUTS_AS[plan->rout[row]], DECLARES_AS[plan->declares[row]], DOUBTS_AS[plan->doubts[row]]);
}

/** The share of a plan against a rival. */
static double share_of_plan(const Plan *plan, Player *rival, int matches, uint64_t seed) {
  PlanPlayer p = plan_player(plan, seed);
  return share_of(&p.player, rival, matches, seed);
}

/** Climbs from a plan by single changes: kept if better over the same matches; each change on its own seed. */
static double ascend(Plan *best, Player *rival, int changes, int matches, uint64_t *chance) {
  for (int i = 0; i < changes; i++) {
    Plan plan = *best;
    for (int n = 1 + below(chance, 3); n > 0; n--) change(&plan, chance);
    const uint64_t seed = drawn(chance);
    if (share_of_plan(&plan, rival, matches, seed) > share_of_plan(best, rival, matches, seed)) *best = plan;
  }
  return share_of_plan(best, rival, 4 * matches, drawn(chance));
}
#endif
