import {anyMove, trialMatches} from '../../../game/bot-matches.fixture.js';
import type {Bot, Options} from '../../../game/index.js';
import {crushBot} from '../bot.js';
import {crushRules} from '../rules.js';
import type {CrushEvent, CrushMove, CrushView} from '../types.js';
import {footReader, newcomer} from './newcomer.fixture.js';

/**
 * Measures bots in whole matches against each other, all from seeds, so that the figures can be
 * repeated.
 */

type CrushBot = Bot<CrushView, CrushMove>;

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

/** Plays `games` matches between `bot` and `rival`, which change seats after each. */
export async function strengthOf(
  games: number,
  {
    bot = crushBot,
    rival = anyMove,
    options = {},
  }: {bot?: CrushBot; rival?: CrushBot; options?: Options} = {},
): Promise<Strength> {
  let [won, stalled, turns] = [0, 0, 0];
  const emit = ({type}: CrushEvent): void => {
    if (type === 'turn begun') turns++;
  };
  const trial = {games, seats: 2, options, bot, rival, emit};
  for await (const {own, end} of trialMatches(crushRules, trial)) {
    const {winners, reason} = crushRules.outcome(end)!;
    won += winners.length === 0 ? 0.5 : winners.includes(own) ? 1 : 0;
    if (reason !== 'crush/completed') stalled++;
  }
  return {games, won: won / games, stalled: stalled / games, turns: turns / games};
}

/** How often newcomers win against the usual bot, as a table of the README, which `scripts/newcomers.mjs` writes. */
export async function newcomersTable(games: number): Promise<string> {
  const line = async (what: string, bot: CrushBot): Promise<string> => {
    const {won, turns} = await strengthOf(games, {bot, rival: crushBot});
    return `| ${what} | ${games} | ${(won * 100).toFixed(1)} % | ${turns.toFixed(1)} |`;
  };
  return [
    '| a newcomer parts with | games | won | turns |',
    '| --- | --- | --- | --- |',
    await line('any card, or none', newcomer),
    await line('what the feet of the cards say', footReader),
  ].join('\n');
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
