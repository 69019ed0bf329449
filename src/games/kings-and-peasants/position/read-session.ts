import {type Rng, roll, shuffle} from '../../../cards/index.js';
import type {Options, Seat} from '../../../game/index.js';
import {
  type GivenFields,
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
import {faults} from './throw-faults.js';
import {isReign, readRanking} from './read-ranking.js';
import {byTricks, SEATS, seatOf} from '../rules/seats.js';
import {type PeasantsState, type Rank, RANKS, type Phase, PHASES} from '../types.js';

/** The parts of a position other than the cards of the deal. */

type SessionFields = Pick<
  PeasantsState,
  'options' | 'seats' | 'phase' | 'game' | 'won' | 'names' | 'elected' | 'ranks' | 'dealer'
>;

/** Reads the session; missing fields follow from the others, or are as at the start of a game. */
export function readSession(
  given: GivenFields,
  rng: Rng,
): {readonly session: SessionFields; readonly rng: Rng} {
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

/** The phase that the position names, or else the one that follows from its fields. */
function phaseOf(given: GivenFields, options: Options): Phase {
  const scene = readScene(given['scene']);
  const said = readPhase(given);
  if (scene) faults.needDerived({phase: said}, {phase: scene}, 'phase-scene');
  const named = said === undefined ? undefined : readWord(said, 'phase', PHASES);
  // Whether a value is a list with an entry; a state has empty lists before anything has happened.
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
  if (phase === 'election.naming' && options['naming'] === 'lot')
    faults.fail(named ? 'phase' : 'scene', 'naming-lot', {found: named ?? SCENES[0]});
  return phase;
}

/** The names of the phases in links and records of earlier versions, in the order of `PHASES`. */
const SCENES = [
  'naming', 'election', 'fromSoldier', 'toSoldier', 'fromPeasant', 'toPeasant', 'reign', 'over',
] as const; // oxfmt-ignore

const readScene = (scene: unknown): Phase | undefined =>
  scene === undefined ? undefined : PHASES[SCENES.indexOf(readWord(scene, 'scene', SCENES))];

/**
 * The phase of a reign, from the gifts; if the peasant's gift comes first, the soldier is left out.
 */
function reignPhase(given: GivenFields): Phase {
  if (given['gifts'] === undefined || given['ranks'] === undefined) return 'reign.play';
  const gifts = readGifts(given['gifts']);
  const peasant = seatOf(readRanks(given['ranks'], 'ranks'), 'peasant');
  const [turn] = readTurn(given['turn']) ?? [];
  const steps = gifts.length + ((gifts[0]?.from ?? turn) === peasant ? 2 : 0);
  return PHASES.slice(PHASES.indexOf('reign.exchange.fromSoldier'))[steps] ?? 'reign.play';
}

/** The number of the game, and the winners of those before. */
function readGames(
  given: GivenFields,
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
  const game = readInt(given['game'] ?? guess, 'game', 1, 20);
  faults.need(game <= most, 'game', 'games-most', {most});
  faults.need(!over || game === most, 'game', 'games-over', {most});
  const done = over ? most : game - 1;
  if (said && said.length !== done) {
    const of = {due: done, found: said.length};
    if (over) faults.fail('won', 'won-over', of);
    faults.fail('won', 'won-before', {...of, game});
  }
  return {game, won: said ?? Array.from({length: done}, () => winner)};
}

function readDealer(given: GivenFields, phase: Phase, lot: Seat): Seat {
  if (given['dealer'] !== undefined) return readSeat(given['dealer'], 'dealer', SEATS);
  return dealerOf(given, phase, lot);
}

/**
 * The winner of the previous game if it is not given: the dealer, or at the end the seat with most
 * tricks.
 */
function lastWinner(
  given: GivenFields,
  phase: Phase,
  {ranks}: Pick<PeasantsState, 'ranks'>,
  dealt: Seat,
): Seat {
  if (phase !== 'over' || !ranks || given['tricks'] === undefined) return dealt;
  return byTricks(readCounts(given['tricks'], 'tricks'), ranks)[0] ?? dealt;
}

/** The peasant deals the reign, the winner of the previous game a new election (P-3). */
function checkDealer(
  given: GivenFields,
  ranks: readonly Rank[] | null,
  won: readonly Seat[],
  dealt: Seat,
): Seat {
  const deal = readInt(given['deal'] ?? 1, 'deal', 1, 9);
  const due = ranks ? seatOf(ranks, 'peasant') : deal === 1 ? won.at(-1) : undefined;
  const said =
    given['dealer'] === undefined ? undefined : readSeat(given['dealer'], 'dealer', SEATS);
  const dealer = said ?? due ?? dealt;
  const why = ranks ? 'dealer-peasant' : 'dealer-winner';
  if (due !== undefined) faults.need(dealer === due, 'dealer', why, {seat: due});
  return dealer;
}

/** The games won, as a view gives them, must agree with the winners. */
export function checkScores(given: GivenFields, scores: readonly number[]): void {
  if (given['scores'] === undefined) return;
  readCounts(given['scores'], 'scores').forEach((score, seat) => {
    faults.need(score === scores[seat], `scores[${seat}]`, 'score-won', {due: scores[seat]!});
  });
}
