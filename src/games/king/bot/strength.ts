import {anyMove, trialMatches} from '../../../game/bot-matches.fixture.js';
import type {Bot} from '../../../game/index.js';
import {kingBot} from '../bot.js';
import {kingRules} from '../rules.js';
import type {KingMove, KingView} from '../types.js';
import {VARIANTS, variantOf} from '../rules/contracts/variants.js';

/**
 * Measures the strength of bots in whole matches against others, all from seeds, so that the figures
 * can be repeated.
 */

type KingBot = Bot<KingView, KingMove>;

/** The average results of many matches. */
export interface Strength {
  readonly games: number;
  /** The mean rank, where 1 is best; equal totals share the mean of their places. */
  readonly rank: number;
  /** Mean final points. */
  readonly score: number;
}

const usualSeats = (id: string): number => {
  const {usual, min} = kingRules(id).seats;
  return usual ?? min;
};

/** Plays `games` matches with `bot` on one seat (a different one each time) and `rival` on the others. */
export async function strengthOf(
  id: string,
  games: number,
  {
    bot = kingBot(variantOf(id)),
    rival = anyMove,
    seats = usualSeats(id),
  }: {bot?: KingBot; rival?: KingBot; seats?: number} = {},
): Promise<Strength> {
  let [ranks, score] = [0, 0];
  const trial = {games, seats, bot, rival};
  for await (const {
    own,
    end: {scores},
  } of trialMatches(kingRules(id), trial)) {
    const mine = scores[own]!;
    const better = scores.filter((other) => other > mine).length;
    const equal = scores.filter((other) => other === mine).length;
    ranks += better + (equal + 1) / 2;
    score += mine;
  }
  return {games, rank: ranks / games, score: score / games};
}

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('strength.ts')) {
  const games = Number(process.argv[2] ?? 2000);
  for (const {
    id,
    seats: {min, max},
  } of VARIANTS)
    for (let seats = min; seats <= max; seats++) {
      const {rank, score} = await strengthOf(id, games, {seats});
      console.log(id, seats, rank.toFixed(2), score.toFixed(1));
    }
}
