import {RANKS} from '../../../cards/index.js';
import {type Choices, choose, mayChoose, openChoices, type Seat} from '../../../game/index.js';
import {leafOf} from '../../../game/phase.js';
import {show} from '../../../game/phrases.js';
import {type GivenFields, readList, readObject, readSeat, readWord} from '../../../game/read.js';
import {pairsOf} from '../rules/letters.js';
import {answerers, MOST_TIES} from '../rules/push.js';
import {readPair} from './read-memory.js';
import type {Around} from './read-formations.js';
import {faults} from './throw-faults.js';
import {TABLES} from '../rules/standing.js';
import type {GskMeeting, GskMove, TrickStep} from '../types.js';

/** Reads the pairings of players. */

const RESTS: readonly TrickStep[] = [
  'formation',
  'rout',
  'lastRout',
  'declare',
  'challenge',
  'waiting',
];
const FIELDS = ['seats', 'step', 'declared', 'winner', 'choices', 'asked'];

/**
 * The first round that pairs the players as the position does and includes all formations on the
 * table.
 */
export function roundOf(
  {matches = [], formations = []}: GivenFields,
  letters: readonly Seat[],
): number | undefined {
  const said = readList(matches, 'matches').map(
    (one) => (one as {readonly seats?: unknown} | null)?.seats,
  );
  const laid = readList(formations, 'formations').flatMap((one, seat) => (one ? [seat] : []));
  return [0, 1, 2].find((round) => {
    const pairs = pairsOf({letters, round});
    return (
      laid.every((seat) => pairs.some((pair) => pair?.includes(seat))) &&
      said.every((seats, table) => seats === undefined || show(seats) === show(pairs[table]))
    );
  });
}

/** The matches of the round; missing fields follow from letters, round and formations. */
export function readMatches(value: unknown, around: Around): readonly (GskMeeting | null)[] {
  const given = value === undefined ? [] : readList(value, 'matches');
  const [most, found] = [TABLES.length, given.length];
  faults.need(found <= most, 'matches', 'matches-many', {most, found});
  return pairsOf(around).map((pair, table) => {
    const path = `matches[${table}]`;
    const item = given[table];
    if (pair === null) {
      faults.need(item === null || item === undefined, path, 'match-second');
      return null;
    }
    const step = stepIn(around.phase, table);
    return readMatch({step, ...readObject(item ?? {}, path, FIELDS)}, table, pair, around);
  });
}

/**
 * The step that a phase names for a table; the trick of a table that it leaves out is done. Any other
 * word is left to the check of the whole phase, which says what the phase must be.
 */
function stepIn(phase: string | undefined, table: number): TrickStep | undefined {
  if (!phase?.startsWith('tricks.')) return undefined;
  const own = `tricks.${table === 0 ? 'first' : 'second'}.`;
  const leaf = leafOf(phase.split(' + ').find((name) => name.startsWith(own)) ?? 'waiting');
  return RESTS.find((step) => step === leaf);
}

function readMatch(
  given: GivenFields,
  table: number,
  seats: readonly [Seat, Seat],
  around: Around,
): GskMeeting {
  const path = `matches[${table}]`;
  if (given['seats'] !== undefined) {
    const said = readPair(given['seats'], `${path}.seats`, (seat, where) =>
      readSeat(seat, where, around.seats),
    );
    faults.need(said.join() === seats.join(), `${path}.seats`, 'match-seats', {due: seats});
  }
  const step = readStep(given, table, seats, around);
  const {winner: won = null} = given;
  const said = won === null ? null : readSeat(won, `${path}.winner`, around.seats);
  faults.need(said === null || seats.includes(said), `${path}.winner`, 'winner-meets', {seats});
  const declared = readDeclared(given['declared'], `${path}.declared`, step, around);
  const winner = step === 'challenge' ? bluffer(seats, declared) : step === 'waiting' ? said : null;
  const fits = said === null || said === winner;
  if (winner === null) faults.need(fits, `${path}.winner`, 'winner-null', {step});
  else faults.need(fits, `${path}.winner`, 'winner-higher', {seat: winner});
  const meeting = {seats, step, declared, winner};
  const choices = readChoices(given, path, askedIn(meeting, around, table), around);
  return {...meeting, choices};
}

/**
 * The step of a match, in which both players have laid a formation or neither has. If it is missing,
 * it follows from the formations.
 */
