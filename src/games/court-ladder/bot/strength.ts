import {pick, rngFrom} from '../../../cards/index.js';
import {type Bot, defaultOptions, type Options} from '../../../game/index.js';
import {ladderBot} from '../bot.js';
import {ladderPlayRules as rules} from '../play-rules.js';
import type {LadderMove, LadderView} from '../types.js';

/** Measures bots in whole hands against others, all from seeds, so that figures repeat. */

type LadderBot = Bot<LadderView, LadderMove>;

/** Plays any legal move. */
const anyMove: LadderBot = {choose: ({moves, rng}) => ({move: pick(rng, moves).value})};

/** The averages of many hands. */
export interface Strength {
  readonly games: number;
  /** Mean number of steps that the bot climbs in a hand; a random player climbs none. */
  readonly climbed: number;
  /** The share of hands after which the bot was King, and after which it was the lowest. */
  readonly king: number;
  readonly lowest: number;
  /** Mean number of bouts in a hand, the highest one, and the mean number of moves. */
  readonly bouts: number;
  readonly longest: number;
  readonly moves: number;
}

/** Plays `games` hands with `bot` on each seat in turn and `rival` on all others. */
export async function strengthOf(
  games: number,
  {
    seats = 6,
    bot = ladderBot,
    rival = anyMove,
    options = {},
  }: {seats?: number; bot?: LadderBot; rival?: LadderBot; options?: Options} = {},
): Promise<Strength> {
  const sums = {climbed: 0, king: 0, lowest: 0, bouts: 0, longest: 0, moves: 0};
  for (let game = 0; game < games; game++) {
    const own = game % seats;
    const all = {...defaultOptions(rules.options), hands: 1, ranks: 'random', ...options};
    let state = rules.setup(all, seats, rngFrom(`strength ${game}`));
    const began = state.ranks.indexOf(own);
    for (let number = 0; ; number++) {
      const [seat] = rules.turn(state);
      if (seat === undefined) break;
      const {move} = await (seat === own ? bot : rival).choose({
        view: rules.view(state, seat),
        moves: rules.legalMoves(state, seat),
        rng: rngFrom(`strength ${game} ${seat} ${number}`),
        budget: 0,
      });
      state = rules.apply(state, seat, move);
      sums.moves++;
    }
    const place = state.ranks.indexOf(own);
    sums.climbed += began - place;
    if (place === 0) sums.king++;
    if (place === seats - 1) sums.lowest++;
    sums.bouts += state.bouts;
    sums.longest = Math.max(sums.longest, state.bouts);
  }
  const mean = (sum: number): number => Math.round((sum / games) * 1000) / 1000;
  return {
    games,
    climbed: mean(sums.climbed),
    king: mean(sums.king),
    lowest: mean(sums.lowest),
    bouts: mean(sums.bouts),
    longest: sums.longest,
    moves: mean(sums.moves),
  };
}

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('strength.ts')) {
  const games = Number(process.argv[2] ?? 2000);
  for (const seats of [5, 6, 8, 11])
    console.log(`${seats} seats, against any move`, await strengthOf(games, {seats}));
  for (const seats of [5, 6, 8, 11])
    console.log(
      `${seats} seats, against itself`,
      await strengthOf(games, {seats, rival: ladderBot}),
    );
  for (const options of [{packs: 'poker'}, {throwIn: 'all'}, {throwIn: 'attacker'}])
    console.log(options, await strengthOf(games, {options, rival: ladderBot}));
}
