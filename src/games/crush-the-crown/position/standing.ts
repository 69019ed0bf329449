import {type Card, rankOf, suitOf} from '../../../cards/index.js';
import type {Options, Seat} from '../../../game/index.js';
import {fail, type Given, readInt, readList} from '../../../game/read.js';
import {
  canSpyAs,
  type Government,
  isComplete,
  isLiving,
  nextRank,
  PLACES,
  spiesIn,
} from '../rules/government.js';
import {rivalOf} from '../rules/knowledge.js';
import {KINGS, stallOf} from '../rules/options.js';
import {type CardReader} from './read-position.js';
import {type Phase, PHASES} from '../types.js';

/** The open part of a position: everything but the cards in hands and piles. */
export interface Standing {
  readonly phase: Phase;
  readonly dealer: Seat;
  readonly active: Seat;
  readonly idle: number;
  readonly extended: boolean;
  readonly kings: readonly Card[];
  readonly governments: readonly Government[];
}

/**
 * Reads the standing; left-out fields follow from the others, or are as at the start of a match.
 */
export function readStanding(
  given: Given,
  options: Options,
  reader: CardReader,
  lot: Seat,
): Standing {
  const governments = readGovernments(given['governments'], reader);
  const phase = readPhase(given['phase'], governments);
  const {dealer, active} = readSeats(given, phase, governments, lot);
  const idle = readIdle(given['idle'], phase, options, governments);
  const extended = readExtended(given['extended'], phase, options, governments[active]!, idle);
  if (phase === 'insert' && nextRank(governments[rivalOf(active)]!) === undefined)
    fail('phase', 'cannot be "insert": the Ace of the rival is placed');
  const kings = readKings(given['kings'], governments, reader);
  return {phase, dealer, active, idle, extended, kings, governments};
}

function readGovernments(given: unknown, reader: CardReader): readonly Government[] {
  if (given === undefined) return [[], []];
  const governments = readList(given, 'governments', 2).map((cards, seat) =>
    reader.cards(cards, `governments[${seat}]`),
  );
  governments.forEach((government, seat) => {
    const path = `governments[${seat}]`;
    if (government.length > PLACES.length) fail(path, `must have ${PLACES.length} cards or fewer`);
    if (government.length === 1) fail(path, 'must have a King and a Queen, or nobody');
    government.forEach((card, place) => {
      const rank = PLACES[place];
      const own = rankOf(card) === rank && suitOf(card) === suitOf(government[0]!);
      const may = own || (place > 1 && canSpyAs(governments, card, rank));
      if (!may)
        fail(`${path}[${place}]`, `is ${card}, which cannot stand in the place of the ${rank}`);
    });
  });
  if (governments.some((one) => one.length > 2) && governments.some((one) => one.length === 0))
    fail('governments', 'must both have married before one is extended');
  return governments;
}

const MARRIED: readonly Phase[] = ['marryFirst', 'marrySecond', 'build'];

function readPhase(given: unknown, governments: readonly Government[]): Phase {
  const married = governments.filter((government) => government.length > 0).length;
  const complete = governments.filter(isComplete).length;
  if (complete > 1) fail('governments', 'cannot both be complete');
  const due = complete ? 'over' : MARRIED[married]!;
  if (given === undefined) return due;
  const phase = PHASES.find((name) => name === given);
  if (!phase) fail('phase', `must be one of ${PHASES.join(', ')}`);
  const fits = due === 'build' ? phase !== 'marryFirst' && phase !== 'marrySecond' : phase === due;
  if (!fits) fail('phase', `must be "${due}" with these governments`);
  return phase;
}

/** Dealer and active seat; during the marriages each follows from the other. */
function readSeats(
  given: Given,
  phase: Phase,
  governments: readonly Government[],
  lot: Seat,
): {dealer: Seat; active: Seat} {
  const seat = (field: string): Seat | undefined =>
    given[field] === undefined ? undefined : readInt(given[field], field, 0, 1);
  const awaited =
    given['turn'] === undefined
      ? undefined
      : readList(given['turn'], 'turn', phase === 'over' ? 0 : 1).map((one) =>
          readInt(one, 'turn[0]', 0, 1),
        )[0];
  const said = seat('active');
  const turned =
    awaited === undefined ? undefined : phase === 'tribute' ? rivalOf(awaited) : awaited;
  const unmarried =
    phase === 'marrySecond' ? governments.findIndex((one) => one.length === 0) : undefined;
  const named = seat('dealer');
  const winner = phase === 'over' ? governments.findIndex(isComplete) : -1;
  const first = phase === 'marryFirst';
  const dealt = named !== undefined && first ? rivalOf(named) : undefined;
  const begins = rivalOf(named ?? lot);
  const active = unmarried ?? dealt ?? (winner >= 0 ? winner : (said ?? turned ?? begins));
  if (said !== undefined && said !== active) fail('active', `must be ${active}`);
  if (turned !== undefined && turned !== active)
    fail('turn[0]', `must be ${phase === 'tribute' ? rivalOf(active) : active}`);
  const dealer = first ? rivalOf(active) : phase === 'marrySecond' ? active : (named ?? lot);
  if (named !== undefined && named !== dealer) fail('dealer', `must be ${dealer}`);
  return {dealer, active};
}

/** Only a stalled game reaches the limit of idle turns, and that ends it. */
function readIdle(
  given: unknown,
  phase: Phase,
  options: Options,
  governments: readonly Government[],
): number {
  const most = stallOf(options);
  const marries = phase === 'marryFirst' || phase === 'marrySecond';
  const stalled = phase === 'over' && !governments.some(isComplete);
  if (stalled && most === Infinity) fail('phase', 'cannot be "over": no Government is complete');
  // A turn counts as idle until something is built; only a continued Build (C-6) is past that.
  const opening = phase === 'build' && options['discoverIsFree'] !== 'on';
  const [low, high] = marries
    ? [0, 0]
    : stalled
      ? [most, most]
      : phase === 'over'
        ? [0, 0]
        : [opening ? 1 : 0, Math.min(most, 1_000_000)];
  const usual = marries || phase === 'over' ? low : 1;
  return given === undefined ? usual : readInt(given, 'idle', low, high);
}

/** After its extension a Build continues only while there are spies to discover (C-6). */
function readExtended(
  given: unknown,
  phase: Phase,
  options: Options,
  government: Government,
  idle: number,
): boolean {
  if (given === undefined || given === false) return false;
  if (given !== true) fail('extended', 'must be true or false');
  const may =
    phase === 'build' &&
    options['discoverIsFree'] === 'on' &&
    idle === 0 &&
    government.length > 2 &&
    spiesIn(government) > 0;
  if (!may) fail('extended', 'cannot be true: nothing could follow the extension');
  return true;
}

function readKings(
  given: unknown,
  governments: readonly Government[],
  reader: CardReader,
): readonly Card[] {
  const both = governments.every((government) => government.length > 0);
  const due = both ? [] : KINGS.filter((king) => !isLiving(governments, king));
  const said = given === undefined ? undefined : readList(given, 'kings', due.length);
  const kings = reader.cards(said ?? due, 'kings');
  kings.forEach((king, at) => {
    if (!due.includes(king)) fail(`kings[${at}]`, `is ${king}, which cannot lie there`);
  });
  return due;
}
