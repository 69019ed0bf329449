import {anyMove, trialMatches} from '../../../game/bot-matches.fixture.js';
import type {Bot, Options} from '../../../game/index.js';
import {kingdomBot} from '../bot.js';
import {kingdomPlayRules as rules} from '../play-rules.js';
import type {KingdomMove, KingdomView} from '../types.js';

/** Measures bots in whole matches among players of another kind, all from seeds. */

type KingdomBot = Bot<KingdomView, KingdomMove>;

/** The totals of many matches. */
export interface Strength {
  readonly games: number;
  /** Wins of the measured bot; a shared win counts as its fraction. */
  readonly won: number;
  /** The same for each other player, on average. */
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
  const trial = {games, seats, options, bot, rival};
  for await (const {own, end} of trialMatches(rules, trial)) {
    const {winners} = rules.outcome(end)!;
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
