import {rngFrom} from '../../../cards/index.js';
import {type Bot, defaultOptions, type Options, type Seat} from '../../../game/index.js';
import {gskBot, gskBotOf} from '../bot.js';
import {gskRules} from '../rules.js';
import type {GskMove, GskState, GskView} from '../types.js';

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

const play = async (bots: readonly GskBot[], seed: string, options: Options): Promise<GskState> => {
  let state = gskRules.setup(options, bots.length, rngFrom(seed));
  for (let number = 0; ; number++) {
    const [seat] = gskRules.turn(state);
    if (seat === undefined) return state;
    const {move} = await bots[seat]!.choose({
      view: gskRules.view(state, seat),
      moves: gskRules.legalMoves(state, seat),
      rng: rngFrom(`${seed} ${seat} ${number}`),
      budget: 0,
    });
    state = gskRules.apply(state, seat, move);
  }
};

/**
 * Plays `games` matches with `bot` on one seat (a different one each time) and `rival` on the
 * others.
 */
export async function strengthOf(
  games: number,
  {bot = gskBot, rival = honestBot, seats = 2}: {bot?: GskBot; rival?: GskBot; seats?: number} = {},
): Promise<Strength> {
  const options = defaultOptions(gskRules.options);
  const ends: Record<string, number> = {};
  let [share, draws, hands] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const own: Seat = game % seats;
    const bots = Array.from({length: seats}, (_, seat) => (seat === own ? bot : rival));
    const state = await play(bots, `strength ${game}`, options);
    const {winners} = gskRules.outcome(state)!;
    if (winners.length > 1) draws++;
    if (winners.includes(own)) share += 1 / winners.length;
    hands += state.hand;
    const how = `${winners.includes(own) ? 'won' : 'lost'}, ${state.fallen.at(-1)?.cause ?? 'limit'}`;
    ends[how] = (ends[how] ?? 0) + 1;
  }
  return {games, share: share / games, draws, hands: hands / games, ends};
}

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('strength.ts')) {
  const games = Number(process.argv[2] ?? 4000);
  console.log('against honest players', await strengthOf(games));
}
