import type {GameEntry} from '../../../elements/index.js';
import type {Bot, Options, Rules, Seat} from '../../../game/index.js';
import {breath} from '../../../game/slices.js';
import {createMatch, type Match} from '../../../match/index.js';
import {type DailyDeal, resultOf, seedOfDay} from '../../../online/daily-deal.js';
import {playOut} from '../../../match/play-out.js';

/** What a deal of the day is looked at with. */
export interface Looked {
  readonly rules: Rules;
  readonly bot: Bot;
  readonly seats: number;
  readonly options: Options;
  readonly signal?: AbortSignal;
}

/** How many seeds of a day are looked at: the last is taken as it is. */
const TRIES = 4;
/** What each bot may think: enough for the usual one, and the same on every device. */
const BUDGET = 100;

/** How often a reader who does not think decides: some games would never end so. */
const PATIENCE = 60;

/** A reader who does not think: the first, or the last, of the legal moves. */
function thoughtless(at: 0 | -1, bot: Bot): Bot {
  let left = PATIENCE;
  return {
    choose: (question) => (left-- > 0 ? {move: question.moves.at(at)!} : bot.choose(question)),
  };
}

/** Plays a deal to its end: the bot of the reader's seat against the usual ones. */
export async function playedBy(
  own: Bot,
  seed: string,
  {rules, bot, seats, options, signal}: Looked,
  seat: Seat,
): Promise<Match> {
  const match = createMatch({rules}, {seats, options, seed});
  const bots = Array.from({length: seats}, (_, at) => (at === seat ? own : bot));
  await playOut(match, bots, {seed, budget: BUDGET, ...(signal && {signal})});
  return match;
}

/** Whether what the reader plays changes what the reader gets. */
async function isOpen(seed: string, looked: Looked, seat: Seat): Promise<boolean> {
  const results = new Set<number>();
  for (const own of [looked.bot, ...([0, -1] as const).map((at) => thoughtless(at, looked.bot))]) {
    results.add(resultOf(await playedBy(own, seed, looked, seat), seat));
    if (results.size > 1) return true;
    await breath();
  }
  return false;
}

/**
 * The seed of a deal of the day: the first of four whose result depends on how it is played. The bots
 * search by number of iterations, so the same version finds the same seed everywhere.
 */
export async function fittingSeed(
  deal: Omit<DailyDeal, 'tried'>,
  looked: Looked,
  seat: Seat,
): Promise<string> {
  for (let tried = 0; ; tried++) {
    const seed = seedOfDay({...deal, tried});
    if (tried === TRIES - 1 || (await isOpen(seed, looked, seat))) return seed;
  }
}

/** What a game is looked at with, at its shortest. */
export async function lookedOf(entry: GameEntry): Promise<Looked> {
  const [rules, bot] = await Promise.all([entry.rules(), entry.bot()]);
  return {rules, bot, seats: entry.seats.usual, options: entry.lengths?.deal ?? {}};
}
