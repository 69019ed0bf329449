import {type Card, rankOf, suitOf} from '../../../cards/index.js';
import type {Options, Seat} from '../../../game/index.js';
import {
  fail,
  type Given,
  need,
  readBoolean,
  readInt,
  readList,
  readWord,
} from '../../../game/read.js';
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
  const rival = rivalOf(active);
  if (phase === 'insert' && nextRank(governments[rival]!) === undefined)
    fail('phase', `must not be "insert": governments[${rival}] has its Ace`);
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
    const {length} = government;
    if (length > PLACES.length)
      fail(path, `must have ${PLACES.length} cards or fewer, not ${length}`);
    if (length === 1) fail(path, 'must be empty, or begin with a King and the Queen of his suit');
    government.forEach((card, place) => {
      const rank = PLACES[place];
      const own = rankOf(card) === rank && suitOf(card) === suitOf(government[0]!);
      const may = own || (place > 1 && canSpyAs(governments, card, rank));
      if (!may) fail(`${path}[${place}]`, `must be ${dueAt(governments, seat, place)}`);
    });
  });
  const extended = governments.findIndex((one) => one.length > 2);
  const single = governments.findIndex((one) => one.length === 0);
  if (extended >= 0 && single >= 0)
    fail(
      `governments[${single}]`,
      `must have a King and a Queen, since governments[${extended}] has more`,
    );
  return governments;
}

/** The cards that may stand in a place of a Government, in words. */
function dueAt(governments: readonly Government[], seat: Seat, place: number): string {
  const suit = suitOf(governments[seat]![0]!);
  const rank = PLACES[place]!;
  if (place === 0) return 'a King';
  if (place === 1) return `Q${suit}, the Queen of the suit of the King`;
  const dead = KINGS.filter((king) => !isLiving(governments, king)).map((king) => suitOf(king));
  const spies = `a spy: ${dead.map((one) => `${rank}${one}`).join(', ')}, a Queen of ${dead.join(', ')} or a Joker`;
  return `${rank}${suit}, or ${spies}`;
}

const MARRIED: readonly Phase[] = ['marryFirst', 'marrySecond', 'build'];
const MARRIED_WORDS = ['none', 'only one', 'each'];

function readPhase(given: unknown, governments: readonly Government[]): Phase {
  const married = governments.filter((government) => government.length > 0).length;
  const complete = governments.filter(isComplete).length;
  if (complete > 1) fail('governments', 'must not both be complete, King to Ace');
  const due = complete ? 'over' : MARRIED[married]!;
  if (given === undefined) return due;
  const phase = readWord(given, 'phase', PHASES);
  const later = PHASES.filter((name) => name !== 'marryFirst' && name !== 'marrySecond');
  const fits: readonly Phase[] = due === 'build' ? later : [due];
  const why = complete
    ? 'since one of governments is complete'
    : `since ${MARRIED_WORDS[married]} of governments has a King`;
  need(
    fits.includes(phase),
    'phase',
    `must be ${fits.length > 1 ? 'one of ' : ''}${fits.join(', ')}, ${why}`,
  );
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
  const why =
    unmarried !== undefined
      ? `since governments[${active}] is empty`
      : dealt !== undefined
        ? `since dealer is ${named}`
        : winner >= 0
          ? `since governments[${active}] is complete`
          : `since active is ${active}`;
  if (said !== undefined && said !== active) fail('active', `must be ${active}, ${why}`);
  if (turned !== undefined && turned !== active)
    fail('turn[0]', `must be ${phase === 'tribute' ? rivalOf(active) : active}, ${why}`);
  const dealer = first ? rivalOf(active) : phase === 'marrySecond' ? active : (named ?? lot);
  if (named !== undefined && named !== dealer) fail('dealer', `must be ${dealer}, ${why}`);
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
  if (stalled && most === Infinity)
    fail(
      'phase',
      'must not be "over" until one of governments is complete, with the option stallTurns: off',
    );
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
  if (given === undefined) return usual;
  const idle = readInt(given, 'idle', 0, 1_000_000);
  const range = low === high ? `${low}` : `${low} to ${high}`;
  const why = stalled ? ', as no Government is complete' : '';
  need(idle >= low && idle <= high, 'idle', `must be ${range} in the phase "${phase}"${why}`);
  return idle;
}

/** After its extension a Build continues only while there are spies to discover (C-6). */
function readExtended(
  given: unknown,
  phase: Phase,
  options: Options,
  government: Government,
  idle: number,
): boolean {
  if (!readBoolean(given ?? false, 'extended')) return false;
  const may =
    phase === 'build' &&
    options['discoverIsFree'] === 'on' &&
    idle === 0 &&
    government.length > 2 &&
    spiesIn(government) > 0;
  if (!may)
    fail(
      'extended',
      'must be false but in the phase "build" with the option discoverIsFree: on, with idle 0 and a spy to discover',
    );
  return true;
}

function readKings(
  given: unknown,
  governments: readonly Government[],
  reader: CardReader,
): readonly Card[] {
  const both = governments.every((government) => government.length > 0);
  const due = both ? [] : KINGS.filter((king) => !isLiving(governments, king));
  const kings = reader.cards(given ?? due, 'kings');
  const fits = kings.length === due.length && kings.every((king) => due.includes(king));
  need(
    fits,
    'kings',
    due.length === 0
      ? 'must be empty when both seats have a King'
      : `must be the Kings that no Government has: ${due.join(', ')}`,
  );
  return due;
}