function readStep(
  given: GivenFields,
  match: number,
  seats: readonly [Seat, Seat],
  {formations, options}: Around,
): TrickStep {
  const laid = seats.filter((seat) => formations[seat]);
  if ((given['step'] ?? null) === null) {
    const bare = seats.find((seat) => !formations[seat]);
    if (bare === undefined)
      return formations[seats[0]]!.turned || options['routWindows'] === 'afterFlip'
        ? 'lastRout'
        : 'rout';
    const [seat] = laid;
    if (seat !== undefined) faults.fail(`formations[${bare}]`, 'formation-due', {seat});
    return 'formation';
  }
  const step = readWord<TrickStep>(given['step'], `matches[${match}].step`, RESTS);
  const due = step === 'formation' || step === 'waiting' ? 'formation-none' : 'formation-in';
  for (const seat of seats) {
    const fits = laid.includes(seat) === (due === 'formation-in');
    faults.need(fits, `formations[${seat}]`, due, {step, match});
  }
  return step;
}

const bluffer = ([one, other]: readonly [Seat, Seat], declared: GskMeeting['declared']): Seat => {
  const [mine, theirs] = declared.at(-1)!;
  return RANKS.indexOf(mine) > RANKS.indexOf(theirs) ? one : other;
};

/** The values declared so far: equal pairs, and in the challenge a last pair that decides. */
function readDeclared(
  value: unknown = [],
  path: string,
  step: TrickStep,
  {options}: Around,
): GskMeeting['declared'] {
  const declared = readList(value, path).map((pair, at) =>
    readPair(pair, `${path}[${at}]`, (rank, where) => readWord(rank, where, RANKS)),
  );
  const {length: found} = declared;
  if (step === 'waiting') {
    faults.need(found <= MOST_TIES, path, 'declared-many', {most: MOST_TIES, found});
    return declared;
  }
  const least = step === 'challenge' ? 1 : 0;
  const again = options['blindTie'] === 'redeclare' ? MOST_TIES - 1 : 0;
  const most = step === 'declare' || step === 'challenge' ? again + least : 0;
  const fits = found >= least && found <= most;
  if (most === 0) faults.need(fits, path, 'declared-none', {step});
  else faults.need(fits, path, 'declared-size', {least, most, step, found});
  declared.forEach(([mine, theirs], at) => {
    const due = at < found - least ? 'declared-equal' : 'declared-different';
    faults.need((mine === theirs) === (due === 'declared-equal'), `${path}[${at}]`, due);
  });
  return declared;
}

/** The seats that choose in a step. */
function askedIn(
  {seats, step, winner}: Omit<GskMeeting, 'choices'>,
  {tokens, options}: Around,
  match: number,
): readonly Seat[] {
  switch (step) {
    case 'formation':
    case 'declare':
      return seats;
    case 'challenge':
      return answerers({tokens}, seats, winner!);
    case 'rout':
    case 'lastRout': {
      const may = step !== 'rout' || options['routWindows'] !== 'afterFlip';
      faults.need(may, `matches[${match}].step`, 'step-rout');
      const asked = seats.filter((seat) => tokens[seat]);
      faults.need(asked.length > 0, 'tokens', 'tokens-due', {seats, step, match});
      return asked;
    }
    default:
      return [];
  }
}

/** Choices laid down in secret; they are checked later, when all cards are known. */
function readChoices(
  {choices, asked}: GivenFields,
  path: string,
  from: readonly Seat[],
  {seats}: Around,
): Choices<GskMove> {
  const open = openChoices<GskMove>(from, seats);
  const list = (value: unknown, where: string): void => {
    const said = readList(value, where).join();
    faults.need(said === from.join(), where, 'to-choose', {due: from});
  };
  if (asked !== undefined) list(asked, `${path}.asked`);
  if (choices === undefined) return open;
  const given = readObject(choices, `${path}.choices`, ['from', 'made']);
  if (given['from'] !== undefined) list(given['from'], `${path}.choices.from`);
  const made = readList(given['made'] ?? [...open.made], `${path}.choices.made`, seats);
  return made.reduce<Choices<GskMove>>((all, move, seat) => {
    if (move === null) return all;
    const where = `${path}.choices.made[${seat}]`;
    faults.need(from.length > 0, where, 'choice-nobody');
    faults.need(mayChoose(open, seat), where, 'choice-others', {from});
    return choose(all, seat, move as GskMove);
  }, open);
}
