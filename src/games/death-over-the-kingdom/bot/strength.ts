import {pick, rngFrom} from '../../../cards/index.js';
import {type Bot, defaultOptions, type Options} from '../../../game/index.js';
import {kingdomBot} from '../bot.js';
import {kingdomPlayRules as rules} from '../play-rules.js';
import type {KingdomMove, KingdomView} from '../types.js';

/** Measures bots in whole matches among players of another kind, all from seeds. */

type KingdomBot = Bot<KingdomView, KingdomMove>;

/** Plays any legal move. */
const anyMove: KingdomBot = {choose: ({moves, rng}) => ({move: pick(rng, moves).value})};

/** The totals of many matches. */
export interface Strength {
  readonly games: number;
  /** Wins of the measured bot; a shared win counts as its fraction. */
  readonly won: number;
  /** The same for each of the others, on average. */
  readonly others: number;
  /** The share of games that nobody won. */
  readonly nobody: number;
}

/** Plays `games` matches with `bot` on each seat in turn and `rival` on all others. */
export async function strengthOf(
  games: number,
  seats: number,
  {
    bot = kingdomBot,
    rival = anyMove,
    options = {},
  }: {bot?: KingdomBot; rival?: KingdomBot; options?: Options} = {},
): Promise<Strength> {
  let [won, others, nobody] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const own = game % seats;
    const all = {...defaultOptions(rules.options), ...options};
    let state = rules.setup(all, seats, rngFrom(`strength ${game}`));
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
    }
    const {winners} = rules.outcome(state)!;
    if (winners.length === 0) nobody++;
    else if (winners.includes(own)) won += 1 / winners.length;
    others += winners.filter((seat) => seat !== own).length / (winners.length || 1) / (seats - 1);
  }
  return {games, won: won / games, others: others / games, nobody: nobody / games};
}

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('strength.ts')) {
  const games = Number(process.argv[2] ?? 500);
  for (const seats of [3, 4, 5, 6, 7])
    console.log(`${seats} players, one bot among random players`, await strengthOf(games, seats));
  for (const seats of [5, 16])
    console.log(
      `large, ${seats} players`,
      await strengthOf(games, seats, {options: {large: 'on'}}),
    );
}
