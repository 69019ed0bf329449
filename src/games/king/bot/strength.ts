import {pick, rngFrom} from '../../../cards/index.js';
import {type Bot, defaultOptions, type Seat} from '../../../game/index.js';
import {kingBot} from '../bot.js';
import {kingRules} from '../rules.js';
import type {KingMove, KingView} from '../types.js';
import {VARIANTS, variantOf} from '../rules/contracts/variants.js';

/**
 * Measures the strength of bots: whole matches against others, all from seeds, so that results repeat.
 */

type KingBot = Bot<KingView, KingMove>;

/** Plays any legal move. */
const anyCard: KingBot = {choose: ({moves, rng}) => ({move: pick(rng, moves).value})};

/** The average results of many matches. */
export interface Strength {
  readonly games: number;
  /** The mean rank, 1 is best; equal totals share the mean of their places. */
  readonly rank: number;
  /** Mean final points. */
  readonly score: number;
  /** Mean points of a deal, by contract. */
  readonly deals: Readonly<Record<string, number>>;
}

/** Plays `games` matches with `bot` on one seat (a different one each time) and `rival` on the others. */
export async function strengthOf(
  id: string,
  games: number,
  {
    bot = kingBot(variantOf(id)),
    rival = anyCard,
    seats,
  }: {bot?: KingBot; rival?: KingBot; seats?: number} = {},
): Promise<Strength> {
  const rules = kingRules(id);
  const players = seats ?? rules.seats.usual ?? rules.seats.min;
  const options = defaultOptions(rules.options);
  const deals: Record<string, {sum: number; count: number}> = {};
  let ranks = 0;
  let score = 0;
  for (let game = 0; game < games; game++) {
    const own: Seat = game % players;
    let state = rules.setup(options, players, rngFrom(`strength ${game}`));
    for (let number = 0; ; number++) {
      const [seat] = rules.turn(state);
      if (seat === undefined) break;
      const {contract, sheet} = state;
      const {move} = await (seat === own ? bot : rival).choose({
        view: rules.view(state, seat),
        moves: rules.legalMoves(state, seat),
        rng: rngFrom(`strength ${game} ${seat} ${number}`),
        budget: 0,
        why: false,
      });
      state = rules.apply(state, seat, move);
      if (state.sheet.length === sheet.length) continue;
      const deal = (deals[contract.id] ??= {sum: 0, count: 0});
      deal.sum += state.sheet.at(-1)![own]!;
      deal.count++;
    }
    const mine = state.scores[own]!;
    const better = state.scores.filter((other) => other > mine).length;
    const equal = state.scores.filter((other) => other === mine).length;
    ranks += better + (equal + 1) / 2;
    score += mine;
  }
  return {
    games,
    rank: ranks / games,
    score: score / games,
    deals: Object.fromEntries(
      Object.entries(deals).map(([contract, {sum, count}]) => [contract, sum / count]),
    ),
  };
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
