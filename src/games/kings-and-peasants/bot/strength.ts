import {anyMove, trialMatches} from '../../../game/bot-matches.fixture.js';
import type {Bot, Options} from '../../../game/index.js';
import {peasantsBot} from '../bot.js';
import {peasantsPlayRules as rules} from '../play-rules.js';
import type {PeasantsMove, PeasantsView} from '../types.js';

/** Measures the bot in whole games, all from seeds, so that the figures can be repeated. */

type PeasantsBot = Bot<PeasantsView, PeasantsMove>;

/** The averages of many games. */
export interface Strength {
  readonly games: number;
  /** The share of games won; chance gives 0.25. */
  readonly won: number;
  /** Mean tricks in the election and in the reign. */
  readonly elected: number;
  readonly reigned: number;
  /** The number of moves in the longest game. */
  readonly longest: number;
}

/** Plays `games` games with `bot` on one seat, a different one each time, and `rival` on the others. */
export async function strengthOf(
  games: number,
  {
    bot = peasantsBot,
    rival = anyMove,
    options = {},
  }: {bot?: PeasantsBot; rival?: PeasantsBot; options?: Options} = {},
): Promise<Strength> {
  const sums = {won: 0, elected: 0, reigned: 0, longest: 0};
  const trial = {games, seats: 4, options: {...options, games: 1}, bot, rival};
  for await (const {own, end, moves} of trialMatches(rules, trial)) {
    sums.won += end.won[0] === own ? 1 : 0;
    sums.elected += end.elected![own]!;
    sums.reigned += end.tricks[own]!;
    sums.longest = Math.max(sums.longest, moves);
  }
  return {
    games,
    won: sums.won / games,
    elected: sums.elected / games,
    reigned: sums.reigned / games,
    longest: sums.longest,
  };
}

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('strength.ts')) {
  const games = Number(process.argv[2] ?? 2000);
  for (const electionMode of ['one-deal', 'quotas']) {
    console.log('any move', electionMode, await strengthOf(games, {options: {electionMode}}));
    console.log(
      'itself',
      electionMode,
      await strengthOf(games, {rival: peasantsBot, options: {electionMode}}),
    );
  }
}
