import {trialMatches} from '../../../game/bot-matches.fixture.js';
import type {Bot} from '../../../game/index.js';
import {gskBot, gskBotOf} from '../bot.js';
import {gskPlayRules as rules} from '../play-rules.js';
import type {GskMove, GskView} from '../types.js';
import {SIMPLE, simplePlayer} from './simple.fixture.js';

/**
 * Measures bots in whole matches against each other, all from seeds, so that the figures can be
 * repeated.
 */

export type GskBot = Bot<GskView, GskMove>;

/** A hand has very many formations, and no player here reads the list of them. */
const quick: typeof rules = {
  ...rules,
  legalMoves: (state, seat) =>
    state.formations[seat] ? rules.legalMoves(state, seat) : [rules.fallback(state, seat)],
};

/** The totals of many matches. */
export interface Strength {
  readonly games: number;
  /** The share of matches won; a draw counts as a half, or among three as a third. */
  readonly share: number;
  /** The standard error of the share. */
  readonly error: number;
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
  {bot, rival, seats = 2}: {bot: GskBot; rival: GskBot; seats?: number},
): Promise<Strength> {
  const ends: Record<string, number> = {};
  let [share, squares, hands] = [0, 0, 0];
  for await (const {own, end} of trialMatches(quick, {games, seats, bot, rival})) {
    const {winners} = rules.outcome(end)!;
    const part = winners.includes(own) ? 1 / winners.length : 0;
    share += part;
    squares += part ** 2;
    hands += end.hand;
    const how = `${part > 0 ? 'won' : 'lost'}, ${end.fallen.at(-1)?.cause ?? 'limit'}`;
    ends[how] = (ends[how] ?? 0) + 1;
  }
  const mean = share / games;
  const error = Math.sqrt((squares / games - mean ** 2) / games);
  return {games, share: mean, error, hands: hands / games, ends};
}

/**
 * `node --import tsx src/games/god-save-the-king/bot/strength.ts 4000 3` plays that many matches of
 * the bot against two of each simple player.
 */
if (typeof process !== 'undefined' && process.argv[1]?.endsWith('strength.ts')) {
  const [games, seats] = [Number(process.argv[2] ?? 4000), Number(process.argv[3] ?? 2)];
  for (const simple of SIMPLE) {
    const rival = gskBotOf(simplePlayer(simple));
    const {share, error} = await strengthOf(games, {bot: gskBot, rival, seats});
    const name = Object.entries(simple).map(([what, how]) => `${what} ${how}`);
    console.log(`${(100 * share).toFixed(1)} % ± ${(100 * error).toFixed(1)}`, name.join(', '));
  }
}
