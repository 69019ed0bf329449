import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {EFFORTS} from '../../../bots/levels.js';
import {searchBot} from '../../../bots/index.js';
import {rngFrom} from '../../../cards/index.js';
import {botQuestion} from '../../../game/bot-matches.fixture.js';
import {type Bot, defaultOptions} from '../../../game/index.js';
import {kingBot} from '../bot.js';
import {variantOf} from '../rules/contracts/variants.js';
import {dealOut} from '../rules/deal.js';
import {rulesOf} from '../rules/rules-of.js';
import type {KingMove, KingState, KingView} from '../types.js';
import {dealWorld} from './deal-world.js';
import {foresightOf} from './foresight.js';
import {stakesOf} from './stakes.js';
import {startOf} from './start.js';

/** Bots know the score: of two positions that differ in totals alone, they play each for what it needs. */

/** So many cards are left in a hand when bots are asked. */
const LAST = 5;

const rulesFor = (id: string): ReturnType<typeof rulesOf> => rulesOf(variantOf(id));

/** The bot of a level. */
function botOf(id: string, level: 'normal' | keyof typeof EFFORTS): Bot<KingView, KingMove> {
  const variant = variantOf(id);
  const bot = kingBot(variant);
  const game = {rules: rulesFor(id), foresight: foresightOf(variant), bot};
  return level === 'normal' ? bot : searchBot(game, EFFORTS[level]);
}

/** Whether a bot plays the last tricks of a deal otherwise with other totals. */
async function differs(
  bot: Bot<KingView, KingMove>,
  from: KingState,
  totals: readonly (readonly number[])[],
): Promise<boolean> {
  const rules = rulesFor(from.variant);
  let state = from;
  for (let step = 0; state.deal === from.deal && state.phase !== 'over'; step++) {
    const seat = state.turn[0]!;
    let [move] = rules.legalMoves(state, seat);
    if (state.hands[seat]!.length <= LAST) {
      const moves = [];
      for (const scores of totals) {
        const question = botQuestion(rules, {...state, scores}, seat, `twin ${step}`);
        moves.push((await bot.choose({...question, why: false})).move);
      }
      if (new Set(moves.map(rules.formatMove)).size > 1) return true;
      [move] = moves;
    }
    state = rules.apply(state, seat, move!);
  }
  return false;
}

/** The numbers of deals that may be the last one. */
const LATE: Readonly<Record<string, number>> = {
  'king-domino': 7,
  'king-short': 14,
  'king-simple': 14,
};

/** A deal of a match of four, with a number. */
const dealOf = (id: string, seed: string, deal = LATE[id] ?? 8, further = {}): KingState => {
  const rules = rulesFor(id);
  const options = {...defaultOptions(rules.options, 4), ...further};
  return dealOut(variantOf(id), rules.setup(options, 4, rngFrom(seed)), deal, 0);
};

/** Totals that matter, totals with the seats the other way round, and two that do not matter, if any. */
const TOTALS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'king-simple': [[-60, -10, -12, -20], [-20, -12, -10, -60]],
  'king-domino': [[-30, -15, -14, -16], [-16, -14, -15, -30], [-11, -3, -1, -5], [-5, -1, -3, -11]],
  'king-jokers': [[-330, -210, -200, -240], [-240, -200, -210, -330]],
  'king-omnibus': [[-97, -50, -48, -60], [-60, -48, -50, -97], [-50, -3, -1, -13], [-13, -1, -3, -50]],
  'king-trade': [[-75, -50, -48, -58], [-58, -48, -50, -75], [-30, -5, -3, -13], [-13, -3, -5, -30]],
}; // oxfmt-ignore

describe('a score twin', () => {
  for (const [id, totals] of Object.entries(TOTALS))
    for (const level of ['normal', 'strong', 'expert'] as const)
      test(`${id}, ${level}`, async () => {
        const bot = botOf(id, level);
        // In a match of so many deals only the last one is played for the match.
        const early = totals.length === 2 ? totals : totals.slice(2);
        assert.ok(!(await differs(bot, dealOf(id, 'twin', 3), early)), 'they do not matter');
        let found = false;
        for (let seed = 0; seed < 6 && !found; seed++)
          found = await differs(bot, dealOf(id, `twin ${seed}`), totals.slice(0, 2));
        assert.ok(found, 'they matter');
      });
});

describe('stakes', () => {
  const view = (id: string, scores: readonly number[], deal?: number, options = {}): KingView => ({
    ...rulesFor(id).view(dealOf(id, 'stakes', deal, options), 0),
    scores,
  });
  const matters = (...asked: Parameters<typeof view>): boolean =>
    stakesOf(variantOf(asked[0]), view(...asked)) !== undefined;

  test('totals matter near the end to seats that may win', () => {
    assert.ok(matters('king-omnibus', [-50, -50, -55, -88]));
    assert.ok(!matters('king-omnibus', [-50, -50, -55, -87]), 'far from the limit');
    assert.ok(!matters('king-omnibus', [-98, -10, -12, -14]), 'lost');
    assert.ok(!matters('king-omnibus', [-5, -70, -72, -98]), 'won');
    assert.ok(!matters('king-omnibus', [-95, -95, -95, -95]), 'all alike');
    assert.ok(!matters('king-omnibus', [-110, -95, -96, -99]), 'beyond the limit');
    assert.ok(matters('king-jokers', [-200, -210, -220, -230]));
    assert.ok(!matters('king-jokers', [-200, -210, -220, -230], 7), 'two more deals');
    assert.ok(matters('king-domino', [-3, -1, -4, -12]));
    assert.ok(!matters('king-domino', [-3, -1, -4, -11]), 'far from the limit');
    const hearts = {dominoScoring: 'hearts'};
    assert.ok(!matters('king-domino', [-3, -1, -4, -20], 4, hearts), 'several deals of hearts');
    assert.ok(matters('king-domino', [-3, -1, -4, -21], 4, hearts));
    for (const id of ['king-simple', 'king-short']) {
      assert.ok(matters(id, [-60, -10, -12, -20]), id);
      assert.ok(!matters(id, [-60, -10, -12, -20], 13), `${id}, the last but one`);
    }
    const short = {length: 'short'};
    assert.ok(matters('king-simple', [-20, -10, -12, -20], 4, short), 'the last of four');
    assert.ok(!matters('king-preference', [-10, -20, -10, -30]), 'no law');
  });

  test('a deal is worth the more, the more likely the match is won after it', () => {
    const id = 'king-omnibus';
    const now = view(id, [-50, -48, -60, -95]);
    const worth = stakesOf(variantOf(id), now)!;
    const into = new Float64Array(4);
    const after = (p0: number, p1: number, p2: number, p3: number): number => {
      const deal = dealWorld(startOf({...dealOf(id, 'stakes')}));
      Object.assign(deal.kernel, {p0, p1, p2, p3});
      worth(deal, into);
      return into[0]!;
    };
    // The same points for the seat itself: the leader or the last one gets the rest.
    assert.ok(after(0, -13, -3, 0) > after(0, 0, -3, -13));
    assert.ok(after(0, -13, -3, 0) > after(-3, -13, 0, 0), 'more points');
  });
});
