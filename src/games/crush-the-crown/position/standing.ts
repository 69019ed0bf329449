import {type Card, rankOf, suitOf, SUITS} from '../../../cards/index.js';
import type {Options, Seat} from '../../../game/index.js';
import {type GivenFields, readBoolean, readInt, readList, readWord} from '../../../game/read.js';
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
import {faults} from './throw-faults.js';
import {type Phase, PHASES} from '../types.js';

/** The open part of a position: everything except the cards in hands and piles. */
export interface OpenPosition {
  readonly phase: Phase;
  readonly dealer: Seat;
  readonly active: Seat;
  readonly idle: number;
  readonly extended: boolean;
  readonly kings: readonly Card[];
  readonly governments: readonly Government[];
}

/** Reads the standing; missing fields follow from the others, or are as at the start of a match. */
export function readStanding(
  given: GivenFields,
  options: Options,
  reader: CardReader,
  lot: Seat,
): OpenPosition {
  const governments = readGovernments(given['governments'], reader);
  const phase = readPhase(given['phase'], governments);
  const {dealer, active} = readSeats(given, phase, governments, lot);
  const idle = readIdle(given['idle'], phase, options, governments);
  const extended = readExtended(given['extended'], phase, options, governments[active]!, idle);
  const rival = rivalOf(active);
  const may = phase !== 'insert' || nextRank(governments[rival]!) !== undefined;
  faults.need(may, 'phase', 'insert-ace', {seat: rival});
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
    const [most, found] = [PLACES.length, government.length];
    faults.need(found <= most, path, 'government-long', {most, found});
    faults.need(found !== 1, path, 'government-king');
    government.forEach((card, place) => {
      const rank = PLACES[place];
      const own = rankOf(card) === rank && suitOf(card) === suitOf(government[0]!);
      const may = own || (place > 1 && canSpyAs(governments, card, rank));
      if (!may) failAt(governments, seat, place);
    });
  });
  const extended = governments.findIndex((one) => one.length > 2);
  const single = governments.findIndex((one) => one.length === 0);
  const fits = extended < 0 || single < 0;
  faults.need(fits, `governments[${single}]`, 'government-first', {seat: extended});
  return governments;
}

/** Fails for a card that may not stand in its place of a Government, naming the cards that may. */
function failAt(governments: readonly Government[], seat: Seat, place: number): never {
  const path = `governments[${seat}][${place}]`;
  const suit = suitOf(governments[seat]![0]!);
  const rank = PLACES[place]!;
  if (place === 0) faults.fail(path, 'place-king');
  if (place === 1) faults.fail(path, 'place-queen', {queen: `Q${suit}`});
  const dead = SUITS.filter((one) => !isLiving(governments, `K${one}`));
  const spies = dead.map((one) => `${rank}${one}`);
  faults.fail(path, 'place-lower', {card: `${rank}${suit}`, spies, dead});
}

/** The default phase by the number of Governments that have a King. */
const BY_KINGS = ['marryFirst', 'marrySecond', 'build'] as const satisfies readonly Phase[];
/** The phases in which both Governments have a King. */
const MARRIED: readonly Phase[] = PHASES.filter(
  (name) => name !== 'marryFirst' && name !== 'marrySecond',
);

function readPhase(given: unknown, governments: readonly Government[]): Phase {
  const married = governments.filter((government) => government.length > 0).length;
  const complete = governments.filter(isComplete).length;
  faults.need(complete < 2, 'governments', 'complete-twice');
  if (given === undefined) return complete ? 'over' : BY_KINGS[married]!;
  const phase = readWord(given, 'phase', PHASES);
  if (complete) faults.need(phase === 'over', 'phase', 'phase-complete');
  else if (married === 0) faults.need(phase === 'marryFirst', 'phase', 'phase-kings-none');
  else if (married === 1) faults.need(phase === 'marrySecond', 'phase', 'phase-kings-one');
  else faults.need(MARRIED.includes(phase), 'phase', 'phase-kings-both', {due: MARRIED});
  return phase;
}

/** Dealer and active seat; during the marriages each follows from the other. */
function readSeats(
  given: GivenFields,
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
  const check = (given: Seat | undefined, path: string, due: Seat): void => {
    if (given === undefined || given === due) return;
    if (unmarried !== undefined) faults.fail(path, 'seat-unmarried', {due, seat: active});
    if (dealt !== undefined) faults.fail(path, 'seat-dealer', {due, dealer: rivalOf(active)});
    if (winner >= 0) faults.fail(path, 'seat-complete', {due, seat: active});
    faults.fail(path, 'seat-active', {due, active});
  };
  check(said, 'active', active);
  check(awaited, 'turn[0]', phase === 'tribute' ? rivalOf(active) : active);
  const dealer = first ? rivalOf(active) : phase === 'marrySecond' ? active : (named ?? lot);
  check(named, 'dealer', dealer);
  return {dealer, active};
}

/** Only a stalled game reaches the limit of idle turns, and it is over. */
function readIdle(
  given: unknown,
  phase: Phase,
  options: Options,
  governments: readonly Government[],
): number {
  const most = stallOf(options);
  const marries = phase === 'marryFirst' || phase === 'marrySecond';
  const stalled = phase === 'over' && !governments.some(isComplete);
  faults.need(!stalled || most < Infinity, 'phase', 'stall-off');
  // A turn counts as idle until something is built; only a Build that goes on (C-6) is past that.
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
  if (stalled) faults.need(idle === most, 'idle', 'idle-stalled', {due: most});
  faults.need(idle >= low && idle <= high, 'idle', 'idle', {least: low, most: high, phase});
  return idle;
}

/** A Build goes on after its extension only while there are spies to discover (C-6). */
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
  faults.need(may, 'extended', 'extended');
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
  if (both) faults.need(fits, 'kings', 'kings-none');
  faults.need(fits, 'kings', 'kings-due', {kings: due});
  return due;
}
