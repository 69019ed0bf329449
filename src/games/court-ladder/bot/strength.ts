import {anyMove, trialMatches} from '../../../game/bot-matches.fixture.js';
import type {Bot, Options} from '../../../game/index.js';
import {ladderBot} from '../bot.js';
import {ladderPlayRules as rules} from '../play-rules.js';
import type {LadderMove, LadderView} from '../types.js';
import {SIMPLE} from './simple.fixture.js';

/**
 * Measures bots in whole hands against other bots, all from seeds, so that the figures can be
 * repeated.
 */

type LadderBot = Bot<LadderView, LadderMove>;

/** The averages of many hands. */
export interface Strength {
  readonly games: number;
  /** Mean number of steps that the bot climbs in a hand; a random player climbs none. */
  readonly climbed: number;
  /** The standard error of that mean. */
  readonly error: number;
  /** The share of hands after which the bot was King, and the share after which it was the lowest. */
  readonly king: number;
  readonly lowest: number;
  /** Mean number of bouts in a hand, the highest number, and the mean number of moves. */
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
    rival = ladderBot,
    options = {},
  }: {seats?: number; bot?: LadderBot; rival?: LadderBot; options?: Options} = {},
): Promise<Strength> {
  const sums = {climbed: 0, squares: 0, king: 0, lowest: 0, bouts: 0, longest: 0, moves: 0};
  const hand = {hands: 1, ranks: 'random', ...options};
  const trial = {games, seats, options: hand, bot, rival};
  for await (const {own, start, end, moves} of trialMatches(rules, trial)) {
    const place = end.ranks.indexOf(own);
    sums.moves += moves;
    const steps = start.ranks.indexOf(own) - place;
    sums.climbed += steps;
    sums.squares += steps ** 2;
    if (place === 0) sums.king++;
    if (place === seats - 1) sums.lowest++;
    sums.bouts += end.bouts;
    sums.longest = Math.max(sums.longest, end.bouts);
  }
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  const mean = (sum: number): number => rounded(sum / games);
  const variance = sums.squares / games - (sums.climbed / games) ** 2;
  return {
    games,
    climbed: mean(sums.climbed),
    error: rounded(Math.sqrt(variance / games)),
    king: mean(sums.king),
    lowest: mean(sums.lowest),
    bouts: mean(sums.bouts),
    longest: sums.longest,
    moves: mean(sums.moves),
  };
}

/** Measures each simple player among usual bots in games of many players, and the usual bot among them. */
async function printSimple(games: number, chosen?: string): Promise<void> {
  for (const seats of [12, 16])
    for (const [name, plan] of Object.entries(SIMPLE)) {
      if (chosen && name !== chosen) continue;
      const among = await strengthOf(games, {seats, bot: plan});
      const against = await strengthOf(games, {seats, rival: plan});
      for (const [who, one] of [
        [`${name}, among usual bots`, among],
        [`the usual bot, among: ${name}`, against],
      ] as const) {
        const {climbed, error, king, lowest} = one;
        console.log(`${seats} seats; ${who}`, {games, climbed, error, king, lowest});
      }
    }
}

async function printStrength(games: number): Promise<void> {
  for (const seats of [5, 6, 8, 11, 16])
    console.log(
      `${seats} seats, against any move`,
      await strengthOf(games, {seats, rival: anyMove}),
    );
  for (const seats of [5, 6, 8, 11, 16])
    console.log(`${seats} seats, against itself`, await strengthOf(games, {seats}));
  for (const options of [{packs: 'poker'}, {throwIn: 'all'}, {throwIn: 'attacker'}])
    console.log(options, await strengthOf(games, {options}));
}

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('strength.ts')) {
  const games = Number(process.argv[2] ?? 2000);
  await (process.argv[3] === 'simple' ? printSimple(games, process.argv[4]) : printStrength(games));
}
