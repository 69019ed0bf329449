import {trialMatches} from '../../../game/bot-matches.fixture.js';
import type {Bot} from '../../../game/index.js';
import {gskBot, gskBotOf} from '../bot.js';
import {gskRules} from '../rules.js';
import type {GskMove, GskView} from '../types.js';

/** Measures bots in whole matches against each other, all from seeds, so that figures repeat. */

export type GskBot = Bot<GskView, GskMove>;

/** The same bot without bluff: it always tells the truth and never challenges. */
const honestBot: GskBot = gskBotOf(true);

/** The totals of many matches. */
export interface Strength {
  readonly games: number;
  /** The share of matches won; a draw counts as a half, among three as a third. */
  readonly share: number;
  readonly draws: number;
  /** Average number of hands in a match. */
  readonly hands: number;
  /** Number of matches by result and cause. */
  readonly ends: Readonly<Record<string, number>>;
}

/**
 * Plays `games` matches with `bot` on one seat (a different one each time) and `rival` on the
 * others.
 */
export async function strengthOf(
  games: number,
  {bot = gskBot, rival = honestBot, seats = 2}: {bot?: GskBot; rival?: GskBot; seats?: number} = {},
): Promise<Strength> {
  const ends: Record<string, number> = {};
  let [share, draws, hands] = [0, 0, 0];
  for await (const {own, end} of trialMatches(gskRules, {games, seats, bot, rival})) {
    const {winners} = gskRules.outcome(end)!;
    if (winners.length > 1) draws++;
    if (winners.includes(own)) share += 1 / winners.length;
    hands += end.hand;
    const how = `${winners.includes(own) ? 'won' : 'lost'}, ${end.fallen.at(-1)?.cause ?? 'limit'}`;
    ends[how] = (ends[how] ?? 0) + 1;
  }
  return {games, share: share / games, draws, hands: hands / games, ends};
}

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('strength.ts')) {
  const games = Number(process.argv[2] ?? 4000);
  console.log('against honest players', await strengthOf(games));
}
