import {pick, rngFrom} from '../../../cards/index.js';
import {type Bot, defaultOptions, type Options} from '../../../game/index.js';
import {crushBot} from '../bot.js';
import {crushRules} from '../rules.js';
import type {CrushMove, CrushView} from '../types.js';

/** Measures bots in whole matches against each other, all from seeds, so that figures repeat. */

type CrushBot = Bot<CrushView, CrushMove>;

/** Plays any legal move. */
const anyMove: CrushBot = {choose: ({moves, rng}) => ({move: pick(rng, moves).value})};

/** The totals of many matches. */
export interface Strength {
  readonly games: number;
  /** The share of games won; a draw counts as a half. */
  readonly won: number;
  /** The share of games that the stall rule ended. */
  readonly stalled: number;
  /** Mean number of turns in a game, both seats counted. */
  readonly turns: number;
}

/** Plays `games` matches between `bot` and `rival`, who change seats after each. */
export async function strengthOf(
  games: number,
  {
    bot = crushBot,
    rival = anyMove,
    options = {},
  }: {bot?: CrushBot; rival?: CrushBot; options?: Options} = {},
): Promise<Strength> {
  let won = 0;
  let stalled = 0;
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const own = game % 2;
    const all = {...defaultOptions(crushRules.options), ...options};
    let state = crushRules.setup(all, 2, rngFrom(`strength ${game}`));
    for (let number = 0; ; number++) {
      const [seat] = crushRules.turn(state);
      if (seat === undefined) break;
      const {move} = await (seat === own ? bot : rival).choose({
        view: crushRules.view(state, seat),
        moves: crushRules.legalMoves(state, seat),
        rng: rngFrom(`strength ${game} ${seat} ${number}`),
        budget: 0,
      });
      state = crushRules.apply(state, seat, move, ({type}) => {
        if (type === 'turn begun') turns++;
      });
    }
    const {winners, reason} = crushRules.outcome(state)!;
    won += winners.length === 0 ? 0.5 : winners.includes(own) ? 1 : 0;
    if (reason !== 'crush/completed') stalled++;
  }
  return {games, won: won / games, stalled: stalled / games, turns: turns / games};
}

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('strength.ts')) {
  const games = Number(process.argv[2] ?? 2000);
  console.log('against any move', await strengthOf(games));
  for (const [name, values] of [
    ['discoverIsFree', ['off', 'on']],
    ['jokers', [0]],
    ['handLimit', [5]],
    ['stallTurns', [60]],
  ] as const)
    for (const value of values)
      console.log(
        `against itself, ${name} ${value}`,
        await strengthOf(games, {rival: crushBot, options: {[name]: value}}),
      );
}
