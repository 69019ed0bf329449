import {type Rng, roll, shuffle} from '../../../cards/index.js';
import type {Options, Seat} from '../../../game/index.js';
import {
  fail,
  type Given,
  need,
  readInt,
  readList,
  readOptions,
  readSeat,
  readWord,
} from '../../../game/read.js';
import {readPhase} from '../../../game/read-phase.js';
import {OPTIONS} from '../rules/options.js';
import {readCounts, readGifts, readRanks, readTurn} from './read-position.js';
import {dealerOf} from './read-dealer.js';
import {byTricks, SEATS, seatOf} from '../rules/seats.js';
import {LIMITS, type PeasantsState, type Rank, RANKS, type Phase, PHASES} from '../types.js';

/** The part of a position that is not about the cards of the deal. */

type Session = Pick<
  PeasantsState,
  'options' | 'seats' | 'phase' | 'game' | 'won' | 'names' | 'elected' | 'ranks' | 'dealer'
>;

/** True for the phases of the second stage, and at the end. */
export const isReign = (phase: Phase): boolean =>
  phase !== 'election.naming' && phase !== 'election.play';

/** Reads the session; left-out fields follow from the others, or are as at the start of a game. */
export function readSession(
  given: Given,
  rng: Rng,
): {readonly session: Session; readonly rng: Rng} {
  readInt(given['seats'] ?? SEATS, 'seats', SEATS, SEATS);
  const options = readOptions(OPTIONS, given['options']);
  const phase = phaseOf(given, options);
  const lot = roll(rng, SEATS);
  const drawn = shuffle(lot.rng, RANKS);
  const ranking = readRanking(given, phase, options, drawn.value);
  const dealt = isReign(phase) ? lot.value : readDealer(given, phase, lot.value);
  const {game, won} = readGames(given, phase, options, lastWinner(given, phase, ranking, dealt));
  const dealer = checkDealer(given, ranking.ranks, won, dealt);
  return {session: {options, seats: SEATS, phase, game, won, ...ranking, dealer}, rng: drawn.rng};
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The phase that the position names, or else the one that follows from its fields. */
function phaseOf(given: Given, options: Options): Phase {
  const said = readPhase(given);
  const named = PHASES.find((one) => one === said);
  need(said === named, 'phase', 'is not a phase of this game');
  const scene = readScene(given['scene']);
  if (named && scene) need(named === scene, 'phase', `must be "${scene}"`);
  // True for a list with an entry; a state has empty lists before anything has happened.
  const some = (value: unknown): boolean => Array.isArray(value) && value.some((one) => one !== 0);
  const has = (...fields: readonly string[]): boolean => fields.some((field) => some(given[field]));
  const {won, elected} = given;
  const guess =
    Array.isArray(won) && won.length === options['games']
      ? 'over'
      : has('ranks', 'gifts') || Array.isArray(elected)
        ? reignPhase(given)
        : has('names', 'trick', 'played', 'tricks') || options['naming'] === 'lot'
          ? 'election.play'
          : 'election.naming';
  const phase = named ?? scene ?? guess;
  need(
    phase !== 'election.naming' || options['naming'] !== 'lot',
    'phase',
    'is left out with names by lot',
  );
  return phase;
}

/** The names of the phases in links and records of earlier versions, in the order of `PHASES`. */
const SCENES = [
  'naming', 'election', 'fromSoldier', 'toSoldier', 'fromPeasant', 'toPeasant', 'reign', 'over',
] as const; // oxfmt-ignore

const readScene = (scene: unknown): Phase | undefined =>
  scene === undefined ? undefined : PHASES[SCENES.indexOf(readWord(scene, 'scene', SCENES))];

/**
 * The phase of a reign, from the gifts; a first gift by the peasant means the soldier is left out.
 */
function reignPhase(given: Given): Phase {
  if (given['gifts'] === undefined || given['ranks'] === undefined) return 'reign.play';
  const gifts = readGifts(given['gifts']);
  const peasant = seatOf(readRanks(given['ranks'], 'ranks'), 'peasant');
  const [turn] = readTurn(given['turn']) ?? [];
  const steps = gifts.length + ((gifts[0]?.from ?? turn) === peasant ? 2 : 0);
  return PHASES.slice(PHASES.indexOf('reign.exchange.fromSoldier'))[steps] ?? 'reign.play';
}

/** Names, tricks of the election, and ranks, which follow from the others. */
function readRanking(
  given: Given,
  phase: Phase,
  options: Options,
  lot: readonly Rank[],
): Pick<PeasantsState, 'names' | 'elected' | 'ranks'> {
  const read = <Value>(field: string, as: (value: unknown, path: string) => Value) =>
    given[field] === undefined || given[field] === null ? undefined : as(given[field], field);
  const names = read('names', readRanks);
  const elected = read('elected', readCounts);
  const ranks = read('ranks', readRanks);
  if (phase === 'election.naming') need(names === undefined, 'names', 'are given after this');
  if (!isReign(phase)) {
    need(elected === undefined, 'elected', 'must be null before the reign');
    need(ranks === undefined, 'ranks', 'must be null before the reign');
    return {names: phase === 'election.naming' ? null : (names ?? lot), elected: null, ranks: null};
  }
  const own = names ?? (elected ? namesFor(elected, ranks, options, lot) : (ranks ?? lot));
  const ways = elections(own, options);
  if (elected)
    need(
      ways.some((way) => same(way, elected)),
      'elected',
      'are not the tricks of an election with these names',
    );
  const goes = (way: readonly number[]): readonly Rank[] => ranksBy(way, own);
  const way = elected ?? ways.find((one) => same(goes(one), ranks ?? own));
  if (!way) fail('ranks', 'cannot come of an election with these names');
  if (ranks) need(same(goes(way), ranks), 'ranks', `must be ${goes(way).join(', ')}`);
  return {names: own, elected: way, ranks: goes(way)};
}

/** The ranks that follow from names and tricks (P-6). */
function ranksBy(tricks: readonly number[], names: readonly Rank[]): readonly Rank[] {
  const order = byTricks(tricks, names);
  return tricks.map((_, seat) => RANKS[order.indexOf(seat)]!);
}

/**
 * Names with which an election can have led to these tricks, and to the ranks if they are given.
 */
function namesFor(
  elected: readonly number[],
  ranks: readonly Rank[] | undefined,
  options: Options,
  lot: readonly Rank[],
): readonly Rank[] {
  const fits = (names: readonly Rank[]): boolean =>
    elections(names, options).some((way) => same(way, elected)) &&
    (!ranks || same(ranksBy(elected, names), ranks));
  return ordersOf(lot).find(fits) ?? lot;
}

const ordersOf = (ranks: readonly Rank[]): readonly (readonly Rank[])[] =>
  ranks.length < 2
    ? [ranks]
    : ranks.flatMap((first) =>
        ordersOf(ranks.filter((rank) => rank !== first)).map((rest) => [first, ...rest]),
      );

/** Every possible result of an election: nine tricks, or all numbers but one filled. */
function elections(
  names: readonly Rank[],
  {electionMode}: Options,
): readonly (readonly number[])[] {
  const limits = names.map((rank) => LIMITS[rank]);
  if (electionMode === 'quotas')
    return limits.flatMap((limit, last) =>
      Array.from({length: limit}, (_, tricks) =>
        limits.map((full, seat) => (seat === last ? tricks : full)),
      ),
    );
  const ways: number[][] = [];
  const go = (way: readonly number[], left: number): void => {
    const limit = limits[way.length];
    if (limit === undefined) {
      if (left === 0) ways.push([...way]);
      return;
    }
    for (let tricks = Math.min(limit, left); tricks >= 0; tricks--)
      go([...way, tricks], left - tricks);
  };
  go([], 9);
  return ways;
}

/** The number of the game, and the winners of those before. */
function readGames(
  given: Given,
  phase: Phase,
  {games}: Options,
  winner: Seat,
): Pick<PeasantsState, 'game' | 'won'> {
  const most = Number(games);
  const over = phase === 'over';
  const said =
    given['won'] === undefined
      ? undefined
      : readList(given['won'], 'won').map((seat, at) => readSeat(seat, `won[${at}]`, SEATS));
  const guess = over ? most : (said?.length ?? 0) + 1;
  const game = readInt(given['game'] ?? guess, 'game', over ? most : 1, most);
  const done = over ? most : game - 1;
  if (said) need(said.length === done, 'won', `must have ${done} items in game ${game}`);
  return {game, won: said ?? Array.from({length: done}, () => winner)};
}

function readDealer(given: Given, phase: Phase, lot: Seat): Seat {
  if (given['dealer'] !== undefined) return readSeat(given['dealer'], 'dealer', SEATS);
  return dealerOf(given, phase, lot);
}

/**
 * The winner of the previous game when it is not given: the dealer, or at the end the seat with
 * most tricks.
 */
function lastWinner(
  given: Given,
  phase: Phase,
  {ranks}: Pick<PeasantsState, 'ranks'>,
  dealt: Seat,
): Seat {
  if (phase !== 'over' || !ranks || given['tricks'] === undefined) return dealt;
  return byTricks(readCounts(given['tricks'], 'tricks'), ranks)[0] ?? dealt;
}

/** The peasant deals the reign, the winner of the previous game a new election (P-3). */
function checkDealer(
  given: Given,
  ranks: readonly Rank[] | null,
  won: readonly Seat[],
  dealt: Seat,
): Seat {
  const deal = readInt(given['deal'] ?? 1, 'deal', 1, 9);
  const due = ranks ? seatOf(ranks, 'peasant') : deal === 1 ? won.at(-1) : undefined;
  const said =
    given['dealer'] === undefined ? undefined : readSeat(given['dealer'], 'dealer', SEATS);
  const dealer = said ?? due ?? dealt;
  if (due !== undefined) need(dealer === due, 'dealer', `must be ${due}`);
  return dealer;
}

/** The games won, as a view gives them, must agree. */
export function checkScores(given: Given, scores: readonly number[]): void {
  if (given['scores'] === undefined) return;
  readCounts(given['scores'], 'scores').forEach((score, seat) => {
    need(score === scores[seat], `scores[${seat}]`, `must be ${scores[seat] ?? 0}`);
  });
}
